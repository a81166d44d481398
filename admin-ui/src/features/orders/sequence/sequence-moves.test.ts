import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSameSequence, moved, placeUnder } from './sequence-moves';

describe('another sequence', () => {
  it('moves one entry and closes up the others', () => {
    assert.deepEqual(moved(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a']);
    assert.deepEqual(moved(['a', 'b', 'c'], 2, 0), ['c', 'a', 'b']);
    assert.deepEqual(moved(['a', 'b', 'c'], 1, 1), ['a', 'b', 'c']);
  });

  it('ends at the ends', () => {
    assert.deepEqual(moved(['a', 'b'], 0, -1), ['a', 'b']);
    assert.deepEqual(moved(['a', 'b'], 0, 9), ['b', 'a']);
    assert.deepEqual(moved(['a', 'b'], 5, 0), ['a', 'b']);
  });

  it('is told from the present one', () => {
    assert.equal(isSameSequence([1, 2], [1, 2]), true);
    assert.equal(isSameSequence([1, 2], [2, 1]), false);
    assert.equal(isSameSequence([1, 2], [1]), false);
  });
});

describe('where a dragged row belongs', () => {
  const rows = [
    { top: 0, bottom: 40 },
    { top: 40, bottom: 100 },
    { top: 100, bottom: 140 },
  ];

  it('passes a row at its middle, up and down', () => {
    assert.equal(placeUnder(69, rows, 0), 0);
    assert.equal(placeUnder(71, rows, 0), 1);
    assert.equal(placeUnder(121, rows, 0), 2);
    assert.equal(placeUnder(71, rows, 2), 2);
    assert.equal(placeUnder(69, rows, 2), 1);
    assert.equal(placeUnder(-5, rows, 2), 0);
  });
});
