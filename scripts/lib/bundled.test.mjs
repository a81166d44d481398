import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { bundledIn } from './bundled.mjs';

test('packages in a bundle are read from all its source maps, each once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frakto-bundled-'));
  const write = (path, sources) => writeFileSync(join(folder, path), JSON.stringify({ sources }));
  try {
    mkdirSync(join(folder, 'chunks'));
    writeFileSync(join(folder, 'bundle.js'), '');
    write('bundle.js.map', [
      '../../node_modules/.pnpm/zod@4.4.3/node_modules/zod/index.js',
      '../../node_modules/.pnpm/zod@4.4.3/node_modules/zod/errors.js',
      '../../src/main.ts',
    ]);
    write('chunks/one.js.map', [
      '../../../node_modules/.pnpm/@unhead+vue@2.1.12_vue@3.5.40_typescript@5.9.3_/node_modules/@unhead/vue/index.mjs',
    ]);
    assert.deepEqual(bundledIn(folder), ['@unhead/vue@2.1.12', 'zod@4.4.3']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
