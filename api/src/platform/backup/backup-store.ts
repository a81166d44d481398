import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder, syncFolder } from '../storage/file-system-storage.js';
import { Measure } from '../storage/measure.js';

/** An object of a store. */
export interface StoredObject {
  name: string;
  /** Bytes. */
  size: number;
  /** When it was stored. */
  at: Date;
}

/**
 * Where backups are kept: objects by names with slashes. An object is there whole or not at all, and once `put` resolves it
 * survives a power cut. Adapters: a folder and a bucket.
 */
export interface BackupStore {
  /** What it is, for people: the folder, or the bucket with its prefix. */
  readonly place: string;
  /** @returns length and SHA-256 of what was stored */
  put(name: string, content: Readable): Promise<{ size: number; sha256: string }>;
  /** @throws MissingObjectError when there is none */
  open(name: string): Promise<Readable>;
  /** Everything whose name begins with a prefix, which ends with a slash; also what was not stored to its end, under other names. */
  list(prefix: string): Promise<StoredObject[]>;
  /** It is no error when there is none. */
  delete(name: string): Promise<void>;
  /** Where the objects of a group are put that is not complete. */
  draftOf(group: string): string;
  /** Makes a group of objects complete, whose last one has been put. */
  complete(group: string): Promise<void>;
  close(): Promise<void>;
}

/** There is no such object. */
export class MissingObjectError extends Error {
  override readonly name = 'MissingObjectError';

  constructor(readonly object: string) {
    super(`There is no ${object}`);
  }
}

/** More than any object has. */
export const anySize = Number.MAX_SAFE_INTEGER;

/** Behind the name of a folder whose backup is not complete. */
export const draftSuffix = '.partial';

/** Keeps backups in a folder, readable by its owner only. */
export class FolderBackupStore implements BackupStore {
  constructor(readonly place: string) {}

  async put(name: string, content: Readable): Promise<{ size: number; sha256: string }> {
    const target = join(this.place, name);
    const incoming = `${target}.${randomBytes(6).toString('hex')}.new`;
    const measure = new Measure(anySize);
    await makeFolder(dirname(target));
    try {
      await pipeline(
        content,
        measure,
        createWriteStream(incoming, { flags: 'wx', mode: 0o600, flush: true }),
      );
      await rename(incoming, target);
      await syncFolder(dirname(target));
      return measure.result();
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }

  async open(name: string): Promise<Readable> {
    const path = join(this.place, name);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) throw new MissingObjectError(name);
    return createReadStream(path, { highWaterMark: 1024 * 1024 });
  }

  async list(prefix: string): Promise<StoredObject[]> {
    const folder = join(this.place, prefix);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      },
    );
    const objects: StoredObject[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await lstat(path).catch(() => null);
      if (found) objects.push({ name: relative(this.place, path), size: found.size, at: found.mtime });
    }
    return objects;
  }

  async delete(name: string): Promise<void> {
    const path = join(this.place, name);
    await rm(path, { force: true });
    // A folder that is empty now is none of an object.
    await rmdir(dirname(path)).catch(() => undefined);
  }

  draftOf(group: string): string {
    return `${group}${draftSuffix}`;
  }

  async complete(group: string): Promise<void> {
    await rename(join(this.place, this.draftOf(group)), join(this.place, group));
    await syncFolder(join(this.place, dirname(group)));
  }

  async close(): Promise<void> {
    return Promise.resolve();
  }
}
