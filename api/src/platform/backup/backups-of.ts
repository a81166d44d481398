import { createHmac } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Config } from '../config/config.js';
import { secretsOf } from '../config/secret.js';
import { FolderBackupStore, type BackupStore } from './backup-store.js';
import type { Manifest } from './manifest.js';
import { S3BackupStore } from './s3-backup-store.js';
import { Sealer } from './seal.js';

/** Amazon's name of what is meant where a service has no regions. */
const anyRegion = 'us-east-1';

/** Where the settings have backups kept. */
export function openBackupStore(config: Config): BackupStore {
  const { BACKUP_S3_URL: bucket, BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region } = config;
  if (!bucket) return new FolderBackupStore(resolve(config.BACKUP_DIR ?? join(config.DATA_DIR, 'backups')));
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return new S3BackupStore({
    bucket: bucket.bucket,
    prefix: bucket.prefix,
    endpoint: endpoint ?? null,
    region: region ?? anyRegion,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    forcePathStyle: endpoint !== undefined,
  });
}

/** The key that the settings have backups sealed by; null when they are not. */
export function sealerOf({ BACKUP_KEY }: Pick<Config, 'BACKUP_KEY'>): Sealer | null {
  return BACKUP_KEY ? new Sealer(BACKUP_KEY) : null;
}

/** The folder of the files that people send, or the address of the bucket that has them. */
export function storageOf({ STORAGE_URL, DATA_DIR }: Config): { folder: string } | { bucket: string } {
  if (STORAGE_URL?.kind === 's3') return { bucket: `s3://${STORAGE_URL.bucket}/${STORAGE_URL.prefix}` };
  return { folder: resolve(STORAGE_URL?.folder ?? join(DATA_DIR, 'files')) };
}

/** What a backup notes of the secret: whether it is in the copy, and which one it is. */
export function secretNote(config: Config): Manifest['secret'] {
  return { isInCopy: !config.SECRET, id: idOfSecret(secretsOf(config).current) };
}

/** Tells secrets apart, and nothing of the secret. */
export function idOfSecret(secret: string): string {
  return createHmac('sha256', secret).update('frakto backup').digest('hex').slice(0, 16);
}
