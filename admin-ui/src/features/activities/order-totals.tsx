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

/** What the orders of some statuses come to, by currency and in the company's own; the own comes first, and is null when a rate is missing. */
export function sumsOf(totals: OrderTotals, statuses: readonly number[]): Pick<OrderTotals, 'sums' | 'home'> {
  const found = totals.statuses.filter(({ status }) => statuses.includes(status));
  const sums = addSums(
    found.map(({ sums: some }) => some),
    totals.sums.map(({ currency }) => currency),
  );
  const homes = found.map(({ home }) => home);
  const isKnown = homes.every((home) => home !== null);
  return {
    sums,
    home: isKnown
      ? (addSums(
          [homes],
          homes.slice(0, 1).map(({ currency }) => currency),
        )[0] ?? null)
      : null,
  };
}

/** Amounts by currency, beside each other: they add up to nothing. */
export function Sums({ sums }: { sums: OrderTotals['sums'] }) {
  return sums.map(({ amount, currency }) => (
    <span key={currency}>
      <Money amount={amount} currency={currency} />
    </span>
  ));
}
