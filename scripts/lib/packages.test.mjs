import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { npm, root, run } from './run.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('nothing is installed for the API reference that its bundle does not need', () => {
  const scalar = '@scalar/api-reference';
  const { packages } = read('package-lock.json');
  const named = Object.keys(packages[`node_modules/${scalar}`].dependencies);
  const replaced = Object.keys(read('package.json').overrides[scalar] ?? {});
  assert.deepEqual(replaced.toSorted(), named.filter((name) => name !== '@scalar/types').toSorted());
  const placeOf = (name) =>
    packages[`node_modules/${scalar}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
  for (const name of replaced) assert.equal(placeOf(name).name, 'client-only', name);
});

test('the image holds the packages of the server alone', async () => {
  const words = /^RUN npm ci (--workspace=\S+)/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const { output } = await run(
    npm('ls', '--package-lock-only', '--parseable', '--long', '--omit=dev', words[1]),
  );
  assert.match(output, /:@frakto\/api@/);
  assert.doesNotMatch(output, /:@frakto\/api-reference@/);
});
