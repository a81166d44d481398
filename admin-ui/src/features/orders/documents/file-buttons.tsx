import IconButton from '@mui/material/IconButton';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { OrderDocument } from './document-groups';
import { useDownload } from './use-documents';

interface FileButtonProps {
  document: OrderDocument;
}

export function DownloadButton({ document }: FileButtonProps) {
  const t = useT();
  const { isRunning, download } = useDownload(document);
  return (
    <IconButton
      size="small"
      aria-label={t('documents.downloadOf', { name: document.original_filename })}
      aria-busy={isRunning}
      onClick={download}
    >
      <Icon of={Download} />
    </IconButton>
  );
}

/** Asks before the file goes; nothing for one that the reader may not delete. */
export function DeleteButton({ document }: FileButtonProps) {
  const t = useT();
  const { openDialog } = useOrder();
  if (!document.can_delete) return null;
  return (
    <IconButton
      size="small"
      aria-label={t('documents.deleteOf', { name: document.original_filename })}
      onClick={() => openDialog({ kind: 'delete-document', document })}
    >
      <Icon of={Trash2} />
    </IconButton>
  );
}
