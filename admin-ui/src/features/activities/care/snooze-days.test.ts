import assert from 'node:assert/strict';
import { test } from 'node:test';
import { snoozeDays } from './snooze-days';

test('an order is put off until tomorrow, the day after, Monday or in a week', () => {
  assert.deepEqual(snoozeDays('2026-11-24'), [
    { key: 'tomorrow', day: '2026-11-25' },
    { key: 'inTwoDays', day: '2026-11-26' },
    { key: 'nextMonday', day: '2026-11-30' },
    { key: 'inAWeek', day: '2026-12-01' },
  ]);
});

test('no day is offered twice', () => {
  const days = (today: string) => snoozeDays(today).map(({ day }) => day);
  assert.deepEqual(days('2026-11-29'), ['2026-11-30', '2026-12-01', '2026-12-06']);
  assert.deepEqual(days('2026-11-23'), ['2026-11-24', '2026-11-25', '2026-11-30']);
});
