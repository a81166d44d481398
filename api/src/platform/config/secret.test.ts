import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { readConfig } from './config.js';
import { auditKeyOf, formerAuditKeys, rotateSecretInFolder, secretInFolder, secretsOf } from './secret.js';
import { StartError } from '../../kernel/start-error.js';

const base = mkdtempSync(join(tmpdir(), 'frakto-secret-'));
afterAll(() => rmSync(base, { recursive: true }));

test('the first start makes a secret that only the owner reads, the next ones find it', () => {
  const folder = join(base, 'new/data');
  const secret = secretInFolder(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(secretInFolder(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('processes that start at once have the same secret', async () => {
  const folder = join(base, 'at-once');
  const program = `
    import { secretInFolder } from ${JSON.stringify(join(import.meta.dirname, 'secret.ts'))};
    process.stdout.write(secretInFolder(${JSON.stringify(folder)}));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const start = () => promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname });
  const started = await Promise.all([start(), start(), start()]);
  expect(new Set(started.map(({ stdout }) => stdout)).size).toBe(1);
  expect(started[0]?.stdout).toBe(secretInFolder(folder));
  expect(readdirSync(folder)).toEqual(['secret']);
});

test.each(['', ' \n', 'too short'])('a file with %j is an error that says what to do', (content) => {
  const folder = mkdtempSync(join(base, 'faulty-'));
  writeFileSync(join(folder, 'secret'), content);
  expect(() => secretInFolder(folder)).toThrow(StartError);
  expect(() => secretInFolder(folder)).toThrow(/secret has to hold at least 32 characters/);
});

test('what cannot be read is not replaced', () => {
  const folder = mkdtempSync(join(base, 'unreadable-'));
  mkdirSync(join(folder, 'secret'));
  expect(() => secretInFolder(folder)).toThrow(/EISDIR/);
});

test('a new secret keeps the former ones, the latest first, readable by the owner alone', () => {
  const folder = join(base, 'rotated');
  const first = secretInFolder(folder);
  rotateSecretInFolder(folder);
  const second = secretInFolder(folder);
  rotateSecretInFolder(folder);
  expect(secretsOf({ DATA_DIR: folder, SECRET_PREVIOUS: [], SECRET: undefined })).toEqual({
    current: secretInFolder(folder),
    previous: [second, first],
  });
  expect(new Set([first, second, secretInFolder(folder)]).size).toBe(3);
  for (const name of ['secret', 'secret.previous', 'audit.keys']) {
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
  expect(readdirSync(folder).sort()).toEqual(['audit.keys', 'secret', 'secret.previous']);
  rmSync(join(folder, 'secret.previous'));
  const own = 'a'.repeat(64);
  expect(formerAuditKeys(readConfig({ DATA_DIR: folder, AUDIT_KEYS: own }))).toEqual([
    own,
    auditKeyOf(second),
    auditKeyOf(first),
  ]);
  expect(() => readConfig({ AUDIT_KEYS: 'none' })).toThrow(/AUDIT_KEYS: each/);
  writeFileSync(join(folder, 'audit.keys'), 'none');
  expect(() => formerAuditKeys(readConfig({ DATA_DIR: folder }))).toThrow(/audit.keys: each line/);
});

test('a folder without a secret has none to replace, and a faulty file of former ones is an error', () => {
  const folder = mkdtempSync(join(base, 'empty-'));
  expect(() => rotateSecretInFolder(folder)).toThrow(StartError);
  const current = secretInFolder(folder);
  writeFileSync(join(folder, 'secret.previous'), 'too short\n');
  expect(() => rotateSecretInFolder(folder)).toThrow(/secret.previous: each line/);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(current);
});

test('the settings name secret and former secrets; short ones stop the start', () => {
  const [now, before, long] = ['n'.repeat(32), 'b'.repeat(32), 'l'.repeat(40)];
  const config = readConfig({ SECRET: now, SECRET_PREVIOUS: `${before}, ${long}` });
  expect(secretsOf(config)).toEqual({ current: now, previous: [before, long] });
  expect(secretsOf(readConfig({ SECRET: now }))).toEqual({ current: now, previous: [] });
  expect(() => readConfig({ SECRET: now, SECRET_PREVIOUS: `${before},short` })).toThrow(
    /SECRET_PREVIOUS: each/,
  );
});
