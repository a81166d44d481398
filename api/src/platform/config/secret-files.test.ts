import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readConfig } from './config.js';
import { secretSettings } from './secret-files.js';

const folder = mkdtempSync(join(tmpdir(), 'frakto-secret-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileWith(text: string): string {
  const path = join(folder, `secret-${(files += 1)}`);
  writeFileSync(path, text);
  return path;
}

const examples: Readonly<Record<(typeof secretSettings)[number], string>> = {
  DATABASE_URL: 'postgresql://frakto:secret@db.example.com/frakto',
  DATABASE_DIRECT_URL: 'postgresql://frakto:direct@127.0.0.1/frakto',
  DATABASE_READ_URL: 'postgresql://frakto:replica@127.0.0.1/frakto',
  SECRET: 'a secret of at least 32 characters',
  SECRET_PREVIOUS: 'a former secret of at least 32 characters',
  AUDIT_KEYS: 'ab'.repeat(32),
  DEMO_PASSWORD: 'ein-anderes',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  IMAP_URL: 'imaps://user:secret@mail.example.com/INBOX',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'key itself',
  BACKUP_S3_ACCESS_KEY_ID: 'key',
  BACKUP_S3_SECRET_ACCESS_KEY: 'key itself',
  BACKUP_KEY: 'a key of at least 32 characters here',
  TRANSLATE_KEY: 'key',
  AI_KEY: 'key',
  MONGODB_URL: 'mongodb://user:secret@m.example.com/frakto',
};
const bucket = { STORAGE_URL: 's3://files' };

describe('secrets in files', () => {
  test.each(secretSettings)('%s is read like the setting itself', (name) => {
    const rest = name.startsWith('S3_')
      ? { ...bucket, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key', [name]: '' }
      : name === 'DATABASE_DIRECT_URL' || name === 'DATABASE_READ_URL'
        ? { DATABASE_URL: examples.DATABASE_URL }
        : {};
    const direct = readConfig({ ...rest, [name]: examples[name] });
    expect(readConfig({ ...rest, [`${name}_FILE`]: fileWith(examples[name]) })).toEqual(direct);
    expect(readConfig({ ...rest, [`${name}_FILE`]: fileWith(`${examples[name]}\n`) })).toEqual(direct);
  });

  test('are all that the settings know of', () => {
    const looksSecret = Object.keys(readConfig({})).filter((name) => /SECRET|PASSWORD$|KEY/.test(name));
    expect(secretSettings).toEqual(expect.arrayContaining(looksSecret));
  });

  test('that cannot be are told by name, with all other faults and without what they hold', () => {
    const short = fileWith('too-short');
    const environment = {
      SECRET_FILE: short,
      AI_KEY_FILE: join(folder, 'not-there'),
      AI_KEY: '',
      SMTP_URL_FILE: fileWith('\n'),
      IMAP_URL_FILE: folder,
      TRANSLATE_KEY: 'given',
      TRANSLATE_KEY_FILE: fileWith('given too'),
      DATABASE_URL_FILE: fileWith('x'.repeat(70_000)),
      PORT: 'none',
    };
    let told = '';
    try {
      readConfig(environment);
    } catch (error) {
      told = (error as Error).message;
    }
    expect(told).toMatch(/SECRET: /);
    expect(told).toMatch(/AI_KEY_FILE: .*not-there cannot be read \(ENOENT\)/);
    expect(told).toMatch(/SMTP_URL_FILE: .* is empty/);
    expect(told).toMatch(/IMAP_URL_FILE: .* cannot be read \(EISDIR\)/);
    expect(told).toMatch(/TRANSLATE_KEY_FILE: TRANSLATE_KEY is set as well/);
    expect(told).toMatch(/DATABASE_URL_FILE: .* is too long/);
    expect(told).toMatch(/PORT: /);
    expect(told).not.toMatch(/too-short|given too|xxxx/);
  });
});
