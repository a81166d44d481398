import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { FolderBackupStore } from './backup-store.js';
import { restoreCommand, serveWal } from './wal-handover.js';

const folder = mkdtempSync(join(tmpdir(), 'frakto-handover-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file that is asked for again at once, as PostgreSQL does with those that are missing, is answered each time', async () => {
  const done = new AbortController();
  const archive = { archive: 'a', files: new Map() };
  const serving = serveWal(
    folder,
    archive,
    { store: new FolderBackupStore(join(folder, 'store')), sealer: null },
    done.signal,
  );
  const command = restoreCommand(folder).replaceAll('%f', '00000002.history').replaceAll('sleep 0.05', ':');
  // Ends with the first answer that is not "missing"; an answer that never comes ends the test by its time.
  const asking = spawn('/bin/sh', [
    '-c',
    `n=0; while [ $n -lt 60 ]; do (${command}); [ $? = 1 ] || exit 2; n=$((n+1)); done`,
  ]);
  const [code] = (await once(asking, 'exit')) as [number];
  done.abort();
  await serving;
  expect(code).toBe(0);
});
