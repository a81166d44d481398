import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { isStillServerOf, readPostmaster } from './embedded/postmaster-file.js';
import { isRoot } from './embedded/run-user.js';
import {
  type EmbeddedServer,
  EmbeddedServerError,
  FolderInUseError,
  startEmbeddedServer,
} from './embedded-server.js';

const MODULE = pathToFileURL(join(import.meta.dirname, 'embedded-server.ts')).href;

/** A Frakto in a process of its own that starts the server, says so in one line of JSON and then only waits. */
const HOLDER = `
import { startEmbeddedServer } from '${MODULE}';
const settings = JSON.parse(process.argv[2] ?? '{}');
const server = await startEmbeddedServer({ dataDir: process.argv[1], log: () => undefined, settings });
process.once('SIGTERM', () => server.stop().then(() => process.exit(0)));
console.log(JSON.stringify(server));
setInterval(() => undefined, 1000);
`;

interface Held {
  url: string;
  adopted: boolean;
  dataDir: string;
  location: string;
}

// Each test creates a database from nothing, which is slow where others are at work.
jest.setTimeout(240_000);

const undo: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frakto-embedded-'));
  chmodSync(folder, 0o711);
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

async function start(dataDir: string, lines: string[] = []): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, log: (line) => lines.push(line) });
  undo.push(() => server.stop());
  return server;
}

function startInOtherProcess(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ child: ChildProcess; held: Held }> {
  return spawnHolder(HOLDER, dataDir, settings);
}

async function spawnHolder(
  script: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ child: ChildProcess; held: Held }> {
  const words = ['--import', 'tsx', '--input-type=module', '-e', script, dataDir, JSON.stringify(settings)];
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const held = JSON.parse(line) as Held;
    undo.push(async () => {
      await end(child, 'SIGKILL');
      const server = readPostmaster(join(held.location, 'pgdata'));
      if (server === undefined || !isRunning(server.pid)) return;
      process.kill(server.pid, 'SIGQUIT');
      await expectGone(server.pid);
    });
    return { child, held };
  }
  throw new Error('The other process ended without starting the server.');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

function serverPid(location: string): number {
  const pid = readPostmaster(join(location, 'pgdata'))?.pid;
  if (pid === undefined) throw new Error(`No server runs on ${location}.`);
  return pid;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function expectGone(pid: number): Promise<void> {
  for (let waited = 0; isRunning(pid) && waited < 5000; waited += 50) await pause(50);
  expect(isRunning(pid)).toBe(false);
}

describe('the embedded server', () => {
  it('creates the database once and keeps data and address over a restart', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    await query(first.url, 'create table kept as select 41 + 1 as answer');
    await first.stop();
    expect(existsSync(join(first.location, 'pgdata', 'postmaster.pid'))).toBe(false);

    const second = await start(dataDir);
    expect(second).toMatchObject({ url: first.url, adopted: false });
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('connects as a role that owns the database and is no superuser', async () => {
    const { url } = await start(newFolder());
    expect(await query(url, "select current_user as name, current_setting('is_superuser') as super")).toEqual(
      [{ name: 'frakto', super: 'off' }],
    );
    await query(url, 'create extension pg_trgm; create extension unaccent; create extension btree_gin');
  });

  it('refuses a wrong password and listens on the loopback address only', async () => {
    const { url } = await start(newFolder());
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  });

  it('sorts Polish and Norwegian the way their readers do', async () => {
    const { url } = await start(newFolder());
    const sorted = async (collation: string): Promise<unknown> => {
      const names = "array['Ål', 'Zabrze', 'Łódź', 'Oslo', 'Ærfugl', 'Lublin', 'Mława', 'Østfold']";
      const rows = await query(
        url,
        `select string_agg(name, ' ' order by name collate "${collation}") as names from unnest(${names}) as name`,
      );
      return rows[0]?.names;
    };
    expect(await sorted('pl-x-icu')).toBe('Ærfugl Ål Lublin Łódź Mława Oslo Østfold Zabrze');
    expect(await sorted('nb-x-icu')).toBe('Łódź Lublin Mława Oslo Zabrze Ærfugl Østfold Ål');
  });

  it('adopts the server that a killed Frakto left running, with all it had acknowledged', async () => {
    const dataDir = newFolder();
    const { child, held } = await startInOtherProcess(dataDir);
    await query(held.url, 'create table kept as select 42 as answer');
    const pid = serverPid(held.location);
    await end(child, 'SIGKILL');
    expect(isRunning(pid)).toBe(true);

    const server = await start(dataDir);
    expect(server).toMatchObject({ url: held.url, adopted: true });
    expect(serverPid(server.location)).toBe(pid);
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await server.stop();
    await expectGone(pid);
  });

  it('starts a server that it adopts again when that logs what people enter', async () => {
    const dataDir = newFolder();
    const { child, held } = await startInOtherProcess(dataDir, { log_min_error_statement: 'error' });
    await query(held.url, 'create table kept as select 42 as answer');
    const pid = serverPid(held.location);
    await end(child, 'SIGKILL');
    const server = await start(dataDir);
    expect(server).toMatchObject({ url: held.url, adopted: true });
    expect(serverPid(server.location)).not.toBe(pid);
    expect(await query(server.url, 'show log_min_error_statement')).toEqual([
      { log_min_error_statement: 'panic' },
    ]);
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('asks who its server is only when the number of its process is another', async () => {
    const { location } = await start(newFolder());
    const pgData = join(location, 'pgdata');
    let asked = 0;
    const ask = (): string => {
      asked += 1;
      return `postgres -D ${pgData}`;
    };
    for (let time = 0; time < 5; time += 1) expect(isStillServerOf(pgData, process.pid, ask)).toBe(true);
    expect(asked).toBe(1);
    expect(isStillServerOf(pgData, 2 ** 22 + 1, ask)).toBe(false);
    expect(isStillServerOf(pgData, process.pid, ask)).toBe(true);
    expect(asked).toBe(2);
  });

  it('recovers after kill -9 of Frakto and of the server', async () => {
    const dataDir = newFolder();
    const { child, held } = await startInOtherProcess(dataDir);
    await query(held.url, 'create table kept as select 42 as answer');
    process.kill(serverPid(held.location), 'SIGKILL');
    await end(child, 'SIGKILL');

    const server = await start(dataDir);
    expect(server.adopted).toBe(false);
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('is not fooled by a stale file that names a process of somebody else', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    await first.stop();
    const file = join(first.location, 'pgdata', 'postmaster.pid');
    writeFileSync(file, `${process.pid}\n${first.location}\n0\n5432\n\n127.0.0.1\n0 0\nready   \n`, {
      mode: 0o644,
    });
    expect((await start(dataDir)).adopted).toBe(false);
  });

  it('stops in order when its process is told to', async () => {
    const { child, held } = await startInOtherProcess(newFolder());
    const pid = serverPid(held.location);
    await end(child, 'SIGTERM');
    await expectGone(pid);
    expect(readFileSync(join(held.location, 'server.log'), 'utf8')).toContain('database system is shut down');
  });

  it('says who has the folder when another live Frakto works on it', async () => {
    const dataDir = newFolder();
    const { child } = await startInOtherProcess(dataDir);
    const refusal = startEmbeddedServer({ dataDir, log: () => undefined });
    await expect(refusal).rejects.toThrow(FolderInUseError);
    await expect(refusal).rejects.toThrow(`process ${child.pid}`);
  });

  it('says what is wrong with a data folder that cannot be one', async () => {
    const dataDir = newFolder();
    writeFileSync(dataDir, 'a file');
    await expect(start(dataDir)).rejects.toThrow(EmbeddedServerError);
    await expect(start(dataDir)).rejects.toThrow(dataDir);
  });

  it('takes another port when the remembered one is taken', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    await first.stop();
    const other = await start(newFolder());
    const file = join(dataDir, 'database.json');
    const state = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...state, port: Number(new URL(other.url).port) }));

    const second = await start(dataDir);
    expect(new URL(second.url).port).not.toBe(new URL(other.url).port);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('does not replace a database that has gone missing by an empty one', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    await first.stop();
    rmSync(join(first.location, 'pgdata'), { recursive: true });
    await expect(start(dataDir)).rejects.toThrow(/no longer there/);
  });

  it('runs on a copy of a stopped data folder, which is a backup brought back', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const copy = newFolder();
    cpSync(dataDir, copy, { recursive: true });

    const second = await start(copy);
    expect(second.location).not.toBe(first.location);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('runs on a copy whose lock names a live process, but never twice on one folder', async () => {
    const dataDir = newFolder();
    const { held } = await startInOtherProcess(dataDir);
    const copy = newFolder();
    mkdirSync(copy);
    for (const name of ['frakto.lock', 'frakto.lock.held']) cpSync(join(dataDir, name), join(copy, name));
    await start(copy);

    await expect(start(dataDir)).rejects.toThrow(FolderInUseError);
    // Another container does not see the process, and takes the file for one of a process that is gone.
    const lock = JSON.parse(readFileSync(join(dataDir, 'frakto.lock'), 'utf8')) as object;
    writeFileSync(join(dataDir, 'frakto.lock'), JSON.stringify({ ...lock, host: 'another' }));
    await expect(start(dataDir)).rejects.toThrow(/in use by another Frakto \(process \d+ of another\)/);
    rmSync(join(dataDir, 'frakto.lock'));
    await expect(start(dataDir)).rejects.toThrow(FolderInUseError);
    // A lock of an earlier version has no more than the file.
    rmSync(join(dataDir, 'frakto.lock.held'));
    writeFileSync(join(dataDir, 'frakto.lock'), JSON.stringify({ ...lock, folder: undefined }));
    await expect(start(dataDir)).rejects.toThrow(FolderInUseError);
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  (isRoot() ? it : it.skip)(
    'moves the files to where the server can reach them when root keeps DATA_DIR closed',
    async () => {
      const dataDir = newFolder();
      chmodSync(dirname(dataDir), 0o700);
      const lines: string[] = [];
      const first = await start(dataDir, lines);
      undo.unshift(() => rmSync(first.location, { recursive: true }));
      expect(first.location.startsWith(dataDir)).toBe(false);
      expect(lines.join()).toContain(first.location);
      await query(first.url, 'create table kept as select 42 as answer');
      await first.stop();

      const second = await start(dataDir);
      expect(second.location).toBe(first.location);
      expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    },
  );
});

describe('the server for tests', () => {
  it('ends with the process that started it, even by kill -9, and may create databases', async () => {
    const script = `
      import { startTestServer } from '${MODULE}';
      const server = await startTestServer();
      console.log(JSON.stringify(server));
      setInterval(() => undefined, 1000);`;
    const { child, held } = await spawnHolder(script, '');
    undo.unshift(() => {
      for (const folder of [held.location, held.dataDir]) rmSync(folder, { recursive: true, force: true });
    });
    await query(held.url, 'create database clone template frakto');
    const pid = serverPid(held.location);
    await end(child, 'SIGKILL');
    await expectGone(pid);
  });
});
