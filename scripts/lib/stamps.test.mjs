import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { root } from './run.mjs';
import { Stamp } from './stamps.mjs';

const name = `stamp-test-${process.pid}`;
let folder;

const stamp = (ignore) => new Stamp(name, [relative(root, folder)], ignore);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frakto-stamp-'));
  writeFileSync(join(folder, 'a.ts'), 'one');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(root, '.build', `${name}.json`), { force: true });
});

function recorded(ignore) {
  const made = stamp(ignore);
  assert.equal(made.isCurrent(), false);
  made.record();
}

test('what was never recorded is new and not current', () => {
  assert.equal(stamp().isNew, true);
  assert.equal(stamp().isCurrent(), false);
});

test('nothing changed, nothing to do; a file that was only touched counts as unchanged', () => {
  recorded();
  assert.equal(stamp().isCurrent(), true);
  utimesSync(join(folder, 'a.ts'), new Date(), new Date(1_700_000_000_000));
  assert.equal(stamp().isCurrent(), true);
});

test('other content, a new file, a removed file: each makes it stale', () => {
  recorded();
  writeFileSync(join(folder, 'a.ts'), 'two');
  utimesSync(join(folder, 'a.ts'), new Date(), new Date(1_700_000_000_000));
  assert.equal(stamp().isCurrent(), false);
  writeFileSync(join(folder, 'a.ts'), 'one');
  assert.equal(stamp().isCurrent(), true);
  writeFileSync(join(folder, 'b.ts'), '');
  assert.equal(stamp().isCurrent(), false);
  rmSync(join(folder, 'b.ts'));
  rmSync(join(folder, 'a.ts'));
  assert.equal(stamp().isCurrent(), false);
});

test('an edit while the step runs is not lost', () => {
  const made = stamp();
  made.isCurrent();
  writeFileSync(join(folder, 'a.ts'), 'edited meanwhile');
  made.record();
  assert.equal(stamp().isCurrent(), false);
});

test('what is ignored, installed or built does not count', () => {
  const isTest = (path) => path.endsWith('.test.ts');
  recorded(isTest);
  writeFileSync(join(folder, 'a.test.ts'), '');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'a.js'), '');
  assert.equal(stamp(isTest).isCurrent(), true);
});
