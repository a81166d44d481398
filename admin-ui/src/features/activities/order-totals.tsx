import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { Money } from '../../kit/components/money';
import { addSums } from './add-sums';

export type OrderTotals = Schemas['OrderTotals'];

interface TotalsQuery {
  q?: string;
  status?: number[];
  assigned?: 'mine' | 'unassigned';
}

/** What the orders that fit come to, by status and currency. */
export function useOrderTotals(query: TotalsQuery): OrderTotals | undefined {
  const { data } = useQuery({
    queryKey: ['orders', 'totals', query],
    queryFn: ({ signal }) => api.get('/orders/totals', { params: { query }, signal }),
    placeholderData: keepPreviousData,
  });
  return data;
}

/** What the orders of some statuses come to; the company's own currency comes first. */
export function sumsOf(totals: OrderTotals, statuses: readonly number[]) {
  const found = totals.statuses.filter(({ status }) => statuses.includes(status));
  return addSums(
    found.map(({ sums }) => sums),
    totals.sums.map(({ currency }) => currency),
  );
}

/** Amounts by currency, in one line. */
export function Sums({ sums }: { sums: OrderTotals['sums'] }) {
  return sums.map(({ amount, currency }, index) => (
    <span key={currency}>
      {index > 0 && ' + '}
      <Money amount={amount} currency={currency} />
    </span>
  ));
}
