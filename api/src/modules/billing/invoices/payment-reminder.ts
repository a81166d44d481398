import { daysBetween } from '../../../kernel/time/calendar-days.js';
import type { MailLanguage } from '../../../kernel/text/language.js';
import type { Money } from '../../../kernel/money/money.js';
import { mailFormat } from '../../correspondence/index.js';
import { reminderWords } from './payment-reminder-words.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';

interface Frame {
  greeting: string;
  colon: string;
  farewell: string;
}

const frames: Readonly<Record<MailLanguage, Frame>> = {
  pl: { greeting: 'Dzień dobry, {{name}},', colon: ':', farewell: 'Pozdrawiamy' },
  en: { greeting: 'Hello {{name}},', colon: ':', farewell: 'Kind regards,' },
  no: { greeting: 'Hei, {{name}}!', colon: ':', farewell: 'Vennlig hilsen' },
  de: { greeting: 'Guten Tag {{name}},', colon: ':', farewell: 'Mit freundlichen Grüßen' },
  // French sets a space before it that must not break the line.
  fr: { greeting: 'Bonjour {{name}},', colon: '\u00a0:', farewell: 'Cordialement,' },
  es: { greeting: 'Buenos días, {{name}}:', colon: ':', farewell: 'Un cordial saludo,' },
  it: { greeting: 'Buongiorno {{name}},', colon: ':', farewell: 'Cordiali saluti' },
};

/** A fact of a mail; without a value it is left out. */
type MailFact = readonly [label: string, value: string | null];

/** A short mail about money as HTML: what it is about, the facts line by line, a closing word. */
export function mailHtml(
  language: MailLanguage,
  { opening, facts, closing }: { opening: string; facts: readonly MailFact[]; closing: string },
): string {
  const { greeting, colon, farewell } = frames[language];
  const lines = facts.flatMap(([label, value]) => (value ? [escapeHtml(`${label}${colon} ${value}`)] : []));
  return [
    greeting,
    escapeHtml(opening),
    lines.join('<br>'),
    escapeHtml(closing),
    `${farewell}<br>{{company}}`,
  ]
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}

/** A payment that is awaited. */
export interface AwaitedPayment {
  /** Of the invoice. */
  number: string;
  /** What is open, corrections and payments counted; less than 0 when it is to be returned. */
  amount: Money;
  /** What was paid so far; null when nothing was. */
  paid: Money | null;
  /** Day, `YYYY-MM-DD`. */
  dueDate: string;
  /** The seller's, as it stands on the invoice; null when there is none. */
  account: string | null;
}

/** What is to be paid, until when and where to, so that nobody has to open the file for it. */
export function paymentRows(
  { number, amount, dueDate, account }: AwaitedPayment,
  language: MailLanguage,
): { label: string; value: string }[] {
  const words = reminderWords[language];
  const { fullDay, money } = mailFormat(language);
  const isAwaited = amount.minor > 0;
  return [
    { label: words.invoice, value: number },
    amount.minor < 0
      ? { label: words.refund, value: money({ ...amount, minor: -amount.minor }) }
      : { label: words.amount, value: money(amount) },
    ...(isAwaited ? [{ label: words.dueDate, value: fullDay(dueDate) }] : []),
    ...(isAwaited && account ? [{ label: words.account, value: account }] : []),
  ];
}

/**
 * What a mail says that reminds of a payment, as HTML with `{{name}}` and `{{company}}` in it.
 * @param today day, `YYYY-MM-DD`
 */
export function reminderBody(
  { number, amount, paid, dueDate, account }: AwaitedPayment,
  today: string,
  language: MailLanguage,
): string {
  const words = reminderWords[language];
  const { fullDay, isSingular, money } = mailFormat(language);
  const overdue = daysBetween(dueDate, today);
  const days = Math.abs(overdue);
  const past = paid ? words.overduePart : words.overdue;
  const state = overdue > 0 ? past : overdue < 0 ? words.ahead : words.today;
  const opening = state({ number, day: fullDay(dueDate), days, isOne: isSingular(days) });
  return mailHtml(language, {
    opening: paid ? `${opening} ${words.part({ paid: money(paid), open: money(amount) })}` : opening,
    facts: [
      [words.invoice, number],
      [words.paid, paid && money(paid)],
      [words.amount, money(amount)],
      [words.dueDate, fullDay(dueDate)],
      [words.account, account],
    ],
    closing: words.closing,
  });
}
