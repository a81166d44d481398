import { OrderStatus } from '../../../kernel/order/order-status.js';
import { isDay } from '../../../kernel/time/warsaw-time.js';
import type { Fault, UncheckedBody } from '../../../platform/http/checks.js';

const field = 'paid_on';

/**
 * A day of payment that is none of the calendar, or of an order that is not being paid; or on which the client cannot
 * have paid, once it is known between which days they can.
 */
export function paymentDayFaults(body: UncheckedBody): Fault[] {
  const { status, paid_on: day, first_payment_day: first, last_payment_day: last } = body;
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return [];
  if (typeof status === 'number' && status !== OrderStatus.Paid) return [{ field, code: 'invalid_value' }];
  if (!isDay(day)) return [{ field, code: 'not_a_date' }];
  if (typeof last === 'string' && day > last) return [{ field, code: 'day_ahead' }];
  return typeof first === 'string' && day < first
    ? [{ field, code: 'before_invoice', params: { day: first } }]
    : [];
}
