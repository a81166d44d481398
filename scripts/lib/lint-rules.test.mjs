import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const linter = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url));
const plugin = fileURLToPath(new URL('lint-rules.mjs', import.meta.url));

/** What the rule says of a text. */
function messagesOf(rule, text, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'frakto-lint-'));
  try {
    const config = join(folder, 'lint.json');
    const file = join(folder, 'text.ts');
    writeFileSync(
      config,
      JSON.stringify({
        plugins: [],
        jsPlugins: [plugin],
        categories: { correctness: 'off' },
        rules: { [`frakto/${rule}`]: ['error', options] },
      }),
    );
    writeFileSync(file, text);
    const { stdout, stderr } = spawnSync(process.execPath, [linter, '-c', config, '--format', 'json', file], {
      encoding: 'utf8',
    });
    assert.match(stdout, /"diagnostics"/, stderr);
    return JSON.parse(stdout).diagnostics.map(({ message }) => message);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const members = (count) => Array.from({ length: count }, (_, index) => `m${index}: number;`).join(' ');
const rule = 'few-dependencies';

test('three things by position are few, four are not', () => {
  const taking = (parameters) => `export class A { constructor(${parameters}) {} }`;
  assert.deepEqual(messagesOf(rule, taking('private a: number, readonly b: number, c = 1')), []);
  const [message, ...others] = messagesOf(rule, taking('private a: number, b: number, c: number, d = 1'));
  assert.match(message, /^A takes 4 things by position, at most 3 are allowed/);
  assert.deepEqual(others, []);
});

test('a class needs up to six things by name', () => {
  const needing = (count) =>
    `interface ADeps { ${members(count)} }\nexport class A { constructor(private readonly deps: ADeps) {} }`;
  assert.deepEqual(messagesOf(rule, needing(6)), []);
  assert.match(messagesOf(rule, needing(7)).join(), /^A needs 7 things, at most 6 are allowed/);
});

test('in whatever way the type is written, its members are counted', () => {
  for (const text of [
    `export type ADeps = { ${members(7)} };\nexport class A { constructor({ m0 }: ADeps) { m0; } }`,
    `export class A { constructor(deps: { ${members(7)} }) { deps; } }`,
    `export interface ADeps { ${members(7)} }\nexport class A { constructor(given: ADeps) { given; } }`,
  ])
    assert.match(messagesOf(rule, text).join(), /^A needs 7 things/, text);
});

test('a type from elsewhere hides no members', () => {
  for (const text of [
    `import type { ADeps } from './b.js';\nexport class A { constructor(private readonly deps: ADeps) {} }`,
    `interface ADeps extends B { a: number }\nexport class A { constructor(private readonly deps: ADeps) {} }`,
    `interface ADeps { a: number }\nexport class A { constructor(private readonly deps: ADeps & B) {} }`,
  ])
    assert.match(messagesOf(rule, text).join(), /is to be declared beside the class/, text);
});

test('settings of something are no dependencies', () => {
  const text = `interface Settings { ${members(9)} }\nexport class A { constructor(settings: Settings) { settings; } }`;
  assert.deepEqual(messagesOf(rule, text), []);
});

test('an exception holds as long as it is needed', () => {
  const except = { except: ['A'] };
  const taking = (parameters) => `export class A { constructor(${parameters}) {} }`;
  assert.deepEqual(messagesOf(rule, taking('a: 1, b: 1, c: 1, d: 1'), except), []);
  assert.match(messagesOf(rule, taking('a: 1'), except).join(), /^A needs no exception any more/);
});
