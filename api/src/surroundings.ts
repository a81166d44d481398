import type { Config } from './config.js';
import type { ChangeNotices } from './db/change-notices.js';
import type { Database } from './db/database.js';
import type { RateLimits } from './http/rate-limits.js';
import type { Logger } from './log.js';
import type { ModelCheck } from './modules/imports/directories.js';
import type { OrderBook } from './modules/orders/order-book.service.js';
import type { PdfPrinter } from './ports/pdf/pdf.port.js';
import type { Clock } from './ports/clock/clock.port.js';
import type { CompanyRegistry } from './ports/company-registry/company-registry.port.js';
import type { RatePublisher } from './ports/exchange-rates/exchange-rates.port.js';
import type { Jobs } from './ports/jobs/jobs.port.js';
import type { MailTransport } from './ports/mail/mail.port.js';
import type { QuoteClassifier } from './ports/quote-classifier/quote-classifier.port.js';
import type { Storage } from './ports/storage/storage.port.js';
import type { Translator } from './ports/translation/translation.port.js';

/** What the adapters need that the settings alone do not say. */
export interface Surroundings {
  config: Config;
  log: Logger;
  db: Database;
  /** Signs links. */
  secret: string;
  /** The address that people reach the product at. */
  publicUrl: string;
  /** Tells what is wrong with a body of one of the contract's types. */
  modelFaults: ModelCheck;
}

/** The adapters, and what else all services share. */
export interface Ports {
  notices: ChangeNotices;
  jobs: Jobs;
  transport: MailTransport;
  limits: RateLimits;
  clock: Clock;
  orderBook: OrderBook;
  registry: CompanyRegistry;
  /** Who is asked for exchange rates; nobody when the settings say so. */
  ratePublishers: readonly RatePublisher[];
  storage: Storage;
  pdf: PdfPrinter;
  classifier: QuoteClassifier;
  /** Null when no service is set for translations. */
  translator: Translator | null;
}
