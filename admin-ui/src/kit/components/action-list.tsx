import Divider from '@mui/material/Divider';
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
  /** Why it cannot be done now; it is shown below its words. */
  reason?: string | null;
  /** It cannot be undone: set apart, and red. */
  isDestructive?: boolean;
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
      {actions.flatMap(({ key, label, icon, run, reason, isDestructive }, place) => [
        isDestructive && place > 0 && <Divider key={`above ${key}`} component="li" />,
        <MenuItem
          key={key}
          aria-disabled={reason ? true : undefined}
          onClick={() => {
            if (reason) return;
            onClose();
            run();
          }}
          // A phone shows long words whole.
          sx={{
            gap: 1,
            color: isDestructive ? 'error.main' : undefined,
            whiteSpace: 'normal',
            '& > svg': { flex: 'none' },
          }}
        >
          <Icon of={icon} size={14} />
          {reason ? (
            <span style={{ color: 'var(--text-3)' }}>
              {label}
              <small style={{ display: 'block', whiteSpace: 'normal', maxWidth: 240 }}>{reason}</small>
            </span>
          ) : (
            label
          )}
        </MenuItem>,
      ])}
    </Menu>
  );
}
