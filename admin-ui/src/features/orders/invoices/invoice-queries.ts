import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { readFile } from '../../../kit/api/read-file';
import type { Schemas } from '../../../kit/api/types';
import { hasOrder } from '../order-view';
import { orderKeys } from '../queries/order-queries';
import type { OrderDetails } from '../queries/types';

export type VatRate = Schemas['VatRateDto'];
export type VatRates = Schemas['VatRates'];
export type InvoiceWarning = Schemas['InvoiceWarning'];
export type Invoice = Schemas['InvoiceDto'];
export type RefusedInvoice = Schemas['RefusedInvoiceDto'];
export type OrderInvoices = Schemas['OrderInvoices'];
export type OrderPayments = Schemas['OrderPayments'];
export type Payment = Schemas['PaymentDto'];
export type InvoicePreview = Schemas['InvoicePreview'];

/** The rates that an invoice can have, and what is lacking before it can be issued; read anew for each dialog. */
export function useVatRates(orderId: number) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: [...orderKeys.order(orderId), 'vat-rates'],
    queryFn: ({ signal }) => api.get('/orders/{id}/vat-rates', { params: { path: { id: orderId } }, signal }),
    staleTime: 0,
  });
  return { rates: isFetchedAfterMount ? data : undefined, error, refetch };
}

/**
 * What can be said of an invoice with a day of the sale, read anew as that changes: its exchange rate, what deserves a look.
 * @param saleDate null while it is none
 */
export function useRatesOf(orderId: number, rates: VatRates, saleDate: string | null): VatRates {
  const isOther = saleDate !== null && saleDate !== rates.sale_date;
  const { data } = useQuery({
    queryKey: [...orderKeys.order(orderId), 'vat-rates', saleDate],
    queryFn: ({ signal }) =>
      api.get('/orders/{id}/vat-rates', {
        params: { path: { id: orderId }, query: { sale_date: saleDate ?? rates.sale_date } },
        signal,
      }),
    enabled: isOther,
    placeholderData: keepPreviousData,
  });
  return isOther && data ? data : rates;
}

/** The invoice of an order with its corrections; not asked for where there can be none. */
export function useOrderInvoices({ id, status }: Pick<OrderDetails, 'id' | 'status'>) {
  return useQuery({
    queryKey: orderKeys.invoices(id),
    queryFn: ({ signal }) => api.get('/orders/{id}/invoices', { params: { path: { id } }, signal }),
    enabled: hasOrder(status),
  });
}

/** What was paid for an order; not asked for where nothing can be. */
export function useOrderPayments({ id, status }: Pick<OrderDetails, 'id' | 'status'>) {
  return useQuery({
    queryKey: [...orderKeys.order(id), 'payments'],
    queryFn: ({ signal }) => api.get('/orders/{id}/payments', { params: { path: { id } }, signal }),
    enabled: hasOrder(status),
  });
}

/** A PDF that came as base64, as a file. */
export function pdfOf({ pdf_base64 }: InvoicePreview): Blob {
  const bytes = Uint8Array.from(atob(pdf_base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

/**
 * The invoice as it would be, made anew whenever what it is made with changes.
 * @param input null while there is nothing to make it with
 */
export function useInvoicePreview(orderId: number, input: Schemas['InvoiceInput'] | null) {
  return useQuery({
    queryKey: ['invoice-preview', orderId, input],
    queryFn: ({ signal }) =>
      api.post('/orders/{id}/generate-invoice-preview', {
        params: { path: { id: orderId } },
        body: input ?? {},
        signal,
      }),
    enabled: input !== null,
    ...previewing,
  });
}

/** The same of a correction. */
export function useCorrectionPreview(orderId: number, input: Schemas['CorrectionInput'] | null) {
  return useQuery({
    queryKey: ['invoice-preview', orderId, 'correction', input],
    queryFn: ({ signal }) =>
      api.post('/orders/{id}/generate-correction-preview', {
        params: { path: { id: orderId } },
        body: input ?? { reason: '' },
        signal,
      }),
    enabled: input !== null,
    ...previewing,
  });
}

/** The same of what KSeF refused, made anew. */
export function useMendPreview(path: { id: number; invoiceId: number }, input: Schemas['MendInput'] | null) {
  return useQuery({
    queryKey: ['invoice-preview', path.id, 'mended', path.invoiceId, input],
    queryFn: ({ signal }) =>
      api.post('/orders/{id}/invoices/{invoiceId}/generate-mend-preview', {
        params: { path },
        body: input ?? {},
        signal,
      }),
    enabled: input !== null,
    ...previewing,
  });
}

/**
 * An issued invoice as it was printed.
 * @param documentId undefined where there is none
 */
export function useIssuedPaper(documentId: number | undefined): Blob | undefined {
  const { data } = useQuery({
    queryKey: ['invoice-paper', documentId],
    queryFn: ({ signal }) => readFile(documentId ?? 0, 'application/pdf', signal),
    enabled: documentId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data;
}

/** What was printed a moment ago shows what was known then. */
const previewing = { staleTime: 0, gcTime: 0, retry: false, placeholderData: keepPreviousData } as const;
