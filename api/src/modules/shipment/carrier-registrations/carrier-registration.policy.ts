import { isDay } from '../../../kernel/time/warsaw-time.js';
import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import { blankFaults, countryCodeFaults, emailFaults } from '../../../platform/http/field-rules.js';

/** Faults of each object of a list, with its place. */
function inEach(list: unknown, field: string, faultsOf: (row: UncheckedBody) => Fault[]): Fault[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((row: unknown, index) =>
    typeof row === 'object' && row !== null
      ? faultsOf(row as UncheckedBody).map((fault) => ({
          ...fault,
          field: `${field}.${index}.${fault.field}`,
        }))
      : [],
  );
}

function dayFaults({ valid_until: day }: UncheckedBody): Fault[] {
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && !isDay(day)
    ? [{ field: 'valid_until', code: 'not_a_date' }]
    : [];
}

/** A carrier that says who it is, in countries that there are, with papers that have numbers and days of the calendar. */
export const carrierRegistrationRules: BodyRules = (body) => [
  ...blankFaults(body, 'name'),
  ...blankFaults(body, 'contact_name'),
  ...emailFaults(body, 'email'),
  ...countryCodeFaults(body, 'country'),
  ...inEach(body['lanes'], 'lanes', (lane) => [
    ...countryCodeFaults(lane, 'from_country'),
    ...countryCodeFaults(lane, 'to_country'),
  ]),
  ...inEach(body['papers'], 'papers', dayFaults),
];
