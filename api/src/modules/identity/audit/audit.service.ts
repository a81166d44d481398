import { currentCaller } from '../../../kernel/caller.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { setCallerSql, type Database } from '../../../platform/db/database.js';
import type { Secrets } from '../../../platform/config/secret.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { AuditLogPage, AuditLogQuery } from './audit-log.dto.js';
import { listAuditLog, type NamedRecords } from './audit-log.queries.js';
import { signChains } from './checkpoints.js';

/** Something that somebody did, for the audit log. */
interface AuditEntry {
  /** What was done, as `record.verb` in the past tense: `session.opened`, `user.password_changed`, `clients.exported`. */
  action: string;
  /** Kind of the record that it was done to: `user`, `client`, `order`. */
  record?: string;
  recordId?: number;
  /** The company whose owner may read the entry; the caller's when left out. */
  companyId?: number | null;
  /** Who did it, where that is not the caller of the request: at a sign-in nobody is signed in yet. */
  actorId?: number | null;
  /** What was there before, and what is there now; never secrets. */
  before?: Readonly<Record<string, unknown>> | null;
  after?: Readonly<Record<string, unknown>> | null;
}

/**
 * Writes an entry of the audit log, with the caller of the request as actor. It is in the log once the transaction is committed.
 * @param on the transaction of the cause (`within(unit)`), or `db.notes` for what changes nothing
 */
export async function writeAudit(on: Queryable, entry: AuditEntry): Promise<void> {
  const caller = currentCaller();
  // What a program does by a key, no user has done.
  const apiKeyId = entry.actorId === undefined ? (caller.apiKey?.id ?? null) : null;
  const actorId = entry.actorId === undefined ? (caller.apiKey ? null : caller.userId) : entry.actorId;
  const companyId = entry.companyId === undefined ? caller.companyId : entry.companyId;
  const json = (value: AuditEntry['before']): string | null => (value ? JSON.stringify(value) : null);
  await sql`
    insert into audit_pending (company_id, actor_id, api_key_id, action, record, record_id, before, after, ip, request_id)
    values (${companyId}, ${actorId}, ${apiKeyId}, ${entry.action}, ${entry.record ?? null}, ${entry.recordId ?? null},
      ${json(entry.before)}::jsonb, ${json(entry.after)}::jsonb, ${caller.address}, ${caller.requestId})`.execute(
    on,
  );
}

/**
 * Names somebody as the one who changes what the transaction changes, where nobody is signed in: a link has shown that the account is
 * theirs.
 */
export async function actAs(on: Queryable, userId: number): Promise<void> {
  const { address, requestId, userId: signedIn } = currentCaller();
  if (signedIn !== null) return;
  const caller = JSON.stringify({ user_id: userId, ip: address, request_id: requestId });
  await sql`select ${setCallerSql(caller)}`.execute(on);
}

/**
 * Keeps changes of single rows out of the log until the transaction ends, where thousands are changed by one action; the caller writes one
 * entry that tells of all of them.
 */
export async function withoutEntriesOfRows(on: Queryable): Promise<void> {
  await sql`select set_config('frakto.audit', 'off', true)`.execute(on);
}

/** The audit log as people read it. */
export class AuditLogService {
  constructor(
    private readonly db: Database,
    private readonly secrets: Secrets,
    private readonly namedRecords: NamedRecords,
  ) {}

  /** The company's entries; for an administrator those of all companies and of none. */
  listEntries({ isAdmin, companyId }: Principal, query: AuditLogQuery): Promise<AuditLogPage> {
    if (!isAdmin && companyId === null)
      throw new Error('Only members of a company and administrators read the log');
    return listAuditLog(
      this.db.reads,
      isAdmin || companyId === null ? 'all' : companyId,
      query,
      this.namedRecords,
    );
  }

  /** Signs where each chain ends now, if it has grown since. @returns the checkpoints that were written */
  signChains(): ReturnType<typeof signChains> {
    return signChains(this.db.writes, this.secrets.current);
  }
}
