import { createHash } from 'node:crypto';
import type pg from 'pg';
import { PrimaryClient } from '../../../platform/db/primary-client.js';
import Cursor from 'pg-cursor';
import { auditKeyOf, type Secrets } from '../../../platform/config/secret.js';
import { isSameSignature, signatureOf, type Checkpoint } from './checkpoints.js';

/** What a check of the whole log found. */
interface Verification {
  chains: number;
  entries: number;
  checkpoints: number;
  /** What is wrong, one line each; none when the log is as it was written. */
  faults: string[];
}

interface Row {
  id: string;
  chain: number;
  position: string;
  previous_hash: string;
  hash: string;
  content: string;
}

interface Head {
  position: number;
  hash: string;
}

/** Where a chain begins. */
const beginning: Head = { position: 0, hash: '00'.repeat(32) };

/** Rows that are read at once. */
const batch = 1_000;

/**
 * The text that an entry's hash is made of, with the hash before it. Computed from the columns here and not by a function of the
 * database, which somebody who can write there could replace.
 */
const rowsInSequence = `
  select id::text, coalesce(company_id, 0) as chain, position::text, encode(previous_hash, 'hex') as previous_hash,
    encode(hash, 'hex') as hash,
    pg_catalog.jsonb_build_array(position, id, company_id, actor_id, actor_name, api_key_id, action, record, record_id, before,
      after, ip, request_id,
      pg_catalog.to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text as content
  from public.audit_log log order by coalesce(company_id, 0), log.position, log.id`;

/**
 * Reads the whole log, in one view of the database, and finds what was changed, moved, added, cut off or taken out.
 * @param secrets the installation's: checkpoints are signed under the current one, older ones under a former one
 * @param auditKeys of former secrets that are forgotten
 */
export async function verifyLog(
  databaseUrl: string,
  secrets: Secrets,
  auditKeys: readonly string[] = [],
): Promise<Verification> {
  const client = new PrimaryClient({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const check = new LogCheck(
      [...[secrets.current, ...secrets.previous].map(auditKeyOf), ...auditKeys],
      await readHeads(client),
      await readCheckpoints(client),
    );
    const cursor = client.query(new Cursor<Row>(rowsInSequence));
    for (let rows = await cursor.read(batch); rows.length > 0; rows = await cursor.read(batch)) {
      for (const row of rows) check.look(row);
    }
    await cursor.close();
    await client.query('rollback');
    return check.end();
  } finally {
    await client.end();
  }
}

async function readHeads(client: pg.Client): Promise<Map<number, Head>> {
  const { rows } = await client.query<{ chain: number; position: string; hash: string }>(
    `select chain, position::text, encode(hash, 'hex') as hash from public.audit_chains`,
  );
  return new Map(rows.map(({ chain, position, hash }) => [chain, { position: Number(position), hash }]));
}

async function readCheckpoints(client: pg.Client): Promise<Map<number, Checkpoint[]>> {
  const { rows } = await client.query<{ chain: number; position: string; hash: string; signature: string }>(
    `select chain, position::text, encode(hash, 'hex') as hash, signature from public.audit_checkpoints
     order by chain, position, id`,
  );
  const byChain = new Map<number, Checkpoint[]>();
  for (const row of rows) {
    const checkpoint = { ...row, position: Number(row.position) };
    const known = byChain.get(row.chain);
    if (known) known.push(checkpoint);
    else byChain.set(row.chain, [checkpoint]);
  }
  return byChain;
}

/** Follows the chains row by row. */
class LogCheck {
  private readonly faults: string[] = [];
  private readonly seen = new Set<number>();
  private entries = 0;
  private checkpointCount = 0;
  private chain: number | null = null;
  private last = beginning;
  /** Checkpoints of the chain that were not reached yet. */
  private ahead: Checkpoint[] = [];

  constructor(
    private readonly auditKeys: readonly string[],
    private readonly heads: ReadonlyMap<number, Head>,
    private readonly checkpoints: ReadonlyMap<number, Checkpoint[]>,
  ) {
    for (const [chain, list] of checkpoints) this.checkSignatures(chain, list);
  }

  look({ id, chain, position: place, previous_hash, hash, content }: Row): void {
    if (chain !== this.chain) {
      this.endChain();
      this.chain = chain;
      this.seen.add(chain);
      this.ahead = [...(this.checkpoints.get(chain) ?? [])];
    }
    this.entries += 1;
    const position = Number(place);
    const where = `entry ${id} at ${position}`;
    if (position <= this.last.position) this.fault(`${where} was added: another entry has that place`);
    else if (position > this.last.position + 1) {
      this.fault(`entries ${range(this.last.position + 1, position - 1)} before entry ${id} are missing`);
    } else if (previous_hash !== this.last.hash) {
      this.fault(`${where} does not follow the entry before it, which was moved or written anew`);
    }
    const expected = createHash('sha256')
      .update(Buffer.from(previous_hash, 'hex'))
      .update(content)
      .digest('hex');
    if (expected !== hash) this.fault(`${where} was changed or moved here`);
    if (position > this.last.position) this.last = { position, hash };
    while (this.ahead[0] && this.ahead[0].position <= position) {
      const [checkpoint] = this.ahead.splice(0, 1);
      if (checkpoint?.position === position && checkpoint.hash !== hash) {
        this.fault(`${where} is not what was signed there: the chain was written anew up to it`);
      }
    }
  }

  end(): Verification {
    this.endChain();
    const others = new Set([...this.heads.keys(), ...this.checkpoints.keys()]);
    for (const chain of others) {
      if (this.seen.has(chain)) continue;
      const { position = 0 } = this.heads.get(chain) ?? {};
      this.faults.push(
        `${nameOf(chain)}: all entries are missing; there were at least ${Math.max(position, this.signedUpTo(chain))}`,
      );
    }
    return {
      chains: this.seen.size,
      entries: this.entries,
      checkpoints: this.checkpointCount,
      faults: this.faults,
    };
  }

  private endChain(): void {
    if (this.chain === null) return;
    const head = this.heads.get(this.chain);
    const { position, hash } = this.last;
    if (!head) this.fault(`there is no note of where the chain ends; it has ${position} entries`);
    else if (head.position > position)
      this.fault(`entries ${range(position + 1, head.position)} are missing at the end`);
    else if (head.position < position)
      this.fault(`entries ${range(head.position + 1, position)} were added at the end`);
    else if (head.hash !== hash)
      this.fault(`the last entry, at ${position}, is not the one that the chain ended with`);
    const signed = this.signedUpTo(this.chain);
    if (signed > position)
      this.fault(`the end is missing: entries up to ${signed} were signed, the last one is at ${position}`);
    this.last = beginning;
  }

  private signedUpTo(chain: number): number {
    return this.checkpoints.get(chain)?.at(-1)?.position ?? 0;
  }

  private checkSignatures(chain: number, list: readonly Checkpoint[]): void {
    let previous = '';
    for (const checkpoint of list) {
      this.checkpointCount += 1;
      const isSigned = this.auditKeys.some((key) =>
        isSameSignature(checkpoint.signature, signatureOf(key, checkpoint, previous)),
      );
      if (!isSigned) {
        this.faults.push(
          `${nameOf(chain)}: the checkpoint at ${checkpoint.position} was changed, one before it is missing, or SECRET is another`,
        );
      }
      previous = checkpoint.signature;
    }
  }

  private fault(text: string): void {
    this.faults.push(`${nameOf(this.chain ?? 0)}: ${text}`);
  }
}

function nameOf(chain: number): string {
  return chain === 0 ? 'entries of no company' : `company ${chain}`;
}

function range(first: number, last: number): string {
  return first === last ? String(first) : `${first} to ${last}`;
}
