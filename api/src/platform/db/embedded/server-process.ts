import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.js';
import { isServerOf, readPostmaster, removeStalePostmasterFile } from './postmaster-file.js';
import type { DataFolder } from './data-folder.js';
import { asArguments, networkSettings, type ServerSettings } from './server-settings.js';
import { EmbeddedServerError } from './server-error.js';

/** Name of the superuser, which only Frakto's own start uses. */
export const ADMIN_ROLE = 'postgres';

/** Whether the server outlives a killed parent (and is adopted later) or ends with it (tests leave nothing behind). */
export type ServerLife = 'own' | 'parent';

/** Waits for the server, and stops it as soon as the pipe on file 3 ends, which is when the parent is gone. */
const TIED_TO_PARENT = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
(read -r line <&3; kill -INT $server) 2>/dev/null & watcher=$!
wait $server; code=$?
kill $watcher 2>/dev/null
exit $code`;

const READY_WITHIN_MS = 120_000;
const LOG_LIMIT_BYTES = 20 * 1024 * 1024;

/**
 * Creates the database files when there are none. They are made under another name and renamed, so that a start that
 * was cut short leaves nothing that looks like a database.
 */
export function initialise(binaries: Binaries, folder: DataFolder, extra: string[] = []): void {
  if (existsSync(folder.pgData)) return;
  const part = `${folder.pgData}.new`;
  const passwordFile = join(folder.state.location, 'password.new');
  rmSync(part, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, folder.state.adminPassword, { mode: 0o644 });
  try {
    // The built-in locale is the same on every machine; sorting for people uses ICU collations, which are inside.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = [`--username=${ADMIN_ROLE}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const options = {
      ...folder.user.identity,
      cwd: '/',
      encoding: 'utf8',
      env: serverEnvironment(),
    } as const;
    const result = spawnSync(binaries.initdb, ['-D', part, ...locale, ...access, ...extra], options);
    if (result.status !== 0) {
      throw new EmbeddedServerError(
        `Creating the database failed: ${result.error?.message ?? (result.stderr || result.stdout)}`,
      );
    }
    renameSync(part, folder.pgData);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Finds a server that an earlier Frakto left running on this folder (it outlives kill -9 of its parent) and waits
 * until it takes connections. A file left by a server that is gone is removed.
 * @returns its port, or undefined when none is running
 */
export async function findRunning(folder: DataFolder): Promise<number | undefined> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const found = readPostmaster(folder.pgData);
    if (found === undefined) return undefined;
    if (!isServerOf(folder.pgData, found.pid)) {
      removeStalePostmasterFile(folder.pgData);
      return undefined;
    }
    if (found.ready) return found.port;
    await pause(50);
  }
  throw new EmbeddedServerError(
    `The database server on ${folder.pgData} does not become ready; see ${folder.logFile}.`,
  );
}

/**
 * Starts the server and waits until it is ready. Tries again for a while when the processes of a killed server have
 * not all gone yet, and on another port when somebody else took the remembered one, unless connections lead there already.
 * @returns the port
 * @throws EmbeddedServerError with the end of the server's log when it does not start
 */
export async function startServer(
  binaries: Binaries,
  folder: DataFolder,
  settings: ServerSettings,
  life: ServerLife,
  fixedPort?: number,
  readyWithinMs = READY_WITHIN_MS,
): Promise<number> {
  boundLog(folder.logFile);
  let port = fixedPort ?? (await freePort(folder.state.port));
  for (let attempt = 1; ; attempt++) {
    const from = existsSync(folder.logFile) ? statSync(folder.logFile).size : 0;
    const given = { ...settings, ...networkSettings(port) };
    if (await launch({ binaries, folder, settings: given, life, readyWithinMs })) return port;
    const said = readFileSync(folder.logFile, 'utf8').slice(from);
    const passing = /pre-existing shared memory block|lock file "postmaster.pid"|could not bind/.test(said);
    if (!passing || attempt === 20) {
      throw new EmbeddedServerError(
        `The database server did not start (log: ${folder.logFile}):\n${said.trim().slice(-1500)}`,
      );
    }
    await pause(250);
    if (said.includes('could not bind') && fixedPort === undefined) port = await freePort(null);
  }
}

/** Stops the server in order: ends connections, writes everything to disk, returns when the process has gone. */
export async function stopServer(binaries: Binaries, folder: DataFolder): Promise<void> {
  const running = readPostmaster(folder.pgData);
  if (running === undefined || !isServerOf(folder.pgData, running.pid)) return;
  const args = ['stop', '-D', folder.pgData, '-m', 'fast', '-w', '-t', '60', '-s'];
  const child = spawn(binaries.pgCtl, args, { ...folder.user.identity, cwd: '/', stdio: 'ignore' });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  // The server removes its file a moment before it ends.
  for (let waited = 0; waited < 5000 && isServerOf(folder.pgData, running.pid); waited += 20) await pause(20);
  if (isServerOf(folder.pgData, running.pid)) {
    throw new EmbeddedServerError(
      `The database server (process ${running.pid}) does not stop (code ${code}); see ${folder.logFile}.`,
    );
  }
}

interface Launch {
  binaries: Binaries;
  folder: DataFolder;
  settings: ServerSettings;
  life: ServerLife;
  readyWithinMs: number;
}

/** One try: true when ready, false when the process ended before. */
async function launch({ binaries, folder, settings, life, readyWithinMs }: Launch): Promise<boolean> {
  const logFd = openSync(folder.logFile, 'a', 0o600);
  let ended = false;
  try {
    const server = [binaries.postgres, '-D', folder.pgData, ...asArguments(settings)];
    const command = life === 'own' ? server : ['/bin/sh', '-c', TIED_TO_PARENT, 'sh', ...server];
    // Detached, so that Ctrl+C in a terminal reaches Frakto alone, which then stops the server after its own work.
    const child = spawn(command[0] ?? '', command.slice(1), {
      ...folder.user.identity,
      cwd: '/',
      detached: true,
      stdio: [life === 'own' ? 'ignore' : 'pipe', logFd, logFd],
      env: serverEnvironment(),
    });
    child.once('error', () => (ended = true));
    child.once('exit', () => (ended = true));
    child.unref();
    if (child.stdin instanceof Socket) child.stdin.unref();
    const deadline = Date.now() + readyWithinMs;
    while (!ended && Date.now() < deadline) {
      const found = readPostmaster(folder.pgData);
      if (found?.ready === true && isServerOf(folder.pgData, found.pid)) return true;
      await pause(20);
    }
    return false;
  } finally {
    closeSync(logFd);
  }
}

/** Keeps the log and one before it. The server goes on writing to the same file, so it is emptied, not moved. */
export function boundLog(file: string): void {
  if (!existsSync(file) || statSync(file).size <= LOG_LIMIT_BYTES) return;
  copyFileSync(file, `${file}.1`);
  chmodSync(`${file}.1`, 0o600);
  truncateSync(file);
}

/** The server gets no settings of ours by accident (PGPORT, LANG, NODE_OPTIONS…). */
function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' };
}

async function freePort(wanted: number | null): Promise<number> {
  for (const port of wanted === null ? [0] : [wanted, 0]) {
    const got = await tryPort(port);
    if (got !== undefined) return got;
  }
  throw new EmbeddedServerError('This machine gives no free port on 127.0.0.1 for the database server.');
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ host: '127.0.0.1', port }, () => {
      const address = probe.address();
      const got = typeof address === 'object' ? address?.port : undefined;
      probe.close(() => resolve(got));
    });
  });
}
