import type { MessageKey, MessageValues } from '../../../kit/i18n/use-t';
import type { OrderInvoices } from './invoice-queries';

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
