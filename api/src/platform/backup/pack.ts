import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupFault, type PackedFile } from './manifest.js';

/** What a data directory has only while its server runs, or makes again: PostgreSQL's own list for base backups. */
const leftOut = {
  files:
    /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|(.*\/)?pg_internal\.init.*|.*\.signal)$/,
  contents:
    /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|(.*\/)?pgsql_tmp[^/]*)$/,
};
/** Written last: it is to be no older than what else is copied. */
const controlFile = 'global/pg_control';

/** Folders and files of a data directory that belong into a base backup. */
export async function listDataDirectory(pgData: string): Promise<{ folders: string[]; files: string[] }> {
  const folders: string[] = ['pg_wal/archive_status'];
  const files: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(join(pgData, folder), { withFileTypes: true }).catch(none);
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        folders.push(path);
        if (!leftOut.contents.test(path)) await walk(path);
      } else if (entry.isSymbolicLink()) {
        throw new BackupFault(
          `${join(pgData, path)} leads out of the data directory: such databases are not backed up.`,
        );
      } else if (!leftOut.files.test(path) && path !== controlFile) files.push(path);
    }
  };
  await walk('');
  return { folders, files: [...files, controlFile] };
}

const bufferBytes = 1024 * 1024;

/**
 * The bytes of a file as long as it is now; the server may go on writing it, what it changes is in WAL too. A file that is gone
 * has none, and is not noted.
 */
export async function* contentOf(path: string, name: string, noted: PackedFile[]): AsyncGenerator<Buffer> {
  const file = await open(path, 'r').catch(missing);
  if (file === null) return;
  try {
    const hash = createHash('sha256');
    const { size: length } = await file.stat();
    let size = 0;
    while (size < length) {
      const buffer = Buffer.allocUnsafe(Math.min(bufferBytes, length - size));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, size);
      if (bytesRead === 0) break;
      const part = buffer.subarray(0, bytesRead);
      size += bytesRead;
      hash.update(part);
      yield part;
    }
    noted.push({ path: name, size, sha256: hash.digest('hex') });
  } finally {
    await file.close();
  }
}

/** A text as a file of a pack. */
export function* textAs(name: string, text: string, noted: PackedFile[]): Generator<Buffer> {
  const content = Buffer.from(text);
  noted.push({
    path: name,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  if (content.length > 0) yield content;
}

/**
 * Takes a pack apart: its files lie behind one another, in the sequence and of the lengths that the manifest has.
 * @param files all of them, or the first ones
 * @param place where a file goes; null when it is read past
 * @throws BackupFault when a file is not as the manifest has it
 */
export async function unpack(
  content: Readable,
  files: readonly PackedFile[],
  place: (path: string) => string | null,
): Promise<void> {
  const parts = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  async function* take(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      if (rest.length === 0) {
        const next = await parts.next();
        if (next.done === true) throw new BackupFault('The pack of the database ends too early.');
        rest = next.value;
      }
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  try {
    for (const { path, size, sha256 } of files) {
      const hash = createHash('sha256');
      const target = place(path);
      const hashed = async function* (): AsyncGenerator<Buffer> {
        for await (const part of take(size)) {
          hash.update(part);
          yield part;
        }
      };
      if (target === null) for await (const _part of hashed());
      else {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await pipeline(hashed(), createWriteStream(target, { mode: 0o600, flags: 'wx' }));
      }
      if (hash.digest('hex') !== sha256) throw new BackupFault(`${path} is not what was backed up.`);
    }
  } finally {
    content.destroy();
  }
}

/** Whether there is a file. */
export async function isFile(path: string): Promise<boolean> {
  return (await lstat(path).catch(missing))?.isFile() ?? false;
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function none(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
