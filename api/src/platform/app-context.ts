import type { Logger } from '../kernel/log.js';
import type { BreachedPasswords } from './breached-passwords/breached-passwords.port.js';
import type { Clock } from './clock/clock.port.js';
import type { CompanyRegistry } from './company-registry/company-registry.port.js';
import type { Config } from './config/config.js';
import type { Secrets } from './config/secret.js';
import type { ChangeNotices } from './db/change-notices.js';
import type { Database } from './db/database.js';
import type { RatePublisher } from './exchange-rates/exchange-rates.port.js';
import type { ModelCheck } from './http/input-faults.js';
import type { RateLimits } from './http/rate-limits.js';
import type { IncomingMailbox } from './incoming-mail/incoming-mail.port.js';
import type { Jobs } from './jobs/jobs.port.js';
import type { MailTransport } from './mail/mail.port.js';
import type { PdfPrinter } from './pdf/pdf.port.js';
import type { QuoteClassifier } from './quote-classifier/quote-classifier.port.js';
import type { Storage } from './storage/storage.port.js';
import type { DiscardedFileService } from './stored-files/discarded-file.service.js';
import type { Translator } from './translation/translation.port.js';
import type { Vault } from './vault/vault.port.js';
import type { WebFetch, WebSender } from './web-fetch/web-fetch.port.js';

/** The settings, the database and the adapters that all modules share. */
export interface AppContext {
  config: Config;
  log: Logger;
  db: Database;
  /** Signs links and seals what the database keeps secret; former ones still open and verify. */
  secrets: Secrets;
  /** The address that people reach the product at. */
  publicUrl: string;
  /** Tells what is wrong with a body of one of the contract's types. */
  modelFaults: ModelCheck;
  /** What the processes on one database tell each other. */
  notices: ChangeNotices;
  jobs: Jobs;
  transport: MailTransport;
  /** Mails are kept in the outbox and leave the house no further: no mail server is set. */
  isCapturing: boolean;
  /** Null when no mails come in. */
  mailbox: IncomingMailbox | null;
  limits: RateLimits;
  clock: Clock;
  /** Null when the settings have nobody asked. */
  breachedPasswords: BreachedPasswords | null;
  registry: CompanyRegistry;
  /** Who is asked for exchange rates; nobody when the settings say so. */
  ratePublishers: readonly RatePublisher[];
  storage: Storage;
  /** Removes files whose records are deleted. */
  discardedFiles: DiscardedFileService;
  pdf: PdfPrinter;
  vault: Vault;
  classifier: QuoteClassifier;
  /** Null when no service is set for translations. */
  translator: Translator | null;
  web: WebFetch & WebSender;
}
