import type { BodyRules } from '../../../platform/http/checks.js';
import { blankFaults, emailFaults } from '../../../platform/http/field-rules.js';

/** A mailing: neither its subject nor its message is blank. */
export const clientMailingRules: BodyRules = (body) => [
  ...blankFaults(body, 'subject'),
  ...blankFaults(body, 'message'),
];

/** A mail to one: to exactly one address. */
export const singleEmailRules: BodyRules = (body) => [
  ...clientMailingRules(body),
  ...blankFaults(body, 'recipient_email'),
  ...emailFaults(body, 'recipient_email'),
];
