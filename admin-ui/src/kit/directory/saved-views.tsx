import Button from '@mui/material/Button';
import Bookmark from 'lucide-react/icons/bookmark';
import { useListContext, useResourceContext, useSavedQueries, type SavedQuery } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../components/icon';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import styles from './directory.module.css';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { DialogHeading } from '../components/dialog-heading';
import { TextField } from '../components/text-field';
import { useCloseGuard } from '../form/use-unsaved-guard';

/** react-admin's saved queries: search, filters, order and page size of a list by a name, on this device. */
export function SavedViews() {
  const t = useT();
  const toast = useToast();
  const id = useId();
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const { sort, perPage, ...list } = useListContext();
  const filter = list.filterValues as object;
  const [stored, setStored] = useSavedQueries(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState(false);
  const now = { filter, sort, perPage };
  const isNow = ({ value }: SavedQuery) =>
    JSON.stringify({ filter: value.filter as object, sort: value.sort, perPage: value.perPage }) ===
    JSON.stringify(now);
  const current = stored.find(isNow);

  const open = ({ value }: SavedQuery) => {
    // All of it in one step, so that it is one step back in the browser too.
    const query = new URLSearchParams({
      filter: JSON.stringify(value.filter ?? {}),
      displayedFilters: JSON.stringify(value.displayedFilters ?? {}),
      sort: value.sort?.field ?? sort.field,
      order: value.sort?.order ?? sort.order,
      page: '1',
      perPage: String(value.perPage ?? perPage),
    });
    void navigate({ search: query.toString() });
  };
  const save = (label: string) => {
    const value = { ...now, displayedFilters: list.displayedFilters as object[] };
    setStored([...stored.filter((one) => one.label !== label), { label, value }]);
    toast.success(t('directory.views.done', { name: label }));
  };
  const remove = ({ label }: SavedQuery) => {
    setStored(stored.filter((one) => one.label !== label));
    toast.success(t('directory.views.removed', { name: label }), {
      action: { label: t('common.action.undo'), run: () => setStored(stored) },
    });
  };

  return (
    <>
      <Button
        size="small"
        variant={current ? 'tonal' : 'text'}
        aria-label={t('directory.views.button')}
        title={t('directory.views.button')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={Bookmark} size={14} />
        {current && <span className={`${styles['view']} cut`}>{current.label}</span>}
      </Button>
      <SavedViewsList
        id={id}
        anchor={anchor}
        views={stored}
        current={current}
        onOpen={open}
        onSave={() => setNaming(true)}
        onRemove={remove}
        onClose={() => setAnchor(null)}
      />
      {naming && <SaveView onSave={save} onClose={() => setNaming(false)} />}
    </>
  );
}

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
function SavedViewsList(props: SavedViewsListProps) {
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

interface SaveViewProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view; a name that is there already gets the new one. */
function SaveView({ onSave, onClose }: SaveViewProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const { askToClose, question } = useCloseGuard(name.trim() !== '', onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!name.trim()) return setMissing(true);
    onSave(name.trim());
    onClose();
  };
  return (
    <Dialog open onClose={askToClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 440 } } }}>
      <form noValidate onSubmit={submit}>
        <DialogHeading id={id} onClose={askToClose}>
          {t('directory.views.title')}
        </DialogHeading>
        <DialogContent>
          <TextField
            label={t('directory.views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            required
            autoFocus
            error={missing && !name.trim()}
            helperText={missing && !name.trim() ? t('common.fault.required') : t('directory.views.hint')}
            inputProps={{ maxLength: 60, autoComplete: 'off' }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={askToClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('common.action.save')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
