import type { BodyRules } from '../../http/checks.js';
import { emailFaults } from '../../http/field-rules.js';
import { blankNames } from '../auth/auth.policy.js';

/** Changes to a user: a real address, a name that is more than blanks. */
export const userRules: BodyRules = (body) => [...emailFaults(body, 'email'), ...blankNames(body, ['name'])];
