import type { BodyRules } from '../../../platform/http/checks.js';
import { decimalFaults } from '../../../platform/http/field-rules.js';

/** A price: two decimals at most. */
export const priceSettingsRules: BodyRules = (body) => decimalFaults(body, 'price_per_km', 2);
