import { wallOf } from '../../../../../kernel/time/clocks.js';
import { zoneOfPlace } from '../../../../../kernel/time/time-zones.js';
import type { OrderTextField } from '../order-text.dto.js';
import { readOrderText } from '../read-order-text.js';
import type { FindTown } from '../town-names.js';
import { dayOfMails, type RequestMail } from './request-mails.js';

/** How well the reader reads: of what it reads, what is right; of what there is, what it reads. */
export interface Score {
  precision: number;
  recall: number;
  /** What differs, for whoever mends the reader. */
  faults: string[];
}

/** Compares what is read of mails with what a person would enter. */
export function scoreOf(mails: readonly RequestMail[], findTown: FindTown): Score {
  let [right, read, there] = [0, 0, 0];
  const faults: string[] = [];
  for (const { name, text, expected } of mails) {
    const { values } = readOrderText(text, dayOfMails, findTown);
    for (const field of new Set([...Object.keys(expected), ...Object.keys(values)]) as Set<OrderTextField>) {
      const wanted = expected[field];
      const country = values[field.startsWith('pickup') ? 'pickup_country' : 'delivery_country'];
      const got = shown(field, values[field], wanted, zoneOfPlace(country));
      if (got !== undefined) read += 1;
      if (wanted !== undefined) there += 1;
      if (got === wanted) right += 1;
      else faults.push(`${name}: ${field} ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
    }
  }
  return { precision: right / read, recall: right / there, faults };
}

/** A date as a person would write it, by the clocks of its place: without the hour where the mail tells none. */
function shown(
  field: OrderTextField,
  value: unknown,
  wanted: string | number | undefined,
  zone: string,
): string | number | undefined {
  if (!/_(?:date|until)$/u.test(field) || typeof value !== 'string')
    return value as string | number | undefined;
  const wall = new Date(wallOf(Date.parse(value), zone)).toISOString();
  return String(wanted).length === 10 ? wall.slice(0, 10) : wall.slice(0, 16).replace('T', ' ');
}
