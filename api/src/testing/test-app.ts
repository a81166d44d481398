import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';
import { createApp } from '../app.js';
import { readConfig } from '../platform/config/config.js';
import { tables } from '../modules.js';
import { createContainer, type Container } from '../container.js';
import { Database } from '../platform/db/database.js';
import { warsawDay } from '../kernel/time/warsaw-time.js';
import { FixedClock, type Clock } from '../platform/clock/clock.port.js';
import { InlineJobs } from '../platform/jobs/inline-jobs.js';
import type { Jobs } from '../platform/jobs/jobs.port.js';
import { acceptSockets } from '../modules/correspondence/chat/socket/accept-sockets.js';
import { modelFaults } from '../generated/routes.js';
import type { CompanyRegistry } from '../platform/company-registry/company-registry.port.js';
import { FakeRegistry } from '../platform/company-registry/fake-registry.js';
import type { RatePublisher } from '../platform/exchange-rates/exchange-rates.port.js';
import type { IncomingMailbox } from '../platform/incoming-mail/incoming-mail.port.js';
import { PasswordHasher } from '../modules/identity/users/password-hash.js';
import { FakePdf } from '../platform/pdf/fake-pdf.js';
import type { PdfPrinter } from '../platform/pdf/pdf.port.js';
import { MemoryStorage } from '../platform/storage/memory-storage.js';
import type { Storage } from '../platform/storage/storage.port.js';
import type { Translator } from '../platform/translation/translation.port.js';
import type { MailTransport } from '../platform/mail/mail.port.js';
import { FakeWeb } from '../platform/web-fetch/fake-web.js';
import type { WebFetch, WebSender } from '../platform/web-fetch/web-fetch.port.js';
import { ApiCaller } from './api-caller.js';
import type { EmptyDatabase } from './empty-database.js';
import { createMigratedDatabase } from './migrated-database.js';
import { ownPool } from './own-pool.js';
import { enterRatesAround } from './rates.js';
import { createTestLog, type LogLine } from './test-log.js';

/** The address under which links of tests lead to the product. */
export const publicUrl = 'https://frakto.test';

/** What a test wants otherwise than usual. */
export interface TestAppOptions {
  /** Settings as the environment gives them. */
  settings?: NodeJS.ProcessEnv;
  /** Another process's database; a new clone when left out. */
  database?: EmptyDatabase;
  /** A clock of the test's own, or the machine's; a fixed one when left out. */
  clock?: Clock;
  /** `real`: those that the settings name, working; in memory when left out, done by `app.doJobs()`. */
  jobs?: 'real' | Jobs;
  transport?: MailTransport;
  /** One that knows of no company when left out: tests ask nobody outside. */
  registry?: CompanyRegistry;
  /** Nobody when left out. */
  ratePublishers?: readonly RatePublisher[];
  storage?: Storage;
  /** None when left out: no mails come in. */
  mailbox?: IncomingMailbox;
  /** One that prints nothing but titles when left out: tests need no browser. */
  pdf?: PdfPrinter;
  /** None when left out: only built-in texts have translations. */
  translator?: Translator;
  /** `real`: what the settings allow; one without websites when left out. */
  web?: 'real' | (WebFetch & WebSender);
  /** `shipped`: only those that come with the product, which are old; some of each week of the test when left out. */
  rates?: 'shipped';
  secret?: string;
  /** Former secrets; none when left out. */
  previousSecrets?: readonly string[];
  /** One that costs next to nothing when left out: tests hash many passwords. */
  passwords?: PasswordHasher;
}

/** The product on a real database, listening, with callers that hold it to its contract. */
export interface TestApp {
  /** Calls without a token. */
  api: ApiCaller;
  container: Container;
  db: Database;
  database: EmptyDatabase;
  server: Server;
  url: string;
  /** Stands still until it is moved; of no effect when the test brought a clock of its own. */
  clock: FixedClock;
  /** What was logged. */
  log: LogLine[];
  /** Does what is due, when jobs are kept in memory. */
  doJobs(): Promise<void>;
  /** Rows of a statement, past all services. */
  rows<T extends object>(sql: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

const secret = 'a secret for links that only tests know';

const running: TestApp[] = [];
afterAll(async () => {
  // The latest first: it may work on an earlier one's database.
  for (const app of running.toReversed()) await app.close();
});

/** Starts the product. It is closed, and its database removed, at the latest when the test file is done. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createMigratedDatabase());
  const config = readConfig({
    DATABASE_URL: database.url,
    DATABASE_POOL: '20',
    RATE_LIMIT_FACTOR: '10000',
    // Tests of other things register and mail at once, also with a mail server.
    REGISTRATION_CONFIRM: 'off',
    // A KSeF of tests is asked as fast as it answers.
    KSEF_CALLS_PER_SECOND: '1000',
    ...options.settings,
  });
  const { logger, lines } = createTestLog();
  const { DATABASE_READ_URL: readUrl } = config;
  const db = await Database.open(database.url, config.DATABASE_POOL, { tables, log: logger, readUrl });
  db.replica?.start();
  const clock = new FixedClock();
  const inline = new InlineJobs({ clock: options.clock ?? clock, logger });
  const container = await createContainer(
    {
      config,
      log: logger,
      db,
      secrets: { current: options.secret ?? secret, previous: options.previousSecrets ?? [] },
      publicUrl: config.PUBLIC_URL ?? publicUrl,
      modelFaults,
    },
    {
      clock: options.clock ?? clock,
      registry: options.registry ?? new FakeRegistry([]),
      ratePublishers: options.ratePublishers ?? [],
      storage: options.storage ?? new MemoryStorage(),
      pdf: options.pdf ?? new FakePdf(),
      passwords: options.passwords ?? new PasswordHasher({ memory: 64, passes: 1 }),
      ...(options.jobs === 'real' ? {} : { jobs: options.jobs ?? inline }),
      ...(options.web === 'real' ? {} : { web: options.web ?? new FakeWeb({}) }),
      ...(options.mailbox ? { mailbox: options.mailbox } : {}),
      ...(options.transport ? { transport: options.transport } : {}),
      ...(options.translator ? { translator: options.translator } : {}),
    },
  );
  await container.open();
  if (options.jobs === 'real') await container.work();
  const callback = createApp(container).callback();
  const outside = ownPool(database.url);
  if (options.rates !== 'shipped')
    await enterRatesAround(warsawDay((options.clock ?? clock).now()), (sql, values) =>
      outside.query(sql, values),
    );
  const server = createServer((incoming, outgoing) => void callback(incoming, outgoing));
  acceptSockets(server, container);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    await container.services.chatSockets.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await container.close();
    await db.close();
    await outside.end();
    if (!options.database) await database.drop();
  };
  let closing: Promise<void> | null = null;
  const app: TestApp = {
    api: new ApiCaller({ server, log: lines, calls: 0 }),
    container,
    db,
    database,
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clock,
    log: lines,
    async doJobs() {
      await inline.runDue();
    },
    async rows<T extends object>(sql: string, values: unknown[] = []) {
      const { rows } = await outside.query<T>(sql, values);
      return rows;
    },
    close: () => (closing ??= close()),
  };
  running.push(app);
  return app;
}
