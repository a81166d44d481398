import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon';

/** One thing that can be done. */
export interface Action {
  key: string;
  label: string;
  icon: LucideIcon;
  run: () => void;
}

interface ActionListProps {
  id: string;
  /** The button that it belongs to; null while it is closed. */
  anchor: HTMLElement | null;
  actions: readonly Action[];
  onClose: () => void;
}

/** The menu of an `ActionMenu`. */
export function ActionList({ id, anchor, actions, onClose }: ActionListProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {actions.map(({ key, label, icon, run }) => (
        <MenuItem
          key={key}
          onClick={() => {
            onClose();
            run();
          }}
          sx={{ gap: 1 }}
        >
          <Icon of={icon} size={14} />
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
