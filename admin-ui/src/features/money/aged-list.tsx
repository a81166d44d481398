import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../kit/components/error-state';
import { SkeletonRows } from '../../kit/components/skeletons';
import { useT } from '../../kit/i18n/use-t';
import { AgedSums } from './aged-sums';
import { useSummary, type Currency, type MoneyFilters } from './money-queries';
import styles from './money.module.css';
import { Pages } from './table-parts';

interface AgedListProps<Page> {
  summaryOf: 'receivables' | 'payables';
  list: UseQueryResult<Page>;
  filters: MoneyFilters;
  children: (page: Page, home: Currency) => ReactNode;
}

/** A list of what is owed: its sums by age above, its pages below. */
export function AgedList<Page extends { total_pages: number }>(props: AgedListProps<Page>) {
  const { summaryOf, list, filters, children } = props;
  const t = useT();
  const summary = useSummary(summaryOf);
  const failure = list.error ?? summary.error;
  const retry = () => {
    void list.refetch();
    void summary.refetch();
  };
  return (
    <div className={styles['body']}>
      {failure && <ErrorState error={failure} title={t('money.failed')} onRetry={retry} />}
      {!failure && (!list.data || !summary.data) && <SkeletonRows rows={12} height={44} />}
      {!failure && list.data && summary.data && (
        <>
          {summary.data.currencies.length > 0 && <AgedSums summary={summary.data} filters={filters} />}
          {children(list.data, summary.data.home_currency)}
          <Pages page={filters.page} pages={list.data.total_pages} onPage={filters.toPage} />
        </>
      )}
    </div>
  );
}
