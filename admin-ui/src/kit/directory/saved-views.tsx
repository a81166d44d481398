import Button from '@mui/material/Button';
import Bookmark from 'lucide-react/icons/bookmark';
import { useListContext, useResourceContext, useSavedQueries, type SavedQuery } from 'react-admin';
import { Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../components/icon';
import { later } from '../components/later';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import styles from './directory.module.css';

const SavedViewsList = later(async () => (await import('./saved-views-list')).SavedViewsList);
const SaveView = later(async () => (await import('./save-view')).SaveView);

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
  const [opened, setOpened] = useState(false);
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
      action: { label: t('directory.collected.undo'), run: () => setStored(stored) },
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
        onPointerEnter={SavedViewsList.preload}
        onFocus={SavedViewsList.preload}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
      >
        <Icon of={Bookmark} size={14} />
        {current && <span className={`${styles['view']} cut`}>{current.label}</span>}
      </Button>
      <Suspense>
        {opened && (
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
        )}
        {naming && <SaveView onSave={save} onClose={() => setNaming(false)} />}
      </Suspense>
    </>
  );
}
