import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newArchiveName, type DataFolder } from './data-folder.js';
import { isRoot } from './run-user.js';
import type { ServerSettings } from './server-settings.js';

const spoolName = 'wal-spool';

/** Seconds after which a begun WAL segment is finished, so that it can be archived: so much the loss of a disk may cost. */
const archiveTimeoutSeconds = 60;

/** Where the server puts finished WAL until Frakto has stored it with the backups. */
export function walSpoolOf(location: string): string {
  return join(location, spoolName);
}

/**
 * Turns the archive of a data folder on or off, or leaves it as it is, and prepares its spool.
 * @returns settings of the server that archive into the spool; without an archive those that archive nothing
 */
export function prepareArchive(folder: DataFolder, isWanted: boolean | undefined): ServerSettings {
  const { archive, location } = folder.state;
  if (isWanted === false && archive !== null) folder.save({ archive: null });
  if (isWanted === true && archive === null) {
    // WAL of before is not complete, so nothing may build on it.
    rmSync(walSpoolOf(location), { recursive: true, force: true });
    folder.save({ archive: newArchiveName() });
  }
  if (folder.state.archive === null) return { archive_mode: 'off' };
  const spool = walSpoolOf(location);
  mkdirSync(spool, { recursive: true, mode: 0o700 });
  const { identity } = folder.user;
  if (isRoot() && identity !== undefined) chownSync(spool, identity.uid, identity.gid);
  chmodSync(spool, 0o700);
  return archiveSettings();
}

/**
 * The server runs the command in its data directory. The time of a file is that of the last change that it holds, so it is
 * kept; a file is there whole or not at all, also after a power cut.
 */
function archiveSettings(): ServerSettings {
  const file = `../${spoolName}/%f`;
  return {
    archive_mode: 'on',
    archive_timeout: String(archiveTimeoutSeconds),
    archive_command: `cp -p %p ${file}.part && sync ${file}.part && mv -f ${file}.part ${file} && sync ../${spoolName}`,
  };
}
