import type { MailLanguage } from '../../domain/language.js';
import { builtInTemplate } from '../mail/mail.service.js';

/** What the mail of an invoice is: the invoice, a reminder of its payment, or a correction of it. */
export type InvoiceMailKind = 'invoice' | 'reminder' | 'correction';

const reminders: Readonly<Record<MailLanguage, string>> = {
  pl: 'Przypomnienie o płatności',
  en: 'Payment reminder',
  no: 'Betalingspåminnelse',
  de: 'Zahlungserinnerung',
  fr: 'Rappel de paiement',
  es: 'Recordatorio de pago',
  it: 'Promemoria di pagamento',
};

const corrections: Readonly<Record<MailLanguage, string>> = {
  pl: 'Faktura korygująca',
  en: 'Correcting invoice',
  no: 'Endringsfaktura',
  de: 'Rechnungskorrektur',
  fr: 'Facture rectificative',
  es: 'Factura rectificativa',
  it: 'Fattura rettificativa',
};

/** The subject of an invoice's mail: what it is, and its number. */
export function invoiceSubject(kind: InvoiceMailKind, number: string, language: MailLanguage): string {
  if (kind === 'correction') return `${corrections[language]} ${number}`;
  const words = kind === 'reminder' ? reminders[language] : builtInTemplate('invoice_sent', language).subject;
  return `${words} – ${number}`;
}
