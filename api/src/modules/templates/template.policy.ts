import type { BodyRules } from '../../http/checks.js';
import { blankFaults } from '../../http/field-rules.js';

/** A template: a body that says something. */
export const templateRules: BodyRules = (body) => blankFaults(body, 'body');
