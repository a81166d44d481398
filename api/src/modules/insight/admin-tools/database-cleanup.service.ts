import { withLongStatements } from '../../../platform/db/database-pulse.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { Forbidden } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { Logger } from '../../../kernel/log.js';
import {
  freeAdministrators,
  lockAdministrator,
  type SessionService,
  withoutEntriesOfRows,
  writeAudit,
} from '../../identity/index.js';
import type { CleanupInput, CleanupResult, DeletedCounts } from './admin-tools.dto.js';
import { cleanupMessage } from './answer-texts.js';
import {
  allowTime,
  countRows,
  emptyTables,
  findEmptiedTables,
  lockTables,
  noteCleanup,
} from './admin-tools.queries.js';

interface DatabaseCleanupServiceDeps {
  db: Database;
  sessions: SessionService;
  log: Logger;
  isAllowed: boolean;
}

/** Deletes what companies and administrators have entered, and leaves the product as it is after its installation. */
export class DatabaseCleanupService {
  readonly isAllowed: boolean;

  constructor(private readonly deps: DatabaseCleanupServiceDeps) {
    this.isAllowed = deps.isAllowed;
  }

  /**
   * All in one transaction: it is done as a whole or not at all. Files of what is deleted are noted in it, and a job removes
   * them.
   * @param _consent typed by the administrator; anything else was refused
   * @throws {Forbidden} `cleanup_off`, or `administrator_only` to somebody who is none any more
   */
  async run(
    { userId }: Pick<Principal, 'userId'>,
    _consent: CleanupInput,
    language: UiLanguage,
  ): Promise<CleanupResult> {
    if (!this.isAllowed) throw new Forbidden('cleanup_off');
    const started = performance.now();
    const empty = async (unit: Unit) => {
      await allowTime(unit);
      await withoutEntriesOfRows(connectionOf(unit));
      const tables = await findEmptiedTables(unit);
      await lockTables(unit, tables);
      const email = await lockAdministrator(connectionOf(unit), userId);
      if (email === null) throw new Forbidden('administrator_only');
      const rows = await countRows(unit, tables);
      const freed = await freeAdministrators(connectionOf(unit));
      await emptyTables(unit, tables);
      const left = [...(await countRows(unit, tables))].filter(([, count]) => count > 0);
      if (left.length > 0) throw new Error(`Rows are left in ${left.map(([name]) => name).join(', ')}`);
      await this.deps.sessions.announceAll(unit);
      const counts = {
        deleted_counts: countsOf(rows, freed),
        by_table: Object.fromEntries([...rows].filter(([, count]) => count > 0)),
      };
      await writeAudit(connectionOf(unit), {
        action: 'database.cleaned',
        companyId: null,
        after: counts.by_table,
      });
      await noteCleanup(unit, { userId, email }, counts, Math.round(performance.now() - started));
      return counts;
    };
    const { deleted_counts, by_table } = await withLongStatements(() => this.deps.db.acrossCompanies(empty));
    this.deps.sessions.forgetAll();
    this.deps.log.warn({ userId, deleted_counts }, 'an administrator has cleaned the database');
    return { success: true, message: cleanupMessage(language), deleted_counts, by_table };
  }
}

function countsOf(rows: ReadonlyMap<string, number>, users_company_updated: number): DeletedCounts {
  const of = (...tables: string[]): number => tables.reduce((sum, table) => sum + (rows.get(table) ?? 0), 0);
  return {
    orders: of('orders'),
    messages: of('messages'),
    templates: of('email_templates'),
    settings: of('company_settings', 'price_settings'),
    offers: of('subcontractor_offers'),
    subcontractors: of('subcontractors'),
    clients: of('clients'),
    companies: of('companies'),
    users: of('users'),
    users_company_updated,
  };
}
