import { PassThrough, finished, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asStream, Measure } from './measure.js';
import { checkStorageKey } from './storage-key.js';
import {
  FileNotFoundError,
  type FileContent,
  type PutOptions,
  type Storage,
  type StoredFile,
  StorageUnavailableError,
} from './storage.port.js';
import type * as s3Package from '@aws-sdk/client-s3';

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
type S3Package = typeof s3Package;

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

/** Where a file goes, and what is said about it. */
interface S3Target {
  Bucket: string;
  Key: string;
  ContentType: string;
}

/** A piece of a file: all but the last are of one length. */
interface FilePart {
  content: Buffer;
  isLast: boolean;
}

/** Cuts a file into pieces of so many bytes. The last may be shorter; of an empty file it is empty. */
export async function* partsOf(chunks: AsyncIterable<Buffer>, partBytes: number): AsyncGenerator<FilePart> {
  let kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    kept.push(chunk);
    size += chunk.length;
    // Not before there is more: what is cut off now is not the last.
    if (size <= partBytes) continue;
    let rest = Buffer.concat(kept);
    for (; rest.length > partBytes; rest = rest.subarray(partBytes)) {
      yield { content: rest.subarray(0, partBytes), isLast: false };
    }
    kept = [rest];
    size = rest.length;
  }
  yield { content: Buffer.concat(kept), isLast: true };
}

/**
 * Stores a file by one call, or part by part when it is long. It is there once all parts are; when something fails before,
 * what was sent is thrown away.
 * @param ask makes a call, and tells its failure in words of the port
 */
export async function uploadParts(
  { s3, client }: S3Access,
  target: S3Target,
  parts: AsyncIterable<FilePart>,
  ask: <T>(call: Promise<T>) => Promise<T>,
): Promise<void> {
  const { Bucket, Key } = target;
  const done: { ETag: string | undefined; PartNumber: number }[] = [];
  let UploadId: string | undefined;
  try {
    for await (const { content: Body, isLast } of parts) {
      if (isLast && UploadId === undefined) {
        await ask(client.send(new s3.PutObjectCommand({ ...target, Body, ContentLength: Body.length })));
        return;
      }
      UploadId ??= (await ask(client.send(new s3.CreateMultipartUploadCommand(target)))).UploadId;
      const PartNumber = done.length + 1;
      const part = { Bucket, Key, UploadId, PartNumber, Body, ContentLength: Body.length };
      const { ETag } = await ask(client.send(new s3.UploadPartCommand(part)));
      done.push({ ETag, PartNumber });
    }
    const whole = { Bucket, Key, UploadId, MultipartUpload: { Parts: done } };
    await ask(client.send(new s3.CompleteMultipartUploadCommand(whole)));
  } catch (error) {
    if (UploadId !== undefined) {
      // Should this fail too, the parts go when leftovers are looked for.
      await client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
    }
    throw error;
  }
}

/** Longer than any file that the product takes: those go by one call. */
export const defaultPartBytes = 16 * 1024 * 1024;
/** An unfinished file of this age in milliseconds was left by a process that died. */
const leftoverMs = 24 * 60 * 60 * 1000;

/**
 * Keeps files in a bucket of a service with S3's calls: the file of key `abcd…` is `ab/cd/abcd…` below the prefix, as it
 * is in a folder, so that the one can be copied to the other.
 */
export class S3Storage implements Storage {
  readonly #settings: S3Settings;
  #opened: Promise<S3Access> | null = null;
  #isSwept = false;

  constructor(settings: S3Settings) {
    this.#settings = settings;
  }

  async put(key: string, content: Readable | Buffer, options: PutOptions): Promise<StoredFile> {
    checkStorageKey(key);
    const source = asStream(content);
    // It may break before anything reads from it; an error that nobody listens to would end the process.
    source.on('error', () => undefined);
    const access = await this.#access();
    const measure = new Measure(options.maxBytes);
    const target = { ...this.#place(key), ContentType: options.contentType };
    const { partBytes = defaultPartBytes } = this.#settings;
    let sending: Promise<void> | null = null;
    try {
      await pipeline(source, measure, (chunks: AsyncIterable<Buffer>) => {
        sending = uploadParts(access, target, partsOf(chunks, partBytes), (call) => this.#asked(call));
        return sending;
      });
    } catch (error) {
      // A source that breaks ends the pipeline before what was sent is thrown away.
      await (sending as Promise<void> | null)?.catch(() => undefined);
      throw error;
    }
    return measure.result();
  }

  async open(key: string): Promise<FileContent> {
    checkStorageKey(key);
    const { s3, client } = await this.#access();
    const call = client.send(new s3.GetObjectCommand(this.#place(key)));
    const { Body, ContentLength } = await call.catch((error: unknown) => {
      throw isNoSuchFile(error) ? new FileNotFoundError(key) : unavailable(this.#settings, error);
    });
    return this.#streamOf(Body as Readable, ContentLength ?? 0);
  }

  async delete(key: string): Promise<void> {
    checkStorageKey(key);
    const { s3, client } = await this.#access();
    await this.#asked(client.send(new s3.DeleteObjectCommand(this.#place(key))));
  }

  async exists(key: string): Promise<boolean> {
    checkStorageKey(key);
    const { s3, client } = await this.#access();
    const call = client.send(new s3.HeadObjectCommand(this.#place(key)));
    return call.then(
      () => true,
      (error: unknown) => {
        if (isNoSuchFile(error)) return false;
        throw unavailable(this.#settings, error);
      },
    );
  }

  /** Writes a small file, always the same, so that missing rights are noticed as a service that is away is. */
  async check(): Promise<void> {
    const { bucket, prefix } = this.#settings;
    const { s3, client } = await this.#access();
    const file = { Bucket: bucket, Key: `${prefix}check`, Body: 'frakto', ContentType: 'text/plain' };
    await this.#asked(client.send(new s3.PutObjectCommand(file)));
    if (this.#isSwept) return;
    this.#isSwept = true;
    // Who may not list them has them removed by a rule of the bucket.
    await this.#removeLeftovers().catch(() => undefined);
  }

  async close(): Promise<void> {
    const opened = this.#opened;
    if (opened) (await opened).client.destroy();
  }

  #access(): Promise<S3Access> {
    return (this.#opened ??= openS3(this.#settings));
  }

  #place(key: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.#settings;
    return { Bucket: bucket, Key: `${prefix}${key.slice(0, 2)}/${key.slice(2, 4)}/${key}` };
  }

  #asked<T>(call: Promise<T>): Promise<T> {
    return call.catch((error: unknown) => {
      throw unavailable(this.#settings, error);
    });
  }

  /** What comes over the network, with failures in words of the port. It may end before anybody has begun to read. */
  #streamOf(body: Readable, size: number): FileContent {
    const content = new PassThrough();
    content.on('error', () => undefined);
    content.once('close', () => body.destroy());
    finished(body, { writable: false }, (error) => {
      if (error) content.destroy(unavailable(this.#settings, error));
    });
    body.pipe(content);
    return Object.assign(content, { size });
  }

  async #removeLeftovers(): Promise<void> {
    const { bucket: Bucket, prefix: Prefix } = this.#settings;
    const { s3, client } = await this.#access();
    const oldest = Date.now() - leftoverMs;
    const { Uploads = [] } = await client.send(new s3.ListMultipartUploadsCommand({ Bucket, Prefix }));
    for (const { Key, UploadId, Initiated } of Uploads) {
      if (Initiated === undefined || Initiated.getTime() > oldest) continue;
      await client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    }
  }
}
