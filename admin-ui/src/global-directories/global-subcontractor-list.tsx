import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { Subcontractor } from '../api/types';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { LorryPicture } from '../components/pictures';
import { ColumnsMenu } from '../directory/columns-menu';
import styles from '../directory/directory.module.css';
import { DirectoryPage } from '../directory/directory-page';
import { ListSearch } from '../directory/list-search';
import { RemoveSelected } from '../directory/remove-selected';
import { SavedViews } from '../directory/saved-views';
import { SelectionBar } from '../directory/selection-bar';
import { useDirectoryRoutes } from '../directory/use-directory-routes';
import { useT } from '../i18n/use-t';
import { ExportMenu } from '../imports/export-menu';
import { ImportButton } from '../imports/import-button';
import { paths } from '../paths';
import { RateFilter } from '../subcontractors/rate-filter';
import {
  GlobalSubcontractorTable,
  globalSubcontractorTableKey,
  useGlobalSubcontractorColumns,
} from './global-subcontractor-table';
import { NothingFound } from './nothing-found';

const Dialogs = lazy(async () => ({
  default: (await import('./global-subcontractor-dialogs')).GlobalSubcontractorDialogs,
}));

/** Search, table and dialogs of the global subcontractors; fifty a page. */
export function GlobalSubcontractorList() {
  const t = useT();
  const { open, isOpen } = useDirectoryRoutes(paths.globalSubcontractors);
  const [doomed, setDoomed] = useState<Subcontractor | null>(null);
  const columns = useGlobalSubcontractorColumns();
  const add = (
    <Button variant="contained" onClick={() => open('create')}>
      <Icon of={Plus} />
      {t('globalSubcontractors.add')}
    </Button>
  );
  return (
    <DirectoryPage
      title={t('globalSubcontractors.title')}
      failed={t('subcontractors.loadFailed')}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      actions={
        <>
          <ImportButton kind="subcontractors" />
          <ExportMenu kind="subcontractors" />
          {add}
        </>
      }
      pagerIfNeeded
      tools={
        <>
          <ListSearch
            label={t('globalSubcontractors.search')}
            placeholder={t('globalSubcontractors.searchPlaceholder')}
            button="text"
          />
          <RateFilter />
          <span className={styles['spacer']} />
          <SavedViews />
          <ColumnsMenu storeKey={globalSubcontractorTableKey} columns={columns} />
        </>
      }
      selection={
        <SelectionBar<Subcontractor>
          text={(count) => t('globalSubcontractors.selected', { smart_count: count })}
        >
          {(records) => (
            <RemoveSelected
              resource="admin-global-subcontractors"
              words="globalSubcontractors"
              records={records}
            />
          )}
        </SelectionBar>
      }
      empty={
        <EmptyState
          title={t('globalSubcontractors.empty.title')}
          text={t('globalSubcontractors.empty.text')}
          picture={<LorryPicture />}
        >
          {add}
          <ImportButton kind="subcontractors" label={t('imports.heading.subcontractors')} />
        </EmptyState>
      }
      nothing={<NothingFound words="globalSubcontractors" />}
      dialogs={<Suspense>{(isOpen || doomed) && <Dialogs doomed={doomed} onDoom={setDoomed} />}</Suspense>}
    >
      <GlobalSubcontractorTable onOpen={open} onDelete={setDoomed} />
    </DirectoryPage>
  );
}
