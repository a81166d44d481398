import type { BodyRules } from '../../../platform/http/checks.js';
import { blankFaults, emailFaults } from '../../../platform/http/field-rules.js';

/** A message says something. */
export const chatMessageRules: BodyRules = (body) => [
  ...blankFaults(body, 'content'),
  ...emailFaults(body, 'recipient_email'),
];
