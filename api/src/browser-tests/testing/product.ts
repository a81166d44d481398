import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import pg from 'pg';
import {
  startTestSmtpServer,
  type TestServerBehaviour,
  type TestSmtpServer,
} from '../../platform/mail/testing/smtp-test-server.js';
import { ApiCaller } from '../../testing/api-caller.js';
import type { EmptyDatabase } from '../../testing/empty-database.js';
import type { OrderWorld } from '../../testing/orders.js';
import { createFilledDatabase } from './filled-database.js';
import { Mailbox } from './mailbox.js';
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
  /** A new one for each test, and for each try of one: for tests that enter what may exist once. */
  forEachTest?: boolean;
}

/** The built product, running as a process of its own, with a database and a mail server of its own. */
export class Product implements OrderWorld {
  /** Everything that was delivered. */
  readonly mails: Mailbox;
  /** Calls without a token. */
  readonly api: ApiCaller;

  private constructor(
    private readonly server: ServerProcess,
    private readonly database: EmptyDatabase,
    private readonly smtp: TestSmtpServer,
  ) {
    this.mails = new Mailbox(smtp);
    this.api = new ApiCaller({ server: server.url, log: server.log, calls: 0 });
  }

  /** Where it is reached. */
  get url(): string {
    return this.server.url;
  }

  /** Starts one and waits until it is ready. */
  static async start({
    demo = false,
    settings = {},
    mailServer = {},
  }: ProductOptions = {}): Promise<Product> {
    const smtp = await startTestSmtpServer(mailServer);
    const database = await createFilledDatabase(demo ? 'demo' : 'tables');
    const server = await startServer({
      DATABASE_URL: database.url,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      ...settings,
    });
    return new Product(server, database, smtp);
  }

  /** Rows of a statement, past all services. */
  async rows<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.database.url });
    await client.connect();
    try {
      return (await client.query<T>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Stops it in order and removes its database. */
  async stop(): Promise<void> {
    await this.server.stop();
    await this.smtp.close();
    await this.database.drop();
  }
}

/** The product of a test file, or of each of its tests: started before them, stopped after them. */
export function useProduct({ forEachTest = false, ...options }: ProductLife = {}): () => Product {
  const [before, after] = forEachTest ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let product: Product | undefined;
  before(async () => {
    product = await Product.start(options);
  });
  after(() => product?.stop());
  return () => {
    if (!product) throw new Error('The product runs only during tests');
    return product;
  };
}
