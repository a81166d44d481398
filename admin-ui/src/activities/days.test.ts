import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Order } from '../api/types';
import { byDay } from './days';

const changedAt = (id: number, updated_at: string) => ({ id, updated_at }) as Order;

describe('days of the feed', () => {
  it('breaks at midnight in Warsaw and keeps the order', () => {
    const days = byDay([
      changedAt(3, '2026-11-20T23:10:00Z'),
      changedAt(2, '2026-11-20T22:50:00Z'),
      changedAt(1, '2026-11-20T08:00:00Z'),
    ]);
    assert.deepEqual(
      days.map(({ day, orders }) => [day, orders.map(({ id }) => id)]),
      [
        ['2026-11-21', [3]],
        ['2026-11-20', [2, 1]],
      ],
    );
  });
});
