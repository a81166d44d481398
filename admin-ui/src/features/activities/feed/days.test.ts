import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Activity } from '../../../kit/api/types';
import { byDay } from './days';

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
