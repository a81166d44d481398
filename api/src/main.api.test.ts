import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestSmtpServer, type TestSmtpServer } from './ports/mail/testing/smtp-test-server.js';
import { ApiCaller } from './testing/api-caller.js';
import { createMigratedDatabase } from './testing/migrated-database.js';
import type { EmptyDatabase } from './testing/empty-database.js';
import { aRegistration } from './testing/people.js';
import { startProduct, type ProductProcess } from './testing/product-process.js';
import { clientFields } from './testing/directory.js';
import { requestFields } from './testing/orders.js';

const database: EmptyDatabase = await createMigratedDatabase();
const processes: ProductProcess[] = [];
const servers: TestSmtpServer[] = [];
afterEach(async () => {
  for (const one of processes.splice(0)) {
    one.signal('SIGKILL');
    await one.ended();
  }
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => database.drop());

async function start(settings: NodeJS.ProcessEnv = {}): Promise<ProductProcess> {
  const product = await startProduct({ DATABASE_URL: database.url, ...settings });
  processes.push(product);
  return product;
}
const callerOf = ({ url }: ProductProcess) => new ApiCaller({ server: url, log: [], calls: 0 });

/** Somebody who registered and signed in like everybody. */
async function owner(product: ProductProcess): Promise<ApiCaller> {
  const api = callerOf(product);
  const registration = aRegistration({
    email: `owner${Date.now()}@f.example`,
    email_name: `e${Date.now()}`,
    company_name: `C ${Date.now()}`,
  });
  await api.create('/auth/register', registration);
  const form = new URLSearchParams({
    username: registration.email,
    password: registration.password,
  }).toString();
  const { body } = await api
    .with({ 'content-type': 'application/x-www-form-urlencoded' })
    .send<{ access_token: string }>('POST', '/auth/login', form);
  return api.as(body.access_token);
}
async function acceptedRequest(api: ApiCaller): Promise<void> {
  const client = await api.create<{ id: number }>('/clients', clientFields());
  const order = await api.create<{ id: number }>('/quotations', { ...requestFields(), client_id: client.id });
  await api.change(`/orders/${order.id}/status`, { status: 1 });
}
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`It did not come to this: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const healthUrl = /Its health is told at http:\/\/127\.0\.0\.1:(\d+)\/health\/ready/;

/** Runs the health check of the image. @returns its exit code */
async function imageCheck(settings: NodeJS.ProcessEnv): Promise<number> {
  const text = await readFile(join(import.meta.dirname, '../../Dockerfile'), 'utf8');
  const [, ...words] = JSON.parse(/^HEALTHCHECK .* CMD (\[.*\])$/m.exec(text)?.[1] ?? '') as string[];
  const child = spawn(process.execPath, words, { env: settings, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

describe('a process that is asked to stop', () => {
  test('finishes the requests under way, takes no others, and ends well', async () => {
    const product = await start();
    const api = await owner(product);
    expect(await callerOf(product).read('/health/ready')).toMatchObject({ status: 'ok' });
    const client = await api.create<{ id: number }>('/clients', clientFields());
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from clients where id = $1 for update', [client.id]);
    const change = api.change<{ city: string }>(`/clients/${client.id}`, { city: 'Oslo' });
    const waiting = () =>
      holder.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await until(async () => (await waiting()).rowCount === 1);
    product.signal('SIGTERM');
    product.signal('SIGTERM');
    await until(() => product.output().includes('SIGTERM: finishing'));
    await expect(fetch(`${product.url}/health/live`)).rejects.toThrow();
    await holder.query('commit');
    expect((await change).city).toBe('Oslo');
    expect(await product.ended()).toBe(0);
    expect(product.output()).toContain('Stopped.');
    const { rows } = await holder.query<{ city: string }>('select city from clients where id = $1', [
      client.id,
    ]);
    expect(rows).toEqual([{ city: 'Oslo' }]);
    const left = await holder.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    expect(left.rowCount).toBe(0);
    await holder.end();
  }, 40_000);

  test('finishes the mail that it is delivering', async () => {
    let begun = false;
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    const smtp = await startTestSmtpServer({
      onMessage: async () => {
        begun = true;
        await held;
      },
    });
    servers.push(smtp);
    const product = await start({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    await acceptedRequest(await owner(product));
    await until(() => begun);
    product.signal('SIGTERM');
    await until(() => product.output().includes('finishing'));
    finish();
    expect(await product.ended()).toBe(0);
    expect(smtp.mails).toHaveLength(1);
    const sent = new pg.Client({ connectionString: database.url });
    await sent.connect();
    const { rows } = await sent.query<{ status: string }>('select distinct status from mail_outbox');
    await sent.end();
    expect(rows).toEqual([{ status: 'sent' }]);
  }, 40_000);
});

test('of a web and a worker process the worker delivers', async () => {
  const smtp = await startTestSmtpServer();
  servers.push(smtp);
  const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const web = await start({ ...settings, ROLE: 'web' });
  await acceptedRequest(await owner(web));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(smtp.mails).toHaveLength(0);
  const worker = await start({ ...settings, ROLE: 'worker' });
  expect(worker.output()).toContain('Frakto works on jobs.');
  await until(() => smtp.mails.length === 1);
  for (const one of [web, worker]) {
    one.signal('SIGTERM');
    expect(await one.ended()).toBe(0);
  }
}, 40_000);

describe('the health of a worker', () => {
  test('is told at its own port, which answers nothing else', async () => {
    const worker = await start({ ROLE: 'worker', HEALTH_PORT: '0' });
    await until(() => healthUrl.test(worker.output()));
    const port = healthUrl.exec(worker.output())?.[1] ?? '';
    const health = new ApiCaller({ server: `http://127.0.0.1:${port}`, log: [], calls: 0 });
    expect(await health.read('/health/live')).toEqual({ status: 'ok' });
    expect(await health.read('/health/ready')).toMatchObject({ status: 'ok', database: 'ok', jobs: 'ok' });
    expect((await fetch(`http://127.0.0.1:${port}/countries`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/health/live`, { method: 'POST' })).status).toBe(404);
    expect(await imageCheck({ ROLE: 'worker', HEALTH_PORT: port, PORT: '1' })).toBe(0);
    worker.signal('SIGTERM');
    expect(await worker.ended()).toBe(0);
    expect(await imageCheck({ ROLE: 'worker', HEALTH_PORT: port, PORT: '1' })).toBe(1);
  }, 40_000);

  test('and that of a web process are what the image asks for', async () => {
    const { port } = new URL((await start()).url);
    expect(await imageCheck({ PORT: port, HEALTH_PORT: '1' })).toBe(0);
    expect(await imageCheck({ ROLE: 'worker', PORT: port, HEALTH_PORT: '1' })).toBe(1);
  }, 40_000);
});

test('storage that is away is told at the start, with its reason and no key, and the process starts', async () => {
  const product = await start({
    SMTP_URL: 'smtp+starttls://127.0.0.1:1',
    STORAGE_URL: 's3://frakto-files/documents',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'id-of-key',
    S3_SECRET_ACCESS_KEY: 'geheim',
  });
  await until(() => product.output().includes('Warning: files cannot be stored now.'));
  expect(product.output()).toMatch(/The bucket frakto-files cannot be used: .*ECONNREFUSED/);
  expect(product.output()).not.toContain('geheim');
  expect(await callerOf(product).read('/health/ready')).toMatchObject({ storage: 'unreachable' });
  product.signal('SIGTERM');
  expect(await product.ended()).toBe(0);
}, 40_000);

describe('a process that cannot start says why', () => {
  test('a port in use', async () => {
    const first = await start();
    const { port } = new URL(first.url);
    const second = await start({ PORT: port });
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain(`Port ${port} on 127.0.0.1 is in use. Set PORT to another one`);
    expect(await callerOf(first).read('/health/live')).toEqual({ status: 'ok' });
  }, 40_000);

  test('every wrong setting by its name, with an example', async () => {
    const settings = {
      PORT: 'http',
      ROLE: 'cook',
      SMTP_URL: 'mail.example.com',
      RATE_LIMIT_FACTOR: '-1',
      SECRET: 'short',
    };
    const product = await start(settings);
    expect(await product.ended()).toBe(1);
    for (const name of Object.keys(settings)) {
      expect(product.output()).toMatch(new RegExp(`^\\s*${name}: .*for example ${name}=`, 'm'));
    }
    expect(product.output()).not.toMatch(/\n {4}at /);
  });

  test('every fault of the addresses of mail servers and files, and no password', async () => {
    const settings = {
      SMTP_URL: 'smtp://user:geheim@mail.example.com/inbox',
      IMAP_URL: 'imap://user:geheim@mail.example.com?tls=off',
      STORAGE_URL: 'minio/files',
    };
    const product = await start(settings);
    expect(await product.ended()).toBe(1);
    for (const name of Object.keys(settings)) {
      expect(product.output()).toMatch(new RegExp(`^\\s*${name}: .*for example ${name}=`, 'm'));
    }
    expect(product.output()).not.toMatch(/geheim|\n {4}at /);
  });

  test('a database that is not there', async () => {
    const product = await start({ DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/frakto' });
    expect(await product.ended()).toBe(1);
    expect(product.output()).toMatch(/DATABASE_URL|database/i);
    expect(product.output()).not.toContain('secret-word');
  });
});
