import type { TaxCountry } from './vat.js';

/** What an invoice is: one that asks for a price, or one that corrects another. */
export type InvoiceKind = 'invoice' | 'correction';

/** A row of numbers without gaps, counted anew each year. */
export type InvoiceSeries = 'FV' | 'FK' | 'F' | 'K';

const series: Readonly<Record<TaxCountry, Readonly<Record<InvoiceKind, InvoiceSeries>>>> = {
  PL: { invoice: 'FV', correction: 'FK' },
  NO: { invoice: 'F', correction: 'K' },
};

/** The series in which an invoice of a country counts. */
export function invoiceSeries(country: TaxCountry, kind: InvoiceKind): InvoiceSeries {
  return series[country][kind];
}

/**
 * A number as it stands on the invoice: `FV/2026/0007` in Poland, `2026-0007` in Norway, where corrections are told apart
 * by a letter.
 * @param place in the series of the year, from 1
 */
export function invoiceNumber(of: InvoiceSeries, year: number, place: number): string {
  const digits = String(place).padStart(4, '0');
  if (of === 'FV' || of === 'FK') return `${of}/${year}/${digits}`;
  return of === 'F' ? `${year}-${digits}` : `K${year}-${digits}`;
}
