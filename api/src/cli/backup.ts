import { resolve } from 'node:path';
import { say } from '../kernel/say.js';
import { StartError } from '../kernel/start-error.js';
import { openBackupStore, sealerOf, secretNote, storageOf } from '../platform/backup/backups-of.js';
import type { BackupStore } from '../platform/backup/backup-store.js';
import { makeBackup } from '../platform/backup/make-backup.js';
import { findBackups, readManifest, type Manifest } from '../platform/backup/manifest.js';
import { pruneBackups } from '../platform/backup/prune.js';
import { verifyBackup } from '../platform/backup/restore.js';
import { shipWal } from '../platform/backup/wal-archive.js';
import { readConfig, type Config } from '../platform/config/config.js';
import { hasEmbeddedDatabase, useEmbeddedDatabase } from '../platform/db/embedded-server.js';
import { runToEnd } from './run-to-end.js';

const usage = `Usage: npm run backup                          makes a backup where the settings say
       npm run backup -- /mnt/disk/frakto       makes it in another folder
       npm run backup -- list                   names the backups
       npm run backup -- verify                 reads all of them and compares them with their manifests`;

/** Said to who has a PostgreSQL of their own. */
const ownServerAdvice = `DATABASE_URL is set: that PostgreSQL is backed up with its own tools, and npm run backup makes no backup of it.
  A consistent copy and points in time: pgBackRest or WAL-G (both archive WAL), or pg_basebackup with archive_command.
  A copy alone: pg_dump --format=custom.
  Beside it back up the files (DATA_DIR/files or the folder of STORAGE_URL, after the database) and the SECRET.`;

/** Makes a backup from the command line, also while the product runs. */
async function main(): Promise<void> {
  const [word, ...others] = process.argv.slice(2);
  if (others.length > 0 || word?.startsWith('-')) throw new StartError(usage);
  const config = readConfig(process.env);
  const isTask = word === 'list' || word === 'verify' || word === 'scheduled';
  const store = openBackupStore(
    isTask || word === undefined
      ? config
      : { ...config, BACKUP_DIR: resolve(word), BACKUP_S3_URL: undefined },
  );
  try {
    if (word === 'list') await list(store, config);
    else if (word === 'verify') await verify(store, config);
    else await make(store, config);
  } finally {
    await store.close();
  }
}

async function make(store: BackupStore, config: Config): Promise<void> {
  if (config.DATABASE_URL) throw new StartError(ownServerAdvice);
  if (!hasEmbeddedDatabase(config.DATA_DIR)) {
    throw new StartError(
      `${config.DATA_DIR} has no database. Set DATA_DIR to the folder of the installation.`,
    );
  }
  const began = performance.now();
  const dataDir = resolve(config.DATA_DIR);
  const database = await useEmbeddedDatabase(dataDir);
  const sealer = sealerOf(config);
  try {
    const source = { dataDir, database, storage: storageOf(config), secret: secretNote(config) };
    const manifest = await makeBackup(source, store, sealer);
    if (database.isOwn && database.archive !== null) {
      await shipWal({ spool: database.walSpool, store, sealer, archive: database.archive });
    }
    tell(manifest, store, performance.now() - began);
  } finally {
    await database.stop();
  }
  const removed = await pruneBackups(store, config.BACKUP_KEEP);
  if (removed.length > 0) say(`Removed by BACKUP_KEEP: ${removed.join(', ')}.`);
}

function tell(manifest: Manifest, store: BackupStore, took: number): void {
  const { name, database, files, sealed, secret, bucket, wal } = manifest;
  say(`Backup ${name} in ${store.place}`);
  say(
    `  database ${megabytes(database.size)}, ${files.length} files ${megabytes(sizeOf(files))}, in ${seconds(took)}`,
  );
  if (bucket !== null) say(`  The files are in ${bucket}, which keeps versions and copies by its own rules.`);
  if (wal.archive === null)
    say('  Without BACKUP_SCHEDULE no WAL is archived: this state alone can be brought back.');
  if (!secret.isInCopy) say('  SECRET is a setting and not in the copy: keep it elsewhere.');
  else if (sealed === null)
    say(
      '  The secret of the installation is in the copy, which is not sealed (BACKUP_KEY): keep it from others.',
    );
}

async function list(store: BackupStore, config: Config): Promise<void> {
  const { backups } = await findBackups(store);
  for (const { name } of backups) {
    const manifest = await readManifest(store, name, sealerOf(config)).catch((error: unknown) =>
      String(error),
    );
    if (typeof manifest === 'string') say(`${name}  ${manifest}`);
    else {
      const { version, database, files, sealed } = manifest;
      const size = megabytes(database.size + sizeOf(files));
      say(`${name}  Frakto ${version}  ${size}${sealed === null ? '' : '  sealed'}`);
    }
  }
  if (backups.length === 0) say(`${store.place} has no backup.`);
}

async function verify(store: BackupStore, config: Config): Promise<void> {
  const { backups } = await findBackups(store);
  if (backups.length === 0) throw new StartError(`${store.place} has no backup.`);
  for (const { name } of backups) {
    try {
      const manifest = await readManifest(store, name, sealerOf(config));
      await verifyBackup(store, manifest, sealerOf(config));
      say(`${name}  whole`);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      say(`${name}  ${error.message}`);
      process.exitCode = 1;
    }
  }
}

const sizeOf = (files: Manifest['files']): number => files.reduce((sum, { size }) => sum + size, 0);
const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

runToEnd(main);
