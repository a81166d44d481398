import type { Reads } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';

/** A mail that a key has sent. */
export interface KeptMail {
  fingerprint: string;
  /** Null when the message was deleted. */
  message_id: number | null;
}

/** The mail that a company's key has sent; null when none has. */
export async function findKeptMail(reads: Reads, companyId: number, key: string): Promise<KeptMail | null> {
  const { rows } = await sql<KeptMail>`
    select fingerprint, message_id from letter_keys
    where company_id = ${companyId} and key = ${key}`.execute(reads);
  return rows[0] ?? null;
}

/** Takes a key, in the transaction that sends its mail: of two at once the second waits, and fails if the first sends. */
export async function takeKey(
  on: Queryable,
  companyId: number,
  key: string,
  fingerprint: string,
): Promise<void> {
  await sql`insert into letter_keys (company_id, key, fingerprint)
    values (${companyId}, ${key}, ${fingerprint})`.execute(on);
}

/** Notes which message a key has sent. */
export async function noteMessageOfKey(
  on: Queryable,
  companyId: number,
  key: string,
  messageId: number,
): Promise<void> {
  await sql`update letter_keys set message_id = ${messageId}
    where company_id = ${companyId} and key = ${key}`.execute(on);
}
