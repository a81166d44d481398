import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { BadRequest, Conflict } from '../../../platform/http/errors.js';
import { maxSeconds } from './challenge.js';

/**
 * Uses a challenge up, in the unit of work that takes what was sent with it.
 * @throws {Conflict} `form_challenge_used` when something was taken with the challenge, now or at this moment
 * @throws {BadRequest} `form_challenge_invalid` when what was sent with it was refused for a limit
 */
export async function spendChallenge(unit: Unit, nonce: string): Promise<void> {
  const on = connectionOf(unit);
  const { rows } = await sql`
    insert into spent_challenges (nonce, expires_at)
    values (${nonce}, now() + make_interval(secs => ${maxSeconds + 60})) on conflict do nothing returning nonce`.execute(
    on,
  );
  if (rows.length > 0) return;
  const used = await sql<{ is_refused: boolean }>`
    select is_refused from spent_challenges where nonce = ${nonce}`.execute(on);
  if (used.rows[0]?.is_refused) throw new BadRequest('form_challenge_invalid');
  throw new Conflict('form_challenge_used');
}

/** Keeps that nothing was taken with a challenge. */
export async function refuseChallenge(unit: Unit, nonce: string): Promise<void> {
  await sql`update spent_challenges set is_refused = true where nonce = ${nonce}`.execute(connectionOf(unit));
}
