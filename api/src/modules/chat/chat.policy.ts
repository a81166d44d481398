import type { BodyRules } from '../../http/checks.js';
import { blankFaults, emailFaults } from '../../http/field-rules.js';

/** A message says something. */
export const chatMessageRules: BodyRules = (body) => [
  ...blankFaults(body, 'content'),
  ...emailFaults(body, 'recipient_email'),
];
