import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestSmtpServer, type TestSmtpServer } from './platform/mail/testing/smtp-test-server.js';
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
const silent: (() => void)[] = [];
afterEach(async () => {
  for (const one of processes.splice(0)) {
    one.signal('SIGKILL');
    await one.ended();
  }
  for (const server of servers.splice(0)) await server.close();
  for (const end of silent.splice(0)) end();
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
  const deadline = Date.now() + 60_000;
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
    const product = await start({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      // Until an account is confirmed, mails of its company wait.
      REGISTRATION_CONFIRM: 'off',
    });
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

/** Takes connections and never says a word. */
async function silentServer(): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const open = new Set<Socket>();
  const server = createTcpServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  silent.push(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

/** Leads to the database until it is frozen; then what is sent waits on the way. */
async function freezingProxy(): Promise<{ url: string; freeze: () => void }> {
  const target = new URL(database.url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createTcpServer({ pauseOnConnect: true }, (socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on('error', () => undefined);
    }
    socket.on('close', () => onward.destroy());
    onward.on('close', () => socket.destroy());
    if (isFrozen) return;
    socket.pipe(onward).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  silent.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(database.url);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

/** `docker stop` kills after ten seconds, and what is around it takes its time too. */
const stopsWithinSeconds = 9;

async function secondsOfStop(product: ProductProcess): Promise<number> {
  const begun = performance.now();
  product.signal('SIGTERM');
  expect(await product.ended()).toBe(0);
  return (performance.now() - begun) / 1000;
}

test('a process that is asked to stop while it starts ends in order, its own database too', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'frakto-start-'));
  const product = await startProduct({ DATA_DIR: dataDir }, /Creating the database/);
  processes.push(product);
  expect(await secondsOfStop(product)).toBeLessThan(stopsWithinSeconds + 10);
  expect(product.output()).toMatch(/SIGTERM: finishing[^]*Stopped\./);
  expect(product.output()).not.toContain('Frakto is ready');
  const folders = await readdir(dataDir, { recursive: true });
  expect(folders.filter((name) => name.endsWith('postmaster.pid'))).toEqual([]);
  await rm(dataDir, { recursive: true, force: true });
});

describe('a process that is asked to stop ends in time', () => {
  test('although mail servers, registers, banks and a socket’s client never answer', async () => {
    const [smtp, imap, bank, register] = [
      await silentServer(),
      await silentServer(),
      await silentServer(),
      await silentServer(),
    ];
    // What an earlier process did, a later one would do again in an hour only.
    const jobs = new pg.Client({ connectionString: database.url });
    await jobs.connect();
    await jobs.query('delete from agenda.agenda_jobs');
    await jobs.end();
    const product = await start({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      IMAP_URL: `imap://user:word@127.0.0.1:${imap.port}/INBOX`,
      NBP_URL: `http://127.0.0.1:${bank.port}`,
      COMPANY_REGISTRY_NO_URL: `http://127.0.0.1:${register.port}`,
    });
    const api = await owner(product);
    await acceptedRequest(api);
    const question = api.get('/company-registry', { country_id: 21, number: '923609016' }).catch(() => null);
    // Opens a socket, and never says whose it is.
    const { port } = new URL(product.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'GET /ws/chat/1 HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    await once(socket, 'data');
    const outside = [smtp, imap, bank, register];
    await until(() => outside.every(({ connections }) => connections() > 0));
    expect(await secondsOfStop(product)).toBeLessThan(stopsWithinSeconds);
    await question;
    socket.destroy();
  });

  test('although its database hangs; requests get a 503 until then', async () => {
    const proxy = await freezingProxy();
    const product = await start({ DATABASE_URL: proxy.url });
    const api = await owner(product);
    proxy.freeze();
    const begun = performance.now();
    const answer = await api.get('/clients');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect((performance.now() - begun) / 1000).toBeLessThan(10);
    expect(await secondsOfStop(product)).toBeLessThan(stopsWithinSeconds);
  });
});

describe('a process that did not answer for longer than the limit', () => {
  /** Blocks the loop for a while on a signal, as a program that counts too long does. */
  const blocking = `process.on('SIGUSR2', () => { const until = performance.now() + 4_000; while (performance.now() < until); });`;
  const statusOf = async ({ url }: ProductProcess, check: string) =>
    (await fetch(`${url}/health/${check}`)).status;

  test('because its loop was blocked says so to whoever asks whether it lives or is ready', async () => {
    const product = await start({
      LIVE_LIMIT: '2',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(blocking)}`,
    });
    expect([await statusOf(product, 'live'), await statusOf(product, 'ready')]).toEqual([200, 200]);
    product.signal('SIGUSR2');
    await until(() => product.output().includes('the event loop was blocked beyond LIVE_LIMIT'));
    expect([await statusOf(product, 'live'), await statusOf(product, 'ready')]).toEqual([503, 503]);
    expect(await imageCheck({ PORT: new URL(product.url).port })).toBe(1);
  }, 40_000);

  test('because it was stopped lives on, and says that it was', async () => {
    const product = await start({ LIVE_LIMIT: '2' });
    product.signal('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    product.signal('SIGCONT');
    await until(() => product.output().includes('the process was stopped'));
    expect(await statusOf(product, 'live')).toBe(200);
    expect(product.output()).not.toContain('beyond LIVE_LIMIT');
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
  test('is told at its own port, with what is measured and nothing else', async () => {
    const worker = await start({ ROLE: 'worker', HEALTH_PORT: '0' });
    await until(() => healthUrl.test(worker.output()));
    const port = healthUrl.exec(worker.output())?.[1] ?? '';
    const health = new ApiCaller({ server: `http://127.0.0.1:${port}`, log: [], calls: 0 });
    expect(await health.read('/health/live')).toEqual({ status: 'ok' });
    expect(await health.read('/health/ready')).toMatchObject({ status: 'ok', database: 'ok', jobs: 'ok' });
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('frakto_jobs_waiting');
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
    expect(product.output()).toMatch(/DATABASE_URL: the database cannot be used: .*ECONNREFUSED/);
    expect(product.output()).not.toContain('secret-word');
  });
});
