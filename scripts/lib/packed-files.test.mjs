import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packFiles } from './packed-files.mjs';

const script = 'export const name = "Łódź";\n'.repeat(100);
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frakto-packed-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = () => readdirSync(folder, { recursive: true }).sort();

test('a text lies there packed in both ways, and unpacked as before', async () => {
  writeFileSync(join(folder, 'assets/a.js'), script);
  await packFiles(folder);
  assert.deepEqual(files(), ['assets', 'assets/a.js', 'assets/a.js.br', 'assets/a.js.gz']);
  assert.equal(readFileSync(join(folder, 'assets/a.js'), 'utf8'), script);
  assert.equal(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString(), script);
  assert.equal(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString(), script);
});

test('what is packed is packed again only when it changed', async () => {
  const path = join(folder, 'assets/a.js');
  const packed = () => brotliDecompressSync(readFileSync(`${path}.br`)).toString();
  writeFileSync(path, script);
  await packFiles(folder);
  const { ino } = statSync(`${path}.br`);
  await packFiles(folder);
  assert.equal(statSync(`${path}.br`).ino, ino);
  writeFileSync(path, `${script}// changed`);
  utimesSync(path, new Date(), new Date(Date.now() + 5_000));
  await packFiles(folder);
  assert.equal(packed(), `${script}// changed`);
  assert.deepEqual(files(), ['assets', 'assets/a.js', 'assets/a.js.br', 'assets/a.js.gz']);
});

test('what is small or packed already stays alone', async () => {
  writeFileSync(join(folder, 'small.js'), 'export {};');
  writeFileSync(join(folder, 'font.woff2'), script);
  await packFiles(folder);
  assert.deepEqual(files(), ['assets', 'font.woff2', 'small.js']);
});
