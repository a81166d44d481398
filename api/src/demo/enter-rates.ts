import type { Container } from '../container.js';
import { dayAfter } from '../kernel/time/calendar-days.js';
import { warsawDay } from '../kernel/time/warsaw-time.js';
import { isWorkingDay } from '../kernel/time/working-days.js';
import type { RateTable } from '../platform/exchange-rates/exchange-rates.port.js';

/** Older than the demo's oldest order. */
const days = 90;

/**
 * Enters exchange rates of the demo's own days, so that its orders can be priced where no bank can be asked. They are
 * made up, and marked so wherever they are shown; where a bank's are as new, those count.
 */
export async function enterRates({ services }: Container): Promise<void> {
  const today = warsawDay(new Date());
  const tables = Array.from({ length: days }, (_, index) => dayAfter(today, index + 1 - days))
    .filter((day) => isWorkingDay(day, 'PL'))
    .map((date, index): RateTable => ({
      date,
      table_no: null,
      rates: [
        { from: 'EUR', to: 'PLN', rate: around(4.26, index) },
        { from: 'USD', to: 'PLN', rate: around(3.68, index + 7) },
        { from: 'NOK', to: 'PLN', rate: around(0.362, index + 13) },
      ],
    }));
  await services.currencies.storeMadeUpRates(tables);
}

/** A rate that goes up and down by less than one percent. */
function around(middle: number, step: number): string {
  return (middle * (1 + 0.008 * Math.sin(step / 5))).toFixed(4);
}
