import type { Database } from '../../../platform/db/database.js';
import type { Secrets } from '../../../platform/config/secret.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { AuditLogPage, AuditLogQuery } from './audit-log.dto.js';
import { listAuditLog, type NamedRecords } from './audit-log.queries.js';
import { signChains } from './checkpoints.js';

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
