import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeIn } from './place-in';

test('a place is told by its line, with the word that stands there', () => {
  assert.deepEqual(placeIn('select id\nfrom nobody\nwhere x', 16), {
    line: 2,
    column: 6,
    before: 'from ',
    at: 'nobody',
    after: '',
  });
});

test('characters are counted, not their halves', () => {
  const { column, at } = placeIn("select '🚚', wrong", 13);
  assert.deepEqual({ column, at }, { column: 13, at: 'wrong' });
});

test('the end of a statement is a place too', () => {
  assert.deepEqual(placeIn('select', 7), { line: 1, column: 7, before: 'select', at: '', after: '' });
  assert.equal(placeIn('select ;', 8).at, ';');
});
