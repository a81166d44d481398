import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { StartError } from '../../kernel/start-error.js';
import { version } from '../../kernel/version.js';
import type { EmbeddedDatabase } from '../db/embedded-server.js';
import type { BackupStore } from './backup-store.js';
import { copyNewFiles, listKeptFiles, type KeptFiles } from './kept-files.js';
import { completeBackup, findBackups, groupOf, nameOf, type Manifest, type PackedFile } from './manifest.js';
import { contentOf, isFile, listDataDirectory, textAs } from './pack.js';
import type { Sealer } from './seal.js';
import { toStored } from './streams.js';
import { segmentsBetween } from './wal-archive.js';

/** Any number that other software is unlikely to lock on: one backup at a time. */
const lockKey = 4_070_241_121;

/** Files of a data folder without which a restored database would be of little use; each where there is one. */
export const settingsFiles = ['database.json', 'secret', 'secret.previous', 'audit.keys'];

/** What a backup is made of. */
export interface BackupSource {
  dataDir: string;
  database: Pick<EmbeddedDatabase, 'url' | 'adminUrl' | 'pgData' | 'archive'>;
  /** The folder in which files are kept, or the address of the bucket that has them. */
  storage: { folder: string } | { bucket: string };
  secret: Manifest['secret'];
}

/** How a backup stores its pack. */
export const purposeOfPack = (name: string): string => `database ${name}`;

/**
 * Makes a backup while people work: PostgreSQL's own base backup, file by file, with the WAL that was written meanwhile, and the
 * files of the storage that are not in the store yet. Nothing of it counts before its manifest is there.
 * @throws StartError when another backup is being made
 */
export async function makeBackup(
  source: BackupSource,
  store: BackupStore,
  sealer: Sealer | null,
): Promise<Manifest> {
  const client = new pg.Client({
    connectionString: source.database.adminUrl,
    connectionTimeoutMillis: 10_000,
    options: '-c statement_timeout=0',
  });
  // A connection that breaks is told by the next statement; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await backUpWith(new BackupSession(client), source, store, sealer);
  } finally {
    // The server ends a backup whose connection ends, and lets its WAL go.
    await client.end();
  }
}

async function backUpWith(
  session: BackupSession,
  source: BackupSource,
  store: BackupStore,
  sealer: Sealer | null,
): Promise<Manifest> {
  const server = await session.begin();
  const name = nameOf(server.now, server.installation);
  const group = groupOf(name);
  await removeLeftovers(store, server.installation);
  const kept = await listKeptFiles(store, sealer);
  const copied = await copyFilesOf(source, store, sealer, kept);
  const lastMigration = await findLastMigration(source.database.url);
  const files: PackedFile[] = [];
  const folders: string[] = [];
  const ends: Pick<Manifest, 'stoppedAt' | 'wal'>[] = [];
  const object = `${store.draftOf(group)}/database.pack`;
  const content = Readable.from(packOf(session, source, server, { files, folders, ends }), {
    objectMode: false,
  });
  const packed = await store.put(
    object,
    toStored(content, { purpose: purposeOfPack(name), sealer, isPacked: true }),
  );
  // What was sent while the database was copied may be named in it.
  const later = await copyFilesOf(source, store, sealer, kept);
  const [end] = ends;
  if (!end) throw new Error('The backup of the database has not ended');
  const manifest: Manifest = {
    format: 1,
    name,
    version,
    installation: server.installation,
    postgres: { version: server.version, major: server.major, segmentBytes: server.segmentBytes },
    lastMigration,
    startedAt: server.now.toISOString(),
    ...end,
    sealed: sealer?.id ?? null,
    secret: source.secret,
    bucket: 'bucket' in source.storage ? source.storage.bucket : null,
    database: { object: `${group}/database.pack`, ...packed, folders, files },
    files: [...new Set([...copied, ...later])].toSorted().flatMap((key) => kept.get(key) ?? []),
  };
  await completeBackup(store, manifest, sealer);
  return manifest;
}

async function copyFilesOf(
  { storage }: BackupSource,
  store: BackupStore,
  sealer: Sealer | null,
  kept: KeptFiles,
): Promise<Set<string>> {
  return 'folder' in storage ? copyNewFiles(storage.folder, store, sealer, kept) : new Set();
}

/** What the generator of a pack notes for the manifest. */
interface Noted {
  files: PackedFile[];
  folders: string[];
  ends: Pick<Manifest, 'stoppedAt' | 'wal'>[];
}

/** The files of a pack behind one another: those of the data folder, data, what PostgreSQL says of the backup, and its WAL. */
async function* packOf(
  session: BackupSession,
  { dataDir, database }: BackupSource,
  { segmentBytes }: ServerFacts,
  noted: Noted,
): AsyncGenerator<Buffer> {
  const { pgData, archive } = database;
  const { files } = noted;
  for (const file of settingsFiles) {
    const path = join(dataDir, file);
    if (await isFile(path)) yield* contentOf(path, `settings/${file}`, files);
  }
  const from = await session.start();
  const listed = await listDataDirectory(pgData);
  noted.folders.push(...listed.folders);
  for (const path of listed.files) yield* contentOf(join(pgData, path), `pgdata/${path}`, files);
  const { label, tablespaces, to, lastSegment, now } = await session.stop();
  yield* textAs('pgdata/backup_label', label, files);
  if (tablespaces !== '') yield* textAs('pgdata/tablespace_map', tablespaces, files);
  const wal = segmentsBetween(from.segment, lastSegment, segmentBytes);
  const histories = (await readdir(join(pgData, 'pg_wal'))).filter((file) => file.endsWith('.history'));
  for (const file of [...histories, ...wal]) {
    const before = files.length;
    yield* contentOf(join(pgData, 'pg_wal', file), `pgdata/pg_wal/${file}`, files);
    if (files.length === before) throw new Error(`The server has removed ${file}, which the backup needs`);
  }
  noted.ends.push({
    stoppedAt: now.toISOString(),
    wal: { archive, from: from.lsn, to, firstSegment: from.segment, lastSegment },
  });
}

/** What a server says of itself. */
interface ServerFacts {
  installation: string;
  version: string;
  major: number;
  segmentBytes: number;
  /** Of the database's clock. */
  now: Date;
}

/** PostgreSQL's own calls for a base backup, on one connection, which has to stay for as long as it takes. */
class BackupSession {
  constructor(private readonly client: pg.Client) {}

  async begin(): Promise<ServerFacts> {
    const { isFree } = await this.one<{ isFree: boolean }>(
      `select pg_try_advisory_lock(${lockKey}) as "isFree"`,
    );
    if (!isFree) throw new StartError('Another backup is being made. Try again when it has ended.');
    return this.one<ServerFacts>(
      `select (select system_identifier::text from pg_control_system()) as installation,
         current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
         (select bytes_per_wal_segment from pg_control_init()) as "segmentBytes", clock_timestamp() as now`,
    );
  }

  /** From here on whole pages go into WAL. The slot keeps WAL from being removed until the connection ends. */
  async start(): Promise<{ lsn: string; segment: string }> {
    await this.client.query(
      `select pg_create_physical_replication_slot('frakto_backup_' || pg_backend_pid(), true, true)`,
    );
    return this.one(
      `select lsn::text as lsn, pg_walfile_name(lsn) as segment from pg_backup_start('frakto', true) as lsn`,
    );
  }

  async stop(): Promise<{ label: string; tablespaces: string; to: string; lastSegment: string; now: Date }> {
    return this.one(
      `select labelfile as label, spcmapfile as tablespaces, lsn::text as to, pg_walfile_name(lsn) as "lastSegment",
         clock_timestamp() as now
       from pg_backup_stop(false)`,
    );
  }

  private async one<T extends pg.QueryResultRow>(text: string): Promise<T> {
    const { rows } = await this.client.query<T>(text);
    const [row] = rows;
    if (row === undefined) throw new Error('The server answered nothing');
    return row;
  }
}

async function findLastMigration(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select name from schema_migrations order by id desc limit 1',
    );
    return rows[0]?.name ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === '42P01') return null;
    throw error;
  } finally {
    await client.end();
  }
}

/** Leftovers of another installation are removed once its process is gone for certain. */
const leftoverMs = 24 * 60 * 60 * 1000;

/** Removes what backups that were cut short left behind: no other one of this installation is being made. */
async function removeLeftovers(store: BackupStore, installation: string): Promise<void> {
  const { leftovers } = await findBackups(store);
  for (const { name, object, at } of leftovers) {
    const isOwn = name.endsWith(`-${installation.slice(-6)}`);
    if (isOwn || Date.now() - at.getTime() > leftoverMs) await store.delete(object);
  }
}
