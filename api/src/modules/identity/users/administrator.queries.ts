import { sql, type Queryable } from '../../../platform/db/sql.js';

/**
 * Locks an administrator, who stays one until the transaction ends.
 * @returns the user's address; null when they are no administrator
 */
export async function lockAdministrator(on: Queryable, userId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select email from users where id = ${userId} and is_admin for no key update`.execute(on);
  return rows[0]?.email ?? null;
}

/**
 * Administrators let go of the company that they would return to.
 * @returns how many did
 */
export async function freeAdministrators(on: Queryable): Promise<number> {
  const { rowCount } = await sql`
    update users set company_id = null where is_admin and company_id is not null`.execute(on);
  return rowCount;
}
