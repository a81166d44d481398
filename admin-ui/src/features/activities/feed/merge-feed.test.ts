import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Activity } from '../../../kit/api/types';
import { hasGap, keyOf, mergeFeed, type FeedPart, byDay } from './merge-feed';

const order = (id: number, minute: number) =>
  ({ id, at: `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`, order: {} }) as Activity;
const message = (id: number, minute: number) => ({ ...order(id, minute), order: null }) as Activity;
const part = (items: Activity[], next_cursor: string | null = 'more'): FeedPart => ({ items, next_cursor });
const keys = (items: readonly Activity[]) => items.map(keyOf);

describe('the feed while it is open', () => {
  const earlier = [part([order(3, 30), message(3, 25)]), part([order(2, 20), order(1, 10)], null)];

  it('is what was read until somebody looks again', () => {
    assert.deepEqual(keys(mergeFeed(undefined, earlier)), ['order-3', 'message-3', 'order-2', 'order-1']);
  });

  it('has what came since on top, once', () => {
    const newest = part([message(4, 40), order(3, 30), message(3, 25)]);
    assert.deepEqual(keys(mergeFeed(newest, earlier)), [
      'message-4',
      'order-3',
      'message-3',
      'order-2',
      'order-1',
    ]);
  });

  it('moves up what changed, from wherever it was', () => {
    const newest = part([order(1, 45), order(3, 30)]);
    assert.deepEqual(keys(mergeFeed(newest, earlier)), ['order-1', 'order-3', 'message-3', 'order-2']);
  });

  it('loses what is gone from the time that was looked at again', () => {
    const newest = part([order(3, 30), order(2, 20)]);
    assert.deepEqual(keys(mergeFeed(newest, earlier)), ['order-3', 'order-2', 'order-1']);
  });

  it('is the latest look alone when that reached the end', () => {
    assert.deepEqual(keys(mergeFeed(part([order(9, 50)], null), earlier)), ['order-9']);
    assert.deepEqual(mergeFeed(part([], null), earlier), []);
  });

  it('has a gap when the latest look does not reach what was read', () => {
    assert.equal(hasGap(part([order(9, 50), order(8, 31)]), earlier), true);
    assert.equal(hasGap(part([order(9, 50), order(3, 30)]), earlier), false);
    assert.equal(hasGap(part([order(9, 50)], null), earlier), false);
    assert.equal(hasGap(undefined, earlier), false);
    assert.equal(hasGap(part([order(9, 50)]), []), false);
  });
});

const happened = (id: number, at: string) => ({ id, at }) as Activity;

describe('days of the feed', () => {
  it('breaks at midnight in Warsaw and keeps the order', () => {
    const days = byDay([
      happened(3, '2026-11-20T23:10:00Z'),
      happened(2, '2026-11-20T22:50:00Z'),
      happened(1, '2026-11-20T08:00:00Z'),
    ]);
    assert.deepEqual(
      days.map(({ day, activities }) => [day, activities.map(({ id }) => id)]),
      [
        ['2026-11-21', [3]],
        ['2026-11-20', [2, 1]],
      ],
    );
  });
});
