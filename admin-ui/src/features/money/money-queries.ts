import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';

export type Receivable = Schemas['ReceivableDto'];
export type CarrierInvoice = Schemas['CarrierInvoiceDto'];
export type ReceivedInvoice = Schemas['ReceivedInvoiceDto'];
export type MoneySummary = Schemas['MoneySummary'];
export type Age = Schemas['MoneyAge'];
export type Currency = Schemas['Currency'];
export type Grouping = Schemas['MarginGrouping'];

export const ages = ['not_due', 'days_1_7', 'days_8_30', 'days_31_60', 'days_over_60'] as const;
export const pageSize = 50;

/** Whatever changes an order is read again with what it comes to: the keys begin as those of orders. */
const key = (...rest: unknown[]) => ['orders', 'money', ...rest];

/** What clients have to pay, or carriers get. */
export function useSummary(of: 'receivables' | 'payables') {
  return useQuery({
    queryKey: key(of, 'summary'),
    queryFn: ({ signal }) =>
      of === 'receivables'
        ? api.get('/money/receivables/summary', { signal })
        : api.get('/money/payables/summary', { signal }),
  });
}

export function useReceivables(query: {
  page: number;
  q?: string;
  sort?: string;
  age?: Age;
  this_week?: boolean;
  to_return?: boolean;
  currency?: Currency;
}) {
  return useQuery({
    queryKey: key('receivables', query),
    queryFn: ({ signal }) =>
      api.get('/money/receivables', { params: { query: { ...query, page_size: pageSize } }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whether the company receives invoices from KSeF, and how many ever came. */
export function useKsefConnection() {
  return useQuery({
    queryKey: key('received-invoices', 'connection'),
    queryFn: ({ signal }) =>
      api.get('/money/received-invoices', { params: { query: { state: 'all', page_size: 1 } }, signal }),
  });
}

/** How many invoices KSeF does not have yet. */
function useUnsentCount() {
  return useQuery({
    queryKey: key('unsent-invoices', 'count'),
    queryFn: ({ signal }) =>
      api.get('/money/unsent-invoices', { params: { query: { page_size: 1 } }, signal }),
  });
}

/** Whether the views of what goes to KSeF and what comes from there have anything to tell. */
export function useKsefViews(): { unsent: boolean; ksef: boolean } {
  const connection = useKsefConnection().data;
  const unsent = useUnsentCount().data?.total ?? 0;
  const isOn = connection?.sync.is_on ?? false;
  return { unsent: isOn || unsent > 0, ksef: isOn || (connection?.total ?? 0) > 0 };
}

export type PayableState = 'open' | 'overdue' | 'this_week' | 'awaiting_pod' | 'paid' | 'all';

export function usePayables(query: {
  page: number;
  q?: string;
  sort?: string;
  state?: PayableState;
  age?: Age;
  currency?: Currency;
}) {
  return useQuery({
    queryKey: key('payables', query),
    queryFn: ({ signal }) =>
      api.get('/money/payables', { params: { query: { ...query, page_size: pageSize } }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useMargins(query: { by: Grouping; page: number; sort?: string; from?: string; to?: string }) {
  return useQuery({
    queryKey: key('margins', query),
    queryFn: ({ signal }) =>
      api.get('/money/margins', { params: { query: { ...query, page_size: pageSize } }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useMarginOrders(query: { by: Grouping; key: string; from?: string; to?: string }) {
  return useQuery({
    queryKey: key('margin-orders', query),
    queryFn: ({ signal }) => api.get('/money/margins/orders', { params: { query }, signal }),
  });
}

/** A change after which all that is shown of orders and money is read again. */
export function useMoneyMutation<Input, Answer>(run: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}

/** Filters, order and page stand in the address, so that what somebody sees can be sent as a link. */
export function useMoneyFilters() {
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(parameters);
    // Another list begins at its first page.
    if (!('page' in changes)) next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParameters(next, { replace: !('page' in changes) && !('view' in changes) });
  };
  return {
    /** Which part of which list it is: all of the address. */
    place: parameters.toString(),
    value: (name: string) => parameters.get(name) ?? '',
    page: Math.max(1, Number(parameters.get('page')) || 1),
    change,
    toPage: (page: number) => change({ page: String(page) }),
  };
}

export type MoneyFilters = ReturnType<typeof useMoneyFilters>;
