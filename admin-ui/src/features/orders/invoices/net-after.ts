import { daysBetween } from '@frakto/sdk/clocks';
import type { Invoice } from './invoice-queries';

/** The net price as it stands after all corrections, each of which says what it changes. */
export function netAfter(invoices: readonly Pick<Invoice, 'net_amount'>[]): number {
  const minor = invoices.reduce((sum, { net_amount }) => sum + Math.round(net_amount * 100), 0);
  return minor / 100;
}

/** Days from the day of the invoice until payment, as the latest correction has it. */
export function paymentDaysAfter(invoices: readonly Pick<Invoice, 'issue_date' | 'due_date'>[]): number {
  const [first] = invoices;
  const latest = invoices.at(-1);
  return first && latest ? daysBetween(first.issue_date, latest.due_date) : 0;
}
