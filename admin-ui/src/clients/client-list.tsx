import Button from '@mui/material/Button';
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { DirectoryClient } from '../api/types';
import { EmptyState } from '../components/empty-state';
import { ClientLetters, type Writing } from '../client-mail/client-letters';
import { SendButton } from '../client-mail/send-button';
import { Icon } from '../components/icon';
import { WarehousePicture } from '../components/pictures';
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
import { textOf } from '../form/text-of';
import { useT } from '../i18n/use-t';
import { ExportMenu } from '../imports/export-menu';
import { ImportButton } from '../imports/import-button';
import { paths } from '../paths';
import { ClientStats } from './client-stats';
import { ClientTable, clientTableKey, useClientColumns } from './client-table';

const Dialogs = lazy(async () => ({ default: (await import('./client-dialogs')).ClientDialogs }));

/** Search, table and dialogs of a company's clients: its own, and those from the global database. */
export function ClientList() {
  const t = useT();
  const { open, isOpen } = useDirectoryRoutes(paths.clients);
  const [doomed, setDoomed] = useState<DirectoryClient | null>(null);
  const [writing, setWriting] = useState<Writing>(null);
  const columns = useClientColumns();
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
        {t('clients.add')}
      </Button>
    </>
  );
  return (
    <DirectoryPage
      title={t('clients.title')}
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <>
          <ImportButton kind="clients" />
          <ExportMenu kind="clients" />
          <SendButton onClick={() => setWriting('selected')} />
          {actions}
        </>
      }
      notice={<ClientLetters writing={writing} onWriting={setWriting} />}
      stats={<ClientStats />}
      tools={
        <>
          <ListSearch
            label={t('clients.search')}
            placeholder={t('clients.searchPlaceholder')}
            button="icon"
          />
          <SourceFilter />
          <CountryFilter />
          <EmailFilter />
          <span className={styles['spacer']} />
          <SavedViews />
          <ColumnsMenu storeKey={clientTableKey} columns={columns} />
        </>
      }
      selection={
        <SelectionBar<DirectoryClient> text={(count) => t('clients.selected', { smart_count: count })}>
          {(records) => (
            <>
              <RemoveSelected
                resource="client-directory"
                collection="user-global-clients"
                words="clients"
                records={records}
              />
              <CopyEmails records={records} variant="text" />
              <Button size="small" variant="contained" onClick={() => setWriting('selected')}>
                <Icon of={Mail} size={14} />
                {t('letters.sendTo', { count: records.length })}
              </Button>
            </>
          )}
        </SelectionBar>
      }
      empty={
        <EmptyState
          title={t('clients.empty.title')}
          text={t('clients.empty.text')}
          picture={<WarehousePicture />}
        >
          {actions}
          <ImportButton kind="clients" label={t('imports.heading.clients')} />
        </EmptyState>
      }
      nothing={<NothingFound />}
      dialogs={<Suspense>{(isOpen || doomed) && <Dialogs doomed={doomed} onDoom={setDoomed} />}</Suspense>}
    >
      <ClientTable onOpen={open} onDelete={setDoomed} onWrite={setWriting} />
    </DirectoryPage>
  );
}

function NothingFound() {
  const t = useT();
  const { filters, clear } = useFilters();
  const query = textOf(filters['q']);
  return (
    <EmptyState
      title={query ? t('clients.nothing.title', { query }) : t('clients.nothing.byFilters')}
      text={t('clients.nothing.text')}
    >
      <Button variant="outlined" onClick={clear}>
        {t('common.action.clear')}
      </Button>
    </EmptyState>
  );
}
