import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAll } from './integrator.mjs';

test('rows go in smaller calls where a key may not bring so many at once', async () => {
  const sizes = [];
  const told = [];
  const createInBulk = async ({ items }) => {
    sizes.push(items.length);
    if (items.length > 12) throw Object.assign(new Error('too many'), { status: 429, retryAfter: 0 });
    return { items: items.map((record) => ({ status: 201, problem: null, record })) };
  };
  const rows = Array.from({ length: 30 }, (_, row) => row);
  await createAll(createInBulk, rows, (row, { record }) => told.push([row, record]));
  assert.deepEqual(
    told,
    rows.map((row) => [row, row]),
  );
  assert.deepEqual(sizes.slice(0, 3), [30, 30, 30]);
  assert.ok(Math.max(...sizes.slice(-3)) <= 12);
});
