import IconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon';
import { useT } from '../i18n/use-t';
import styles from './directory.module.css';

/** What can be done with a row; seen when it is pointed at or has the focus, and always on touch screens. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles['actions']} onClick={(event) => event.stopPropagation()}>
      {children}
    </div>
  );
}

interface RowActionProps {
  /** Names the action and what it is done to. */
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  busy?: boolean;
}

/** One action of a row. */
export function RowAction({ label, icon, onClick, busy = false }: RowActionProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      aria-busy={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      <Icon of={icon} size={14} />
    </IconButton>
  );
}

interface EditAndDeleteProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The two actions that every record of one's own has. */
export function EditAndDelete({ name, onEdit, onDelete }: EditAndDeleteProps) {
  const t = useT();
  return (
    <>
      <RowAction label={t('directory.editOf', { name })} icon={Pencil} onClick={onEdit} />
      <RowAction label={t('directory.deleteOf', { name })} icon={Trash} onClick={onDelete} />
    </>
  );
}
