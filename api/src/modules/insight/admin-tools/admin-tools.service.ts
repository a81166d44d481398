import type { TestToolsDto, QuoteCheck } from './admin-tools.dto.js';
import type { DatabaseCleanupService } from './database-cleanup.service.js';
import { maxRows, maxSeconds } from './sql/run-statement.js';
import type { SqlConsoleService } from './sql-console.service.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import { EmbeddedClassifier } from '../../../platform/quote-classifier/embedded-classifier.js';
import {
  ClassifierError,
  type QuoteClassifier,
} from '../../../platform/quote-classifier/quote-classifier.port.js';

/** Tells requests for a quote from other texts. */
export class QuoteCheckService {
  private readonly embedded = new EmbeddedClassifier();

  constructor(
    readonly classifier: QuoteClassifier,
    private readonly limits: RateLimits,
    private readonly log: Logger,
  ) {}

  /** Judges a text; where a model fails, the product's own classifier answers, and the answer says so. */
  async check({ userId }: Pick<Principal, 'userId'>, text: string): Promise<QuoteCheck> {
    await this.limits.consume('quote-check', String(userId));
    try {
      return {
        ...(await this.classifier.classify(text)),
        classifier: this.classifier.name,
        fell_back: false,
      };
    } catch (error) {
      if (!(error instanceof ClassifierError)) throw error;
      this.log.warn({ err: error }, 'the model did not classify a text; the embedded classifier did');
      const verdict = await this.embedded.classify(text);
      return { ...verdict, classifier: this.embedded.name, fell_back: true };
    }
  }
}

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
