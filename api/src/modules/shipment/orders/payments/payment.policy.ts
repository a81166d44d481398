import type { BodyRules } from '../../../../platform/http/checks.js';
import { blankFaults, decimalFaults } from '../../../../platform/http/field-rules.js';
import { paymentDayFaults } from '../payment-day.policy.js';

/** A payment: an amount of money other than nothing, a real day. */
export const paymentRules: BodyRules = (body) => [
  ...decimalFaults(body, 'amount', 2),
  ...(body['amount'] === 0 ? [{ field: 'amount', code: 'invalid_value' as const }] : []),
  ...paymentDayFaults(body),
];

/** A removal: a reason with something in it. */
export const paymentRemovalRules: BodyRules = (body) => blankFaults(body, 'reason');
