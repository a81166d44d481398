import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { readConfig } from '../config/config.js';
import { findMigrations, planMigrations } from '../db/find-migrations.js';
import { migrate, migrationsList } from '../db/migrate.js';
import { checkBackups } from '../doctor/doctor.js';
import { smallestPart, startS3TestServer } from '../storage/testing/s3-test-server.js';
import { pruneBackups } from './prune.js';
import { rehearseUpgrade } from './rehearse-upgrade.js';
import { S3BackupStore } from './s3-backup-store.js';
import { embeddedDatabase, startEmbeddedServer, type EmbeddedServer } from '../db/embedded-server.js';
import { FileSystemStorage } from '../storage/file-system-storage.js';
import { createStorageKey } from '../storage/storage-key.js';
import { FolderBackupStore, type BackupStore } from './backup-store.js';
import { makeBackup } from './make-backup.js';
import { groupOf, type Manifest } from './manifest.js';
import { restoreBackup, type Restored, type Target } from './restore.js';
import { Sealer } from './seal.js';
import { shipWal } from './wal-archive.js';

const folder = mkdtempSync(join(tmpdir(), 'frakto-backup-test-'));
chmodSync(folder, 0o711);
const dataDir = join(folder, 'data');
const storageFolder = join(dataDir, 'files');
const storage = new FileSystemStorage(storageFolder);
const sealer = new Sealer('a key of at least thirty-two characters');
const quick = { fsync: 'off', max_wal_size: '256MB', shared_buffers: '64MB' };
let server: EmbeddedServer;
let client: pg.Client;

beforeAll(async () => {
  server = await startEmbeddedServer({ dataDir, log: () => undefined, settings: quick, archive: true });
  client = await connected(server.url);
  await client.query(
    'create table written (n int primary key, at timestamptz not null default clock_timestamp())',
  );
  writeFileSync(join(dataDir, 'secret'), 's'.repeat(40), { mode: 0o600 });
});

afterAll(async () => {
  await client.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function connected(url: string): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: url });
  await opened.connect();
  return opened;
}

let stores = 0;
const newStore = (): FolderBackupStore => new FolderBackupStore(join(folder, `backups-${(stores += 1)}`));

const backUp = (store: BackupStore, key: Sealer | null = null): Promise<Manifest> =>
  makeBackup(
    {
      dataDir: server.dataDir,
      database: embeddedDatabase(dataDir),
      storage: { folder: storageFolder },
      secret: { isInCopy: true, id: 'a' },
    },
    store,
    key,
  );

/** Has the server finish its WAL, and stores it. */
async function archiveNow(store: BackupStore, key: Sealer | null = null): Promise<void> {
  const { adminUrl, walSpool, archive } = embeddedDatabase(dataDir);
  // A segment without a change is not switched.
  await write();
  const admin = await connected(adminUrl);
  const { rows } = await admin.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  await admin.end();
  const last = rows[0]?.file ?? '';
  const done = () => readdirSync(walSpool).some((file) => /^[\dA-F]{24}$/.test(file) && file >= last);
  while (!done()) await pause(20);
  await shipWal({ spool: walSpool, store, sealer: key, archive: archive ?? '' });
}

let restores = 0;
interface Brought extends Restored {
  dataDir: string;
  lines: string[];
}

async function restore(
  store: BackupStore,
  target: Target = 'copy',
  key: Sealer | null = null,
): Promise<Brought> {
  const restoredDir = join(folder, `restored-${(restores += 1)}`);
  const lines: string[] = [];
  const order = { store, sealer: key, name: null, target, dataDir: restoredDir };
  const restored = await restoreBackup({
    ...order,
    filesFolder: join(restoredDir, 'files'),
    say: (line) => lines.push(line),
  });
  return { ...restored, dataDir: restoredDir, lines };
}

/** What a restored folder has, when Frakto's server runs on it. */
async function numbersIn(restoredDir: string): Promise<number[]> {
  const restored = await startEmbeddedServer({ dataDir: restoredDir, log: () => undefined, settings: quick });
  try {
    const reader = await connected(restored.url);
    const { rows } = await reader.query<{ n: number }>('select n from written order by n');
    await reader.query('insert into written values (-1)');
    await reader.end();
    return rows.map(({ n }) => n);
  } finally {
    await restored.stop();
  }
}

let next = 1;
async function write(): Promise<number> {
  const n = (next += 1);
  await client.query('insert into written values ($1)', [n]);
  return n;
}

async function now(): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  return rows[0]?.at ?? new Date(0);
}

describe('a backup', () => {
  test('made while people write has all that was acknowledged before, and files, and starts again', async () => {
    const store = newStore();
    const key = createStorageKey();
    const content = Buffer.from('consignment note');
    await storage.put(key, content, { contentType: 'application/pdf', maxBytes: 100 });
    const before: number[] = [];
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) before.push(await write());
    })();
    const manifest = await backUp(store, sealer);
    isWriting = false;
    await writing;
    const { rows } = await client.query<{ n: number }>('select n from written where at <= $1 order by n', [
      manifest.startedAt,
    ]);
    const after = await write();

    const restored = await restore(store, 'copy', sealer);
    expect(restored.manifest.name).toBe(manifest.name);
    const numbers = await numbersIn(restored.dataDir);
    expect(numbers).toEqual(expect.arrayContaining(rows.map(({ n }) => n)));
    // Whole, in the sequence in which they were written: none is missing among them.
    expect(numbers).toEqual([...before].slice(0, numbers.length));
    expect(numbers).not.toContain(after);
    expect(readFileSync(join(restored.dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key))).toEqual(
      content,
    );
    expect(readFileSync(join(restored.dataDir, 'secret'), 'utf8')).toBe('s'.repeat(40));
    // Nothing of it can be read without the key.
    await expect(restore(store)).rejects.toThrow(/sealed. Set BACKUP_KEY/);
    await expect(restore(store, 'copy', new Sealer('x'.repeat(32)))).rejects.toThrow(/another key/);
  });

  test('is brought back to a point in time: what was committed before is there, nothing after', async () => {
    const store = newStore();
    const manifest = await backUp(store);
    const first = await write();
    await pause(20);
    const time = await now();
    await pause(20);
    const second = await write();
    await archiveNow(store);

    const there = await numbersIn((await restore(store, time)).dataDir);
    expect(there).toContain(first);
    expect(there).not.toContain(second);
    const latest = await restore(store, 'latest');
    expect(await numbersIn(latest.dataDir)).toContain(second);
    expect(latest.lastTransaction?.getTime()).toBeGreaterThanOrEqual(time.getTime());
    await expect(restore(store, new Date(Date.parse(manifest.startedAt) - 1000))).rejects.toThrow(
      /no backup from before/,
    );
    await expect(restore(store, new Date(Date.now() + 60_000))).rejects.toThrow(
      /WAL was archived until .* is later/,
    );
  });

  test('that was killed is none, and is gone with the next one', async () => {
    const store = newStore();
    const script = join(import.meta.dirname, 'make-backup.ts');
    const words = `
      import { makeBackup } from '${script}';
      import { FolderBackupStore } from '${join(import.meta.dirname, 'backup-store.ts')}';
      await makeBackup(JSON.parse(process.argv[1]), new FolderBackupStore(process.argv[2]), null);`;
    const source = {
      dataDir: server.dataDir,
      database: embeddedDatabase(dataDir),
      storage: { folder: storageFolder },
      secret: { isInCopy: true, id: 'a' },
    };
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', words, JSON.stringify(source), store.place],
      { stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    const copies = join(store.place, 'copies');
    const begun = () => existsSync(copies) && readdirSync(copies, { recursive: true }).length > 1;
    while (!begun() && child.exitCode === null) await pause(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(readdirSync(copies)).toEqual([expect.stringMatching(/\.partial$/)]);
    await expect(restore(store)).rejects.toThrow(/has no complete backup/);
    // The server takes back what the killed one had asked of it.
    while (!(await slotsAreFree())) await pause(20);
    await backUp(store);
    expect(readdirSync(copies)).toEqual([expect.not.stringMatching(/\.partial$/)]);
  });

  test('of which a byte was changed, or a part is missing, is refused and leaves nothing', async () => {
    const store = newStore();
    const key = createStorageKey();
    await storage.put(key, Buffer.from('invoice'), { contentType: 'application/pdf', maxBytes: 100 });
    const { name, files, database } = await backUp(store);
    const spoilt = async (object: string, change: (path: string) => void): Promise<string> => {
      const path = join(store.place, object);
      const saved = `${path}.saved`;
      cpSync(path, saved);
      change(path);
      const failure = await restore(store).then(
        () => 'none',
        (error: unknown) => (error as Error).message,
      );
      expect(existsSync(join(folder, `restored-${restores}`))).toBe(false);
      cpSync(saved, path);
      rmSync(saved);
      return failure;
    };
    const flip = (at: number) => (path: string) => {
      const bytes = readFileSync(path);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    };
    const ofKey = files.find((file) => file.key === key)?.object ?? '';
    expect(await spoilt(database.object, flip(5000))).toMatch(/database.pack was changed/);
    expect(await spoilt(database.object, (path) => truncateSync(path, 9000))).toMatch(
      /database.pack was changed/,
    );
    expect(await spoilt(ofKey, flip(2))).toMatch(/the file files\/.* was changed/);
    expect(await spoilt(ofKey, (path) => rmSync(path))).toMatch(/the file files\/.* is missing/);
    const manifest = `${groupOf(name)}/manifest.json`;
    const text = readFileSync(join(store.place, manifest), 'utf8');
    const at = text.indexOf('"lastMigration"') - 300;
    expect(await spoilt(manifest, flip(text.indexOf('"startedAt"') + 16))).toMatch(/was changed/);
    expect(await spoilt(manifest, flip(at))).toMatch(/was changed|no manifest/);
  });

  test('is brought back into an empty folder alone', async () => {
    const store = newStore();
    await backUp(store);
    const taken = join(folder, `restored-${restores + 1}`);
    mkdirSync(taken);
    writeFileSync(join(taken, 'secret'), 'here');
    await expect(restore(store)).rejects.toThrow(/is not empty \(secret\)/);
    expect(readdirSync(taken)).toEqual(['secret']);
  });
});

describe('what is kept', () => {
  test('follows the rule, with the files and the WAL that the kept backups need', async () => {
    const store = newStore();
    const [former, both] = [createStorageKey(), createStorageKey()];
    for (const key of [former, both]) {
      await storage.put(key, Buffer.from(key), { contentType: 'application/pdf', maxBytes: 100 });
    }
    // By a former key, which is forgotten: what it needs is known all the same.
    const first = await backUp(store, sealer);
    await archiveNow(store);
    await storage.delete(former);
    const second = await backUp(store);
    await archiveNow(store);
    expect(await pruneBackups(store, { daily: 1, weekly: 1, monthly: 1 })).toEqual([first.name]);
    expect((await store.list('copies/')).map(({ name }) => name.split('/')[1])).toEqual([
      second.name,
      second.name,
    ]);
    const keys = (await store.list('files/')).map(({ name }) => name.split('/')[2]?.split('.')[0]);
    expect(keys).toContain(both);
    expect(keys).not.toContain(former);
    const wal = (await store.list('wal/')).map(({ name }) => name.split('/')[2]?.split('.')[0] ?? '');
    expect(wal.toSorted()[0]).toBe(second.wal.firstSegment);
    expect(await numbersIn((await restore(store, 'latest')).dataDir)).toContain(next);
  });
});

describe('in a bucket', () => {
  test('a backup and WAL are sealed, and are brought back to a point in time', async () => {
    const bucket = await startS3TestServer('frakto-backups');
    const store = new S3BackupStore({
      bucket: bucket.bucket,
      prefix: 'production/',
      endpoint: bucket.url,
      region: 'eu-north-1',
      credentials: bucket.key,
      forcePathStyle: true,
      partBytes: smallestPart,
    });
    try {
      await backUp(store, sealer);
      const first = await write();
      await pause(20);
      const time = await now();
      await pause(20);
      const second = await write();
      await archiveNow(store, sealer);
      const there = await numbersIn((await restore(store, time, sealer)).dataDir);
      expect(there).toContain(first);
      expect(there).not.toContain(second);
      const packs = [...bucket.files].filter(([name]) => /\.(pack|gz)$/.test(name));
      expect(packs.length).toBeGreaterThanOrEqual(2);
      for (const [, { content }] of packs) expect(content.subarray(0, 6).toString()).toBe('FRAKTO');
    } finally {
      await store.close();
      await bucket.close();
    }
  });
});

describe('a rehearsed upgrade', () => {
  test('runs what is left to run on a copy, and leaves the database as it is', async () => {
    const [last = '', before = ''] = migrationsList.map(({ name }) => name).toReversed();
    await migrate(server.url, before);
    const planned = await planMigrations(server.url, [last]);
    expect(planned).toEqual([{ name: last, tables: expect.any(Array) as unknown }]);
    const place = join(folder, 'scratch');
    mkdirSync(place, { mode: 0o711 });
    const database = embeddedDatabase(dataDir);
    const lines: string[] = [];
    const say = (line: string): void => void lines.push(line);
    const rehearsed = await rehearseUpgrade({ dataDir: server.dataDir, database, names: [last], place, say });
    expect(rehearsed).toEqual([{ name: last, milliseconds: expect.any(Number) as unknown }]);
    expect(lines.join()).toContain(last);
    expect(await findMigrations(server.url)).toEqual({ pending: [last], unknown: [] });
    expect(readdirSync(place)).toEqual([]);
  });
});

describe('what an examination tells of backups', () => {
  const findingsFor = async (
    store: FolderBackupStore,
    settings: NodeJS.ProcessEnv = {},
  ): Promise<string[]> => {
    const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: store.place, ...settings });
    const findings = await checkBackups(config);
    return findings.map(({ level, found }) => `${level} ${found}`);
  };

  test('is whether there are any, how old they are, and where', async () => {
    const store = newStore();
    expect(await findingsFor(store)).toEqual([`fail none in ${store.place}`]);
    const { name } = await backUp(store);
    expect(await findingsFor(store)).toEqual([
      expect.stringMatching(/^warn the newest is 0\.0 h old, and none is scheduled/),
      'warn they are on the disk of the data, and are lost with it',
    ]);
    const scheduled = await findingsFor(store, { BACKUP_SCHEDULE: 'daily@02:30' });
    expect(scheduled[0]).toBe('ok the newest is 0.0 h old');
    const old = name.replace(/^\d{4}/, '2020');
    cpSync(join(store.place, groupOf(name)), join(store.place, groupOf(old)), { recursive: true });
    rmSync(join(store.place, groupOf(name)), { recursive: true });
    await expect(findingsFor(store)).rejects.toThrow(/under another name/);
  });
});

async function slotsAreFree(): Promise<boolean> {
  const { rows } = await client.query('select from pg_replication_slots');
  return rows.length === 0;
}
