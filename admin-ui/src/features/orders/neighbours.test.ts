import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { neighboursIn, ordersOf } from './neighbours';

describe('the orders of a list', () => {
  it('are those its links name, each once', () => {
    assert.deepEqual(
      ordersOf(['/offer/7', '/offer/12?tab=documents', '/offer/7', '/message/3', '/offer/0', '/offer/x']),
      [7, 12],
    );
  });

  it('have neighbours, but not beyond the ends', () => {
    assert.deepEqual(neighboursIn([7, 12, 3], 12), { previous: 7, next: 3, place: 2, count: 3 });
    assert.deepEqual(neighboursIn([7, 12], 7), { previous: undefined, next: 12, place: 1, count: 2 });
    assert.equal(neighboursIn([7, 12], 5), null);
    assert.equal(neighboursIn([], 5), null);
  });
});
