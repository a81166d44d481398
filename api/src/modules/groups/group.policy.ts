import type { BodyRules } from '../../http/checks.js';
import { blankFaults } from '../../http/field-rules.js';

/** A group: a name that is not blank. */
export const groupRules: BodyRules = (body) => blankFaults(body, 'name');
