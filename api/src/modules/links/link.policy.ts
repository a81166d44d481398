import type { BodyRules } from '../../http/checks.js';
import { emailFaults } from '../../http/field-rules.js';

/** A link: an address that really is one. */
export const linkRules: BodyRules = (body) => emailFaults(body, 'client_email');
