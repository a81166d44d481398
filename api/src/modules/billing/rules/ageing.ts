import { convert } from '../../../kernel/money/money-arithmetic.js';
import { add, zero, type Currency, type Money } from '../../../kernel/money/money.js';
import { dayAfter, daysBetween } from '../../../kernel/time/calendar-days.js';

/** How long money has been due: the days after the due day that each age begins and ends with, both counted. */
export const ageLimits = {
  not_due: [null, 0],
  days_1_7: [1, 7],
  days_8_30: [8, 30],
  days_31_60: [31, 60],
  days_over_60: [61, null],
} as const satisfies Record<string, readonly [first: number | null, last: number | null]>;
export type Age = keyof typeof ageLimits;
export const ages = Object.keys(ageLimits) as readonly Age[];

/** The age of what was due on a day, `YYYY-MM-DD`, as it is on another. */
export function ageOf(dueDate: string, today: string): Age {
  const days = daysBetween(dueDate, today);
  return ages.find((age) => days <= (ageLimits[age][1] ?? Infinity)) ?? 'days_over_60';
}

/** The Sunday that ends the week of a day. */
export function endOfWeek(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, (7 - weekday) % 7);
}

/** A sum of each currency in one of them, and the currencies without a rate, whose sums are not in it. */
export function sumIn(
  home: Currency,
  sums: readonly Money[],
  rates: ReadonlyMap<Currency, { rate: string }>,
): { total: Money; missing: Currency[] } {
  let total = zero(home);
  const missing: Currency[] = [];
  for (const sum of sums) {
    const rate = sum.currency === home ? '1' : rates.get(sum.currency)?.rate;
    if (rate) total = add(total, convert(sum, home, rate));
    else if (sum.minor !== 0 && !missing.includes(sum.currency)) missing.push(sum.currency);
  }
  return { total, missing };
}
