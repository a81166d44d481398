import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '../../../kit/api/types';
import { useT } from '../../../kit/i18n/use-t';
import { viewFilterOf } from './view-filter';
import { ViewTabs } from './view-tabs';

/** Named lists of orders over the table, whose state is in the address. */
export function OrderViewTabs() {
  const t = useT();
  const navigate = useNavigate();
  const list = useListContext();
  const open = (filter: Schemas['OrderViewFilter']) => {
    const { sort = '-created_at', ...others } = filter;
    const query = new URLSearchParams({
      filter: JSON.stringify(others),
      displayedFilters: '{}',
      sort: sort.replace('-', ''),
      order: sort.startsWith('-') ? 'DESC' : 'ASC',
      page: '1',
      perPage: String(list.perPage),
    });
    void navigate({ search: query.toString() });
  };
  return (
    <ViewTabs
      list="orders"
      now={viewFilterOf(list.filterValues as Record<string, unknown>, list.sort)}
      allLabel={t('queue.views.all')}
      onOpen={open}
    />
  );
}
