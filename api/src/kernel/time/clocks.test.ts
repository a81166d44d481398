import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { instantOf, showSameTime, wallOf } from './clocks.js';

const instant = (wall: string, zone: string): string =>
  new Date(instantOf(Date.parse(`${wall}Z`), zone)).toISOString();
const wall = (at: string, zone: string): string => new Date(wallOf(Date.parse(at), zone)).toISOString();

describe('the instant at which clocks show a time', () => {
  test.each([
    ['Europe/Warsaw', '2026-01-15T08:00', '2026-01-15T07:00:00.000Z'],
    ['Europe/Oslo', '2026-07-15T08:00', '2026-07-15T06:00:00.000Z'],
    ['Europe/London', '2026-07-15T08:00', '2026-07-15T07:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-15T08:00', '2026-07-15T02:30:00.000Z'],
    ['America/St_Johns', '2026-01-15T08:00', '2026-01-15T11:30:00.000Z'],
    ['UTC', '2026-01-15T08:00', '2026-01-15T08:00:00.000Z'],
  ])('in %s, %s is %s', (zone, shown, expected) => {
    expect(instant(shown, zone)).toBe(expected);
  });

  test.each([
    ['Europe/Warsaw', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
    // Half an hour is skipped.
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
    // A whole day is.
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00.000Z'],
  ])('in %s, %s is skipped and moves on to %s', (zone, shown, expected) => {
    expect(instant(shown, zone)).toBe(expected);
  });

  test.each([
    ['Europe/Oslo', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
  ])('in %s, of two at %s the first is %s', (zone, shown, expected) => {
    expect(instant(shown, zone)).toBe(expected);
  });
});

describe('what clocks show', () => {
  test.each([
    ['Europe/Warsaw', '2026-11-20T23:00:00.123Z', '2026-11-21T00:00:00.123Z'],
    // Before there were zones, each town had its own minutes and seconds.
    ['Europe/Warsaw', '1900-01-01T00:00:00Z', '1900-01-01T01:24:00.000Z'],
    ['Europe/Dublin', '1915-01-01T00:00:00Z', '1914-12-31T23:34:39.000Z'],
    ['Europe/Warsaw', '0050-06-01T00:00:00Z', '0050-06-01T01:24:00.000Z'],
  ])('in %s at %s is %s', (zone, at, expected) => {
    expect(wall(at, zone)).toBe(expected);
  });

  it('leads back to an instant at which they show it, and to none later', () => {
    const zones = ['Europe/Warsaw', 'Europe/London', 'America/St_Johns', 'Australia/Lord_Howe'];
    const instants = fc.integer({ min: Date.UTC(1840, 0, 1), max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, at) => {
        const back = instantOf(wallOf(at, zone), zone);
        expect(wallOf(back, zone)).toBe(wallOf(at, zone));
        expect(back).toBeLessThanOrEqual(at);
      }),
    );
  });
});

test('clocks in two zones show the same or not, depending on the day', () => {
  const at = (text: string): boolean => showSameTime(new Date(text), 'Europe/Warsaw', 'Africa/Lagos');
  expect([at('2026-01-15T08:00:00Z'), at('2026-07-15T08:00:00Z')]).toEqual([true, false]);
});

test('clocks that are put on or back within an hour are shown to the minute, whatever was asked before', () => {
  // Warsaw's summer time ends at 01:00 UTC; before 1915 its clocks were 1 h 24 min ahead.
  const end = Date.UTC(2026, 9, 25, 1);
  const shown = (instant: number) => new Date(wallOf(instant)).toISOString().slice(11, 16);
  expect([end - 60_000, end, end - 1, end + 60_000].map(shown)).toEqual(['02:59', '02:00', '02:59', '02:01']);
  expect(shown(Date.UTC(1914, 0, 1))).toBe('01:24');
});
