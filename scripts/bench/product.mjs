// The built product as people run it, started to be killed.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { childEnvironment, node } from '../lib/run.mjs';
import { Failure, say } from '../lib/say.mjs';

const readyWithinMs = 120_000;

/** A folder of its own, in which the product's data are. */
export function dataFolder(purpose) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `frakto-${purpose}-`));
  // The database runs as a lesser user when this is root, who has to reach its files.
  chmodSync(folder, 0o711);
  return { folder, dataDir: join(folder, 'data') };
}

/**
 * Starts a database of the product's own in a data folder.
 * @param {string} dist the built server
 * @returns its address, and what stops it and removes what it left
 */
export async function startDatabase(dist, folder) {
  const { startEmbeddedServer } = await import(join(dist, 'platform/db/embedded-server.js'));
  const database = await startEmbeddedServer({ dataDir: join(folder, 'database'), log: say });
  const stop = async () => {
    await database.stop();
    rmSync(database.location, { recursive: true, force: true });
  };
  return { url: database.url, stop };
}

/** A port that nobody listens at. */
export async function freePort() {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a process of the product in a process group of its own, which listens on a port of its own unless a setting names one. */
function spawnProduct(main, dataDir, settings) {
  const [program, ...words] = node('--enable-source-maps', main);
  return spawn(program, words, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: childEnvironment({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      NBP_URL: 'off',
      ECB_URL: 'off',
      NORGES_BANK_URL: 'off',
      RATE_LIMIT_FACTOR: '1000000',
      ...settings,
    }),
  });
}

/**
 * Starts one of several processes on a database and waits until it is ready.
 * @param {string} main the built `main.js`
 * @param {Record<string, string>} settings `ROLE`, `DATABASE_URL` and what goes with them
 * @returns what stops it in order
 */
export async function startMember(main, dataDir, settings) {
  const child = spawnProduct(main, dataDir, settings);
  const ended = once(child, 'exit');
  const timer = setTimeout(() => killIfThere(-child.pid), readyWithinMs);
  for await (const line of createInterface({ input: child.stdout })) {
    if (/ready at|works on jobs/.test(line)) break;
  }
  clearTimeout(timer);
  child.stdout.resume();
  if (child.exitCode !== null) throw new Failure('A process ended before it was ready.');
  return async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(child.pid, 'SIGTERM');
    await ended;
  };
}

/**
 * Starts the product, web and jobs in one process.
 * @param {string} main the built `main.js`
 * @param {Record<string, string>} settings beside the usual ones
 */
export async function startProduct(main, dataDir, settings) {
  const child = spawnProduct(main, dataDir, settings);
  const ended = once(child, 'exit');
  const url = await Promise.race([urlOf(child), ended.then(() => null)]);
  if (!url) throw new Failure('The product ended before it was ready.');
  return {
    url,
    ended,
    /** Resident megabytes of the server's process (on Linux). */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    /** Milliseconds of processor time that the server and its database have taken (on Linux). */
    processorMs: () => ({
      server: processorMsOf(child.pid),
      database: databaseProcesses(dataDir).reduce((sum, pid) => sum + processorMsOf(pid), 0),
    }),
    /** As the power would: at once, without a word. */
    kill(withDatabase) {
      const processes = withDatabase ? databaseProcesses(dataDir) : [];
      for (const pid of [-child.pid, ...processes]) killIfThere(pid);
    },
    /** Kills the database's first process alone, as the system does when memory runs out. @returns its number */
    killDatabase() {
      const [first] = databaseProcesses(dataDir);
      killIfThere(first);
      return first;
    },
    /** The number of the database's first process; undefined while there is none. */
    databasePid: () => {
      try {
        return databaseProcesses(dataDir)[0];
      } catch {
        return undefined;
      }
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) process.kill(child.pid, 'SIGTERM');
      await ended;
    },
  };
}

async function urlOf(child) {
  const timer = setTimeout(() => killIfThere(-child.pid), readyWithinMs);
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /ready at (\S+)/.exec(line)?.[1];
      if (url) return url;
    }
    return null;
  } finally {
    clearTimeout(timer);
    // Nobody reads on; what is said later must not stand in its way.
    child.stdout.resume();
  }
}

function killIfThere(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The database's first process and all that it started: it is the parent of every other one. */
function databaseProcesses(dataDir) {
  const { location } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
  const first = Number(readFileSync(join(location, 'pgdata', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const others =
    process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return [first, ...others.map(Number).filter((pid) => parentOf(pid) === first)];
}

/** What the kernel counts in ticks of a hundredth of a second; nothing of a process that is gone. */
function processorMsOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

function parentOf(pid) {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

/** Removes the data, also where root's database lies elsewhere. */
export function removeData({ folder, dataDir }) {
  try {
    const { location } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
    rmSync(location, { recursive: true, force: true });
  } catch {
    // It did not come as far as a database.
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Columns of equal width. */
export function tableOf(rows) {
  const widths = rows[0].map((_title, index) => Math.max(...rows.map((row) => row[index].length)));
  return rows.map((row) => row.map((cell, index) => cell.padEnd(widths[index])).join('  ')).join('\n');
}
