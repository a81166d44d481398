import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import {
  claimDataFolder,
  EmbeddedServerError,
  embeddedMajorVersion,
  recoverEmbedded,
  unfinishedRestore,
} from '../db/embedded-server.js';
import { makeFolder } from '../storage/file-system-storage.js';
import { Measure } from '../storage/measure.js';
import { anySize, MissingObjectError, type BackupStore } from './backup-store.js';
import { filesFolder, keptFileOf, purposeOfFile } from './kept-files.js';
import { purposeOfPack, settingsFiles } from './make-backup.js';
import { BackupFault, findBackups, readManifest, type KeptFile, type Manifest } from './manifest.js';
import { unpack } from './pack.js';
import { SealError, type Sealer } from './seal.js';
import { fromStored } from './streams.js';
import { isSegment, listWal, numberOf } from './wal-archive.js';
import { restoreCommand, serveWal, type ArchiveOf } from './wal-handover.js';

/** How far a database is brought back: as it was when the copy was complete, at an instant, or all that was archived. */
export type Target = 'copy' | 'latest' | Date;

/** What a restore is told. */
export interface RestoreOrder {
  store: BackupStore;
  sealer: Sealer | null;
  /** Name of the backup; the newest that serves the target when null. */
  name: string | null;
  target: Target;
  dataDir: string;
  /** Where files go; null when a bucket keeps them. */
  filesFolder: string | null;
  say: (line: string) => void;
}

/** What was brought back. */
export interface Restored {
  manifest: Manifest;
  lastTransaction: Date | null;
  /** How many files. */
  files: number;
}

/**
 * Brings a backup back into an empty folder. Everything is checked first: a backup that is not whole leaves no trace in the folder.
 * @throws BackupFault naming what is wrong with the backup, or with the order
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const { store, sealer, target, say, dataDir } = order;
  await mustBeEmpty(dataDir);
  const manifest = await chooseBackup(order);
  await mustFit(manifest, dataDir);
  say(`Checking the backup ${manifest.name} …`);
  await verifyBackup(store, manifest, sealer);
  const wal = target === 'copy' ? null : await archivedFor(store, manifest, target);
  const extra = wal ? await filesSince(store, manifest, sealer) : [];
  const claimed = claimDataFolder(dataDir);
  try {
    await mustBeEmpty(claimed.dataDir);
    await writeFile(join(claimed.dataDir, unfinishedRestore), manifest.name, { flush: true });
    const lastTransaction = await recoverWithWal(order, claimed.dataDir, manifest, wal);
    const files = [...manifest.files, ...extra];
    if (order.filesFolder !== null) {
      say(`Bringing back ${files.length} files …`);
      for (const file of files) await restoreFile(order.filesFolder, file, order);
    }
    await rm(join(claimed.dataDir, unfinishedRestore));
    return { manifest, lastTransaction, files: files.length };
  } catch (error) {
    // It was empty, and still is this process's alone.
    for (const name of await ownFiles(claimed.dataDir))
      await rm(join(claimed.dataDir, name), { recursive: true });
    throw error;
  } finally {
    claimed.unlock();
  }
}

/** What is in a folder beside its lock. */
async function ownFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return found.filter((name) => !name.startsWith('frakto.lock') && name !== 'lost+found');
}

async function mustBeEmpty(dataDir: string): Promise<void> {
  const foreign = await ownFiles(dataDir);
  if (foreign.length === 0) return;
  throw new BackupFault(
    `${dataDir} is not empty (${foreign.slice(0, 3).join(', ')}${foreign.length > 3 ? ', …' : ''}). A backup is brought back into an empty ` +
      'folder alone: move what is there away, or set DATA_DIR to another folder.',
  );
}

async function mustFit({ database, files }: Manifest, dataDir: string): Promise<void> {
  const bytes = [...database.files, ...files].reduce((sum, { size }) => sum + size, 0);
  let place = dataDir;
  for (;;) {
    const found = await statfs(place).catch(() => null);
    if (found === null && dirname(place) !== place) place = dirname(place);
    else {
      if (found === null || found.bavail * found.bsize >= bytes) return;
      const megabytes = (count: number): string => `${Math.ceil(count / 1024 ** 2)} MB`;
      throw new BackupFault(
        `The backup needs ${megabytes(bytes)}; ${dataDir} has room for ${megabytes(found.bavail * found.bsize)}.`,
      );
    }
  }
}

/** The backup that was named, or the newest that serves. */
async function chooseBackup({ store, sealer, name, target }: RestoreOrder): Promise<Manifest> {
  const { backups } = await findBackups(store);
  if (backups.length === 0 && name === null) throw new BackupFault(`${store.place} has no complete backup.`);
  const candidates = name === null ? backups.map((backup) => backup.name) : [name];
  for (const candidate of candidates) {
    const manifest = await readManifest(store, candidate, sealer);
    if (manifest.postgres.major !== embeddedMajorVersion()) {
      throw new BackupFault(
        `The backup ${candidate} is of PostgreSQL ${manifest.postgres.version}, and this Frakto (which comes with ${embeddedMajorVersion()}) ` +
          `cannot start it. Restore it with Frakto ${manifest.version}.`,
      );
    }
    if (!(target instanceof Date) || new Date(manifest.stoppedAt) <= target) return manifest;
  }
  throw new BackupFault(
    `There is no backup from before ${(target as Date).toISOString()}: the oldest is ${candidates.at(-1)}.`,
  );
}

/**
 * Reads all objects of a backup and compares them with its manifest.
 * @throws BackupFault naming the first that is missing or was changed
 */
export async function verifyBackup(
  store: BackupStore,
  manifest: Manifest,
  sealer: Sealer | null,
): Promise<void> {
  const { name, database, sealed, files } = manifest;
  const fault = (what: string) => new BackupFault(`The backup ${name} is not used: ${what}`);
  const opened = await store.open(database.object).catch((error: unknown) => {
    throw missingAs(error, fault(`${database.object} is missing.`));
  });
  const pack = new Measure(anySize);
  await pipeline(opened, pack, drain);
  const { size, sha256 } = pack.result();
  if (size !== database.size || sha256 !== database.sha256) throw fault(`${database.object} was changed.`);
  for (const file of files) await verifyFile(store, file, sealed === null ? null : sealer, fault);
}

async function verifyFile(
  store: BackupStore,
  { key, object, size, sha256 }: KeptFile,
  sealer: Sealer | null,
  fault: (what: string) => Error,
): Promise<void> {
  const stored = await store.open(object).catch((error: unknown) => {
    throw missingAs(error, fault(`the file ${object} is missing.`));
  });
  const measure = new Measure(anySize);
  const changed = fault(`the file ${object} was changed.`);
  await pipeline(
    fromStored(stored, { purpose: purposeOfFile(key), sealer, isPacked: false }),
    measure,
    drain,
  ).catch((error: unknown) => {
    throw error instanceof SealError ? changed : error;
  });
  const found = measure.result();
  if (found.size !== size || found.sha256 !== sha256) throw changed;
}

async function drain(parts: AsyncIterable<unknown>): Promise<void> {
  for await (const _part of parts);
}

function missingAs(error: unknown, fault: Error): unknown {
  return error instanceof MissingObjectError ? fault : error;
}

async function archivedFor(
  store: BackupStore,
  manifest: Manifest,
  target: 'latest' | Date,
): Promise<ArchiveOf> {
  const { archive, lastSegment } = manifest.wal;
  if (archive === null) {
    throw new BackupFault(
      `With the backup ${manifest.name} there is no archived WAL, so only its own state can be brought back. Points in time need BACKUP_SCHEDULE.`,
    );
  }
  const files = await listWal(store, archive);
  const { segmentBytes } = manifest.postgres;
  const own = numberOf(lastSegment, segmentBytes);
  const numbers = [...files.keys()].filter(isSegment).map((file) => numberOf(file, segmentBytes));
  const later = numbers.filter((number) => number > own).toSorted((a, b) => a - b);
  const gap = later.findIndex((number, index) => number !== own + 1 + index);
  if (gap >= 0) {
    throw new BackupFault(
      `The archived WAL after the backup ${manifest.name} has a gap (${later.length} segments, the one after number ${own + gap} is missing). ` +
        'Bring the missing file back, or restore without a time.',
    );
  }
  if (target !== 'latest') {
    const reach = Math.max(
      new Date(manifest.stoppedAt).getTime(),
      ...[...files.values()].map(({ at }) => at.getTime()),
    );
    if (target.getTime() > reach) {
      throw new BackupFault(
        `WAL was archived until ${new Date(reach).toISOString()}; ${target.toISOString()} is later. Take an earlier time, or --latest.`,
      );
    }
  }
  return { archive, files };
}

/** Files that were stored after the backup was begun: the database may name them at a later time. */
async function filesSince(
  store: BackupStore,
  manifest: Manifest,
  sealer: Sealer | null,
): Promise<KeptFile[]> {
  const known = new Set(manifest.files.map(({ key }) => key));
  const since = new Date(manifest.startedAt);
  return (await store.list(filesFolder)).flatMap(({ name, at }) => {
    const file = keptFileOf(name);
    if (!file || at < since || known.has(file.key) || file.sealed !== (sealer?.id ?? null)) return [];
    known.add(file.key);
    const { sealed: _sealed, ...rest } = file;
    return [rest];
  });
}

const stateSchema = z.object({ adminPassword: z.string(), password: z.string() });

/** Has PostgreSQL bring the database to its target. */
async function recoverWithWal(
  order: RestoreOrder,
  dataDir: string,
  manifest: Manifest,
  wal: ArchiveOf | null,
): Promise<Date | null> {
  const { target, say } = order;
  const settingsPlace = join(dataDir, 'restored');
  // The roles' passwords are in the pack, and are needed before PostgreSQL's files have a place.
  await extract(order, manifest, 'settings/', settingsPlace);
  const passwords = stateSchema.parse(
    JSON.parse(await readFile(join(settingsPlace, 'database.json'), 'utf8')),
  );
  const serving = new AbortController();
  const servers: Promise<void>[] = [];
  const recover = (settings: Record<string, string>) =>
    recoverEmbedded({
      dataDir,
      passwords,
      log: say,
      fill: async (pgData) => {
        for (const folder of manifest.database.folders)
          await mkdir(join(pgData, folder), { recursive: true, mode: 0o700 });
        say(`Bringing back the database of ${manifest.stoppedAt} …`);
        await extract(order, manifest, 'pgdata/', pgData);
      },
      settings: (exchange) => {
        if (wal) servers.push(serveWal(exchange, wal, order, serving.signal));
        for (const server of servers) server.catch(() => undefined);
        return { restore_command: wal ? restoreCommand(exchange) : 'false', ...settings };
      },
    });
  try {
    const { lastTransaction } = await recover(targetSettings(target)).catch(async (error: unknown) => {
      if (!(target instanceof Date) || !isTargetNotReached(error)) throw error;
      // Nothing was committed between the time and the end of the archive, which reaches further.
      say('No change is later than that time: all that is archived is brought back.');
      return recover(targetSettings('latest'));
    });
    for (const file of settingsFiles.filter((name) => name !== 'database.json')) {
      await rename(join(settingsPlace, file), join(dataDir, file)).catch(() => undefined);
    }
    await rm(settingsPlace, { recursive: true });
    return lastTransaction;
  } catch (error) {
    // What the server was not given is the reason, whatever it makes of that.
    serving.abort();
    await Promise.all(servers);
    throw error;
  } finally {
    serving.abort();
    await Promise.allSettled(servers);
  }
}

function targetSettings(target: Target): Record<string, string> {
  if (target === 'copy') return { recovery_target: 'immediate' };
  if (target === 'latest') return {};
  // The server reads its settings before it knows names of zones.
  return { recovery_target_time: target.toISOString().replace('T', ' ').replace('Z', '+00') };
}

function isTargetNotReached(error: unknown): boolean {
  return (
    error instanceof EmbeddedServerError &&
    error.message.includes('recovery ended before configured recovery target was reached')
  );
}

/** Writes the files of a part of the pack, which are one after another; those before it are read past. */
async function extract(
  { store, sealer }: RestoreOrder,
  { name, database, sealed }: Manifest,
  part: 'settings/' | 'pgdata/',
  folder: string,
): Promise<void> {
  const { files } = database;
  const end = files.findLastIndex(({ path }) => path.startsWith(part)) + 1;
  const stored = { purpose: purposeOfPack(name), sealer: sealed === null ? null : sealer, isPacked: true };
  const content = fromStored(await store.open(database.object), stored);
  await unpack(content, files.slice(0, end), (path) =>
    path.startsWith(part) ? join(folder, path.slice(part.length)) : null,
  );
}

async function restoreFile(folder: string, file: KeptFile, { store, sealer }: RestoreOrder): Promise<void> {
  const { key, object, sha256 } = file;
  const sealedBy = keptFileOf(object)?.sealed ? sealer : null;
  const target = join(folder, key.slice(0, 2), key.slice(2, 4), key);
  await makeFolder(dirname(target));
  const hash = createHash('sha256');
  const incoming = `${target}.new`;
  const content = fromStored(await store.open(object), {
    purpose: purposeOfFile(key),
    sealer: sealedBy,
    isPacked: false,
  });
  await pipeline(
    content,
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        hash.update(part);
        yield part;
      }
    },
    createWriteStream(incoming, { mode: 0o600, flush: true }),
  );
  if (hash.digest('hex') !== sha256) throw new BackupFault(`The file ${object} was changed.`);
  await rename(incoming, target);
}
