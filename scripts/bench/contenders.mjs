import { fork, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Connections that the product has for one kind of work, reading or writing. */
const pool = 10;
/** DATABASE_POOL is both together, and one in ten of all for what is counted and noted beside. */
const allConnections = 2 * pool + 2;
const startMs = 180_000;
const pollMs = 100;

/**
 * A server that is measured, in a process of its own.
 * @typedef {object} Contender
 * @property {number} port
 * @property {() => number} cpuSeconds processor time that it has used; NaN where the system does not tell
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the product as people run it, but without the demo and without limits that a load would meet.
 * @param {{ dist: string, databaseUrl: string, folder: string, profile?: string, env?: Record<string, string> }} options
 * @returns {Promise<Contender>}
 */
export function startProduct({ dist, databaseUrl, folder, profile, env }) {
  const flags = profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : ['--enable-source-maps'];
  return start([...flags, join(dist, 'main.js')], join(folder, 'product.log'), {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    ROLE: 'all',
    DEMO: 'off',
    DATA_DIR: join(folder, 'product'),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(allConnections),
    RATE_LIMIT_FACTOR: '1000000',
    ...env,
  });
}

/**
 * Starts the server written by hand.
 * @param {{ databaseUrl: string, folder: string, accounts: import('./fill-database.mjs').Account[] }} options
 * @returns {Promise<Contender>}
 */
export function startReference({ databaseUrl, folder, accounts }) {
  const settings = join(folder, 'reference.json');
  writeFileSync(settings, JSON.stringify({ databaseUrl, pool, accounts }), { mode: 0o600 });
  return start([join(import.meta.dirname, 'reference-server.mjs'), settings], join(folder, 'reference.log'), {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
  });
}

async function start(words, logFile, env) {
  // Straight into a file: reading its log would take the processor from what is measured.
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', log, log] });
  closeSync(log);
  const ended = once(child, 'exit');
  const port = await Promise.race([
    portIn(logFile),
    ended.then(() =>
      Promise.reject(new Error(`${readFileSync(logFile, 'utf8')}\nThe server did not start.`)),
    ),
  ]);
  return {
    port,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Of all its threads, in Linux's own accounts, to the nanosecond. */
function cpuSecondsOf(pid) {
  if (process.platform !== 'linux') return NaN;
  const tasks = readdirSync(`/proc/${pid}/task`);
  const times = tasks.map((task) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ', 1)),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e9;
}

/** The port in the line that says that the server is ready. */
async function portIn(logFile) {
  for (let waited = 0; waited < startMs; waited += pollMs) {
    const port = /ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(readFileSync(logFile, 'utf8'))?.[1];
    if (port !== undefined) return Number(port);
    await pause(pollMs);
  }
  throw new Error(`The server is not ready after ${startMs / 1000} s; see ${logFile}.`);
}

/** Stands in requests for an `Idempotency-Key`: each time that one is sent, a new UUID takes its place. */
export const newKey = 'idempotency-key-of-this-one-request-';

/**
 * Starts the process that makes the load.
 * @returns {{ run: (job: import('./load.mjs').Job) => Promise<import('./load.mjs').Measured>, stop: () => void }}
 */
export function startLoad() {
  const child = fork(join(import.meta.dirname, 'load.mjs'), { serialization: 'advanced' });
  return {
    async run(job) {
      child.send(job);
      const [measured] = await once(child, 'message');
      if (measured.fault) throw new Error(`A server answered wrongly: ${measured.fault}`);
      return measured;
    },
    stop: () => child.kill(),
  };
}
