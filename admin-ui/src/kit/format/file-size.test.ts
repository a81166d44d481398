import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fileSize } from './file-size';

it('says the size of a file in the unit that suits it', () => {
  const say = (bytes: number) => fileSize(bytes, { number: (value) => String(value) });
  const kilo = 1024;
  assert.deepEqual(
    [0, kilo - 1, kilo, 2.44 * kilo ** 2, kilo ** 3 - 1, 1.25 * kilo ** 3, 3_000 * kilo ** 3].map(say),
    ['0 B', '1023 B', '1 kB', '2.4 MB', '1 GB', '1.3 GB', '3000 GB'],
  );
});
