import type { Schemas } from '../../../kit/api/types';
import type { MessageKey } from '../../../kit/i18n/use-t';
import type { Invoice } from './invoice-queries';

/** What a mail of an invoice is: the invoice, or a reminder of its payment. */
export type InvoiceMailKind = NonNullable<Schemas['InvoiceMailInput']['kind']>;

interface InvoiceMailTexts {
  title: MessageKey;
  submit: MessageKey;
  sent: MessageKey;
}

/** What a mail is called where it is written. */
export function invoiceMailTexts(
  kind: InvoiceMailKind,
  invoice: Pick<Invoice, 'kind' | 'sent_at'>,
): InvoiceMailTexts {
  if (invoice.kind === 'correction')
    return {
      title: 'invoices.mail.titleCorrection',
      submit: 'invoices.mail.submitCorrection',
      sent: 'invoices.mail.sentCorrection',
    };
  if (kind === 'reminder')
    return {
      title: 'invoices.mail.titleReminder',
      submit: 'invoices.remind',
      sent: 'invoices.mail.sentReminder',
    };
  const isFirst = invoice.sent_at === null;
  return {
    title: isFirst ? 'invoices.mail.title' : 'invoices.mail.titleAgain',
    submit: isFirst ? 'invoices.send' : 'invoices.sendAgain',
    sent: 'invoices.mail.sent',
  };
}
