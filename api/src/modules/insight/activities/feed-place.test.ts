import { describe, expect, test } from '@jest/globals';
import { InvalidInput } from '../../../platform/http/errors.js';
import { boundOf, cursorOf, placeOf } from './feed-place.js';

describe('a place in the feed', () => {
  const order = { source: 'order', id: 1048, micros: 1_795_000_000_123_456 } as const;
  const message = { ...order, source: 'message', id: 7 } as const;

  test('survives being carried from one page to the next', () => {
    expect(placeOf(cursorOf(order))).toEqual(order);
    expect(placeOf(cursorOf(message))).toEqual(message);
    expect(placeOf(undefined)).toBeNull();
    expect(placeOf('')).toBeNull();
  });

  test.each([
    'x',
    'o1048',
    'o1048.',
    'x1.1',
    'o1.1.1',
    'o-1.5',
    'o2147483648.5',
    "o1'.5",
    'o1.12345678901234567',
  ])('is not read from %s', (cursor) => {
    expect(() => placeOf(cursor)).toThrow(InvalidInput);
  });

  test('has the rest of its own source behind it, to the microsecond', () => {
    const at = '2026-11-18T11:06:40.123456Z';
    expect(boundOf(order, 'order')).toEqual({ at, id: 1048 });
    expect(boundOf(message, 'message')).toEqual({ at, id: 7 });
  });

  test('has all messages of its instant behind an order, and no order of its instant behind a message', () => {
    expect(boundOf(order, 'message').id).toBe(2_147_483_647);
    expect(boundOf(message, 'order').id).toBe(0);
  });

  test('is before everything at the beginning', () => {
    expect(boundOf(null, 'order')).toEqual({ at: 'infinity', id: 2_147_483_647 });
  });
});
