import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { FileSystemStorage } from './file-system-storage.js';
import { S3Storage } from './s3-storage.js';
import type { Storage } from './storage.port.js';

/** Amazon's name of what is meant where a service has no regions. */
const anyRegion = 'us-east-1';

/** The storage that the settings name: a bucket, or a folder, which is in `DATA_DIR` when they name none. */
export function createStorage(config: Config): Storage {
  const { STORAGE_URL: place, S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE } = config;
  if (place?.kind !== 's3') return new FileSystemStorage(place?.folder ?? join(config.DATA_DIR, 'files'));
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return new S3Storage({
    bucket: place.bucket,
    prefix: place.prefix,
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION ?? anyRegion,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    // Buckets as names of hosts need certificates and a name server that knows them: Amazon has both.
    forcePathStyle: S3_FORCE_PATH_STYLE ? S3_FORCE_PATH_STYLE === 'on' : S3_ENDPOINT !== undefined,
  });
}
