import type { Invoice } from './invoice-queries';

/** The net price as it stands after all corrections, each of which says what it changes. */
export function netAfter(invoices: readonly Pick<Invoice, 'net_amount'>[]): number {
  const minor = invoices.reduce((sum, { net_amount }) => sum + Math.round(net_amount * 100), 0);
  return minor / 100;
}
