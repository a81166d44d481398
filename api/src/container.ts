import { setTimeout as pause } from 'node:timers/promises';
import { shutDownTogether, ShutdownProgress } from './kernel/shutdown.js';
import type { Logger } from './kernel/log.js';
import { RefusalLog } from './kernel/refusal-log.js';
import { createModules, observeWebhooks } from './modules.js';
import { owaspCost, PasswordHasher } from './modules/identity/index.js';
import type { AppContext } from './platform/app-context.js';
import { PwnedPasswords } from './platform/breached-passwords/pwned-passwords.js';
import { findBrowser } from './platform/browser/find-browser.js';
import { systemClock, type Clock } from './platform/clock/clock.port.js';
import { PublicRegisters } from './platform/company-registry/public-registers.js';
import type { CompanyRegistry } from './platform/company-registry/company-registry.port.js';
import type { Config } from './platform/config/config.js';
import { ChangeNotices } from './platform/db/change-notices.js';
import type { Database } from './platform/db/database.js';
import { makeIndexes } from './platform/db/indexes-of-large-tables.js';
import { EcbReferenceRates } from './platform/exchange-rates/ecb-reference-rates.js';
import type { RatePublisher } from './platform/exchange-rates/exchange-rates.port.js';
import { NbpTableA } from './platform/exchange-rates/nbp-table-a.js';
import { NorgesBankRates } from './platform/exchange-rates/norges-bank.js';
import { measureDatabase } from './platform/telemetry/measure-database.js';
import { measured, observeJobs } from './platform/telemetry/measure-jobs.js';
import { measureProcess } from './platform/telemetry/measure-process.js';
import { isTold } from './platform/telemetry/telemetry.js';
import { observeOutbox } from './modules/correspondence/index.js';
import { createRateLimits } from './platform/http/rate-limits.js';
import type { Services } from './platform/http/request-scope.js';
import { ImapMailbox } from './platform/incoming-mail/imap-mailbox.js';
import type { Jobs, ModuleJob } from './platform/jobs/jobs.port.js';
import { CaptureTransport } from './platform/mail/capture-transport.js';
import { SmtpTransport } from './platform/mail/smtp-transport.js';
import { ChromiumPdf } from './platform/pdf/chromium-pdf.js';
import { createStorage } from './platform/storage/create-storage.js';
import type { Storage } from './platform/storage/storage.port.js';
import { DiscardedFileService } from './platform/stored-files/discarded-file.service.js';
import { removeDiscardedFiles } from './platform/stored-files/remove-discarded-files.job.js';
import { backupJobs } from './platform/backup/backup-jobs.js';
import { createTranslator } from './platform/translation/http-translators.js';
import { SecretVault } from './platform/vault/secret-vault.js';
import type { Vault } from './platform/vault/vault.port.js';
import { GuardedWeb } from './platform/web-fetch/guarded-web.js';
import { ChatClassifier } from './platform/quote-classifier/chat-classifier.js';
import { EmbeddedClassifier } from './platform/quote-classifier/embedded-classifier.js';
import type { QuoteClassifier } from './platform/quote-classifier/quote-classifier.port.js';

/** The classifier that the settings name: a model where there is one, otherwise the product's own. */
function createClassifier({
  AI_URL: url,
  AI_KEY: key,
  AI_MODEL: model,
}: Pick<Config, 'AI_URL' | 'AI_KEY' | 'AI_MODEL'>): QuoteClassifier {
  return url ? new ChatClassifier({ url, key, model }) : new EmbeddedClassifier();
}

/** The parts that a process is made of, and how it starts and ends them. */
export interface Container {
  config: Config;
  clock: Clock;
  log: Logger;
  db: Database;
  jobs: Jobs;
  storage: Storage;
  vault: Vault;
  services: Services;
  /** What the processes on one database tell each other. */
  notices: ChangeNotices;
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

/** What the adapters need that the settings alone do not say. */
type ContainerInput = Pick<AppContext, 'config' | 'log' | 'db' | 'secrets' | 'publicUrl' | 'modelFaults'>;

/** Adapters in place of those that the settings would choose. */
interface Replacements extends Partial<
  Pick<
    AppContext,
    | 'classifier'
    | 'clock'
    | 'jobs'
    | 'mailbox'
    | 'pdf'
    | 'ratePublishers'
    | 'registry'
    | 'storage'
    | 'translator'
    | 'transport'
    | 'web'
  >
> {
  /** Hashes passwords at another cost than OWASP's: tests hash many. */
  passwords?: PasswordHasher;
  /** Where what is being ended is noted. */
  parts?: ShutdownProgress;
}

/** How long jobs may go on while the process stops, in seconds; then they are told to end, and have two more. */
const jobsGraceSeconds = 3;
const jobsEndMs = 5_000;
/** How long what leads outside may take to end, in milliseconds. */
const cutMs = 500;
const outsideEndMs = 700;

/** Chooses the adapters and puts the services together: the only place that knows them all. */
export async function createContainer(
  input: ContainerInput,
  replacements: Replacements = {},
): Promise<Container> {
  const { config, log, db } = input;
  const notices = new ChangeNotices(db.url, log);
  const queue = replacements.jobs ?? (await createJobs(config, db, log));
  const jobs = afterCommit(queue, db, log);
  const transport = replacements.transport ?? createTransport(config);
  const clock = replacements.clock ?? systemClock;
  const storage = replacements.storage ?? createStorage(config);
  const pdf = replacements.pdf ?? new ChromiumPdf({ findBrowser });
  const vault = new SecretVault(input.secrets);
  const { BREACHED_PASSWORDS_URL: breaches, CRAWLER_ALLOW_HOSTS: allowed, IMAP_URL: mailbox } = config;
  const context: AppContext = {
    ...input,
    notices,
    jobs,
    transport,
    isCapturing: transport instanceof CaptureTransport,
    mailbox: replacements.mailbox ?? (mailbox ? new ImapMailbox(mailbox) : null),
    limits: createRateLimits({ pool: db.pools.notes, factor: config.RATE_LIMIT_FACTOR }),
    clock,
    breachedPasswords: breaches === 'off' ? null : new PwnedPasswords(breaches, log),
    registry: replacements.registry ?? publicRegisters(config, clock),
    ratePublishers: replacements.ratePublishers ?? publishersOf(config),
    storage,
    discardedFiles: new DiscardedFileService(db, storage, log),
    pdf,
    vault,
    classifier: replacements.classifier ?? createClassifier(config),
    translator: replacements.translator ?? createTranslator(config),
    web: replacements.web ?? new GuardedWeb(input.publicUrl, new Set(allowed)),
  };
  const refusedPasswords = new RefusalLog(log, 'passwords were not checked: too many wait to be');
  const passwords =
    replacements.passwords ?? new PasswordHasher(owaspCost, () => refusedPasswords.note(null));
  const { services, jobs: moduleJobs } = createModules(context, passwords);
  const allJobs: ModuleJob[] = [
    ...moduleJobs,
    ...backupJobs(config, log),
    { ...removeDiscardedFiles(context.discardedFiles), everySeconds: 60 },
    // After a failure it comes again; as a rule there is nothing to make.
    { ...makeIndexes(db.url, log), isRunAtStart: true, everySeconds: 600 },
  ];
  const parts = replacements.parts ?? new ShutdownProgress();
  let closing: Promise<void> | null = null;
  const isTelling = isTold(config);
  for (const job of allJobs) jobs.define(isTelling ? measured(job) : job);
  if (isTelling) measureAll({ config, db, jobs, services });

  /** Jobs and requests end first, then what they use; a mail server that does not answer keeps no job from ending. */
  async function closeAll(requestsEnd: Promise<void>): Promise<void> {
    const jobsEnd = parts.end('jobs', jobsEndMs, () => jobs.stop(requestsEnd));
    const workEnds = Promise.allSettled([jobsEnd, requestsEnd]);
    const deliveriesEnd = Promise.race([
      workEnds,
      pause(jobsGraceSeconds * 1_000 + 200, null, { ref: false }),
    ]);
    await shutDownTogether([
      jobsEnd,
      deliveriesEnd.then(() => parts.end('mail server', cutMs + outsideEndMs, () => transport.close())),
      workEnds.then(() => parts.end('printing', outsideEndMs, () => pdf.close())),
      workEnds.then(() => parts.end('files', outsideEndMs, () => storage.close())),
      workEnds.then(() => parts.end('notices', outsideEndMs, () => notices.stop())),
    ]);
  }

  return {
    config,
    clock,
    log,
    db,
    jobs,
    storage,
    vault,
    services,
    notices,
    trustProxy: config.TRUST_PROXY === 'on',
    publicUrl: input.publicUrl,
    async open() {
      await notices.start();
      await services.currencies.loadSnapshot();
    },
    async work() {
      await jobs.start();
      for (const { name, everySeconds, isRunAtStart } of allJobs) {
        if (isRunAtStart) await jobs.enqueue(name, null, { uniqueKey: name });
        if (everySeconds) await jobs.every(everySeconds, name);
      }
    },
    close(requestsEnd = Promise.resolve()) {
      return (closing ??= closeAll(requestsEnd));
    },
  };
}

/** A queue that gets what a transaction of a whole request enqueues once that is committed: before, a job would not find its rows. */
function afterCommit(queue: Jobs, db: Database, log: Logger): Jobs {
  return {
    define: (job) => queue.define(job),
    async enqueue(name, data, options) {
      if (!db.isInWhole) return queue.enqueue(name, data, options);
      db.afterCommit(() =>
        queue
          .enqueue(name, data, options)
          .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job waits for its regular turn')),
      );
    },
    every: (seconds, name) => queue.every(seconds, name),
    start: () => queue.start(),
    stop: (lastEnqueued) => queue.stop(lastEnqueued),
    check: () => queue.check(),
    census: () => queue.census(),
    givenUp: (limit) => queue.givenUp(limit),
    retry: (id) => queue.retry(id),
  };
}

/** Has all be measured that is told of a process; what all processes share, by those that work on it. */
function measureAll({
  config,
  db,
  jobs,
  services,
}: Pick<Container, 'config' | 'db' | 'jobs' | 'services'>): void {
  const pools = db.replica ? { ...db.pools, replica: db.replica.pool } : { ...db.pools };
  measureDatabase(pools, config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined);
  measureProcess();
  if (config.ROLE !== 'web') {
    observeJobs(jobs);
    observeOutbox(db.reads);
    observeWebhooks(db.reads);
  }
  if (config.ROLE !== 'worker') services.chatSockets.measure();
}

function createTransport({ SMTP_URL: url }: Config): AppContext['transport'] {
  return url ? new SmtpTransport({ url, closeGraceMs: cutMs }) : new CaptureTransport();
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
