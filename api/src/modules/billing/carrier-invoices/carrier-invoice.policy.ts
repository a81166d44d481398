import { isDay } from '../../../kernel/time/warsaw-time.js';
import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import { blankFaults, decimalFaults } from '../../../platform/http/field-rules.js';

const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A day that is none of the calendar, or that lies ahead of `today` once that is known. */
export function dayFaults(body: UncheckedBody, field: string, today?: string): Fault[] {
  const day = body[field];
  if (!isWritten(day)) return [];
  if (!isDay(day)) return [{ field, code: 'not_a_date' }];
  return today !== undefined && day > today ? [{ field, code: 'day_ahead' }] : [];
}

/** A sum of money: decimals that are kept, other than nothing. */
function sumFaults(body: UncheckedBody, field: string): Fault[] {
  return [
    ...decimalFaults(body, field, 2),
    ...(body[field] === 0 ? [{ field, code: 'invalid_value' as const }] : []),
  ];
}

/** A carrier's invoice: real days, sums with two decimals, VAT with the sign of the net sum. */
export const carrierInvoiceRules: BodyRules = (body) => {
  const { net_amount: net, vat_amount: vat } = body;
  const isAgainst = typeof net === 'number' && typeof vat === 'number' && net * vat < 0;
  return [
    ...blankFaults(body, 'number'),
    ...dayFaults(body, 'issue_date'),
    ...dayFaults(body, 'received_on'),
    ...sumFaults(body, 'net_amount'),
    ...decimalFaults(body, 'vat_amount', 2),
    ...(isAgainst ? [{ field: 'vat_amount', code: 'invalid_value' as const }] : []),
  ];
};

/** A payment to a carrier. */
export const carrierPaymentRules: BodyRules = (body) => [
  ...sumFaults(body, 'amount'),
  ...dayFaults(body, 'paid_on'),
];

export const removalRules: BodyRules = (body) => blankFaults(body, 'reason');
