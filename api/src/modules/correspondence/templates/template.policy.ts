import type { BodyRules } from '../../../platform/http/checks.js';
import { blankFaults } from '../../../platform/http/field-rules.js';

/** A template: a body that says something. */
export const templateRules: BodyRules = (body) => blankFaults(body, 'body');
