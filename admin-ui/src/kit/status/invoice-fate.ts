import type { Schemas } from '../api/types';

type Delivery = NonNullable<Schemas['InvoiceDto']['last_delivery']>;

/** Where an invoice is that was sent: with the client only once the mail server has taken it. */
export function fateOfInvoice(delivery: Delivery | null): 'sent' | 'waiting' | 'stored' | 'undelivered' {
  switch (delivery) {
    case 'queued':
      return 'waiting';
    case 'stored':
      return 'stored';
    case 'failed':
      return 'undelivered';
    default:
      return 'sent';
  }
}

/** An order as far as it tells what became of its invoice; one that this browser remembers may not. */
export type Invoiced = Pick<Schemas['ListedOrder'], 'status'> &
  Partial<Pick<Schemas['ListedOrder'], 'invoice_delivery'>>;

/**
 * That the client has not got the invoice of an order whose status says that it was sent, and why: the one place that decides it, for the
 * order's page and for every list. Null where there is nothing to tell.
 */
export function troubleOfInvoice({ invoice_delivery = null }: Invoiced): 'stored' | 'undelivered' | null {
  const fate = fateOfInvoice(invoice_delivery);
  return fate === 'stored' || fate === 'undelivered' ? fate : null;
}
