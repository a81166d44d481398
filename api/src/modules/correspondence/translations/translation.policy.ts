import type { BodyRules } from '../../../platform/http/checks.js';
import { blankFaults } from '../../../platform/http/field-rules.js';

/** A text to translate has something in it. */
export const translationRules: BodyRules = (body) => blankFaults(body, 'message');
