import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon';
import styles from './directory.module.css';

interface ColumnsListProps {
  id: string;
  /** The button that it belongs to; null while it is closed. */
  anchor: HTMLElement | null;
  columns: readonly { source: string; label: ReactNode }[];
  hidden: readonly string[];
  onToggle: (source: string) => void;
  onClose: () => void;
}

/** The menu of a `ColumnsMenu`. It stays open while columns are ticked. */
export function ColumnsList({ id, anchor, columns, hidden, onToggle, onClose }: ColumnsListProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {columns.map(({ source, label }) => (
        <MenuItem
          key={source}
          role="menuitemcheckbox"
          aria-checked={!hidden.includes(source)}
          onClick={() => onToggle(source)}
        >
          <span className={styles['tick']}>{!hidden.includes(source) && <Icon of={Check} size={14} />}</span>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
