import { readWall } from '@frakto/sdk/clocks';
import type { MessageKey, MessageValues } from '../../../kit/i18n/use-t';
import type { OrderInvoices, Invoice } from './invoice-queries';
import { daysBetween } from '@frakto/sdk/clocks';

/** How near the payment of an order is: key and values of its text, and whether it is late. */
export interface DueState {
  key: MessageKey;
  values: MessageValues;
  isLate: boolean;
}

/**
 * Null where nothing is due.
 * @param date a day of the calendar in the reader's words
 */
export function dueStateOf(
  { overdue_days: days, due_date: day }: Pick<OrderInvoices, 'overdue_days' | 'due_date'>,
  date: (day: string) => string,
): DueState | null {
  if (days === null || day === null) return null;
  if (days > 0) return { key: 'invoices.due.overdue', values: { smart_count: days }, isLate: true };
  if (days === 0) return { key: 'invoices.due.today', values: {}, isLate: false };
  return {
    key: 'invoices.due.in',
    values: { smart_count: -days, date: date(`${day}T12:00:00Z`) },
    isLate: false,
  };
}

/**
 * Whether what KSeF refused is to be mended: it is not in circulation, and neither is a correction of it.
 * @param invoices an order's invoice and its corrections, as they were issued
 */
export function isToMend(
  { id, ksef, sent_at }: Pick<Invoice, 'id' | 'ksef' | 'sent_at'>,
  invoices: readonly Pick<Invoice, 'id' | 'ksef'>[],
): boolean {
  if (ksef?.status !== 'refused' || !correctionsAfter(id, invoices).every(canBeWithdrawn)) return false;
  return ksef.offline_mode === null || (ksef.offline_mode !== 'total' && sent_at === null);
}

/** What was issued after an invoice, and is based on it. */
export function correctionsAfter<T extends Pick<Invoice, 'id'>>(id: number, invoices: readonly T[]): T[] {
  return invoices.filter((one) => one.id > id);
}

/** KSeF does not have it, and it is not in circulation. */
function canBeWithdrawn({ ksef }: Pick<Invoice, 'ksef'>): boolean {
  const isUnsent = ksef?.status === 'waiting' || ksef?.status === 'refused';
  return isUnsent && ksef.offline_mode === null;
}

/** The net price as it stands after all corrections, each of which says what it changes. */
export function netAfter(invoices: readonly Pick<Invoice, 'net_amount'>[]): number {
  const minor = invoices.reduce((sum, { net_amount }) => sum + Math.round(net_amount * 100), 0);
  return minor / 100;
}

/** Days from the day of the invoice until payment, as the latest correction has it. */
export function paymentDaysAfter(invoices: readonly Pick<Invoice, 'issue_date' | 'due_date'>[]): number {
  const [first] = invoices;
  const latest = invoices.at(-1);
  return first && latest ? daysBetween(first.issue_date, latest.due_date) : 0;
}

/** Whether a day of sale is typed whole. */
export const isDay = (typed: string | undefined): typed is string =>
  typed !== undefined && readWall(typed) !== null;

/** Whether days to pay are typed that an invoice can have. */
export const isTerm = (typed: number | undefined): boolean => Number.isInteger(typed) && Number(typed) >= 0;

/** Whether an amount has cents at the most. */
export const isAmount = (typed: unknown): boolean =>
  typeof typed === 'number' && Number(typed.toFixed(2)) === typed;
