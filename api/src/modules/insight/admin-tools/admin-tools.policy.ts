import type { BodyRules } from '../../../platform/http/checks.js';
import { blankFaults, emailFaults } from '../../../platform/http/field-rules.js';

/** A test mail goes to exactly one address. */
export const testMailRules: BodyRules = (body) => emailFaults(body, 'email');

/** A statement is more than blanks. */
export const sqlRules: BodyRules = (body) => blankFaults(body, 'sql');

/** A text to judge is more than blanks. */
export const quoteCheckRules: BodyRules = (body) => blankFaults(body, 'text');

/** A link: an address that really is one. */
export const testLinkRules: BodyRules = (body) => emailFaults(body, 'client_email');
