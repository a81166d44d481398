import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { auditKeyOf } from '../../../platform/config/secret.js';

/** A place of a chain that was signed: whoever rewrites what lies before it cannot sign what comes out. */
export interface Checkpoint {
  /** Id of the company, 0 for entries that belong to none. */
  chain: number;
  /** The last entry that is covered. */
  position: number;
  /** That entry's hash in hexadecimal digits. */
  hash: string;
  /** HMAC-SHA-256 under a key made of SECRET, in hexadecimal digits. */
  signature: string;
}

/**
 * Signs a place of a chain together with the signature of the checkpoint before it.
 * @param auditKey made of the installation's secret by `auditKeyOf`
 */
export function signatureOf(
  auditKey: string,
  { chain, position, hash }: Omit<Checkpoint, 'signature'>,
  previous: string,
): string {
  return createHmac('sha256', Buffer.from(auditKey, 'hex'))
    .update(JSON.stringify([chain, position, hash, previous]))
    .digest('hex');
}

/** Whether two signatures are the same. */
export function isSameSignature(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** A chain that has grown, and what of it was signed. */
interface Grown {
  chain: number;
  position: number;
  hash: string;
  /** The last checkpoint; null when there is none. */
  last: Checkpoint | null;
  /** Whether it was written today and what it signed is still there. */
  may_move_on: boolean;
  /** Signature of the one before the last. */
  before_last: string | null;
}

/**
 * Signs where each chain ends that has grown since it was last signed. Of processes that do it at once each chain gets one signature. A
 * day's last checkpoint of a chain is enough: a later one of the same day (UTC) takes its place, as long as what it attested holds.
 * @returns the checkpoints that were written
 */
export async function signChains(on: Queryable, secret: string): Promise<Checkpoint[]> {
  const { rows } = await sql<Grown>`
    select c.chain, c.position, encode(c.hash, 'hex') as hash,
      case when last.position is not null then json_build_object('chain', c.chain, 'position', last.position,
        'hash', encode(last.hash, 'hex'), 'signature', last.signature) end as last,
      coalesce((last.created_at at time zone 'UTC')::date = (now() at time zone 'UTC')::date and last.hash =
        (select l.hash from audit_log l where coalesce(l.company_id, 0) = c.chain and l.position = last.position), false)
        as may_move_on,
      (select p.signature from audit_checkpoints p where p.chain = c.chain and p.position < last.position
        order by p.position desc limit 1) as before_last
    from audit_chains c
    left join lateral (select * from audit_checkpoints p where p.chain = c.chain order by position desc limit 1) last on true
    where c.position > coalesce(last.position, 0) order by c.chain`.execute(on);
  const auditKey = auditKeyOf(secret);
  const written: Checkpoint[] = [];
  for (const { last, may_move_on, before_last, ...place } of rows) {
    // One that was tampered with stays, to be found.
    const movesOn =
      may_move_on && last !== null && last.signature === signatureOf(auditKey, last, before_last ?? '');
    const previous = (movesOn ? before_last : last?.signature) ?? '';
    const { chain, position, hash } = place;
    const checkpoint = { chain, position, hash, signature: signatureOf(auditKey, place, previous) };
    const { rowCount } = movesOn
      ? await sql`
          update audit_checkpoints set position = ${position}, hash = decode(${hash}, 'hex'), signature = ${checkpoint.signature}
          where chain = ${chain} and signature = ${last.signature}`.execute(on)
      : await sql`
          insert into audit_checkpoints (chain, position, hash, signature)
          select ${chain}, ${position}, decode(${hash}, 'hex'), ${checkpoint.signature}
          where ${last?.signature ?? null}::text is not distinct from
            (select signature from audit_checkpoints where chain = ${chain} order by position desc limit 1)
          on conflict (chain, position) do nothing`.execute(on);
    if (rowCount > 0) written.push(checkpoint);
  }
  return written;
}
