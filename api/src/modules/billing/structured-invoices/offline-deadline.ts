import { dayAfter } from '../../../kernel/time/calendar-days.js';
import { isWorkingDay } from '../../../kernel/time/working-days.js';

/** Why an invoice is sent to KSeF after it was issued. Days are those of Warsaw, `YYYY-MM-DD`. */
export type OfflineReason =
  /** The seller could not, or did not want to (art. 106nda of the VAT Act). */
  | { mode: 'offline24'; issueDate: string }
  /** KSeF was announced to be unavailable until a day (art. 106nh); null as long as it is. */
  | { mode: 'unavailable'; until: string | null }
  /** KSeF failed, and the failure ended on a day (art. 106nf); null as long as it lasts. */
  | { mode: 'failure'; until: string | null };

/** A failure that the Ministry announced. */
export interface AnnouncedFailure {
  /** The day of the announcement. */
  from: string;
  /** The day of its end; null as long as it lasts. */
  until: string | null;
}

const daysAfterFailure = 7;

/**
 * The last day on which an invoice may be sent: the next working day after issue, or after KSeF is back; seven working days
 * after a failure. A failure that is announced before that day has passed counts anew from its own end; the latest one counts.
 * Free days are those of the Act on days free from work, Christmas Eve among them, and Saturdays.
 * @param failures in the order of their announcement
 * @returns null as long as nobody knows when the time begins to run
 */
export function offlineDeadline(
  reason: OfflineReason,
  failures: readonly AnnouncedFailure[] = [],
): string | null {
  let deadline = ownDeadline(reason);
  for (const { from, until } of failures) {
    if (deadline !== null && from > deadline) break;
    deadline = until === null ? null : workingDayAfter(until, daysAfterFailure);
  }
  return deadline;
}

function ownDeadline(reason: OfflineReason): string | null {
  if (reason.mode === 'offline24') return workingDayAfter(reason.issueDate, 1);
  if (reason.until === null) return null;
  return workingDayAfter(reason.until, reason.mode === 'failure' ? daysAfterFailure : 1);
}

/** The day on which so many Polish working days have passed after another. */
function workingDayAfter(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0;) {
    last = dayAfter(last, 1);
    if (isWorkingDay(last, 'PL')) left -= 1;
  }
  return last;
}
