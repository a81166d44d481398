import { daysBetween } from '../../../kernel/time/calendar-days.js';

/** Reminders of a paper's last day: so many days before it. */
export const reminderDays = [30, 7, 0] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** How a paper stands on a day, `YYYY-MM-DD`. The last day itself still counts. */
export function paperState(validUntil: string | null, day: string): 'valid' | 'ends_soon' | 'expired' {
  if (validUntil === null) return 'valid';
  const left = daysBetween(day, validUntil);
  return left < 0 ? 'expired' : left <= 30 ? 'ends_soon' : 'valid';
}

/**
 * The reminder that is due on a day: the latest one whose time has come and that was not written, nor a later one. Null when there is
 * nothing to tell, also of a paper that expired longer than a week ago: that was entered as expired, or told of long before.
 */
export function dueReminder(validUntil: string, day: string, told: number | null): ReminderDays | null {
  const left = daysBetween(day, validUntil);
  if (left < -7) return null;
  const due = reminderDays.findLast((days) => left <= days);
  return due === undefined || (told !== null && told <= due) ? null : due;
}

type NeededKind = 'insurance' | 'licence';
const needed: readonly NeededKind[] = ['insurance', 'licence'];

/** What of a carrier's papers stands against an order. */
interface Fault {
  kind: NeededKind;
  problem: 'expired' | 'missing';
  valid_until: string | null;
}

/**
 * What stands against an order to a carrier on a day: of each kind the paper that holds longest counts. One that is not there counts
 * only where papers are demanded.
 */
export function faultsOfPapers(
  papers: readonly { kind: string; valid_until: string | null }[],
  day: string,
  areDemanded: boolean,
): Fault[] {
  return needed.flatMap((kind): Fault[] => {
    const ends = papers.filter((paper) => paper.kind === kind).map(({ valid_until }) => valid_until);
    if (ends.length === 0) return areDemanded ? [{ kind, problem: 'missing', valid_until: null }] : [];
    if (ends.includes(null)) return [];
    const last =
      ends
        .filter((end) => end !== null)
        .toSorted()
        .at(-1) ?? null;
    return last !== null && paperState(last, day) === 'expired'
      ? [{ kind, problem: 'expired', valid_until: last }]
      : [];
  });
}
