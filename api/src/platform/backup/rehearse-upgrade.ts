import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../db/migrate.js';
import { startEmbeddedServer, type EmbeddedDatabase } from '../db/embedded-server.js';
import { FolderBackupStore } from './backup-store.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore.js';

/** How a migration went on the copy. */
export interface Rehearsed {
  name: string;
  milliseconds: number;
}

/** A rehearsal. */
interface Rehearsal {
  dataDir: string;
  database: Pick<EmbeddedDatabase, 'url' | 'adminUrl' | 'pgData' | 'archive'>;
  /** Migrations in their sequence. */
  names: readonly string[];
  /** Where the copy is for as long as it takes; the system's temporary folder when null. */
  place: string | null;
  say: (line: string) => void;
}

/**
 * Runs migrations on a copy of a database, which is made for it from a backup and removed at the end. Of the real one nothing but
 * its files is read.
 * @throws what a migration throws
 */
export async function rehearseUpgrade({
  dataDir,
  database,
  names,
  place,
  say,
}: Rehearsal): Promise<Rehearsed[]> {
  const folder = await mkdtemp(join(await realpath(place ?? tmpdir()), 'frakto-upgrade-'));
  // The server's user has to reach the database in it.
  await chmod(folder, 0o711);
  try {
    const store = new FolderBackupStore(join(folder, 'backup'));
    const copy = join(folder, 'data');
    say('Making a copy of the database …');
    const source = {
      dataDir,
      database,
      storage: { folder: join(folder, 'none') },
      secret: { isInCopy: true, id: '' },
    };
    const { name } = await makeBackup(source, store, null);
    const order = { store, sealer: null, name, target: 'copy', dataDir: copy, filesFolder: null } as const;
    await restoreBackup({ ...order, say: () => undefined });
    await rm(store.place, { recursive: true });
    const server = await startEmbeddedServer({ dataDir: copy, log: () => undefined, archive: false });
    try {
      const rehearsed: Rehearsed[] = [];
      for (const migration of names) {
        const began = performance.now();
        await migrate(server.url, migration);
        rehearsed.push({ name: migration, milliseconds: performance.now() - began });
        say(`  ${migration}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
      }
      return rehearsed;
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
