import type { BodyRules } from '../../../platform/http/checks.js';
import { decimalFaults } from '../../../platform/http/field-rules.js';
import { transportRules } from '../orders/order.policy.js';
import { windowRules } from '../orders/transport-facts.policy.js';

/** A route: both ends, and a margin in steps of 0.1. */
export const routeRules: BodyRules = (body) => [
  ...transportRules(body),
  ...windowRules(body),
  ...decimalFaults(body, 'profit_margin', 1),
];
