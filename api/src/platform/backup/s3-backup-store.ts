import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Measure } from '../storage/measure.js';
import {
  defaultPartBytes,
  isNoSuchFile,
  openS3,
  partsOf,
  unavailable,
  uploadParts,
  type S3Access,
  type S3Settings,
} from '../storage/s3-storage.js';
import { anySize, MissingObjectError, type BackupStore, type StoredObject } from './backup-store.js';

/** Keeps backups in a bucket. An object is there once all of it was sent; a backup is one once its manifest is there. */
export class S3BackupStore implements BackupStore {
  readonly place: string;
  #opened: Promise<S3Access> | null = null;

  constructor(private readonly settings: S3Settings) {
    this.place = `s3://${settings.bucket}/${settings.prefix}`;
  }

  async put(name: string, content: Readable): Promise<{ size: number; sha256: string }> {
    const access = await this.#access();
    const measure = new Measure(anySize);
    const target = { ...this.#placeOf(name), ContentType: 'application/octet-stream' };
    const { partBytes = defaultPartBytes } = this.settings;
    await pipeline(content, measure, (chunks: AsyncIterable<Buffer>) =>
      uploadParts(access, target, partsOf(chunks, partBytes), (call) => this.#asked(call)),
    );
    return measure.result();
  }

  async open(name: string): Promise<Readable> {
    const { s3, client } = await this.#access();
    const { Body } = await client
      .send(new s3.GetObjectCommand(this.#placeOf(name)))
      .catch((error: unknown) => {
        throw isNoSuchFile(error) ? new MissingObjectError(name) : unavailable(this.settings, error);
      });
    const content = new PassThrough();
    // Who reads it hears of the failure from what they read.
    pipeline(Body as Readable, content).catch(() => undefined);
    return content;
  }

  async list(prefix: string): Promise<StoredObject[]> {
    const { bucket: Bucket, prefix: own } = this.settings;
    const { s3, client } = await this.#access();
    const objects: StoredObject[] = [];
    let ContinuationToken: string | undefined;
    do {
      const asked = { Bucket, Prefix: `${own}${prefix}`, ContinuationToken };
      const page = await this.#asked(client.send(new s3.ListObjectsV2Command(asked)));
      for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? []) {
        objects.push({ name: Key.slice(own.length), size: Size, at: LastModified });
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return objects;
  }

  async delete(name: string): Promise<void> {
    const { s3, client } = await this.#access();
    await this.#asked(client.send(new s3.DeleteObjectCommand(this.#placeOf(name))));
  }

  draftOf(group: string): string {
    return group;
  }

  async complete(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    if (this.#opened) (await this.#opened).client.destroy();
  }

  #access(): Promise<S3Access> {
    return (this.#opened ??= openS3(this.settings));
  }

  #placeOf(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: `${this.settings.prefix}${name}` };
  }

  #asked<T>(call: Promise<T>): Promise<T> {
    return call.catch((error: unknown) => {
      throw unavailable(this.settings, error);
    });
  }
}
