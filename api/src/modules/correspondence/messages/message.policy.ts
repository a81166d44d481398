import type { BodyRules } from '../../../platform/http/checks.js';
import { blankFaults, emailFaults } from '../../../platform/http/field-rules.js';

/** A mail: both addresses are exactly one, nothing is blank. */
export const messageRules: BodyRules = (body) => [
  ...blankFaults(body, 'type'),
  ...blankFaults(body, 'subject'),
  ...blankFaults(body, 'content'),
  ...['from', 'to'].flatMap((field) => [...blankFaults(body, field), ...emailFaults(body, field)]),
];
