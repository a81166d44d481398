import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { Client } from '../api/types';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { WarehousePicture } from '../components/pictures';
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
import { GlobalClientStats } from './global-client-stats';
import { GlobalClientTable } from './global-client-table';
import { NothingFound } from './nothing-found';

const Dialogs = lazy(async () => ({
  default: (await import('./global-client-dialogs')).GlobalClientDialogs,
}));

/** Search, table and dialogs of the global clients. */
export function GlobalClientList() {
  const t = useT();
  const { open, isOpen } = useDirectoryRoutes(paths.globalClients);
  const [doomed, setDoomed] = useState<Client | null>(null);
  const add = (
    <Button variant="contained" onClick={() => open('create')}>
      <Icon of={Plus} />
      {t('globalClients.add')}
    </Button>
  );
  return (
    <DirectoryPage
      title={t('globalClients.title')}
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <>
          <ImportButton kind="clients" />
          <ExportMenu kind="clients" />
          {add}
        </>
      }
      stats={<GlobalClientStats />}
      pagerIfNeeded
      tools={
        <>
          <ListSearch
            label={t('globalClients.search')}
            placeholder={t('globalClients.searchPlaceholder')}
            button="text"
          />
          <span className={styles['spacer']} />
          <SavedViews />
        </>
      }
      selection={
        <SelectionBar<Client> text={(count) => t('globalClients.selected', { smart_count: count })}>
          {(records) => (
            <RemoveSelected resource="admin-global-clients" words="globalClients" records={records} />
          )}
        </SelectionBar>
      }
      empty={
        <EmptyState
          title={t('globalClients.empty.title')}
          text={t('globalClients.empty.text')}
          picture={<WarehousePicture />}
        >
          {add}
          <ImportButton kind="clients" label={t('imports.heading.clients')} />
        </EmptyState>
      }
      nothing={<NothingFound words="globalClients" />}
      dialogs={<Suspense>{(isOpen || doomed) && <Dialogs doomed={doomed} onDoom={setDoomed} />}</Suspense>}
    >
      <GlobalClientTable onOpen={open} onDelete={setDoomed} />
    </DirectoryPage>
  );
}
