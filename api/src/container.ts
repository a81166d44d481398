import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './platform/config/config.js';
import { ChangeNotices } from './platform/db/change-notices.js';
import type { Database } from './platform/db/database.js';
import { makeIndexes, makeIndexesJob } from './platform/db/indexes-of-large-tables.js';
import { endTogether, PartsThatEnd } from './kernel/endings.js';
import { createRateLimits } from './platform/http/rate-limits.js';
import type { Logger } from './kernel/log.js';
import { forgottenPasswordJob, type ForgottenPassword } from './modules/identity/accounts/account.service.js';
import { signAuditLog, signAuditLogJob } from './modules/identity/audit/sign-audit-log.job.js';
import { crawlWebsites } from './modules/directory/crawler/crawl.job.js';
import { resumeCrawlsJob } from './modules/directory/crawler/crawler.service.js';
import { loadRates, loadRatesJob } from './modules/shipment/currencies/load-rates.job.js';
import { enterImport, tidyImportsJob } from './modules/directory/imports/enter-import.job.js';
import { collectMail, collectMailJob } from './modules/correspondence/incoming-mail/collect-mail.job.js';
import { deliverMail } from './modules/correspondence/outbox/deliver-mail.job.js';
import { deliverMailJob } from './modules/correspondence/outbox/mail.service.js';
import { OrderBook } from './modules/shipment/orders/order-book.service.js';
import { followUpOffers, followUpOffersJob } from './modules/shipment/orders/follow-up-offers.job.js';
import { remindOfOffers, remindOfOffersJob } from './modules/shipment/orders/remind-of-offers.job.js';
import {
  removeDiscardedFiles,
  removeDiscardedFilesJob,
} from './platform/stored-files/remove-discarded-files.job.js';
import { owaspCost, PasswordHasher } from './modules/identity/users/password-hash.js';
import { tidyExportsJob } from './modules/insight/privacy/company-export.service.js';
import { ResealService, resealJob } from './modules/identity/vault/reseal.service.js';
import { PwnedPasswords } from './platform/breached-passwords/pwned-passwords.js';
import { findBrowser } from './platform/browser/find-browser.js';
import { ChromiumPdf } from './platform/pdf/chromium-pdf.js';
import type { PdfPrinter } from './platform/pdf/pdf.port.js';
import { systemClock, type Clock } from './platform/clock/clock.port.js';
import type { CompanyRegistry } from './platform/company-registry/company-registry.port.js';
import { PublicRegisters } from './platform/company-registry/public-registers.js';
import { EcbReferenceRates } from './platform/exchange-rates/ecb-reference-rates.js';
import type { RatePublisher } from './platform/exchange-rates/exchange-rates.port.js';
import { NbpTableA } from './platform/exchange-rates/nbp-table-a.js';
import { NorgesBankRates } from './platform/exchange-rates/norges-bank.js';
import { ImapMailbox } from './platform/incoming-mail/imap-mailbox.js';
import type { IncomingMailbox } from './platform/incoming-mail/incoming-mail.port.js';
import type { Jobs } from './platform/jobs/jobs.port.js';
import { CaptureTransport } from './platform/mail/capture-transport.js';
import type { MailTransport } from './platform/mail/mail.port.js';
import { createClassifier } from './platform/quote-classifier/create-classifier.js';
import type { QuoteClassifier } from './platform/quote-classifier/quote-classifier.port.js';
import { createStorage } from './platform/storage/create-storage.js';
import type { Storage } from './platform/storage/storage.port.js';
import { createTranslator } from './platform/translation/create-translator.js';
import type { Translator } from './platform/translation/translation.port.js';
import { RefusalLog } from './kernel/refusal-log.js';
import { SmtpTransport } from './platform/mail/smtp-transport.js';
import { SecretVault } from './platform/vault/secret-vault.js';
import type { Vault } from './platform/vault/vault.port.js';
import { GuardedWeb } from './platform/web-fetch/guarded-web.js';
import type { WebFetch } from './platform/web-fetch/web-fetch.port.js';
import { createServices, type Services, type Surroundings } from './services.js';

/** The parts that a process is made of, and how it starts and ends them. */
export interface Container {
  config: Config;
  log: Logger;
  db: Database;
  jobs: Jobs;
  storage: Storage;
  vault: Vault;
  services: Services;
  /** What the processes on one database tell each other. */
  notices: ChangeNotices;
  orderBook: OrderBook;
  trustProxy: boolean;
  /** The address that people reach the product at. */
  publicUrl: string;
  /** Connects what has to be connected before requests are taken. */
  open(): Promise<void>;
  /** Works on jobs in this process. */
  work(): Promise<void>;
  /**
   * Ends what was opened. What leads outside is not waited for any longer than a few seconds.
   * @param requestsEnd the parts are there until this has ended
   */
  close(requestsEnd?: Promise<void>): Promise<void>;
}

/** Adapters in place of those that the settings would choose. */
export interface Replacements {
  clock?: Clock;
  jobs?: Jobs;
  transport?: MailTransport;
  registry?: CompanyRegistry;
  ratePublishers?: readonly RatePublisher[];
  storage?: Storage;
  mailbox?: IncomingMailbox;
  pdf?: PdfPrinter;
  classifier?: QuoteClassifier;
  web?: WebFetch;
  translator?: Translator;
  /** Hashes passwords at another cost than OWASP's: tests hash many. */
  passwords?: PasswordHasher;
  /** Where what is being ended is noted. */
  parts?: PartsThatEnd;
}

const sweepSeconds = 15;
const collectSeconds = 20;
/** Banks publish once a day; whoever asks by the hour has it soon, and gets by a failure. */
const ratesSeconds = 3600;
const cleanUpSeconds = 3600;
const tidySeconds = 60;
const remindSeconds = 300;
/** How long jobs may go on while the process stops, in seconds; then they are told to end, and have two more. */
const jobsGraceSeconds = 3;
const jobsEndMs = 5_000;
/** How long what leads outside may take to end, in milliseconds. */
const cutMs = 500;
const outsideEndMs = 700;
const resumeSeconds = 15;
/** What was written since the last checkpoint, somebody who can write to the database could write anew. */
const signSeconds = 600;
/** After a failure; as a rule there is nothing to make. */
const indexSeconds = 600;

/** Chooses the adapters and puts the services together: the only place that knows them all. */
export async function createContainer(
  surroundings: Surroundings,
  replacements: Replacements = {},
): Promise<Container> {
  const { config, log, db } = surroundings;
  const notices = new ChangeNotices(db.url, log);
  const jobs = replacements.jobs ?? (await createJobs(config, db, log));
  const transport =
    replacements.transport ??
    (config.SMTP_URL
      ? new SmtpTransport({ url: config.SMTP_URL, closeGraceMs: cutMs })
      : new CaptureTransport());
  const limits = createRateLimits({ pool: db.pools.notes, factor: config.RATE_LIMIT_FACTOR });
  const orderBook = new OrderBook();
  const clock = replacements.clock ?? systemClock;
  const registry = replacements.registry ?? publicRegisters(config, clock);
  const ratePublishers = replacements.ratePublishers ?? publishersOf(config);
  const storage = replacements.storage ?? createStorage(config);
  const mailbox = replacements.mailbox ?? (config.IMAP_URL ? new ImapMailbox(config.IMAP_URL) : null);
  const pdf = replacements.pdf ?? new ChromiumPdf({ findBrowser });
  const classifier = replacements.classifier ?? createClassifier(config);
  const translator = replacements.translator ?? createTranslator(config);
  const vault = new SecretVault(surroundings.secrets);
  const refusedPasswords = new RefusalLog(log, 'passwords were not checked: too many wait to be');
  const passwords =
    replacements.passwords ?? new PasswordHasher(owaspCost, () => refusedPasswords.note(null));
  const ports = {
    notices,
    jobs,
    transport,
    limits,
    clock,
    orderBook,
    passwords,
    breachedPasswords:
      config.BREACHED_PASSWORDS_URL === 'off' ? null : new PwnedPasswords(config.BREACHED_PASSWORDS_URL, log),
    registry,
    ratePublishers,
    storage,
    pdf,
    classifier,
    translator,
    vault,
  };
  const services = createServices(surroundings, ports);
  const parts = replacements.parts ?? new PartsThatEnd();
  let closing: Promise<void> | null = null;

  jobs.define(
    deliverMail({
      db,
      transport,
      isCapturing: transport instanceof CaptureTransport,
      signer: services.signer,
      answersArrive: config.IMAP_URL !== undefined,
      attachments: services.mailAttachments,
      refusals: services.refusals,
      retrySeconds: config.MAIL_RETRY_SECONDS,
      log,
    }),
  );
  jobs.define(collectMail(mailbox, services.incomingMails, log));
  jobs.define(enterImport({ db, storage, imports: services.imports, directories: services.directories }));
  jobs.define(remindOfOffers(services.offerReminders));
  jobs.define(followUpOffers(services.followUps));
  jobs.define(loadRates(services.rateLoader));
  jobs.define(removeDiscardedFiles(services.discardedFiles));
  jobs.define(makeIndexes(db.url, log));
  jobs.define(signAuditLog(services.auditLog, log));
  const web = replacements.web ?? new GuardedWeb(surroundings.publicUrl, new Set(config.CRAWLER_ALLOW_HOSTS));
  jobs.define(crawlWebsites({ db, web, log }));
  jobs.define({ name: resumeCrawlsJob, run: () => services.crawler.resume() });
  jobs.define({ name: tidyImportsJob, run: () => services.imports.tidyUp() });
  jobs.define({
    name: cleanUpJob,
    run: async () => {
      await cleanUpSignIns(services);
      await services.accountLinks.cleanUp();
    },
  });
  jobs.define<ForgottenPassword>({
    name: forgottenPasswordJob,
    run: (asked) => services.account.mailForgottenPassword(asked),
  });
  jobs.define(services.companyExports.job);
  jobs.define({ name: tidyExportsJob, run: () => services.companyExports.tidyUp() });
  jobs.define(new ResealService(db, vault, log).job);

  /** Jobs and requests end first, then what they use; a mail server that does not answer keeps no job from ending. */
  async function closeAll(requestsEnd: Promise<void>): Promise<void> {
    const jobsEnd = parts.end('jobs', jobsEndMs, () => jobs.stop(requestsEnd));
    const workEnds = Promise.allSettled([jobsEnd, requestsEnd]);
    const deliveriesEnd = Promise.race([
      workEnds,
      pause(jobsGraceSeconds * 1_000 + 200, null, { ref: false }),
    ]);
    await endTogether([
      jobsEnd,
      deliveriesEnd.then(() => parts.end('mail server', cutMs + outsideEndMs, () => transport.close())),
      workEnds.then(() => parts.end('printing', outsideEndMs, () => pdf.close())),
      workEnds.then(() => parts.end('files', outsideEndMs, () => storage.close())),
      workEnds.then(() => parts.end('notices', outsideEndMs, () => notices.stop())),
    ]);
  }

  return {
    config,
    log,
    db,
    jobs,
    storage,
    vault,
    services,
    notices,
    orderBook,
    trustProxy: config.TRUST_PROXY === 'on',
    publicUrl: surroundings.publicUrl,
    async open() {
      await notices.start();
      await services.currencies.loadSnapshot();
    },
    async work() {
      await jobs.start();
      await jobs.enqueue(resealJob, null, { uniqueKey: resealJob });
      await jobs.enqueue(makeIndexesJob, null, { uniqueKey: makeIndexesJob });
      await jobs.every(sweepSeconds, deliverMailJob);
      if (mailbox) await jobs.every(collectSeconds, collectMailJob);
      await jobs.every(cleanUpSeconds, cleanUpJob);
      await jobs.every(ratesSeconds, loadRatesJob);
      await jobs.every(resumeSeconds, resumeCrawlsJob);
      await jobs.every(tidySeconds, tidyImportsJob);
      await jobs.every(tidySeconds, removeDiscardedFilesJob);
      await jobs.every(tidySeconds, tidyExportsJob);
      await jobs.every(remindSeconds, remindOfOffersJob);
      await jobs.every(remindSeconds, followUpOffersJob);
      await jobs.every(signSeconds, signAuditLogJob);
      await jobs.every(indexSeconds, makeIndexesJob);
    },
    close(requestsEnd = Promise.resolve()) {
      return (closing ??= closeAll(requestsEnd));
    },
  };
}

const cleanUpJob = 'sessions.clean-up';

async function cleanUpSignIns({
  sessions,
  devices,
  passkeys,
  secondFactors,
  signIn,
}: Services): Promise<void> {
  await sessions.cleanUp();
  await devices.cleanUp();
  await signIn.cleanUp();
  await secondFactors.cleanUp();
  await passkeys.cleanUp();
}

/** The client of the other backend is large: only the one that is used is loaded. */
async function createJobs(config: Config, db: Database, logger: Logger): Promise<Jobs> {
  if (config.JOBS_BACKEND === 'mongo') {
    const { createMongoJobs } = await import('./platform/jobs/agenda-mongo.js');
    return createMongoJobs({ url: config.MONGODB_URL ?? '', logger, graceSeconds: jobsGraceSeconds });
  }
  const { createPostgresJobs } = await import('./platform/jobs/agenda-postgres.js');
  return createPostgresJobs({
    connectionString: db.url,
    logger,
    graceSeconds: jobsGraceSeconds,
    onPool: (pool) => db.pulse.guard(pool),
  });
}

function publicRegisters(config: Config, clock: Clock): CompanyRegistry {
  const { COMPANY_REGISTRY_PL_URL: poland, COMPANY_REGISTRY_NO_URL: norway } = config;
  return new PublicRegisters({ poland, norway }, clock);
}

function publishersOf({ NBP_URL: nbp, ECB_URL: ecb, NORGES_BANK_URL: norges }: Config): RatePublisher[] {
  return [
    ...(nbp === 'off' ? [] : [new NbpTableA(nbp)]),
    ...(ecb === 'off' ? [] : [new EcbReferenceRates(ecb)]),
    ...(norges === 'off' ? [] : [new NorgesBankRates(norges)]),
  ];
}
