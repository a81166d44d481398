import { describe, expect, it } from '@jest/globals';
import { isDay, nextWeekLike, shiftTo, warsawDay } from './warsaw-time.js';

const at = (text: string): Date => new Date(text);

describe('the day in Warsaw', () => {
  it.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2026-07-01T21:59:00.000Z', '2026-07-01'],
    ['2026-07-01T22:00:00.000Z', '2026-07-02'],
  ])('%s is %s', (instant, day) => {
    expect(warsawDay(at(instant))).toBe(day);
  });

  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-11-20T00:00:00Z', false],
    ['', false],
  ])('whether %p is a day: %p', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('dates moved to another beginning', () => {
  it('keep their distance', () => {
    const move = shiftTo(at('2026-11-02T07:00:00Z'), at('2026-11-10T09:30:00Z'));
    expect(move(at('2026-11-02T07:00:00Z'))).toEqual(at('2026-11-10T09:30:00Z'));
    expect(move(at('2026-11-04T15:00:00Z'))).toEqual(at('2026-11-12T17:30:00Z'));
  });

  it('keep the hours of the clock when clocks change in between', () => {
    // Loading on Thursday at 8, unloading on Monday at 16, clocks go back on the Sunday between in the copy alone.
    const move = shiftTo(at('2026-10-15T06:00:00Z'), at('2026-10-22T06:00:00Z'));
    expect(move(at('2026-10-19T14:00:00Z'))).toEqual(at('2026-10-26T15:00:00Z'));
  });

  it('an hour that spring skips moves on, of two in autumn it is the first', () => {
    const move = shiftTo(at('2026-03-21T07:00:00Z'), at('2026-03-28T07:00:00Z'));
    expect(move(at('2026-03-22T01:30:00Z'))).toEqual(at('2026-03-29T01:30:00Z'));
    const back = shiftTo(at('2026-10-17T06:00:00Z'), at('2026-10-24T06:00:00Z'));
    expect(back(at('2026-10-18T00:30:00Z'))).toEqual(at('2026-10-25T00:30:00Z'));
  });
});

describe('the same weekday of next week', () => {
  const friday = at('2026-11-20T09:30:00Z');

  it.each([
    ['long ago', '2025-03-05T07:00:00Z', '2026-11-25T07:00:00Z'],
    ['last week', '2026-11-12T13:15:00Z', '2026-11-26T13:15:00Z'],
    ['today', '2026-11-20T08:00:00Z', '2026-11-27T08:00:00Z'],
    ['on Sunday of this week', '2026-11-22T22:59:00Z', '2026-11-29T22:59:00Z'],
    ['next week itself', '2026-11-23T05:00:00Z', '2026-11-23T05:00:00Z'],
    ['later', '2026-12-16T05:00:00Z', '2026-12-16T05:00:00Z'],
    ['in summer: the hour of the clock stays', '2026-07-01T06:00:00Z', '2026-11-25T07:00:00Z'],
  ])('from a date %s', (_what, date, expected) => {
    expect(nextWeekLike(at(date), friday)).toEqual(at(expected));
  });

  it('on a Monday next week is seven days away', () => {
    expect(nextWeekLike(at('2026-11-16T07:00:00Z'), at('2026-11-16T00:30:00Z'))).toEqual(
      at('2026-11-23T07:00:00Z'),
    );
  });
});
