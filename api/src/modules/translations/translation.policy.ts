import type { BodyRules } from '../../http/checks.js';
import { blankFaults } from '../../http/field-rules.js';

/** A text to translate has something in it. */
export const translationRules: BodyRules = (body) => blankFaults(body, 'message');
