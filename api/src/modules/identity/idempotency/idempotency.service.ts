import { createHash } from 'node:crypto';
import { setCallerSql, type Database } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { GivenAnswer, KeyedCall } from '../../../platform/http/idempotency.js';
import type { Vault } from '../../../platform/vault/vault.port.js';

/** Hours for which an answer is kept. */
const keptHours = 24;

/** What a call came to. */
interface Outcome extends GivenAnswer {
  /** Whether a repeated call gets it again. */
  isKept: boolean;
}

interface SealedAnswer extends Omit<GivenAnswer, 'body'> {
  fingerprint: string;
  /** In base64. */
  body: string | null;
}

interface StoredAnswer {
  id: number;
  sealed: string;
}

/** How a call begins. */
interface CallStart {
  /** No other call with the key is under way. */
  isOurs: boolean;
  /** Of the answer there is, or of the one that there will be. */
  id: number;
  sealed: string | null;
}

/**
 * Does calls with an Idempotency-Key once. All that such a call writes, and its answer, is one transaction under a lock of the key: a
 * process that dies in it leaves nothing behind, neither the effect nor the key, and the next call does it. PostgreSQL gives the lock
 * back with the connection, so that there is no lease to wait for.
 */
export class IdempotencyService {
  /** Keys whose calls this process is at: their repetitions take no connection. */
  private readonly running = new Set<string>();

  constructor(
    private readonly db: Database,
    private readonly vault: Vault,
  ) {}

  /**
   * The answer that a key has got; null when it has none yet.
   * @throws {Conflict} `idempotency_key_reused` when that was another call
   */
  findAnswer(call: KeyedCall): Promise<GivenAnswer | null> {
    return this.find(this.db.reads, hashOf(call), call);
  }

  /**
   * Does a call that has got no answer yet.
   * @param work runs at most once; what it throws undoes all of it and is not kept
   * @returns the answer of the same call that was done just before; null when the work was done
   * @throws {Conflict} `idempotency_key_reused` for another call, `idempotency_key_in_use` while the first one runs
   */
  async once(call: KeyedCall, work: () => Promise<Outcome>): Promise<GivenAnswer | null> {
    const hash = hashOf(call);
    const name = hash.toString('base64');
    if (this.running.has(name)) throw new Conflict('idempotency_key_in_use');
    this.running.add(name);
    try {
      if (call.isWriting) {
        return await this.db.asOneTransaction((on) => this.under(on, hash, call, work), {
          tellsCaller: true,
        });
      }
      const outcome = await work();
      if (outcome.isKept) await this.keepAfter(hash, call, outcome);
      return null;
    } finally {
      this.running.delete(name);
    }
  }

  /** Deletes answers whose day is over. */
  async cleanUp(): Promise<void> {
    await sql`
      delete from idempotency_keys where created_at < now() - make_interval(hours => ${keptHours})`.execute(
      this.db.writes,
    );
  }

  private async under(
    on: Queryable,
    hash: Buffer,
    call: KeyedCall,
    work: () => Promise<Outcome>,
  ): Promise<GivenAnswer | null> {
    const { rows } = await sql<CallStart>`
      select is_ours as "isOurs", id, sealed_answer as sealed, ${setCallerSql()}
      from begin_idempotent_call(${String(hash.readBigInt64BE())}::bigint, ${hash}, ${keptHours})`.execute(
      on,
    );
    const [start] = rows;
    if (!start?.isOurs) throw new Conflict('idempotency_key_in_use');
    // The first one may have ended between the look before and the lock.
    if (start.sealed !== null) return this.open({ id: start.id, sealed: start.sealed }, call);
    const outcome = await work();
    if (outcome.isKept) await this.keep(on, { id: start.id, hash }, call, outcome);
    return null;
  }

  private async find(on: Queryable, hash: Buffer, call: KeyedCall): Promise<GivenAnswer | null> {
    const { rows } = await sql<StoredAnswer>`
      select id::int, sealed_answer as sealed from idempotency_keys
      where key_hash = ${hash} and created_at >= now() - make_interval(hours => ${keptHours})`.execute(on);
    return rows[0] ? this.open(rows[0], call) : null;
  }

  private open(stored: StoredAnswer, { fingerprint }: KeyedCall): GivenAnswer {
    const { text } = this.vault.open(stored.sealed, contextOf(stored.id));
    const answer = JSON.parse(text) as SealedAnswer;
    if (answer.fingerprint !== fingerprint) throw new Conflict('idempotency_key_reused');
    const { status, headers, body } = answer;
    return { status, headers, body: body === null ? null : Buffer.from(body, 'base64') };
  }

  /** Keeps the answer of a call that wrote nothing. */
  private async keepAfter(hash: Buffer, call: KeyedCall, answer: GivenAnswer): Promise<void> {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('idempotency_keys', 'id'))::int as id`.execute(this.db.writes);
    await this.keep(this.db.writes, { id: rows[0]?.id ?? 0, hash }, call, answer);
  }

  private async keep(
    on: Queryable,
    { id, hash }: { id: number; hash: Buffer },
    { fingerprint }: KeyedCall,
    { status, headers, body }: GivenAnswer,
  ): Promise<void> {
    const sealed: SealedAnswer = { fingerprint, status, headers, body: body?.toString('base64') ?? null };
    // One whose day is over makes room. Another's that is there by now, which the lock keeps out, would undo all of this.
    const { rowCount } = await sql`
      insert into idempotency_keys as k (id, key_hash, sealed_answer)
      values (${id}, ${hash}, ${this.vault.seal(JSON.stringify(sealed), contextOf(id))})
      on conflict (key_hash) do update
        set id = excluded.id, sealed_answer = excluded.sealed_answer, created_at = excluded.created_at
        where k.created_at < now() - make_interval(hours => ${keptHours})`.execute(on);
    if (rowCount === 0) throw new Conflict('idempotency_key_in_use');
  }
}

function hashOf({ caller, key }: KeyedCall): Buffer {
  return createHash('sha256').update(`${caller}\0${key}`).digest();
}

const contextOf = (id: number) => `idempotency:${id}` as const;
