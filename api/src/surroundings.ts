import type { Config } from './config.js';
import type { ChangeNotices } from './db/change-notices.js';
import type { Database } from './db/database.js';
import type { ModelCheck } from './http/input-faults.js';
import type { RateLimits } from './http/rate-limits.js';
import type { Logger } from './log.js';
import type { OrderBook } from './modules/orders/order-book.service.js';
import type { PasswordHasher } from './modules/users/password-hash.js';
import type { PdfPrinter } from './ports/pdf/pdf.port.js';
import type { BreachedPasswords } from './ports/breached-passwords/breached-passwords.port.js';
import type { Clock } from './ports/clock/clock.port.js';
import type { CompanyRegistry } from './ports/company-registry/company-registry.port.js';
import type { RatePublisher } from './ports/exchange-rates/exchange-rates.port.js';
import type { Jobs } from './ports/jobs/jobs.port.js';
import type { MailTransport } from './ports/mail/mail.port.js';
import type { QuoteClassifier } from './ports/quote-classifier/quote-classifier.port.js';
import type { Storage } from './ports/storage/storage.port.js';
import type { Translator } from './ports/translation/translation.port.js';
import type { Vault } from './ports/vault/vault.port.js';
import type { Secrets } from './secret.js';

/** What the adapters need that the settings alone do not say. */
export interface Surroundings {
  config: Config;
  log: Logger;
  db: Database;
  /** Signs links and seals what the database keeps secret; former ones still open and verify. */
  secrets: Secrets;
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
  passwords: PasswordHasher;
  /** Null when the settings have nobody asked. */
  breachedPasswords: BreachedPasswords | null;
  registry: CompanyRegistry;
  /** Who is asked for exchange rates; nobody when the settings say so. */
  ratePublishers: readonly RatePublisher[];
  storage: Storage;
  pdf: PdfPrinter;
  vault: Vault;
  classifier: QuoteClassifier;
  /** Null when no service is set for translations. */
  translator: Translator | null;
}
