import { expect, test } from '@jest/globals';
import { allDurations, Durations } from './durations.js';

test('a series counts by the boundaries, which belong to what lies below them', () => {
  const durations = new Durations('some.time', 'Some time', [0.01, 0.1, 1]);
  expect(allDurations()).not.toContain(durations);
  const series = durations.of({ kind: 'a' });
  for (const seconds of [0, 0.01, 0.02, 1, 1.5, 700]) series.record(seconds);
  expect(series).toMatchObject({ count: 6, sum: 702.53, counts: [2, 1, 1, 2] });
  expect(durations.of({ kind: 'a' })).toBe(series);
  // What has not happened is not told.
  durations.of({ kind: 'b' });
  expect(durations.series()).toEqual([series]);
  expect(allDurations()).toContain(durations);
});
