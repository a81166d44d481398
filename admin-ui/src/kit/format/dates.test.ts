import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayOf, daysBefore, fromLocalInput, toLocalInput } from './dates';

describe('dates in Warsaw', () => {
  it('turns what was typed into an instant, in winter and in summer', () => {
    assert.equal(fromLocalInput('2026-12-02T08:00'), '2026-12-02T07:00:00.000Z');
    assert.equal(fromLocalInput('2026-07-02T08:00'), '2026-07-02T06:00:00.000Z');
  });

  it('gives back what was typed, around both changes of the clock', () => {
    const typed = ['2026-03-29T01:59', '2026-03-29T03:00', '2026-10-25T01:30', '2026-10-25T03:30'];
    for (const local of typed) assert.equal(toLocalInput(fromLocalInput(local)), local);
  });

  it('moves a time that the spring change skips an hour on', () => {
    assert.equal(toLocalInput(fromLocalInput('2026-03-29T02:30')), '2026-03-29T03:30');
  });

  it('takes the first of two equal hours in autumn, as the server and the public forms do', () => {
    assert.equal(fromLocalInput('2026-10-25T02:30'), '2026-10-25T00:30:00.000Z');
  });

  it('takes an unfinished field for empty', () => {
    assert.equal(fromLocalInput(''), null);
    assert.equal(fromLocalInput('2026-13-40T99:99'), null);
    assert.equal(toLocalInput(null), '');
  });

  it('counts days by the calendar, not by hours', () => {
    const now = new Date('2026-11-20T23:30:00Z');
    assert.equal(dayOf(now), '2026-11-21');
    assert.equal(daysBefore('2026-11-20T23:05:00Z', now), 0);
    assert.equal(daysBefore('2026-11-20T22:55:00Z', now), 1);
  });
});
