import type { MailLanguage } from '../../../kernel/text/language.js';
import { aboutTransport, builtInTemplate, subjectWithEnding } from '../../correspondence/index.js';

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

/** What the document is called; one by which less is due is called so where the language has a word of its own. */
const corrections: Readonly<Record<MailLanguage, string>> = {
  pl: 'Faktura korygująca',
  en: 'Correcting invoice',
  no: 'Endringsfaktura',
  de: 'Rechnungskorrektur',
  fr: 'Facture rectificative',
  es: 'Factura rectificativa',
  it: 'Fattura rettificativa',
};

const creditNotes: Partial<Record<MailLanguage, string>> = { en: 'Credit note', no: 'Kreditnota' };

/** What an invoice's mail is about. */
export interface InvoiceTopic {
  kind: InvoiceMailKind;
  /** Of the invoice. */
  number: string;
  /** A correction by which less is due. */
  isCreditNote: boolean;
  order: { id: number; pickup_city: string; delivery_city: string };
}

/** What a correction is called in a mail: as the document in it. */
export function correctionTitle(language: MailLanguage, isCreditNote: boolean): string {
  return (isCreditNote ? creditNotes[language] : undefined) ?? corrections[language];
}

/**
 * The subject of an invoice's mail: what it is, its number, and which transport it is for, in 200 characters at most.
 * @param ownWords what the company calls it where that is an invoice; null for the built-in words
 */
export function invoiceSubject(
  { kind, number, isCreditNote, order }: InvoiceTopic,
  language: MailLanguage,
  ownWords: string | null = null,
): string {
  const transport = aboutTransport({
    number: order.id,
    routes: [{ pickup: { city: order.pickup_city }, delivery: { city: order.delivery_city } }],
  });
  const { words, sign } = whatItIs(kind, isCreditNote, language, ownWords);
  return subjectWithEnding(words, `${sign}${number} · ${transport}`);
}

/** The words before the number, and what stands between them. */
function whatItIs(
  kind: InvoiceMailKind,
  isCreditNote: boolean,
  language: MailLanguage,
  ownWords: string | null,
): { words: string; sign: string } {
  if (kind === 'correction') return { words: correctionTitle(language, isCreditNote), sign: ' ' };
  if (kind === 'reminder') return { words: reminders[language], sign: ' – ' };
  return { words: ownWords ?? builtInTemplate('invoice_sent', language).subject, sign: ' – ' };
}
