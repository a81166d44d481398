import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditKeyPattern, type Config } from './config.js';
import { StartError } from '../../kernel/start-error.js';

/** The secrets of an installation. What is signed and sealed now is by the current one. */
export interface Secrets {
  current: string;
  /** Former ones: what was signed or sealed under them still counts. */
  previous: readonly string[];
}

/** The secrets that the settings name; without the setting SECRET those of the data folder. */
export function secretsOf(config: Pick<Config, 'SECRET' | 'SECRET_PREVIOUS' | 'DATA_DIR'>): Secrets {
  const { SECRET, SECRET_PREVIOUS, DATA_DIR } = config;
  if (SECRET) return { current: SECRET, previous: SECRET_PREVIOUS };
  const current = secretInFolder(DATA_DIR);
  return { current, previous: [...SECRET_PREVIOUS, ...formerSecretsInFolder(DATA_DIR)] };
}

/** The key that checkpoints of the audit log are signed with, in hexadecimal digits: with it alone nothing else can be forged. */
export function auditKeyOf(secret: string): string {
  // A key of its own, so that no signature of a link is one of a checkpoint.
  return createHmac('sha256', secret).update('audit checkpoint').digest('hex');
}

const auditKeysName = 'audit.keys';

/**
 * Keys of secrets that may be forgotten by now: what they signed can still be checked.
 * @throws {StartError} when a line of the file is no key
 */
export function formerAuditKeys({ AUDIT_KEYS, DATA_DIR }: Pick<Config, 'AUDIT_KEYS' | 'DATA_DIR'>): string[] {
  return [...AUDIT_KEYS, ...auditKeysInFolder(DATA_DIR)];
}

function auditKeysInFolder(folder: string): string[] {
  const path = join(folder, auditKeysName);
  const keys = (readIfThere(path) ?? '').split(/\s+/).filter(Boolean);
  if (!keys.every((key) => auditKeyPattern.test(key))) {
    throw new StartError(
      `${path}: each line has to hold a key of 64 hexadecimal digits. Remove what is none.`,
    );
  }
  return keys;
}

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

/** The file of former secrets, one a line, the latest first. `npm run rotate-secret` writes it. */
const formerName = 'secret.previous';

function formerSecretsInFolder(folder: string): string[] {
  const path = join(folder, formerName);
  const former = (readIfThere(path) ?? '').split(/\s+/).filter(Boolean);
  if (former.some(({ length }) => length < minLength)) {
    throw new StartError(
      `${path}: each line has to hold a former secret of at least ${minLength} characters. Remove what is none.`,
    );
  }
  return former;
}

/**
 * Gives the data folder a new secret and keeps the former ones, and for good the keys by which the audit log is checked. The former one is written down first: a process that dies
 * in between has lost nothing, and the present secret among the former ones does no harm.
 * @throws {StartError} when a file of secrets is faulty, or there is no secret yet
 */
export function rotateSecretInFolder(folder: string): void {
  const path = join(folder, 'secret');
  const current = readIfThere(path);
  if (current === null) throw new StartError(`${path} is not there: the first start makes it.`);
  secretInFolder(folder);
  const former = [current, ...formerSecretsInFolder(folder).filter((one) => one !== current)];
  const key = auditKeyOf(current);
  const keys = [key, ...auditKeysInFolder(folder).filter((one) => one !== key)];
  replaceFile(join(folder, auditKeysName), `${keys.join('\n')}\n`);
  replaceFile(join(folder, formerName), `${former.join('\n')}\n`);
  replaceFile(path, randomBytes(32).toString('base64url'));
}

/** Nobody reads half a file, and after a power cut there is the old one or the new one. */
function replaceFile(path: string, text: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(draft, path);
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
