import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asStream, Measure } from './measure.js';
import { checkStorageKey } from './storage-key.js';
import {
  FileNotFoundError,
  StorageFullError,
  StorageUnavailableError,
  type FileContent,
  type PutOptions,
  type Storage,
  type StoredFile,
} from './storage.port.js';

/** Where files are while they are written; a name that no key's folder has. */
const INCOMING = 'incoming';
/** An unfinished file of this age in milliseconds was left by a process that died. */
const LEFTOVER = 24 * 60 * 60 * 1000;

/**
 * Keeps files in a folder: the file of key `abcd…` is `ab/cd/abcd…`, readable by its owner only. The folder is made
 * when it is first needed.
 */
export class FileSystemStorage implements Storage {
  #isSwept = false;

  constructor(private readonly folder: string) {}

  async put(key: string, content: Readable | Buffer, { maxBytes }: PutOptions): Promise<StoredFile> {
    checkStorageKey(key);
    const source = asStream(content);
    // It may break before anything reads from it; an error that nobody listens to would end the process.
    let broken: unknown = null;
    source.on('error', (error) => (broken = error));
    const incoming = this.#newIncoming();
    try {
      await this.#prepareIncoming();
      const measure = new Measure(maxBytes);
      const file = await open(incoming, 'wx', 0o600);
      await pipeline(source, measure, file.createWriteStream({ flush: true }));
      const target = this.#path(key);
      await makeFolder(dirname(target));
      await rename(incoming, target);
      await syncFolder(dirname(target));
      return measure.result();
    } catch (error) {
      source.destroy();
      await rm(incoming, { force: true }).catch(() => undefined);
      throw error === broken ? error : failureOf(error);
    }
  }

  async open(key: string): Promise<FileContent> {
    checkStorageKey(key);
    const file = await open(this.#path(key), constants.O_RDONLY | constants.O_NOFOLLOW).catch(
      (error: unknown) => {
        throw isMissing(error) ? new FileNotFoundError(key) : failureOf(error);
      },
    );
    return streamOf(file);
  }

  async delete(key: string): Promise<void> {
    checkStorageKey(key);
    await rm(this.#path(key), { force: true }).catch(fail);
  }

  async exists(key: string): Promise<boolean> {
    checkStorageKey(key);
    const found = await lstat(this.#path(key)).catch((error: unknown): Stats | null => {
      if (isMissing(error)) return null;
      throw failureOf(error);
    });
    return found?.isFile() ?? false;
  }

  /** Writes and removes a small file, so that a full or read-only disk is noticed. */
  async check(): Promise<void> {
    await this.#writeAndRemove().catch(fail);
  }

  async close(): Promise<void> {
    return Promise.resolve();
  }

  async #writeAndRemove(): Promise<void> {
    await this.#prepareIncoming();
    const path = this.#newIncoming();
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile('frakto');
      await file.sync();
    } finally {
      await file.close();
      await rm(path, { force: true });
    }
  }

  #path(key: string): string {
    return join(this.folder, key.slice(0, 2), key.slice(2, 4), key);
  }

  #newIncoming(): string {
    return join(this.folder, INCOMING, randomBytes(12).toString('hex'));
  }

  async #prepareIncoming(): Promise<void> {
    await makeFolder(join(this.folder, INCOMING));
    if (this.#isSwept) return;
    this.#isSwept = true;
    await removeLeftovers(join(this.folder, INCOMING));
  }
}

async function streamOf(file: FileHandle): Promise<FileContent> {
  try {
    const { size } = await file.stat();
    return Object.assign(file.createReadStream(), { size });
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Makes a folder with those above it, so that they too survive a power cut. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Has what a folder lists survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  const oldest = Date.now() - LEFTOVER;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await lstat(path).catch(() => null);
    if (found?.isFile() && found.mtimeMs < oldest) await rm(path, { force: true });
  }
}

/** What the system says of its files, in words of the port; other errors as they are. */
function failureOf(error: unknown): unknown {
  const isOfSystem = error instanceof Error && 'syscall' in error;
  const { code } = error as NodeJS.ErrnoException;
  if (isOfSystem && (code === 'ENOSPC' || code === 'EDQUOT')) {
    return new StorageFullError(error.message, { cause: error });
  }
  return isOfSystem ? new StorageUnavailableError(error.message, { cause: error }) : error;
}

function fail(error: unknown): never {
  throw failureOf(error);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
