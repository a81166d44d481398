import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import useMediaQuery from '@mui/material/useMediaQuery';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import type { Action } from '../../kit/components/action-list';
import { ActionMenu } from '../../kit/components/action-menu';
import { paths } from '../../kit/paths';
import Globe from 'lucide-react/icons/globe';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState, useId, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EmptyState } from '../../kit/components/empty-state';
import { Icon } from '../../kit/components/icon';
import { useT } from '../../kit/i18n/use-t';
import { useExportMenu } from '../imports/export-menu';
import { ImportButton } from '../imports/import-button';
import { FoldedFilters } from '../../kit/components/folded-filters';
import { countBesideSearch, useFilters } from '../../kit/directory/use-filters';
import { NothingFound } from '../../kit/records/nothing-found';
import { UnlessEmpty } from '../../kit/records/record-list';
import { RecordTable, type TableColumn } from '../../kit/records/record-table';
import { usePeek } from '../../kit/records/use-peek';
import type { Directory, ListedRecord } from '../../kit/directory/directory';
import { useDirectoryRoutes } from '../../kit/directory/use-directory-routes';
import styles from '../../kit/directory/directory.module.css';
import { DirectoryPage } from '../../kit/directory/directory-page';
import { ListSearch } from '../../kit/directory/list-search';
import { EditAndDelete, RowActions } from '../../kit/directory/row-actions';
import { SavedViews } from '../../kit/directory/saved-views';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useListContext, useStore } from 'react-admin';
import { later } from '../../kit/components/later';

const RemoveSelected = later(async () => (await import('./remove-selected')).RemoveSelected);

interface ColumnsMenuProps {
  /** The `storeKey` of the table: both read the hidden columns from there. */
  storeKey: string;
  columns: readonly { source: string; label: ReactNode }[];
}

/**
 * Shows and hides the columns of a table, remembered on this device, where `DataTable` reads it. The list of react-admin's
 * `ColumnsButton` is in the page from the start, as a menu with options in it: screen readers and our keys take it for open.
 */
function ColumnsMenu({ storeKey, columns }: ColumnsMenuProps) {
  const t = useT();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hidden, setHidden] = useStore<string[]>(storeKey, []);
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]);
  return (
    <>
      <Button
        size="small"
        aria-label={t('common.list.columnsTitle')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={SlidersHorizontal} size={14} />
        <span className={styles['wide']}>{t('common.list.columns')}</span>
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        // It stays open while columns are ticked.
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {columns.map(({ source, label }) => (
          <MenuItem
            key={source}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(source)}
            onClick={() => toggle(source)}
          >
            <span className={styles['tick']}>
              {!hidden.includes(source) && <Icon of={Check} size={14} />}
            </span>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

interface HeadActionsProps<Kept extends ListedRecord> {
  directory: Directory<Kept>;
  isNarrow: boolean;
  onCollect: () => void;
}

/** The other buttons of the head; what is done seldom is in a menu. */
function HeadActions<Kept extends ListedRecord>({ directory, isNarrow, onCollect }: HeadActionsProps<Kept>) {
  const { importKind, collection, headDialog, menuLink, HeadAction } = directory;
  const t = useT();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const { openAt, menu } = useExportMenu(importKind);
  const seldom: (Action | false | undefined)[] = [
    headDialog && {
      key: 'dialog',
      label: t(headDialog.label),
      icon: headDialog.icon,
      run: () => setOpen(true),
    },
    isNarrow &&
      collection !== undefined && {
        key: 'collect',
        label: t('directory.collect.open'),
        icon: Globe,
        run: onCollect,
      },
    {
      key: 'import',
      label: t(`directoryFiles.heading.${importKind}`),
      icon: Upload,
      run: () => void navigate(paths.newImport(importKind)),
    },
    {
      key: 'export',
      label: t('directoryFiles.export.label'),
      icon: Download,
      run: () => openAt(place.current),
    },
    menuLink && {
      key: 'link',
      label: t(menuLink.label),
      icon: menuLink.icon,
      run: () => void navigate(menuLink.to),
    },
  ];
  return (
    <>
      {HeadAction && (
        <UnlessEmpty>
          <HeadAction />
        </UnlessEmpty>
      )}
      <span ref={place}>
        <ActionMenu label={t('common.action.more')} actions={seldom.filter((one) => !!one)} />
        {menu}
      </span>
      <Suspense>{headDialog && isOpen && <headDialog.Dialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

interface DirectoryProps<Kept extends ListedRecord> {
  directory: Directory<Kept>;
}

/** The screen of a directory: search, filters, table and pager, what is done with many at once, and its dialogs. */
export function DirectoryScreen<Kept extends ListedRecord>({ directory }: DirectoryProps<Kept>) {
  const { resource, collection, words, importKind, isGlobal = false, columnsKey } = directory;
  const { Filters, Tabs, Notice, picture, BulkActions, Dialogs } = directory;
  const t = useT();
  const { open, isOpen } = useDirectoryRoutes(directory.path);
  const [recordToDelete, setRecordToDelete] = useState<Kept | null>(null);
  const landed = useLanded();
  const columns = directory.columns.map((column) => ({ ...column, label: t(column.label) }));
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const add = (
    <Button variant="contained" onClick={() => open('create')}>
      <Icon of={Plus} />
      {t(`${words}.add`)}
    </Button>
  );
  const collect = collection && !isNarrow && (
    <Button
      variant="outlined"
      aria-label={t('directory.collect.open')}
      title={t('directory.collect.open')}
      onClick={() => open('global')}
    >
      <Icon of={Globe} />
      <span className={styles['wide']}>{t('directory.collect.open')}</span>
    </Button>
  );
  return (
    <DirectoryPage<Kept>
      title={t(`${words}.title`)}
      {...(directory.failed && { failed: t(directory.failed) })}
      sort={{ field: 'name', order: 'ASC' }}
      {...(directory.perPage && { perPage: directory.perPage })}
      pagerIfNeeded={isGlobal}
      actions={
        <>
          <HeadActions directory={directory} isNarrow={isNarrow} onCollect={() => open('global')} />
          <UnlessEmpty>
            {collect}
            {add}
          </UnlessEmpty>
        </>
      }
      tabs={Tabs && <Tabs />}
      notice={Notice && <Notice />}
      tools={
        <>
          <ListSearch
            label={t(`${words}.search`)}
            placeholder={t(`${words}.searchPlaceholder`)}
            button={isGlobal ? 'text' : 'icon'}
          />
          <FilterPlace>
            {Filters && <Filters />}
            <span className={styles['end']}>
              <SavedViews />
              {columnsKey && <ColumnsMenu storeKey={columnsKey} columns={columns.slice(1)} />}
            </span>
          </FilterPlace>
        </>
      }
      empty={
        <EmptyState title={t(`${words}.empty.title`)} text={t(`${words}.empty.text`)} picture={picture}>
          {add}
          {collect}
          {collection && isNarrow && (
            <Button variant="outlined" onClick={() => open('global')}>
              {t('directory.collect.open')}
            </Button>
          )}
          <ImportButton kind={importKind} label={t(`directoryFiles.heading.${importKind}`)} />
        </EmptyState>
      }
      selection={{
        label: `${words}.selected`,
        actions: (records) => (
          <>
            <Suspense>
              <RemoveSelected
                resource={resource}
                {...(collection && { collection })}
                words={words}
                records={records}
              />
            </Suspense>
            {BulkActions && <BulkActions records={records} />}
          </>
        ),
      }}
      nothing={<NothingFound />}
      dialogs={
        <Suspense>
          {(isOpen || recordToDelete) && (
            <Dialogs recordToDelete={recordToDelete} onDelete={setRecordToDelete} />
          )}
        </Suspense>
      }
    >
      <DirectoryTable
        directory={directory}
        columns={columns}
        landed={landed}
        onOpen={open}
        onDelete={setRecordToDelete}
      />
    </DirectoryPage>
  );
}

/** Filters of a directory, saved views and the choice of columns; folded on phones. */
function FilterPlace({ children }: { children: ReactNode }) {
  const { filters } = useFilters();
  return <FoldedFilters count={countBesideSearch(filters)}>{children}</FoldedFilters>;
}

interface DirectoryTableProps<Kept extends ListedRecord> extends DirectoryProps<Kept> {
  columns: readonly TableColumn<Kept>[];
  /** A record that was just made. */
  landed: number | null;
  onOpen: (id: number) => void;
  onDelete: (record: Kept) => void;
}

/** The records of the current page. A click opens one. */
function DirectoryTable<Kept extends ListedRecord>(props: DirectoryTableProps<Kept>) {
  const { directory, columns, landed, onOpen, onDelete } = props;
  const { words, columnsKey, cannotSelect, actionsWidth, pageOf, RowActions: Actions } = directory;
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const openRow = pageOf ? (id: number) => void navigate({ pathname: pageOf(id), search }) : onOpen;
  const actions: TableColumn<Kept> = {
    source: 'actions',
    label: <span className="visually-hidden">{t('common.list.actions')}</span>,
    ...actionsWidth,
    render: (record) => {
      const handlers = { onOpen: () => onOpen(record.id), onDelete: () => onDelete(record) };
      return (
        <RowActions>
          {Actions ? (
            <Actions record={record} {...handlers} />
          ) : (
            <EditAndDelete name={record.name} onEdit={handlers.onOpen} onDelete={handlers.onDelete} />
          )}
        </RowActions>
      );
    },
  };
  return (
    <Peeking<Kept> directory={directory}>
      <RecordTable<Kept>
        label={t(`${words}.caption`)}
        {...(columnsKey && { storeKey: columnsKey })}
        columns={[...columns, actions]}
        highlighted={landed}
        onOpen={openRow}
        selection={{
          reasonNotTo: ({ email }) => (cannotSelect && !email ? t(cannotSelect) : undefined),
        }}
      />
    </Peeking>
  );
}

/** The record that was just made, as `RecordDialogs` leaves it in the history; null when there is none. */
function useLanded(): number | null {
  const state: unknown = useLocation().state;
  const landed = typeof state === 'object' && state !== null && 'landed' in state ? state.landed : null;
  return typeof landed === 'number' ? landed : null;
}

interface PeekingProps<Kept extends ListedRecord> extends DirectoryProps<Kept> {
  children: ReactNode;
}

/** The panel beside the table for the record whose row has the focus. */
function Peeking<Kept extends ListedRecord>({ directory: { Peek }, children }: PeekingProps<Kept>) {
  const { data = [] } = useListContext<Kept>();
  const peek = usePeek(
    (_row, place) => data[place]?.id ?? null,
    (id) => data.some((one) => one.id === id),
  );
  const record = data.find(({ id }) => id === peek.id);
  if (!Peek) return children;
  return (
    <div style={{ display: 'contents' }} onKeyDown={peek.onKeyDown}>
      {children}
      <Suspense>{record && <Peek record={record} onClose={peek.close} />}</Suspense>
    </div>
  );
}
