import type { Schemas } from '../../../kit/api/types';

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
