import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayAfterKey, mondayOf, monthsAfter, weeksOf } from './calendar-month';

describe('a calendar', () => {
  it('begins its weeks on Monday', () => {
    assert.equal(mondayOf('2026-11-26'), '2026-11-23');
    assert.equal(mondayOf('2026-11-23'), '2026-11-23');
    assert.equal(mondayOf('2026-11-29'), '2026-11-23');
    assert.equal(mondayOf('2020-01-01'), '2019-12-30');
  });

  it('has the days of one month in six weeks', () => {
    const weeks = weeksOf('2026-11-26');
    assert.equal(weeks.length, 6);
    assert.deepEqual(weeks[0], [null, null, null, null, null, null, '2026-11-01']);
    assert.deepEqual(weeks[5], ['2026-11-30', null, null, null, null, null, null]);
    assert.equal(weeksOf('2028-02-01').flat().filter(Boolean).length, 29);
  });

  it('goes from month to month, to the last day of a shorter one', () => {
    assert.equal(monthsAfter('2026-01-31', 1), '2026-02-28');
    assert.equal(monthsAfter('2028-01-31', 1), '2028-02-29');
    assert.equal(monthsAfter('2026-12-15', 1), '2027-01-15');
    assert.equal(monthsAfter('2026-01-15', -1), '2025-12-15');
    assert.equal(monthsAfter('2028-02-29', 12), '2029-02-28');
  });

  it('is moved through with the keyboard', () => {
    const moves: [string, boolean, string | null][] = [
      ['ArrowLeft', false, '2026-11-25'],
      ['ArrowRight', false, '2026-11-27'],
      ['ArrowUp', false, '2026-11-19'],
      ['ArrowDown', false, '2026-12-03'],
      ['Home', false, '2026-11-23'],
      ['End', false, '2026-11-29'],
      ['PageUp', false, '2026-10-26'],
      ['PageDown', false, '2026-12-26'],
      ['PageUp', true, '2025-11-26'],
      ['PageDown', true, '2027-11-26'],
      ['a', false, null],
    ];
    for (const [key, withShift, expected] of moves)
      assert.equal(dayAfterKey('2026-11-26', key, withShift), expected, key);
  });
});
