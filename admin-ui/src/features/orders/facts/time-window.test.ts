import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { untilBeside, windowEnd } from './time-window';

const from = '2026-12-01T07:00:00.000Z';
const sameDay = '2026-12-01T11:00:00.000Z';
const nextDay = '2026-12-02T11:00:00.000Z';

describe('the end of a window', () => {
  it('is an hour on the same day, and a date on another', () => {
    assert.equal(windowEnd({ from, until: sameDay }), 'time');
    assert.equal(windowEnd({ from, until: nextDay }), 'dateTime');
    // Midnight in Warsaw is one hour before it in UTC.
    assert.equal(windowEnd({ from, until: '2026-12-01T23:00:00.000Z' }), 'dateTime');
  });

  it('is not shown where there is none, or where it ends as it begins', () => {
    assert.equal(windowEnd({ from, until: null }), null);
    assert.equal(windowEnd({ from: null, until: sameDay }), null);
    assert.equal(windowEnd({ from, until: from }), null);
  });

  it('stays beside a quote inside of it only', () => {
    assert.equal(untilBeside('2026-12-01T09:00:00.000Z', { from, until: sameDay }), sameDay);
    assert.equal(untilBeside(null, { from, until: sameDay }), sameDay);
    assert.equal(untilBeside(nextDay, { from, until: sameDay }), null);
    assert.equal(untilBeside('2026-12-01T06:59:00.000Z', { from, until: sameDay }), null);
    assert.equal(untilBeside(from, { from, until: null }), null);
  });
});
