import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Currency } from '../../../kernel/money/money.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { InvoiceContent } from './invoice-content.js';
import { invoiceWord, type InvoiceWord } from './invoice-labels.js';

const locales = { pl: 'pl-PL', en: 'en-GB', no: 'nb-NO' } as const;

/** How an invoice is worded: for its buyer, and beside that in the words of the seller's law where those are others. */
export interface InvoiceWriting {
  language: UiLanguage;
  /** Null when the buyer reads the seller's language. */
  second: UiLanguage | null;
  /** A word for the buyer. */
  word: (word: InvoiceWord) => string;
  /** The same as HTML, with the seller's word beside it. */
  label: (word: InvoiceWord) => string;
  /** An amount without its currency. */
  amount: (amount: number) => string;
  money: (amount: number, currency: Currency) => string;
  number: (value: number) => string;
  /** A day of the calendar, `YYYY-MM-DD`. */
  day: (day: string) => string;
}

/** How an invoice is worded. */
export function invoiceWriting({ language, country }: InvoiceContent): InvoiceWriting {
  const own = country === 'PL' ? 'pl' : 'no';
  const second = own === language ? null : own;
  const locale = locales[language];
  const grouping = { useGrouping: 'always' } as const;
  const money = new Intl.NumberFormat(locale, {
    ...grouping,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const plain = new Intl.NumberFormat(locale, { ...grouping, maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  // Some languages write a hyphen, which is shorter than the sign in a column of amounts.
  const written = (amount: number) => money.format(amount).replace('-', '−');
  const word = (name: InvoiceWord) => invoiceWord(name, language);
  return {
    language,
    second,
    word,
    label: (name) => {
      const other = second && invoiceWord(name, second);
      const first = escapeHtml(word(name));
      return other && other !== word(name) ? `${first} <i>/ ${escapeHtml(other)}</i>` : first;
    },
    amount: written,
    money: (amount, currency) => `${written(amount)}\u00a0${currency}`,
    number: (value) => plain.format(value),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
  };
}
