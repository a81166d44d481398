import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupStore } from './backup-store.js';
import { BackupFault } from './manifest.js';
import type { Sealer } from './seal.js';
import { fromStored, toStored } from './streams.js';

/** WAL is stored below this folder of a store, in a folder for each data folder that archives. */
export const walFolder = 'wal/';

/** A file of WAL in a store: a segment, or the history of a timeline. */
export interface ArchivedWal {
  /** PostgreSQL's name of it. */
  file: string;
  object: string;
  /** When it was last written to: what was committed before is in it or in those before it. */
  at: Date;
  sealed: string | null;
}

const segmentPattern = /^[\dA-F]{24}$/;
const objectPattern = /\/([\dA-F]{24}|[\dA-F]{8}\.history)\.(\d{10,16})\.([\da-f]{16}|plain)\.gz$/;

/** Whether a file is a segment, not the history of a timeline. */
export function isSegment(file: string): boolean {
  return segmentPattern.test(file);
}

const purposeOf = (archive: string, file: string): string => `wal ${archive} ${file}`;

/** WAL that was archived under a name. @throws BackupFault when two installations have used the name */
export async function listWal(store: BackupStore, archive: string): Promise<Map<string, ArchivedWal>> {
  const found = new Map<string, ArchivedWal>();
  for (const { name } of await store.list(`${walFolder}${archive}/`)) {
    const [, file, at, sealed] = objectPattern.exec(name) ?? [];
    if (!file) continue;
    const wal = {
      file,
      object: name,
      at: new Date(Number(at)),
      sealed: sealed === 'plain' ? null : (sealed ?? null),
    };
    const other = found.get(file);
    if (other && other.at.getTime() !== wal.at.getTime()) {
      throw new BackupFault(
        `${store.place} has ${file} twice (${other.object} and ${name}): a copied data folder archives to the same place as its original.`,
      );
    }
    found.set(file, wal);
  }
  return found;
}

/** What shipping needs. */
interface Shipping {
  /** Where the server puts finished WAL. */
  spool: string;
  store: BackupStore;
  sealer: Sealer | null;
  archive: string;
}

/**
 * Stores what the server has finished, the oldest first, and removes it from the spool. May be done twice: the same goes under the
 * same name.
 * @returns how many files were stored
 */
export async function shipWal(
  { spool, store, sealer, archive }: Shipping,
  signal?: AbortSignal,
): Promise<number> {
  const files = await readdir(spool).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let stored = 0;
  for (const file of files.toSorted()) {
    if (signal?.aborted) break;
    const path = join(spool, file);
    // Where a base backup began and ended, its own manifest says.
    if (file.endsWith('.backup')) await rm(path, { force: true });
    if (!isSegment(file) && !/^[\dA-F]{8}\.history$/.test(file)) continue;
    const { mtimeMs } = await stat(path);
    const object = `${walFolder}${archive}/${file}.${Math.floor(mtimeMs)}.${sealer?.id ?? 'plain'}.gz`;
    const content = createReadStream(path, { highWaterMark: 1024 * 1024 });
    await store.put(object, toStored(content, { purpose: purposeOf(archive, file), sealer, isPacked: true }));
    await rm(path, { force: true });
    stored += 1;
  }
  return stored;
}

/** Opens archived WAL for reading. */
export async function openWal(
  store: BackupStore,
  archive: string,
  wal: ArchivedWal,
  sealer: Sealer | null,
): Promise<NodeJS.ReadableStream> {
  if (wal.sealed !== null && wal.sealed !== sealer?.id) {
    throw new BackupFault(`${wal.object} was sealed by another key than BACKUP_KEY is now.`);
  }
  const stored = {
    purpose: purposeOf(archive, wal.file),
    sealer: wal.sealed === null ? null : sealer,
    isPacked: true,
  };
  return fromStored(await store.open(wal.object), stored);
}

/**
 * Names of the segments from one to another, both included.
 * @param segmentBytes length of a segment
 */
export function segmentsBetween(first: string, last: string, segmentBytes: number): string[] {
  const timeline = first.slice(0, 8);
  const names: string[] = [];
  for (let number = numberOf(first, segmentBytes); number <= numberOf(last, segmentBytes); number += 1) {
    names.push(nameOf(timeline, number, segmentBytes));
  }
  return names;
}

/** A segment's place among all of them, whatever its timeline. */
export function numberOf(segment: string, segmentBytes: number): number {
  return (
    Number.parseInt(segment.slice(8, 16), 16) * perFile(segmentBytes) + Number.parseInt(segment.slice(16), 16)
  );
}

function nameOf(timeline: string, number: number, segmentBytes: number): string {
  const hex = (part: number): string => part.toString(16).toUpperCase().padStart(8, '0');
  return `${timeline}${hex(Math.floor(number / perFile(segmentBytes)))}${hex(number % perFile(segmentBytes))}`;
}

const perFile = (segmentBytes: number): number => 0x1_0000_0000 / segmentBytes;
