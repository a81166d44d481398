import { sql, type Sql } from '../../../platform/db/sql.js';
import type { BodyRules } from '../../../platform/http/checks.js';
import { emailFaults } from '../../../platform/http/field-rules.js';
import { blankNames } from '../accounts/auth.policy.js';

/** Changes to a user: a real address, a name that is more than blanks. */
export const userRules: BodyRules = (body) => [...emailFaults(body, 'email'), ...blankNames(body, ['name'])];

/**
 * Whether somebody has no password of their own, so that they are waited for. Of accounts from before that was noted, one
 * that somebody has signed in to counts as theirs.
 * @param user the alias of the table of users
 */
export function waitsForPassword(user: string): Sql {
  const of = (column: string) => sql.ref(`${user}.${column}`);
  return sql`(${of('password_set_by_other')} and not (${of('last_login_at')} is not null
    and ${of('created_at')} < (select executed_at from schema_migrations where name = '0037-accounts')))`;
}
