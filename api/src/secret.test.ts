import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { secretInFolder } from './secret.js';
import { StartError } from './start-error.js';

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
