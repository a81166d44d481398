export const periods = ['threeMonths', 'thisMonth', 'lastMonth', 'quarter', 'year'] as const;
/** All that there ever was. */
export const all = 'all' as const;

type PeriodName = (typeof periods)[number] | typeof all;

/** What margins are asked of. Days are `YYYY-MM-DD`, both counted; empty without a bound. */
export interface MarginPeriod {
  /** Null for days of its own, also where they are those of a period with a name. */
  name: PeriodName | null;
  from: string;
  to: string;
}

/** The days of a period that is asked for by name. */
function daysOf(period: (typeof periods)[number], today: string): { from: string; to: string } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const [first, months] = {
    threeMonths: [month - 2, 3],
    thisMonth: [month, 1],
    lastMonth: [month - 1, 1],
    quarter: [month - ((month - 1) % 3), 3],
    year: [1, 12],
  }[period] as [number, number];
  const day = (ofMonth: number, date: number) =>
    new Date(Date.UTC(year, ofMonth - 1, date)).toISOString().slice(0, 10);
  return { from: day(first, 1), to: day(first + months, 0) };
}

/** The period that an address names, by name or by days; the last three months where it names none. */
export function periodIn(value: (name: string) => string, today: string): MarginPeriod {
  const [from, to] = [value('from'), value('to')];
  if (from || to) return { name: null, from, to };
  if (value('period') === all) return { name: all, from: '', to: '' };
  const name = periods.find((one) => one === value('period')) ?? 'threeMonths';
  return { name, ...daysOf(name, today) };
}

/** What of the address changes for a period with a name; the usual one needs none. */
export function namedPeriod(name: PeriodName): Record<string, string | null> {
  return { from: null, to: null, period: name === 'threeMonths' ? null : name };
}

/** The same for days: one of them may be empty, and without both it is all. */
export function ownDays(from: string, to: string): Record<string, string | null> {
  return from || to ? { from: from || null, to: to || null, period: null } : namedPeriod(all);
}
