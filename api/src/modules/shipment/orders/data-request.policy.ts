import type { BodyRules } from '../../../platform/http/checks.js';
import { emailFaults, lineBreakFaults } from '../../../platform/http/field-rules.js';

/** A request for data: an address, and a subject of one line. */
export const dataRequestRules: BodyRules = (body) => [
  ...emailFaults(body, 'recipient_email'),
  ...lineBreakFaults(body, 'subject'),
];
