import { readFileSync } from 'node:fs';

/** Settings that hold a secret: each may be left to a file, which the same name with `_FILE` behind it names. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SECRET',
  'SECRET_PREVIOUS',
  'AUDIT_KEYS',
  'DEMO_PASSWORD',
  'SMTP_URL',
  'IMAP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
  'TRANSLATE_KEY',
  'AI_KEY',
  'MONGODB_URL',
] as const;

/** Far more than any of them needs; a path to something else is told before it fills the memory. */
const maximumCharacters = 65_536;

/**
 * Reads the secrets that the environment leaves to files, as managers of secrets hand them over: `SECRET_FILE=/run/secrets/frakto`. The
 * end of the line behind a secret is no part of it.
 * @param faults gets what is wrong, a line each; never what a file holds
 * @returns the environment with the secrets in their own settings
 */
export function readSecretFiles(environment: NodeJS.ProcessEnv, faults: string[]): NodeJS.ProcessEnv {
  const read: NodeJS.ProcessEnv = { ...environment };
  for (const name of secretSettings) {
    const setting = `${name}_FILE`;
    const path = environment[setting];
    if (!path) continue;
    if (environment[name]) {
      faults.push(`${setting}: ${name} is set as well; leave one of them out`);
      continue;
    }
    const secret = contentOf(path);
    if ('fault' in secret) faults.push(`${setting}: ${path} ${secret.fault}`);
    else read[name] = secret.text;
  }
  return read;
}

function contentOf(path: string): { text: string } | { fault: string } {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    return { fault: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
  if (text.length > maximumCharacters) return { fault: 'is too long for a secret' };
  return text === '' ? { fault: 'is empty' } : { text };
}
