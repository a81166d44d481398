import type { HistoryEntry } from '../queries/types';

/** Steps whose words say that somebody was written to. */
const stepsThatWrite = [
  'ask_subcontractors',
  'price_requests_reminded',
  'data_requested',
  'send_to_client',
  'followed_up',
  'order_acceptance_mailed',
  'send_to_subcontractor',
  'carrier_reminded',
  'mail_invoice',
  'invoice_mailed_again',
  'payment_reminded',
  'correction_mailed',
] as const;

/**
 * Which words tell of a step whose mails reached nobody: those that were kept for want of a mail server, also when their link was handed over
 * later, and an invoice that was refused. Null where the step's own words hold.
 */
export function unsentStep({
  event,
  delivery,
}: Pick<HistoryEntry, 'event' | 'delivery'>): (typeof stepsThatWrite)[number] | 'invoice_undelivered' | null {
  // What sending an invoice again was called once.
  const name = event === 'invoice_reminded' ? 'invoice_mailed_again' : event;
  const step = stepsThatWrite.find((one) => one === name) ?? null;
  if (delivery === 'stored' || delivery === 'passed_on') return step;
  const isInvoice = step === 'mail_invoice' || step === 'invoice_mailed_again';
  return delivery === 'failed' && isInvoice ? 'invoice_undelivered' : null;
}
