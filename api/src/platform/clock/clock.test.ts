import { expect, test } from '@jest/globals';
import { FixedClock, systemClock } from './clock.port.js';

test('the system clock tells the time of the machine', () => {
  const before = Date.now();
  const now = systemClock.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

test('a fixed clock stands still until it is moved', () => {
  const clock = new FixedClock('2026-03-29T01:30:00+01:00');
  expect(clock.now().toISOString()).toBe('2026-03-29T00:30:00.000Z');
  clock.advance(1.5);
  expect(clock.now().toISOString()).toBe('2026-03-29T00:30:01.500Z');
  clock.advance(-60);
  expect(clock.now().toISOString()).toBe('2026-03-29T00:29:01.500Z');
  clock.set(new Date(0));
  expect(clock.now().getTime()).toBe(0);
});

test('what somebody does to an instant does not move the clock', () => {
  const clock = new FixedClock();
  const now = clock.now();
  now.setFullYear(1999);
  expect(clock.now().getFullYear()).toBe(2026);
});

test('what is no instant is refused', () => {
  expect(() => new FixedClock('yesterday')).toThrow(RangeError);
  const clock = new FixedClock();
  expect(() => clock.set('soon')).toThrow(RangeError);
  expect(() => clock.advance(NaN)).toThrow(RangeError);
});
