import type { Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Vault } from '../../../platform/vault/vault.port.js';
import { writeAudit } from '../audit/audit.service.js';
import type { Account } from './sign-in.queries.js';
import { createRecoveryCodes, hashOfRecoveryCode, readFactorCode, stepOfCode } from './totp.js';

/** A second factor as it is stored. */
export interface StoredFactor {
  sealed_secret: string;
  is_on: boolean;
  /** Step of the last code that was accepted. */
  last_step: number | null;
}

/** What a code was used as: the app's, or a recovery code, of which so many are left. */
export type UsedCode = { kind: 'app' } | { kind: 'recovery'; left: number };

/** Time-based one-time codes (RFC 6238) as a second factor, and recovery codes for whoever loses the app. */
export class FactorCodes {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** A secret as it is stored. */
  seal(userId: number, secret: string): string {
    return this.vault.seal(secret, contextOf(userId));
  }

  /**
   * Uses a code up, with the unit of work of the sign-in that it opens: each works once. Of a recovery code the sign-in tells by mail.
   * @returns null when it is wrong, was used before, or no second factor is on
   */
  async use(unit: Unit, account: Account, typed: string): Promise<UsedCode | null> {
    const factor = await lockFactor(unit, account.id);
    const read = readFactorCode(typed);
    if (!factor?.is_on || !read) return null;
    if (read.kind === 'recovery') return useRecoveryCode(unit, account, read.code);
    const step = this.stepOf(account.id, factor, typed);
    // A code that was seen over somebody's shoulder opens nothing, nor does one from before it.
    if (step === null || (factor.last_step !== null && step <= factor.last_step)) return null;
    await sql`update second_factors set last_step = ${step} where user_id = ${account.id}`.execute(
      connectionOf(unit),
    );
    return { kind: 'app' };
  }

  /** The step that an app's code belongs to; null when it is wrong, or a recovery code. */
  stepOf(
    userId: number,
    { sealed_secret }: Pick<StoredFactor, 'sealed_secret'>,
    typed: string,
  ): number | null {
    const read = readFactorCode(typed);
    if (read?.kind !== 'totp') return null;
    return stepOfCode(this.vault.open(sealed_secret, contextOf(userId)).text, read.code, this.clock.now());
  }
}

async function useRecoveryCode(unit: Unit, account: Account, code: string): Promise<UsedCode | null> {
  const hash = hashOfRecoveryCode(account.id, code);
  const { rowCount } = await sql`
    delete from recovery_codes where user_id = ${account.id} and code_hash = ${hash}`.execute(
    connectionOf(unit),
  );
  if (rowCount === 0) return null;
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from recovery_codes where user_id = ${account.id}`.execute(
    connectionOf(unit),
  );
  const left = rows[0]?.left ?? 0;
  await writeAudit(connectionOf(unit), {
    action: 'second_factor.recovery_code_used',
    record: 'user',
    recordId: account.id,
    actorId: account.id,
    companyId: account.company_id,
    after: { left },
  });
  return { kind: 'recovery', left };
}

/** Waits for whoever uses a code of the same user at this moment. */
export async function lockFactor(unit: Unit, userId: number): Promise<StoredFactor | null> {
  const { rows } = await sql<StoredFactor>`
    select sealed_secret, confirmed_at is not null as is_on, last_step::float8 as last_step
    from second_factors where user_id = ${userId} for no key update`.execute(connectionOf(unit));
  return rows[0] ?? null;
}

/** @returns the new ones */
export async function replaceRecoveryCodes(unit: Unit, userId: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(connectionOf(unit));
  const rows = codes.map((code) => sql`(${userId}, ${hashOfRecoveryCode(userId, code)})`);
  await sql`insert into recovery_codes (user_id, code_hash) values ${sql.join(rows)}`.execute(
    connectionOf(unit),
  );
  return codes;
}

function contextOf(userId: number): `second-factor:${number}` {
  return `second-factor:${userId}`;
}
