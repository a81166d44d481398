import { DirectoryPage } from '../../directory/directory-page';
import { ListSearch } from '../../directory/list-search';
import { useT } from '../../i18n/use-t';
import { NothingFound } from '../../kit/nothing-found';
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
      nothing={
        <NothingFound
          title={t('activities.nothing.title')}
          text={t('activities.nothing.text')}
          clearLabel={t('activities.nothing.clear')}
        />
      }
      // New orders come in by themselves; hidden tabs do not ask.
      pollWhile={[() => true, refreshMs]}
      withPageJump
    >
      <QuotationTable />
    </DirectoryPage>
  );
}
