import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asStream, Measure } from './measure.js';
import { checkStorageKey } from './storage-key.js';
import {
  FileNotFoundError,
  type FileContent,
  type PutOptions,
  type Storage,
  type StoredFile,
} from './storage.port.js';

/** A file in a `MemoryStorage`. */
interface MemoryFile {
  content: Buffer;
  contentType: string;
}

/** Keeps files in this process's memory, for tests. */
export class MemoryStorage implements Storage {
  /** What is stored, by key. */
  readonly files = new Map<string, MemoryFile>();

  async put(key: string, content: Readable | Buffer, options: PutOptions): Promise<StoredFile> {
    checkStorageKey(key);
    const measure = new Measure(options.maxBytes);
    const chunks: Buffer[] = [];
    await pipeline(asStream(content), measure, async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) chunks.push(chunk);
    });
    this.files.set(key, { content: Buffer.concat(chunks), contentType: options.contentType });
    return measure.result();
  }

  async open(key: string): Promise<FileContent> {
    checkStorageKey(key);
    const file = this.files.get(key);
    if (!file) throw new FileNotFoundError(key);
    const stream = Readable.from([file.content], { objectMode: false });
    return Promise.resolve(Object.assign(stream, { size: file.content.length }));
  }

  async delete(key: string): Promise<void> {
    checkStorageKey(key);
    this.files.delete(key);
    return Promise.resolve();
  }

  async exists(key: string): Promise<boolean> {
    checkStorageKey(key);
    return Promise.resolve(this.files.has(key));
  }

  async check(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    return Promise.resolve();
  }
}
