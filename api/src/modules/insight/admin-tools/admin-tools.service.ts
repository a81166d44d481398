import type { TestToolsDto } from './admin-tools.dto.js';
import type { DatabaseCleanupService } from './database-cleanup.service.js';
import type { QuoteCheckService } from './quote-check.service.js';
import { maxRows, maxSeconds } from './sql/run-statement.js';
import type { SqlConsoleService } from './sql-console.service.js';

interface AdminToolsServiceDeps {
  console: SqlConsoleService;
  cleanup: DatabaseCleanupService;
  quoteChecks: QuoteCheckService;
  hasMailServer: boolean;
}

/** Tells how the test tools are set up. */
export class AdminToolsService {
  constructor(private readonly deps: AdminToolsServiceDeps) {}

  getSetup(): Promise<TestToolsDto> {
    return Promise.resolve({
      sql_mode: this.deps.console.mode,
      sql_max_rows: maxRows,
      sql_max_seconds: maxSeconds,
      cleanup_allowed: this.deps.cleanup.isAllowed,
      cleanup_confirmation: 'DELETE ALL DATA',
      mail_server: this.deps.hasMailServer,
      classifier: this.deps.quoteChecks.classifier.name,
    });
  }
}
