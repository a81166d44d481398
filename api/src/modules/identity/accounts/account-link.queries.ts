import { sql, type Queryable } from '../../../platform/db/sql.js';
import { accountToken, accountTokenHash } from '../../../kernel/links/account-link.js';

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
