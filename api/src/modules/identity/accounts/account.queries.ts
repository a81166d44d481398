import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { Reads } from '../../../platform/db/database.js';
import { BadRequest } from '../../../platform/http/errors.js';
import type { PendingEmailChange } from './account.dto.js';
import { accountToken, accountTokenHash } from '../../../kernel/links/stored-link.js';

/** A user as they choose a password. */
export interface FoundUser {
  id: number;
  name: string;
  email: string;
  company_name: string | null;
}

/** The new address of a user that waits for its link to be opened. */
export async function findEmailChange(on: Queryable, userId: number): Promise<PendingEmailChange | null> {
  const { rows } = await sql<PendingEmailChange>`
    select email as new_email, expires_at from account_links
    where user_id = ${userId} and purpose = 'email_change'`.execute(on);
  return rows[0] ?? null;
}

/** @throws {BadRequest} `invalid_link` when the user is gone, or the link is no account's */
export async function getUserOfLink(
  reads: Reads,
  { user_id }: { user_id: number | null },
): Promise<FoundUser> {
  if (user_id === null) throw new BadRequest('invalid_link');
  return getUserById(reads, user_id);
}

/** @throws {BadRequest} `invalid_link` when the user is gone */
export async function getUserById(reads: Reads, id: number): Promise<FoundUser> {
  const { rows } = await sql<FoundUser>`
    select u.id, u.name, u.email, c.name as company_name
    from users u left join companies c on c.id = u.company_id where u.id = ${id}`.execute(reads);
  if (!rows[0]) throw new BadRequest('invalid_link');
  return rows[0];
}

/** Makes the link of a key that was written under a former secret work under the present one. */
export async function renewAccountLink(
  on: Queryable,
  key: string,
  secrets: { former: string; present: string },
): Promise<void> {
  const hashUnder = (secret: string) => accountTokenHash(accountToken(key, secret));
  await sql`
    update account_links set token_hash = ${hashUnder(secrets.present)}
    where token_hash = ${hashUnder(secrets.former)}`.execute(on);
}
