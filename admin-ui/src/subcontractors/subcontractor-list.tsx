import Button from '@mui/material/Button';
import Globe from 'lucide-react/icons/globe';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { DirectorySubcontractor } from '../api/types';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { LorryPicture } from '../components/pictures';
import { ColumnsMenu } from '../directory/columns-menu';
import { CopyEmails } from '../directory/copy-emails';
import styles from '../directory/directory.module.css';
import { DirectoryPage } from '../directory/directory-page';
import { CountryFilter, EmailFilter, SourceFilter } from '../directory/filter-menu';
import { ListSearch } from '../directory/list-search';
import { RemoveSelected } from '../directory/remove-selected';
import { SavedViews } from '../directory/saved-views';
import { SelectionBar } from '../directory/selection-bar';
import { useDirectoryRoutes } from '../directory/use-directory-routes';
import { useFilters } from '../directory/use-filters';
import { useT } from '../i18n/use-t';
import { ExportMenu } from '../imports/export-menu';
import { ImportButton } from '../imports/import-button';
import { paths } from '../paths';
import { RateFilter } from './rate-filter';
import { ReleaseQuestion } from './release-question';
import { SubcontractorStats } from './subcontractor-stats';
import { SubcontractorTable, subcontractorTableKey, useSubcontractorColumns } from './subcontractor-table';
import { SubcontractorTabs } from './subcontractor-tabs';

const Dialogs = lazy(async () => ({
  default: (await import('./subcontractor-dialogs')).SubcontractorDialogs,
}));

/** Search, table and dialogs of a company's carriers: its own, and those from the global database. */
export function SubcontractorList() {
  const t = useT();
  const { open, isOpen } = useDirectoryRoutes(paths.subcontractors);
  const [doomed, setDoomed] = useState<DirectorySubcontractor | null>(null);
  const [leaving, setLeaving] = useState<DirectorySubcontractor | null>(null);
  const columns = useSubcontractorColumns();
  const actions = (
    <>
      <Button
        variant="outlined"
        aria-label={t('directory.collect.open')}
        title={t('directory.collect.open')}
        onClick={() => open('global')}
      >
        <Icon of={Globe} />
        <span className={styles['wide']}>{t('directory.collect.open')}</span>
      </Button>
      <Button variant="contained" onClick={() => open('create')}>
        <Icon of={Plus} />
        {t('subcontractors.add')}
      </Button>
    </>
  );
  return (
    <DirectoryPage
      title={t('subcontractors.title')}
      failed={t('subcontractors.loadFailed')}
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <>
          <ImportButton kind="subcontractors" />
          <ExportMenu kind="subcontractors" />
          {actions}
        </>
      }
      tabs={<SubcontractorTabs open="directory" />}
      stats={<SubcontractorStats />}
      tools={
        <>
          <ListSearch
            label={t('subcontractors.search')}
            placeholder={t('subcontractors.searchPlaceholder')}
            button="icon"
          />
          <RateFilter />
          <SourceFilter />
          <CountryFilter />
          <EmailFilter />
          <span className={styles['spacer']} />
          <SavedViews />
          <ColumnsMenu storeKey={subcontractorTableKey} columns={columns} />
        </>
      }
      selection={
        <SelectionBar<DirectorySubcontractor>
          text={(count) => t('subcontractors.selected', { smart_count: count })}
        >
          {(records) => (
            <>
              <RemoveSelected
                resource="subcontractors"
                collection="user-global-subcontractors"
                words="subcontractors"
                records={records}
              />
              <CopyEmails records={records} />
            </>
          )}
        </SelectionBar>
      }
      empty={
        <EmptyState
          title={t('subcontractors.empty.title')}
          text={t('subcontractors.empty.text')}
          picture={<LorryPicture />}
        >
          {actions}
          <ImportButton kind="subcontractors" label={t('imports.heading.subcontractors')} />
        </EmptyState>
      }
      nothing={<NothingFound />}
      dialogs={
        <>
          <Suspense>{(isOpen || doomed) && <Dialogs doomed={doomed} onDoom={setDoomed} />}</Suspense>
          {leaving && <ReleaseQuestion subcontractor={leaving} onClose={() => setLeaving(null)} />}
        </>
      }
    >
      <SubcontractorTable onOpen={open} onDelete={setDoomed} onRelease={setLeaving} />
    </DirectoryPage>
  );
}

function NothingFound() {
  const t = useT();
  const { clear } = useFilters();
  return (
    <EmptyState title={t('subcontractors.nothing.title')} text={t('subcontractors.nothing.text')}>
      <Button variant="outlined" onClick={clear}>
        {t('subcontractors.nothing.clear')}
      </Button>
    </EmptyState>
  );
}
