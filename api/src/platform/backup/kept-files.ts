import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { anySize, type BackupStore } from './backup-store.js';
import { Measure } from '../storage/measure.js';
import type { KeptFile } from './manifest.js';
import type { Sealer } from './seal.js';
import { toStored } from './streams.js';

/** Files of the storage are objects below this folder of a store, which all backups share: a stored file never changes. */
export const filesFolder = 'files/';
const plain = 'plain';

/** Files of the storage that are in a store, by key: those that were stored as they would be now. */
export type KeptFiles = Map<string, KeptFile>;

const objectPattern = /\/([a-z0-9]{32,64})\.(\d+)\.([\da-f]{64})\.([\da-f]{16}|plain)$/;

/** A file as the name of its object tells of it; null when it is none. */
export function keptFileOf(object: string): (KeptFile & { sealed: string | null }) | null {
  const [, key, size, sha256, sealed] = objectPattern.exec(object) ?? [];
  if (!key || !sha256) return null;
  return { key, object, size: Number(size), sha256, sealed: sealed === plain ? null : (sealed ?? null) };
}

/** What is in the store already. */
export async function listKeptFiles(store: BackupStore, sealer: Sealer | null): Promise<KeptFiles> {
  const kept: KeptFiles = new Map();
  for (const { name } of await store.list(filesFolder)) {
    const file = keptFileOf(name);
    if (file === null || file.sealed !== (sealer?.id ?? null)) continue;
    const { sealed: _sealed, ...rest } = file;
    kept.set(file.key, rest);
  }
  return kept;
}

/** How a file of the storage is stored. */
export const purposeOfFile = (key: string): string => `file ${key}`;

/**
 * Copies the files of a storage that are not in the store yet. One that is removed meanwhile is left out.
 * @param folder of the storage
 * @param kept gets what was copied
 * @returns keys of the files that are in the folder now
 */
export async function copyNewFiles(
  folder: string,
  store: BackupStore,
  sealer: Sealer | null,
  kept: KeptFiles,
): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const key of await keysIn(folder)) {
    if (!kept.has(key)) {
      const file = await copyFile(folder, key, store, sealer);
      if (file === null) continue;
      kept.set(key, file);
    }
    keys.add(key);
  }
  return keys;
}

async function copyFile(
  folder: string,
  key: string,
  store: BackupStore,
  sealer: Sealer | null,
): Promise<KeptFile | null> {
  const path = join(folder, key.slice(0, 2), key.slice(2, 4), key);
  try {
    const measure = new Measure(anySize);
    await pipeline(createReadStream(path), measure, async (parts) => {
      for await (const _part of parts);
    });
    const { size, sha256 } = measure.result();
    const object = `${filesFolder}${key.slice(0, 2)}/${key}.${size}.${sha256}.${sealer?.id ?? plain}`;
    const stored = { purpose: purposeOfFile(key), sealer, isPacked: false };
    await store.put(object, toStored(createReadStream(path), stored));
    return { key, object, size, sha256 };
  } catch (error) {
    if (
      (error as NodeJS.ErrnoException).code === 'ENOENT' &&
      (error as NodeJS.ErrnoException).path === path
    ) {
      return null;
    }
    throw error;
  }
}

/** Keys of all files of a storage's folder. */
async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter(({ name, parentPath }) => {
      const parts = parentPath.slice(folder.length + 1);
      return /^[a-z0-9]{32,64}$/.test(name) && parts === join(name.slice(0, 2), name.slice(2, 4));
    })
    .map(({ name }) => name)
    .toSorted();
}
