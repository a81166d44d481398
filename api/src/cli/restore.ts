import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../kernel/say.js';
import { StartError } from '../kernel/start-error.js';
import { idOfSecret, openBackupStore, sealerOf, storageOf } from '../platform/backup/backups-of.js';
import type { Manifest } from '../platform/backup/manifest.js';
import { restoreBackup, type Target } from '../platform/backup/restore.js';
import { readConfig, type Config } from '../platform/config/config.js';
import { parseStorageUrl } from '../platform/storage/storage-url.js';
import { runToEnd } from './run-to-end.js';

const usage = `Usage: DATA_DIR=<an empty folder> npm run restore -- --from <folder of the backups, one of its copies, or s3://bucket/prefix>
         [--copy <name>]                      another copy than the newest (npm run backup -- list)
         [--to-time 2026-11-26T10:15:00Z]     the state at that instant
         [--latest]                           the newest state that was archived`;

/** Brings a backup back from the command line. */
async function main(): Promise<void> {
  const order = orderOf(process.argv.slice(2));
  const config = readConfig(process.env);
  if (config.DATABASE_URL) {
    throw new StartError(
      'DATABASE_URL is set: a backup of npm run backup is brought back into the embedded database alone. Leave DATABASE_URL out, ' +
        'or bring yours back with the tools that it was backed up with.',
    );
  }
  const { store, name } = openFrom(order.from, config);
  const storage = storageOf(config);
  try {
    const { manifest, lastTransaction, files } = await restoreBackup({
      store,
      sealer: sealerOf(config),
      name: order.copy ?? name,
      target: order.target,
      dataDir: resolve(config.DATA_DIR),
      filesFolder: 'folder' in storage ? storage.folder : null,
      say,
    });
    say(
      `Restored the backup ${manifest.name} (Frakto ${manifest.version}) into ${resolve(config.DATA_DIR)}.`,
    );
    if (order.target !== 'copy' && lastTransaction)
      say(`The last change is of ${lastTransaction.toISOString()}.`);
    say(`${files} files.`);
    for (const line of neededBeside(manifest, config)) say(line);
    say(
      `Start it: DATA_DIR=${config.DATA_DIR} npm start. Mails and webhooks that waited then leave once more; look before with SMTP_URL= npm start.`,
    );
  } finally {
    await store.close();
  }
}

interface Order {
  from: string | undefined;
  copy: string | null;
  target: Target;
}

function orderOf(words: string[]): Order {
  const options = {
    from: { type: 'string' },
    copy: { type: 'string' },
    'to-time': { type: 'string' },
    latest: { type: 'boolean' },
  } as const;
  try {
    const { values } = parseArgs({ args: words, options, strict: true });
    const time = values['to-time'];
    if (time !== undefined && values.latest) throw new Error('--to-time and --latest do not go together.');
    if (values.copy !== undefined && !/^[\w.-]+$/.test(values.copy))
      throw new Error('--copy takes the name of a copy.');
    const target = time === undefined ? (values.latest ? 'latest' : 'copy') : instantOf(time);
    return { from: values.from, copy: values.copy ?? null, target };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}

function instantOf(text: string): Date {
  const instant = new Date(text);
  if (!/^\d{4}-\d\d-\d\dT[\d:.]{5,16}(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(instant.getTime())) {
    throw new Error(
      `--to-time ${text} is no instant with its zone, such as 2026-11-26T10:15:00Z or 2026-11-26T11:15:00+01:00.`,
    );
  }
  return instant;
}

function openFrom(from: string | undefined, config: Config) {
  if (from === undefined) {
    if (!config.BACKUP_DIR && !config.BACKUP_S3_URL) throw new StartError(usage);
    return { store: openBackupStore(config), name: null };
  }
  if (from.startsWith('s3://')) {
    const place = parseStorageUrl(from);
    if (place.kind !== 's3') throw new StartError(usage);
    return { store: openBackupStore({ ...config, BACKUP_S3_URL: place, BACKUP_DIR: undefined }), name: null };
  }
  const folder = resolve(from);
  if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}.`);
  const isCopy = existsSync(join(folder, 'manifest.json'));
  const place = isCopy ? dirname(dirname(folder)) : folder;
  const store = openBackupStore({ ...config, BACKUP_DIR: place, BACKUP_S3_URL: undefined });
  return { store, name: isCopy ? basename(folder) : null };
}

/** What a restored installation needs that is not in the copy. */
function neededBeside({ secret, bucket }: Manifest, { SECRET, STORAGE_URL }: Config): string[] {
  const lines: string[] = [];
  const isSame = SECRET !== undefined && idOfSecret(SECRET) === secret.id;
  if (!secret.isInCopy && !isSame) {
    lines.push(
      'Needed beside it: SECRET, set as it was when the copy was made. Without it links in mails and everything sealed (KSeF, second factors) are lost.',
    );
  }
  if (secret.isInCopy && SECRET !== undefined && !isSame) {
    lines.push(
      'SECRET is set to another secret than that of the copy: leave it out, the secret is in the restored folder.',
    );
  }
  if (bucket !== null)
    lines.push(`Needed beside it: the files in ${bucket}; set STORAGE_URL and S3_… as they were.`);
  if (bucket === null && STORAGE_URL?.kind === 's3') {
    lines.push(
      'The files of the copy were not brought back, as STORAGE_URL names a bucket: restore without it, then copy them there.',
    );
  }
  return lines;
}

runToEnd(main);
