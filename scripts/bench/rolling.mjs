// Restarts every process of an installation, one after the other, while people work: three web and two worker processes behind HAProxy on
// one database. No request may fail, and none may be done twice. Needs `haproxy` (Debian: apt-get install haproxy).
//
//   node scripts/bench/rolling.mjs [--rounds 2] [--clients 12]
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/run.mjs';
import { command, elapsed, Failure, say } from '../lib/say.mjs';
import { register, signIn } from './account.mjs';
import { dataFolder, freePort, removeData, startMember, startProduct, tableOf } from './product.mjs';

const main = join(root, 'api/dist/main.js');
const roles = ['web', 'web', 'web', 'worker', 'worker'];
/** How long the load goes on before and after each restart, in milliseconds. */
const calmMs = 1_000;

await command(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '2' },
      clients: { type: 'string', default: '12' },
      pooler: { type: 'boolean', default: false },
    },
  });
  mustBeThere('haproxy', '-v');
  if (values.pooler) mustBeThere('pgbouncer', '--version');
  await prepare({ steps: ['api'] });
  const data = dataFolder('rolling');
  const running = [];
  let database;
  let pooler;
  let proxy;
  try {
    // Only its database is used: a process of its own, as a server of the operator's would be.
    database = await startProduct(main, data.dataDir, { DEMO: 'off' });
    const shared = sharedSettings(data.dataDir);
    if (values.pooler) pooler = await startPooler(data.folder, shared);
    const start = async ({ role, port }) => ({
      role,
      port,
      stop: await startMember(main, data.dataDir, { ...shared, ROLE: role, PORT: String(port) }),
    });
    for (const role of roles) running.push(await start({ role, port: await freePort() }));
    const web = running.filter(({ role }) => role === 'web');
    proxy = await startProxy(data.folder, web);
    const load = await startLoad(proxy.url, Number(values.clients));
    const rows = [];
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      for (const [index, member] of running.entries()) {
        await pause(calmMs);
        const begun = performance.now();
        await member.stop();
        running[index] = await start(member);
        rows.push([String(round), member.role, elapsed(begun)]);
        await pause(calmMs);
      }
    }
    const { sent, failed, entered, times } = await load.stop();
    const kept = await load.count();
    console.log(`\n${tableOf([['round', 'process', 'away for'], ...rows])}\n`);
    const at = (part) => Math.round(times[Math.floor(times.length * part)] ?? 0);
    console.log(
      `${sent} requests, ${failed.length} failed; ${entered} clients entered, ${kept} there; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.9999)} ms.\n`,
    );
    for (const line of failed.slice(0, 10)) console.log(`  ${line}`);
    if (failed.length > 0 || kept !== entered) throw new Failure('A restart was noticed.');
  } finally {
    proxy?.stop();
    await Promise.all(running.map((member) => member.stop()));
    pooler?.stop();
    await database?.stop();
    removeData(data);
  }
});

function mustBeThere(program, question) {
  try {
    execFileSync(program, [question], { stdio: 'ignore' });
  } catch {
    throw new Failure(`${program} is not installed; on Debian: apt-get install ${program}`);
  }
}

/** Puts PgBouncer between the processes and their database; the settings then name both. */
async function startPooler(folder, settings) {
  const { port: behind, password } = new URL(settings.DATABASE_URL);
  const port = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"frakto" "${decodeURIComponent(password)}"\n`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
frakto = host=127.0.0.1 port=${behind} dbname=frakto
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
unix_socket_dir =
`,
  );
  chmodSync(users, 0o644);
  // It does not run as root.
  const isRoot = process.getuid?.() === 0;
  const child = spawn('pgbouncer', [...(isRoot ? ['-u', 'nobody'] : []), '-q', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  settings.DATABASE_DIRECT_URL = settings.DATABASE_URL;
  const pooled = new URL(settings.DATABASE_URL);
  pooled.port = String(port);
  settings.DATABASE_URL = pooled.href;
  return { stop: () => child.kill('SIGTERM') };
}

/** What all processes have in common: the database that the first one keeps, its secret and its files. */
function sharedSettings(dataDir) {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
  return {
    DATABASE_URL: `postgresql://frakto:${encodeURIComponent(password)}@127.0.0.1:${port}/frakto`,
    DATABASE_POOL: '8',
    SECRET: readFileSync(join(dataDir, 'secret'), 'utf8').trim(),
    STORAGE_URL: `file://${join(dataDir, 'files')}`,
    DEMO: 'off',
    TRUST_PROXY: 'on',
  };
}

/** As api/operations/haproxy.cfg has it, with the ports of this trial. */
async function startProxy(folder, web) {
  const port = await freePort();
  const servers = web.map((member, index) => `  server web${index + 1} 127.0.0.1:${member.port} check`);
  const text = readFileSync(join(root, 'api/operations/haproxy.cfg'), 'utf8')
    .replace(/^ {2}bind .*/m, `  bind 127.0.0.1:${port}`)
    .replace(/( {2}server .*\n)+/, `${servers.join('\n')}\n`);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return { url, stop: () => child.kill('SIGTERM') };
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Failure('HAProxy found no process that is ready.');
}

/** People who read lists and enter clients, each one after the other. */
async function startLoad(url, people) {
  const { token } = await signIn(url, await register(url, 'rolling'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const failed = [];
  const times = [];
  let sent = 0;
  let entered = 0;
  let goesOn = true;
  const call = async (path, init) => {
    sent += 1;
    const begun = performance.now();
    try {
      const answer = await fetch(url + path, { ...init, headers: { ...headers, ...init?.headers } });
      await answer.arrayBuffer();
      if (!answer.ok) failed.push(`${init?.method ?? 'GET'} ${path}: ${answer.status}`);
      return answer.ok;
    } catch (error) {
      failed.push(`${init?.method ?? 'GET'} ${path}: ${error.cause?.message ?? error.message}`);
      return false;
    } finally {
      times.push(performance.now() - begun);
    }
  };
  const person = async (number) => {
    for (let turn = 0; goesOn; turn += 1) {
      await call('/api/clients?page=1&page_size=20');
      if (turn % 4 !== number % 4) continue;
      const name = `Client ${number} ${turn}`;
      const init = {
        method: 'POST',
        headers: { 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          name,
          address: 'ul. Długa 1',
          post_code: '80-001',
          city: 'Gdańsk',
          country_id: 1,
          email: `c${number}-${turn}@bench.example`,
        }),
      };
      if (await call('/api/clients', init)) entered += 1;
    }
  };
  const all = Array.from({ length: people }, (_each, number) => person(number));
  say('People work …');
  return {
    async stop() {
      goesOn = false;
      await Promise.all(all);
      return { sent, failed, entered, times: times.sort((one, other) => one - other) };
    },
    async count() {
      const answer = await fetch(`${url}/api/clients?page=1&page_size=1`, { headers });
      return (await answer.json()).total;
    },
  };
}
