import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useEffect } from 'react';
import { EmptyState } from '../../components/empty-state';
import { DirectoryPage } from '../../directory/directory-page';
import { ListSearch } from '../../directory/list-search';
import { useFilters } from '../../directory/use-filters';
import { useT } from '../../i18n/use-t';
import { NoActivities } from '../feed/empty-feed';
import { HeadActions } from '../head-actions';
import { refreshMs } from '../refresh';
import { QuotationTable } from './quotation-table';
import { StatusFilter } from './status-filter';

/** All quotations and orders as a table, with a search. */
export function QuotationList() {
  const t = useT();
  return (
    <DirectoryPage
      title={t('activities.title')}
      resource="orders"
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={<HeadActions />}
      tools={
        <>
          <ListSearch label={t('activities.search')} placeholder={t('activities.searchPlaceholder')} />
          <StatusFilter />
        </>
      }
      empty={<NoActivities />}
      nothing={<NothingFound />}
      withPageJump
    >
      <KeepFresh />
      <QuotationTable />
    </DirectoryPage>
  );
}

/** New orders come in by themselves; hidden tabs do not ask. */
function KeepFresh() {
  const { refetch } = useListContext();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [refetch]);
  return null;
}

function NothingFound() {
  const t = useT();
  const { clear } = useFilters();
  return (
    <EmptyState title={t('activities.nothing.title')} text={t('activities.nothing.text')}>
      <Button variant="outlined" onClick={clear}>
        {t('activities.nothing.clear')}
      </Button>
    </EmptyState>
  );
}
