import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../lib/say.mjs';

/**
 * The database that `npm run bench -- --keep <folder>` kept, with statistics of statements; one that already runs there is used as it is. Where none
 * was kept, an empty one is made.
 * @param {string} dist the built server
 * @param {string} keep
 * @param {(() => unknown)[]} undo what has to be done in the end
 * @returns {Promise<{ url: string, adminUrl: string }>} addresses for the product and for the superuser
 */
export async function keptDatabase(dist, keep, undo) {
  const { startEmbeddedServer, embeddedDatabase, FolderInUseError } = await import(
    join(dist, 'platform/db/embedded-server.js')
  );
  // The server runs as a lesser user when this is root, who has to reach its files.
  if (mkdirSync(keep, { recursive: true }) !== undefined) chmodSync(keep, 0o711);
  try {
    const settings = { shared_preload_libraries: 'pg_stat_statements' };
    const server = await startEmbeddedServer({ dataDir: join(keep, 'data'), log: say, settings });
    undo.push(() => server.stop());
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
  }
  const { url, adminUrl } = embeddedDatabase(join(keep, 'data'));
  return { url, adminUrl: Object.assign(new URL(adminUrl), { pathname: new URL(url).pathname }).href };
}
