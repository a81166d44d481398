import { dayOf } from '../../kit/format/dates';
import type { Format } from '../../kit/format/use-format';

const dayMs = 86_400_000;

/**
 * When something was written, as short as a list has room for: the time within 24 hours, “yesterday” within 48, then day and
 * month.
 */
export function chatTime(instant: string, format: Format, yesterday: string, now = Date.now()): string {
  const age = now - Date.parse(instant);
  if (age < dayMs) return format.time(instant);
  if (age < 2 * dayMs) return yesterday;
  const [, month = '', day = ''] = dayOf(instant).split('-');
  return `${Number(day)}.${month}`;
}
