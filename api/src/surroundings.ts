import type { Config } from './platform/config/config.js';
import type { ChangeNotices } from './platform/db/change-notices.js';
import type { Database } from './platform/db/database.js';
import type { ModelCheck } from './platform/http/input-faults.js';
import type { RateLimits } from './platform/http/rate-limits.js';
import type { Logger } from './kernel/log.js';
import type { OrderBook } from './modules/shipment/orders/order-book.service.js';
import type { PasswordHasher } from './modules/identity/users/password-hash.js';
import type { PdfPrinter } from './platform/pdf/pdf.port.js';
import type { BreachedPasswords } from './platform/breached-passwords/breached-passwords.port.js';
import type { Clock } from './platform/clock/clock.port.js';
import type { CompanyRegistry } from './platform/company-registry/company-registry.port.js';
import type { RatePublisher } from './platform/exchange-rates/exchange-rates.port.js';
import type { Jobs } from './platform/jobs/jobs.port.js';
import type { MailTransport } from './platform/mail/mail.port.js';
import type { QuoteClassifier } from './platform/quote-classifier/quote-classifier.port.js';
import type { Storage } from './platform/storage/storage.port.js';
import type { Translator } from './platform/translation/translation.port.js';
import type { Vault } from './platform/vault/vault.port.js';
import type { Secrets } from './platform/config/secret.js';

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
