import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import pg from 'pg';
import {
  startTestSmtpServer,
  type TestServerBehaviour,
  type TestSmtpServer,
} from '../../platform/mail/testing/smtp-test-server.js';
import { ApiCaller } from '../../testing/api-caller.js';
import type { EmptyDatabase } from '../../testing/empty-database.js';
import { countFrom } from '../../testing/next-number.js';
import type { OrderWorld } from '../../testing/orders.js';
import { createFilledDatabase } from './filled-database.js';
import { Mailbox } from './mailbox.js';
import { firstNumberOfFile, productOfWorker } from './product-of-worker.js';
import { startServer, type ServerProcess } from './server-process.js';

/** What a test wants otherwise than usual. */
interface ProductOptions {
  /** Whether the demo's accounts and data are there. */
  demo?: boolean;
  /** Settings over the usual ones. */
  settings?: Readonly<Record<string, string>>;
  /** What its mail server does beyond taking everything. */
  mailServer?: TestServerBehaviour;
}

/** How long a test file keeps its product. */
interface ProductLife extends ProductOptions {
  /** Shared with no other file: for tests that change what all companies have in common, as exchange rates. */
  ofItsOwn?: boolean;
  /** A new one for each test, and for each try of one: for tests that enter what may exist once. */
  forEachTest?: boolean;
}

/** What a running product consists of. */
interface Parts {
  server: ServerProcess;
  database: EmptyDatabase;
  smtp: TestSmtpServer;
}

/** The built product, running as a process of its own, with a database and a mail server of its own. */
export class Product implements OrderWorld {
  /** Everything that was delivered. */
  readonly mails: Mailbox;
  /** Calls without a token. */
  readonly api: ApiCaller;

  private constructor(private readonly parts: Parts) {
    const { server, smtp } = parts;
    this.mails = new Mailbox(smtp);
    this.api = new ApiCaller({ server: server.url, log: server.log, calls: 0 });
  }

  /** Where it is reached. */
  get url(): string {
    return this.parts.server.url;
  }

  /** Starts one and waits until it is ready. */
  static async start(options?: ProductOptions): Promise<Product> {
    return new Product(await startParts(options));
  }

  /** The one that is shared by the files of this process which want nothing special. */
  static async shared(): Promise<Product> {
    countFrom(firstNumberOfFile());
    return new Product(
      await productOfWorker(async (forget) => {
        const parts = await startParts();
        parts.server.holdNobody();
        parts.smtp.holdNobody();
        void parts.server.ended.then(forget);
        return parts;
      }),
    );
  }

  /** Rows of a statement, past all services. */
  async rows<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.parts.database.url });
    await client.connect();
    try {
      return (await client.query<T>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Stops it in order and removes its database. */
  async stop(): Promise<void> {
    const { server, smtp, database } = this.parts;
    await server.stop();
    await smtp.close();
    await database.drop();
  }
}

async function startParts({
  demo = false,
  settings = {},
  mailServer = {},
}: ProductOptions = {}): Promise<Parts> {
  const smtp = await startTestSmtpServer(mailServer);
  const database = await createFilledDatabase(demo ? 'demo' : 'tables');
  const server = await startServer({
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    ...settings,
  });
  return { server, database, smtp };
}

/**
 * The product of a test file, or of each of its tests: started before them, stopped after them. Files that say nothing of it share
 * one.
 */
export function useProduct({
  forEachTest = false,
  ofItsOwn = false,
  ...options
}: ProductLife = {}): () => Product {
  const isShared = !forEachTest && !ofItsOwn && Object.keys(options).length === 0;
  const [before, after] = forEachTest ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let product: Product | undefined;
  before(async () => {
    product = isShared ? await Product.shared() : await Product.start(options);
  });
  after(() => (isShared ? undefined : product?.stop()));
  return () => {
    if (!product) throw new Error('The product runs only during tests');
    return product;
  };
}
