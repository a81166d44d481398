import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'node:test';

const source = join(import.meta.dirname, '..');

it('have every class that a component takes from them', () => {
  const missing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => classesMissing(path));
  assert.deepEqual(missing, []);
});

/** The types know no class by name: one that is taken and is not there would style nothing, and nobody would be told. */
function classesMissing(path: string): string[] {
  const text = readFileSync(join(source, path), 'utf8');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, name = '', file = '']) => {
      const sheet = readFileSync(join(source, dirname(path), file), 'utf8');
      const classes = new Set(sheet.match(/(?<=\.)[A-Za-z][\w-]*/g));
      const taken = [...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(
        ([, one = '']) => one,
      );
      return taken.filter((one) => !classes.has(one)).map((one) => `${path}: ${one} of ${file}`);
    },
  );
}
