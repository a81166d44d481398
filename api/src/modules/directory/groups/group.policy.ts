import type { BodyRules } from '../../../platform/http/checks.js';
import { blankFaults } from '../../../platform/http/field-rules.js';

/** A group: a name that is not blank. */
export const groupRules: BodyRules = (body) => blankFaults(body, 'name');
