import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import type { SavedQuery } from 'react-admin';
import { Icon } from '../components/icon';
import { useT } from '../i18n/use-t';
import styles from './directory.module.css';

interface SavedViewsListProps {
  id: string;
  /** The button that it belongs to; null while it is closed. */
  anchor: HTMLElement | null;
  views: readonly SavedQuery[];
  /** The saved view that the list shows now. */
  current: SavedQuery | undefined;
  onOpen: (view: SavedQuery) => void;
  onSave: () => void;
  onRemove: (view: SavedQuery) => void;
  onClose: () => void;
}

/** The menu of `SavedViews`: the views, and what can be done with the one that is open. */
export function SavedViewsList(props: SavedViewsListProps) {
  const { id, anchor, views, current, onOpen, onSave, onRemove, onClose } = props;
  const t = useT();
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {views.length === 0 && <MenuItem disabled>{t('directory.views.none')}</MenuItem>}
      {views.map((view) => (
        <MenuItem
          key={view.label}
          role="menuitemradio"
          aria-checked={view === current}
          onClick={then(() => onOpen(view))}
        >
          <span className={styles['tick']}>{view === current && <Icon of={Check} size={14} />}</span>
          {view.label}
        </MenuItem>
      ))}
      <Divider />
      {current ? (
        <MenuItem onClick={then(() => onRemove(current))}>
          {t('directory.views.remove', { name: current.label })}
        </MenuItem>
      ) : (
        <MenuItem onClick={then(onSave)}>{t('directory.views.save')}</MenuItem>
      )}
    </Menu>
  );
}
