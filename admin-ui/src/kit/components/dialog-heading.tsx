import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t';
import { Icon } from './icon';

interface DialogHeadingProps {
  /** For the dialog's `aria-labelledby`. */
  id: string;
  /** The same as “Cancel”. */
  onClose: () => void;
  children: ReactNode;
}

/** The title of a dialog, in as many lines as it takes, and the cross that closes it. */
export function DialogHeading({ id, onClose, children }: DialogHeadingProps) {
  const t = useT();
  return (
    // Without an id of its own it would take the dialog's, and the cross would belong to the dialog's name.
    <DialogTitle component="div" id={`${id}-bar`}>
      <h2 id={id} style={{ flex: 1, minWidth: 0, margin: 0, font: 'inherit', overflowWrap: 'anywhere' }}>
        {children}
      </h2>
      <IconButton size="small" aria-label={t('common.action.close')} onClick={onClose}>
        <Icon of={X} />
      </IconButton>
    </DialogTitle>
  );
}
