import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { ExportMenu } from '../imports/export-menu';
import { ImportButton } from '../imports/import-button';
import { NothingFound } from '../kit/nothing-found';
import { RecordTable, type TableColumn } from '../kit/record-table';
import { ColumnsMenu } from './columns-menu';
import type { Directory, ListedRecord } from './directory';
import styles from './directory.module.css';
import { DirectoryPage } from './directory-page';
import { ListSearch } from './list-search';
import { RemoveSelected } from './remove-selected';
import { EditAndDelete, RowActions } from './row-actions';
import { SavedViews } from './saved-views';
import { SelectionBar } from './selection-bar';
import { StatsLine } from './stats-line';
import { useDirectoryRoutes } from './use-directory-routes';

interface DirectoryProps<Kept extends ListedRecord> {
  directory: Directory<Kept>;
}

/** The screen of a directory: search, filters, table and pager, what is done with many at once, and its dialogs. */
export function DirectoryScreen<Kept extends ListedRecord>({ directory }: DirectoryProps<Kept>) {
  const { resource, collection, words, importKind, isGlobal = false, columnsKey } = directory;
  const { HeadActions, Filters, Tabs, Notice, BulkActions, Picture, Dialogs } = directory;
  const t = useT();
  const { open, isOpen } = useDirectoryRoutes(directory.path);
  const [recordToDelete, setRecordToDelete] = useState<Kept | null>(null);
  const columns = directory.columns.map((column) => ({ ...column, label: t(column.label) }));
  const actions = (
    <>
      {collection && (
        <Button
          variant="outlined"
          aria-label={t('directory.collect.open')}
          title={t('directory.collect.open')}
          onClick={() => open('global')}
        >
          <Icon of={Globe} />
          <span className={styles['wide']}>{t('directory.collect.open')}</span>
        </Button>
      )}
      <Button variant="contained" onClick={() => open('create')}>
        <Icon of={Plus} />
        {t(`${words}.add`)}
      </Button>
    </>
  );
  return (
    <DirectoryPage
      title={t(`${words}.title`)}
      {...(directory.failed && { failed: t(directory.failed) })}
      sort={{ field: 'name', order: 'ASC' }}
      {...(directory.perPage && { perPage: directory.perPage })}
      pagerIfNeeded={isGlobal}
      actions={
        <>
          <ImportButton kind={importKind} />
          <ExportMenu kind={importKind} />
          {HeadActions && <HeadActions />}
          {actions}
        </>
      }
      tabs={Tabs && <Tabs />}
      notice={Notice && <Notice />}
      stats={directory.stats && <Stats resource={resource} stats={directory.stats} />}
      tools={
        <>
          <ListSearch
            label={t(`${words}.search`)}
            placeholder={t(`${words}.searchPlaceholder`)}
            button={isGlobal ? 'text' : 'icon'}
          />
          {Filters && <Filters />}
          <span className={styles['spacer']} />
          <SavedViews />
          {columnsKey && <ColumnsMenu storeKey={columnsKey} columns={columns.slice(1)} />}
        </>
      }
      selection={
        <SelectionBar<Kept> text={(count) => t(`${words}.selected`, { smart_count: count })}>
          {(records) => (
            <>
              <RemoveSelected
                resource={resource}
                {...(collection && { collection })}
                words={words}
                records={records}
              />
              {BulkActions && <BulkActions records={records} />}
            </>
          )}
        </SelectionBar>
      }
      empty={
        <EmptyState title={t(`${words}.empty.title`)} text={t(`${words}.empty.text`)} picture={<Picture />}>
          {actions}
          <ImportButton kind={importKind} label={t(`imports.heading.${importKind}`)} />
        </EmptyState>
      }
      nothing={
        <NothingFound
          title={(query) =>
            directory.nothingByFilters && !query
              ? t(directory.nothingByFilters)
              : t(`${words}.nothing.title`, { query })
          }
          text={t(`${words}.nothing.text`)}
          {...(directory.clear && { clearLabel: t(directory.clear) })}
        />
      }
      dialogs={
        <Suspense>
          {(isOpen || recordToDelete) && (
            <Dialogs recordToDelete={recordToDelete} onDelete={setRecordToDelete} />
          )}
        </Suspense>
      }
    >
      <DirectoryTable directory={directory} columns={columns} onOpen={open} onDelete={setRecordToDelete} />
    </DirectoryPage>
  );
}

interface DirectoryTableProps<Kept extends ListedRecord> extends DirectoryProps<Kept> {
  columns: readonly TableColumn<Kept>[];
  onOpen: (id: number) => void;
  onDelete: (record: Kept) => void;
}

/** The records of the current page. A click opens one. */
function DirectoryTable<Kept extends ListedRecord>(props: DirectoryTableProps<Kept>) {
  const { directory, columns, onOpen, onDelete } = props;
  const { words, columnsKey, cannotSelect, actionsWidth, RowActions: Actions } = directory;
  const t = useT();
  const actions: TableColumn<Kept> = {
    source: 'actions',
    label: <span className="visually-hidden">{t('common.list.actions')}</span>,
    ...actionsWidth,
    render: (record) => {
      const deeds = { onOpen: () => onOpen(record.id), onDelete: () => onDelete(record) };
      return (
        <RowActions>
          {Actions ? (
            <Actions record={record} {...deeds} />
          ) : (
            <EditAndDelete name={record.name} onEdit={deeds.onOpen} onDelete={deeds.onDelete} />
          )}
        </RowActions>
      );
    },
  };
  return (
    <RecordTable<Kept>
      label={t(`${words}.caption`)}
      {...(columnsKey && { storeKey: columnsKey })}
      columns={[...columns, actions]}
      onOpen={onOpen}
      reasonNotToSelect={({ email }) => (cannotSelect && !email ? t(cannotSelect) : undefined)}
    />
  );
}

interface StatsProps {
  resource: string;
  stats: NonNullable<Directory<ListedRecord>['stats']>;
}

/** Under the resource's own key: what changes the list changes its figures. */
function Stats({ resource, stats: { load, figures, More } }: StatsProps) {
  const t = useT();
  const { number } = useFormat();
  const { data } = useQuery({ queryKey: [resource, 'stats'], queryFn: ({ signal }) => load(signal) });
  const said = Object.entries(figures).map(([name, text]) => t(text, { count: number(data?.[name] ?? 0) }));
  return <StatsLine figures={data && said}>{More && <More />}</StatsLine>;
}
