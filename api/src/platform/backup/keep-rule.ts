import { instantOf, wallOf } from '../../kernel/time/clocks.js';

const dayMs = 86_400_000;

/** How many backups are kept: the latest of so many days, weeks and months that have one. */
export interface KeepRule {
  daily: number;
  weekly: number;
  monthly: number;
}

/** Reads `7,4,12`. @throws Error telling the fault */
export function parseKeepRule(text: string): KeepRule {
  const [, daily, weekly, monthly] = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/.exec(text) ?? [];
  if (!daily) throw new Error('not three numbers: of days, weeks and months');
  if (Number(daily) < 1) throw new Error('at least one day is kept');
  return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) };
}

/** What is kept, and from which backup on a point in time can be gone back to. */
interface Kept<B> {
  kept: Set<B>;
  /** The oldest of the daily ones: WAL since it is kept. */
  oldestDaily: B | null;
}

/**
 * Which backups are kept. The newest of all always is. Days, weeks (from Monday on) and months are those of Warsaw.
 * @param backups the newest first
 */
export function applyKeepRule<B extends { at: Date }>(backups: readonly B[], rule: KeepRule): Kept<B> {
  const latestOf = (count: number, periodOf: (day: number) => number | string): B[] => {
    const periods = new Map<number | string, B>();
    for (const backup of backups) {
      const period = periodOf(Math.floor(wallOf(backup.at.getTime()) / dayMs));
      if (!periods.has(period) && periods.size < count) periods.set(period, backup);
    }
    return [...periods.values()];
  };
  const daily = latestOf(rule.daily, (day) => day);
  // The first of January 1970 was a Thursday.
  const weekly = latestOf(rule.weekly, (day) => Math.floor((day + 3) / 7));
  const monthly = latestOf(rule.monthly, (day) => new Date(day * dayMs).toISOString().slice(0, 7));
  return {
    kept: new Set([...backups.slice(0, 1), ...daily, ...weekly, ...monthly]),
    oldestDaily: daily.at(-1) ?? null,
  };
}

/** When backups are made: every so many seconds, or every day at a time of Warsaw's clocks. */
export type Schedule = { everySeconds: number } | { dailyAtMinute: number };

/** Reads `daily@02:30`, or a number of seconds from 60 on. @throws Error telling the fault */
export function parseSchedule(text: string): Schedule {
  const [, hours, minutes] = /^daily@([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours) return { dailyAtMinute: Number(hours) * 60 + Number(minutes) };
  if (!/^\d{2,8}$/.test(text) || Number(text) < 60) {
    throw new Error('neither daily@ with a time nor a number of seconds from 60 on');
  }
  return { everySeconds: Number(text) };
}

/** Whether a backup is due. @param last when the last one was begun; null when there is none */
export function isBackupDue(schedule: Schedule, last: Date | null, now: Date): boolean {
  if (last === null) return true;
  if ('everySeconds' in schedule) return now.getTime() - last.getTime() >= schedule.everySeconds * 1000;
  const day = Math.floor(wallOf(now.getTime()) / dayMs) * dayMs;
  const today = instantOf(day + schedule.dailyAtMinute * 60_000);
  const due = today <= now.getTime() ? today : instantOf(day - dayMs + schedule.dailyAtMinute * 60_000);
  return last.getTime() < due;
}
