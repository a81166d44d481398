import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newsIn } from './quote-news';

const seen = [
  { id: 1, updated_at: '2026-11-20T08:00:00Z' },
  { id: 2, updated_at: '2026-11-20T09:00:00Z' },
];

describe('news of quotes', () => {
  it('are none while nothing moved, in whatever order', () => {
    assert.deepEqual(newsIn(seen, seen.toReversed()), { fresh: [], differs: false });
  });

  it('tell a quote that came, and one whose price is another', () => {
    const later = { id: 2, updated_at: '2026-11-20T09:30:00Z' };
    const third = { id: 3, updated_at: '2026-11-20T09:31:00Z' };
    const now = [...seen.slice(0, 1), later, third];
    assert.deepEqual(newsIn(seen, now), { fresh: [later, third], differs: true });
  });

  it('notice one that is gone without calling anything fresh', () => {
    assert.deepEqual(newsIn(seen, seen.slice(1)), { fresh: [], differs: true });
  });
});
