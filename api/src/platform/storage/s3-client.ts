import type * as s3Package from '@aws-sdk/client-s3';
import { StorageUnavailableError } from './storage.port.js';

/** How a service with S3's calls is reached. Times are in milliseconds. */
export interface S3Settings {
  bucket: string;
  /** What all names of files begin with: empty, or ending with a slash. */
  prefix: string;
  /** Null for Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Null takes what the machine has been given: variables, files or roles, as Amazon's tools do. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** The bucket stands in the path of an address, not in the name of its host. */
  forcePathStyle: boolean;
  connectTimeoutMs?: number;
  /** Silence of the service after which a call is given up. */
  silenceTimeoutMs?: number;
  /** How often a call is made before it has failed. */
  attempts?: number;
  /** Bytes of the parts in which a long file is sent; Amazon wants 5 MB at least. */
  partBytes?: number;
}

/** Amazon's package, which is loaded by those alone who use it. */
export type S3Package = typeof s3Package;

/** The package, and a client of it that reaches the service. */
export interface S3Access {
  s3: S3Package;
  client: s3Package.S3Client;
}

/** Opens a client. No connection is made yet. */
export async function openS3(settings: S3Settings): Promise<S3Access> {
  const s3 = await import('@aws-sdk/client-s3');
  const { endpoint, region, credentials, forcePathStyle } = settings;
  const client = new s3.S3Client({
    region,
    forcePathStyle,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    // A bucket of another region says where it is.
    followRegionRedirects: true,
    maxAttempts: settings.attempts ?? 3,
    // Checksums beyond the signature are Amazon's own, and not every service knows them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: settings.connectTimeoutMs ?? 5_000,
      requestTimeout: settings.silenceTimeoutMs ?? 30_000,
      socketTimeout: settings.silenceTimeoutMs ?? 30_000,
      throwOnRequestTimeout: true,
    },
  });
  return { s3, client };
}

/** Whether the service says that there is no such file. A bucket that is not there is another matter. */
export function isNoSuchFile(error: unknown): boolean {
  const name = nameOf(error);
  return name === 'NoSuchKey' || name === 'NotFound';
}

/**
 * The failure of a call, told to who runs the product. What the client knows of its request stays behind: keys and
 * signatures are in it.
 */
export function unavailable({ bucket }: S3Settings, error: unknown): StorageUnavailableError {
  const { message, code } = error as { message?: unknown; code?: unknown };
  const words = [nameOf(error), typeof code === 'string' ? code : '', String(message)].filter(Boolean);
  const reason = [...new Set(words)].join(': ').replace(/\s+/g, ' ').slice(0, 300);
  return new StorageUnavailableError(`The bucket ${bucket} cannot be used: ${reason}`);
}

function nameOf(error: unknown): string {
  const { name } = error as { name?: unknown };
  return typeof name === 'string' && name !== 'Error' ? name : '';
}
