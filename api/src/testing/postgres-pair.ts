import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { locateBinaries } from '../platform/db/embedded/binaries.js';
import {
  findSharedBase,
  giveAway,
  openDataFolder,
  type DataFolder,
} from '../platform/db/embedded/data-folder.js';
import { readPostmaster } from '../platform/db/embedded/postmaster-file.js';
import { isRoot } from '../platform/db/embedded/run-user.js';
import { initialise, startServer, stopServer } from '../platform/db/embedded/server-process.js';
import { testSettings, type ServerSettings } from '../platform/db/embedded/server-settings.js';
import { temporaryFolder } from '../platform/db/embedded/test-folder.js';

/** PostgreSQL servers of a test's own: a primary and those that follow it. */
export interface ReplicatedServer {
  port: number;
  /** Of the database `frakto`, for a role that owns it. */
  url: string;
  /** Of the superuser. */
  adminUrl: string;
  pgData: string;
  /** A statement of the superuser. */
  admin(sql: string): Promise<pg.QueryResult<Record<string, unknown>>>;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Stops it in order and removes it. */
  remove(): Promise<void>;
}

const settings: ServerSettings = {
  ...testSettings(),
  wal_level: 'replica',
  max_wal_senders: '8',
  max_connections: '120',
  wal_keep_size: '256MB',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  hot_standby: 'on',
  hot_standby_feedback: 'on',
  wal_receiver_status_interval: '1s',
  wal_retrieve_retry_interval: '200ms',
  restart_after_crash: 'off',
};

/** Makes an empty primary with the database `frakto`. */
export async function startPrimary(): Promise<ReplicatedServer> {
  const folder = newFolder();
  const binaries = binariesFor(folder);
  initialise(binaries, folder, ['--no-sync']);
  const server = await started(folder);
  await server.admin(`create role frakto login createdb createrole password '${folder.state.password}'`);
  await server.admin('create database frakto owner frakto');
  return server;
}

/**
 * Makes a copy of a running primary that follows it by streaming.
 * @param port of a server that is gone, whose place it takes; a free one when left out
 */
export async function startStandby(of: ReplicatedServer, port?: number): Promise<ReplicatedServer> {
  const folder = newFolder(passwordsOf(of));
  const client = new pg.Client({ connectionString: of.adminUrl });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    cpSync(of.pgData, folder.pgData, {
      recursive: true,
      filter: (path) =>
        !/\/(postmaster\.(pid|opts)|pg_wal\/[0-9A-F]{24}.*|.*\.signal|pg_internal\.init)$/.test(path),
    });
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    );
    writeFileSync(join(folder.pgData, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    await client.end();
  }
  writeFileSync(join(folder.pgData, 'standby.signal'), '');
  if (folder.user.identity) giveAway(folder.state.location, folder.user.identity);
  chmodSync(folder.pgData, 0o700);
  const { password } = new URL(of.adminUrl);
  return started(
    folder,
    {
      primary_conninfo: `host=127.0.0.1 port=${of.port} user=postgres password=${password} application_name=standby`,
    },
    port,
  );
}

/** Waits until a standby streams and so takes part in commits. */
export async function streams(primary: ReplicatedServer): Promise<void> {
  for (;;) {
    const { rows } = await primary.admin(`select 1 from pg_stat_replication where state = 'streaming'`);
    if (rows.length > 0) return;
    await pause(50);
  }
}

function newFolder(passwords?: { adminPassword: string; password: string }): DataFolder {
  const dataDir = mkdtempSync(join(temporaryFolder(), `frakto-test-${process.pid}-pair-`));
  if (isRoot()) chmodSync(dataDir, 0o711);
  const folder = openDataFolder(dataDir, () => undefined);
  Object.assign(folder.state, passwords ?? { password: randomBytes(12).toString('hex') });
  return folder;
}

const binariesFor = (folder: DataFolder) =>
  locateBinaries(folder.user, () => (isRoot() ? findSharedBase(folder.user) : folder.state.dataDir));

function passwordsOf({ url, adminUrl }: ReplicatedServer) {
  return { adminPassword: new URL(adminUrl).password, password: new URL(url).password };
}

async function started(
  folder: DataFolder,
  more: ServerSettings = {},
  wanted?: number,
): Promise<ReplicatedServer> {
  const binaries = binariesFor(folder);
  const port = await startServer(binaries, folder, { ...settings, ...more }, 'parent', wanted);
  const { adminPassword, password, location, dataDir } = folder.state;
  const adminUrl = `postgres://postgres:${adminPassword}@127.0.0.1:${port}/postgres`;
  return {
    port,
    url: `postgres://frakto:${password}@127.0.0.1:${port}/frakto`,
    adminUrl,
    pgData: folder.pgData,
    async admin(sql) {
      const client = new pg.Client({ connectionString: adminUrl });
      await client.connect();
      try {
        return await client.query<Record<string, unknown>>(sql);
      } finally {
        await client.end();
      }
    },
    async kill() {
      const running = readPostmaster(folder.pgData);
      if (!running) return;
      // Its other processes end of themselves when the first one is gone.
      process.kill(running.pid, 'SIGKILL');
      for (const at = Date.now(); Date.now() - at < 5_000 && isThere(running.pid);) await pause(10);
    },
    async remove() {
      await stopServer(binaries, folder);
      for (const one of [location, dataDir]) rmSync(one, { recursive: true, force: true });
    },
  };
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
