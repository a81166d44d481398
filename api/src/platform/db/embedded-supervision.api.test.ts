import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { ApiCaller } from '../../testing/api-caller.js';
import { anOpenSocket } from '../../testing/chat.js';
import { singleEmail } from '../../testing/client-mails.js';
import { startProduct, type ProductProcess } from '../../testing/product-process.js';
import { readPostmaster } from './embedded/postmaster-file.js';

jest.setTimeout(240_000);

/** A folder that the server's user may enter. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frakto-supervised-'));
  chmodSync(folder, 0o711);
  return folder;
}

// One database with the demo is made from nothing, and each test works on a copy of it.
const original = makeFolder();
beforeAll(async () => {
  const product = await startProduct({ DATA_DIR: join(original, 'data') });
  product.signal('SIGTERM');
  expect(await product.ended()).toBe(0);
});
afterAll(() => rmSync(original, { recursive: true, force: true }));

const undo: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

interface Page {
  total: number;
}

interface Running {
  product: ProductProcess;
  pgData: string;
  /** The server's process, and all of those that it started. */
  serverPids(): number[];
}

/** The product on a database of its own, as people start it. */
async function start(settings: NodeJS.ProcessEnv = {}): Promise<Running> {
  const folder = makeFolder();
  const dataDir = join(folder, 'data');
  // With the owners of the files, which `cpSync` leaves out.
  execFileSync('cp', ['-a', join(original, 'data'), dataDir]);
  const product = await startProduct({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '10000', ...settings });
  const state = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8')) as { location: string };
  const pgData = join(state.location, 'pgdata');
  const serverPids = () => {
    const first = readPostmaster(pgData)?.pid;
    return first === undefined ? [] : [first, ...childrenOf(first)];
  };
  undo.push(async () => {
    const pids = serverPids();
    product.signal('SIGKILL');
    await product.ended();
    for (const pid of pids) signalIfThere(pid, 'SIGKILL');
    await until(() => pids.every((pid) => !isThere(pid)));
    for (const path of [state.location, folder]) rmSync(path, { recursive: true, force: true });
  });
  return { product, pgData, serverPids };
}

function childrenOf(pid: number): number[] {
  const found = execFileSync('sh', ['-c', `pgrep -P ${pid} || true`], { encoding: 'utf8' });
  return found.split('\n').filter(Boolean).map(Number);
}

function isThere(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/\) Z /.test(stat);
  } catch {
    return false;
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already.
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`It did not come to this: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Somebody of the demo, signed in. */
async function signIn({ url }: ProductProcess, email: string): Promise<{ api: ApiCaller; token: string }> {
  const api = new ApiCaller({ server: url, log: [], calls: 0 });
  const form = new URLSearchParams({ username: email, password: 'frakto-demo' }).toString();
  const { body } = await api
    .with({ 'content-type': 'application/x-www-form-urlencoded' })
    .send<{ access_token: string }>('POST', '/auth/login', form);
  return { api: api.as(body.access_token), token: body.access_token };
}

const owner = async (product: ProductProcess) => (await signIn(product, 'owner@demo.example')).api;

const isReady = async (url: string) => (await fetch(`${url}/health/ready`)).status === 200;

test('a database server that is killed is started again, and the process goes on with it', async () => {
  const { product, pgData, serverPids } = await start();
  const { api, token } = await signIn(product, 'owner@demo.example');
  const { id } = await api.read<{ id: number }>('/auth/me');
  const worker = await signIn(product, 'worker@demo.example');
  const administrator = await signIn(product, 'admin@demo.example');
  const socket = await anOpenSocket(product, { id, token });
  const [first = 0] = serverPids();
  process.kill(first, 'SIGKILL');
  const away = await api.get('/clients');
  if (away.status !== 200) {
    expect(away.status).toBe(503);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
  }
  await until(() => product.output().includes('The database server runs again'));
  await until(() => isReady(product.url));
  expect(readPostmaster(pgData)?.pid).not.toBe(first);
  // The same session, the same process: nothing had to be started or signed in again.
  expect((await api.get('/clients')).status).toBe(200);
  const client = await api.create<{ id: number }>('/clients', {
    name: 'Po awarii',
    address: 'ul. Portowa 3',
    city: 'Gdańsk',
    post_code: '80-001',
    country_id: 1,
  });
  await api.change(`/clients/${client.id}`, { city: 'Oslo' });
  // Jobs go on: a mail is delivered, which is kept in the outbox here.
  await api.act('/send-single-email', singleEmail({ subject: 'Po awarii' }));
  const kept = async () =>
    (await administrator.api.read<Page>('/mail-outbox', { q: 'Po awarii', status: 'captured' })).total;
  await until(async () => (await kept()) === 1);
  // So do the chat and what processes tell each other: the socket that was open all the time hears of a message.
  // Told twice: as notices were lost, and once they are heard again, which may be after the database is ready.
  await socket.next('chat_missed');
  await socket.next('chat_missed');
  await worker.api.create('/chat/messages', { recipient_id: id, content: 'Wszystko działa' });
  expect(await socket.next('new_chat_message')).toMatchObject({ message: { content: 'Wszystko działa' } });
  product.signal('SIGTERM');
  expect(await product.ended()).toBe(0);
  expect(readPostmaster(pgData)).toBeUndefined();
});

test('a server that ends again and again is given up: the process ends and says why', async () => {
  const { product, pgData } = await start();
  let killed = 0;
  const killing = setInterval(() => {
    const server = readPostmaster(pgData);
    if (!server?.ready || !isThere(server.pid)) return;
    killed += 1;
    signalIfThere(server.pid, 'SIGKILL');
  }, 50);
  undo.push(() => clearInterval(killing));
  expect(await product.ended()).toBe(1);
  clearInterval(killing);
  expect(killed).toBeGreaterThanOrEqual(6);
  expect(product.output()).toMatch(/ended 6 times within a minute, and is not started again/);
});

test('a database whose folder is gone ends the process with a message', async () => {
  const { product, pgData, serverPids } = await start();
  const pids = serverPids();
  rmSync(pgData, { recursive: true, force: true });
  for (const pid of pids) signalIfThere(pid, 'SIGKILL');
  expect(await product.ended()).toBe(1);
  expect(product.output()).toContain(`The database in ${pgData} is gone`);
});

test('a database that hangs is answered by 503 until it goes on', async () => {
  const { product, serverPids } = await start();
  const api = await owner(product);
  expect((await api.get('/clients')).status).toBe(200);
  const frozen = serverPids();
  const thaw = () => frozen.forEach((pid) => signalIfThere(pid, 'SIGCONT'));
  undo.push(thaw);
  for (const pid of frozen) signalIfThere(pid, 'SIGSTOP');
  // More than there are connections, so that some wait for one of the pool.
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: 60 }, () => api.get('/clients')));
  const seconds = (performance.now() - begun) / 1000;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect(seconds).toBeLessThan(10);
  expect(await isReady(product.url)).toBe(false);
  thaw();
  await until(() => isReady(product.url));
  expect((await api.get('/clients')).status).toBe(200);
  product.signal('SIGTERM');
  expect(await product.ended()).toBe(0);
});

test('a database that hangs keeps nobody from stopping the process', async () => {
  const { product, serverPids } = await start();
  const api = await owner(product);
  const frozen = serverPids();
  undo.push(() => frozen.forEach((pid) => signalIfThere(pid, 'SIGCONT')));
  for (const pid of frozen) signalIfThere(pid, 'SIGSTOP');
  const waiting = api.get('/clients').catch(() => null);
  const begun = performance.now();
  product.signal('SIGTERM');
  // Its own database was left running.
  expect(await product.ended()).toBe(1);
  // Seven seconds where nothing else runs; a container is given ten.
  expect((performance.now() - begun) / 1000).toBeLessThan(30);
  expect(product.output()).toContain('Not waited for any longer: ');
  await waiting;
});

test('no row’s values are in the server’s log', async () => {
  const { product, pgData } = await start();
  const api = new ApiCaller({ server: product.url, log: [], calls: 0 });
  const registration = {
    name: 'Taken Twice',
    email: 'owner@demo.example',
    password: 'pewne-haslo-do-testu',
    company_name: 'Firma z dziennika',
    email_name: 'zdziennika',
    default_language: 'pl',
  };
  expect((await api.post('/auth/register', registration)).status).toBe(409);
  const other = { ...registration, email: 'someone.else@demo.example' };
  await api.create('/auth/register', other);
  expect((await api.post('/auth/register', { ...other, email: 'third@demo.example' })).status).toBe(409);
  product.signal('SIGTERM');
  expect(await product.ended()).toBe(0);
  const folder = join(pgData, '..');
  const logs = readdirSync(folder).filter((name) => name.startsWith('server.log'));
  const text = logs.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(text).toContain('database system is shut down');
  expect(text).not.toMatch(/scrypt|argon2|demo\.example|zdziennika|Firma z dziennika|STATEMENT|DETAIL/i);
});
