import { isDay } from '../../../kernel/time/warsaw-time.js';
import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import { dateFaults, decimalFaults, instantOf } from '../../../platform/http/field-rules.js';

const ends = ['pickup', 'delivery'] as const;

/** Windows of time: each names an instant, none before its date. */
export const windowRules: BodyRules = (body) =>
  ends.flatMap((end): Fault[] => {
    const field = `${end}_until`;
    const faults = dateFaults(body, field);
    if (faults.length > 0) return faults;
    const date = instantOf(body, `${end}_date`);
    const until = instantOf(body, field);
    return date !== null && until !== null && until < date ? [{ field, code: 'until_before_date' }] : [];
  });

/** What a load may need: numbers with the decimals that are kept, temperatures in sequence. */
export const cargoFactRules: BodyRules = (body) => [
  ...decimalFaults(body, 'ldm', 2),
  ...decimalFaults(body, 'temperature_min', 1),
  ...decimalFaults(body, 'temperature_max', 1),
  ...temperatureFaults(body),
];

/** The last day of an offer: a day of the calendar. Whether it has passed is asked when the offer is sent. */
export const validityRules: BodyRules = ({ valid_until }) =>
  typeof valid_until === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valid_until) && !isDay(valid_until)
    ? [{ field: 'valid_until', code: 'not_a_date' }]
    : [];

/** All of them. */
export const transportFactRules: BodyRules = (body) => [
  ...windowRules(body),
  ...cargoFactRules(body),
  ...validityRules(body),
];

/** Temperatures of which the lower one is the higher, told at both. */
export function temperatureFaults(body: UncheckedBody): Fault[] {
  const { temperature_min: min, temperature_max: max } = body;
  return typeof min === 'number' && typeof max === 'number' && min > max
    ? [
        { field: 'temperature_min', code: 'above_maximum' },
        { field: 'temperature_max', code: 'below_minimum' },
      ]
    : [];
}
