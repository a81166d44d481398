import { daysBetween } from '../../../kernel/time/calendar-days.js';
import type { MailLanguage } from '../../../kernel/text/language.js';
import type { Money } from '../../../kernel/money/money.js';
import { mailFormat } from '../../correspondence/index.js';
import { mailHtml } from './mail-frame.js';
import { reminderWords } from './payment-reminder-words.js';

/** A payment that is awaited. */
export interface AwaitedPayment {
  /** Of the invoice. */
  number: string;
  /** What is open, corrections and payments counted; less than 0 when it is to be returned. */
  amount: Money;
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
  { number, amount, dueDate, account }: AwaitedPayment,
  today: string,
  language: MailLanguage,
): string {
  const words = reminderWords[language];
  const { fullDay, isSingular, money } = mailFormat(language);
  const overdue = daysBetween(dueDate, today);
  const days = Math.abs(overdue);
  const state = overdue > 0 ? words.overdue : overdue < 0 ? words.ahead : words.today;
  return mailHtml(language, {
    opening: state({ number, day: fullDay(dueDate), days, isOne: isSingular(days) }),
    facts: [
      [words.invoice, number],
      [words.amount, money(amount)],
      [words.dueDate, fullDay(dueDate)],
      [words.account, account],
    ],
    closing: words.closing,
  });
}
