import type { TestToolsDto } from './admin-tools.dto.js';
import type { DatabaseCleanupService } from './database-cleanup.service.js';
import type { QuoteCheckService } from './quote-check.service.js';
import { maxRows, maxSeconds } from './sql/run-statement.js';
import type { SqlConsoleService } from './sql-console.service.js';

/** Tells how the test tools are set up. */
export class AdminToolsService {
  constructor(
    private readonly console: SqlConsoleService,
    private readonly cleanup: DatabaseCleanupService,
    private readonly quoteChecks: QuoteCheckService,
    private readonly hasMailServer: boolean,
  ) {}

  getSetup(): Promise<TestToolsDto> {
    return Promise.resolve({
      sql_mode: this.console.mode,
      sql_max_rows: maxRows,
      sql_max_seconds: maxSeconds,
      cleanup_allowed: this.cleanup.isAllowed,
      cleanup_confirmation: 'DELETE ALL DATA',
      mail_server: this.hasMailServer,
      classifier: this.quoteChecks.classifier.name,
    });
  }
}
