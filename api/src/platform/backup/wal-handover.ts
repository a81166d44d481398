import { createWriteStream } from 'node:fs';
import { chmod, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { BackupStore } from './backup-store.js';
import { BackupFault } from './manifest.js';
import type { Sealer } from './seal.js';
import { openWal, type ArchivedWal } from './wal-archive.js';

/** WAL that was archived after a backup, for a target that it reaches. */
export interface ArchiveOf {
  archive: string;
  files: Map<string, ArchivedWal>;
}

/** Seconds after which the server gives a file up that Frakto does not hand over. */
const handOverSeconds = 600;

/**
 * The server's user can reach neither the store nor its key: it asks by a file and waits for the answer, which Frakto puts beside it. A code above 125 ends
 * the recovery; any other says that there is no such file.
 */
export function restoreCommand(exchange: string): string {
  const file = `'${exchange}/%f'`;
  return (
    `: > ${file}.wanted; i=0; while [ ! -e ${file}.ready ] && [ ! -e ${file}.missing ]; do ` +
    `i=$((i+1)); [ $i -gt ${handOverSeconds * 20} ] && exit 200; [ -e '${exchange}/failed' ] && exit 200; sleep 0.05; done; ` +
    `if [ -e ${file}.ready ]; then cp ${file}.ready %p && rm -f ${file}.ready; else rm -f ${file}.missing; exit 1; fi`
  );
}

/** Hands archived WAL over to the recovering server until it is told to end. */
export async function serveWal(
  exchange: string,
  { archive, files }: ArchiveOf,
  { store, sealer }: { store: BackupStore; sealer: Sealer | null },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const wanted = (await readdir(exchange).catch(() => [])).filter((name) => name.endsWith('.wanted'));
    for (const name of wanted) {
      const file = name.slice(0, -'.wanted'.length);
      const path = join(exchange, file);
      const wal = files.get(file);
      try {
        // Before the answer: the server may ask for the same file again as soon as it has that.
        await rm(`${path}.wanted`);
        if (wal) {
          await pipeline(
            await openWal(store, archive, wal, sealer),
            createWriteStream(`${path}.new`, { mode: 0o644 }),
          );
          await chmod(`${path}.new`, 0o644);
          await rename(`${path}.new`, `${path}.ready`);
        } else await writeFile(`${path}.missing`, '');
      } catch (error) {
        await writeFile(join(exchange, 'failed'), '').catch(() => undefined);
        const why = error instanceof Error ? error.message : String(error);
        throw new BackupFault(`The archived WAL ${wal?.object ?? file} cannot be used: ${why}`, {
          cause: error,
        });
      }
    }
    if (wanted.length === 0) await pause(20);
  }
}
