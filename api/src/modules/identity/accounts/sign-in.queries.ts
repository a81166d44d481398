import type { Reads, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { sql } from '../../../platform/db/sql.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { NotFound } from '../../../platform/http/errors.js';

/** What signing in needs to know of a user. */
export interface Account {
  id: number;
  email: string;
  name: string;
  password_hash: string;
  is_active: boolean;
  default_language: UiLanguage;
  /** Null for administrators and people without a company. */
  company_id: number | null;
  /** Null before the first sign-in. */
  last_login_at: Date | null;
  has_second_factor: boolean;
}

const columns = sql`
  u.id, u.email, u.name, u.password_hash, u.is_active, u.default_language, u.last_login_at,
  case when u.is_admin then null else u.company_id end as company_id,
  exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as has_second_factor`;

/** @param email in lower case */
export async function findAccount(reads: Reads, email: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select ${columns} from users u where lower(u.email) = ${email}`.execute(reads);
  return rows[0] ?? null;
}

/** @throws {NotFound} */
export async function getAccount(reads: Reads, userId: number): Promise<Account> {
  const { rows } = await sql<Account>`select ${columns} from users u where u.id = ${userId}`.execute(reads);
  if (!rows[0]) throw new NotFound();
  return rows[0];
}

/** Who reads a mail about an account. */
export function readerOf({ name, email, default_language: language }: Account) {
  return { name, email, language };
}

/**
 * Removes from an account whatever signs in beside the password, in the transaction of its cause: somebody else may have left it there
 * before the account's person proved that it is theirs.
 * @param withSecondFactor also a second factor that is on; one that was only begun goes always
 * @returns whether one was on that is gone
 */
export async function removeOtherWaysIn(
  unit: Unit,
  userId: number,
  withSecondFactor: boolean,
): Promise<{ secondFactor: boolean }> {
  const on = connectionOf(unit);
  await sql`delete from second_factors where user_id = ${userId} and confirmed_at is null`.execute(on);
  const gone = withSecondFactor
    ? await sql`delete from second_factors where user_id = ${userId} returning user_id`.execute(on)
    : { rows: [] };
  await sql`delete from factor_tokens where user_id = ${userId}`.execute(on);
  await sql`delete from known_devices where user_id = ${userId}`.execute(on);
  await sql`delete from passkeys where user_id = ${userId}`.execute(on);
  return { secondFactor: gone.rows.length > 0 };
}
