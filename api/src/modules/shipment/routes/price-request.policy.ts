import type { BodyRules } from '../../../platform/http/checks.js';
import { blankFaults, lineBreakFaults } from '../../../platform/http/field-rules.js';

/** A mail to a group: its subject is one filled line. */
export const groupPriceRequestRules: BodyRules = (body) => [
  ...blankFaults(body, 'subject'),
  ...lineBreakFaults(body, 'subject'),
];
