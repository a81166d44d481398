import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.js';

/** As many characters as the setting SECRET has to have at least. */
const minLength = 32;

/**
 * The secret of an installation without the setting SECRET: a file in the data folder, made at the first start. Of
 * processes that start at once on one folder all get the same.
 * @throws {StartError} when the file cannot be the secret
 */
export function secretInFolder(folder: string): string {
  const path = join(folder, 'secret');
  const secret = readIfThere(path) ?? makeSecret(folder, path);
  if (secret.length < minLength) {
    throw new StartError(
      `${path} has to hold at least ${minLength} characters: they sign the links in mails. Put the file back from ` +
        'a backup, or delete it and start again; links sent so far no longer work then.',
    );
  }
  return secret;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written under another name and linked into place, so that nobody reads half a secret and only the first one stays. */
function makeSecret(folder: string, path: string): string {
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}
