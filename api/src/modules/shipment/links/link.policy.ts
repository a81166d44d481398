import type { BodyRules } from '../../../platform/http/checks.js';
import { emailFaults } from '../../../platform/http/field-rules.js';

/** A link: an address that really is one. */
export const linkRules: BodyRules = (body) => emailFaults(body, 'client_email');
