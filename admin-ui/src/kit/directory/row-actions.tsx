import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { LucideIcon } from 'lucide-react';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { Action } from '../components/action-list';
import { ActionMenu } from '../components/action-menu';
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

/** One thing that a row can do. */
export type RowAct = Omit<Action, 'reason'> & { busy?: boolean };

interface RowActsProps {
  /** Whose row it is. */
  name: string;
  acts: readonly RowAct[];
}

/** What a row can do, side by side; in one menu where the window is narrow, which leaves the room to the columns. */
export function RowActs({ name, acts }: RowActsProps) {
  const t = useT();
  const isNarrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  if (isNarrow)
    return (
      <ActionMenu
        label={t('directory.actsOf', { name })}
        actions={acts.map(({ busy, ...act }) => ({ ...act, run: () => !busy && act.run() }))}
      />
    );
  return acts.map(({ key, label, icon, run, busy = false }) => (
    <RowAction key={key} label={label} icon={icon} busy={busy} onClick={run} />
  ));
}

interface EditAndDeleteProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The two acts that every record of one's own has. */
export function useEditAndDelete({ name, onEdit, onDelete }: EditAndDeleteProps): RowAct[] {
  const t = useT();
  return [
    { key: 'edit', label: t('directory.editOf', { name }), icon: Pencil, run: onEdit },
    { key: 'delete', label: t('directory.deleteOf', { name }), icon: Trash, run: onDelete },
  ];
}

/** The row of a record of one's own, where it has no other acts. */
export function EditAndDelete(props: EditAndDeleteProps) {
  return <RowActs name={props.name} acts={useEditAndDelete(props)} />;
}
