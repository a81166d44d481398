import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from './run.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const documents = files.filter((path) => /^([A-Z]+\.md|api\/docs\/.*\.md)$/.test(path));
/** What looks like a path of ours: a file with folders, or folders alone. */
const paths =
  /`((?:[a-z0-9-]+\/)+[a-z0-9.-]+\.(?:ts|tsx|mjs|md)|(?:api|modules|platform|kernel|admin-ui)\/[a-z0-9/-]+)`/g;

it('documents name files and folders that are there', () => {
  const missing = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(paths)]
      .map(([, path = '']) => path.replace(/\/$/, ''))
      .filter((path) => !files.some((file) => `/${file}/`.includes(`/${path}/`)))
      .map((path) => `${document}: ${path}`),
  );
  assert.ok(documents.length > 10);
  assert.deepEqual(missing, []);
});
