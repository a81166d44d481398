import { describe, expect, test } from '@jest/globals';
import { ksefInstant } from './ksef-connection.js';

// Nowhere in the zone of the server: `TZ=America/Los_Angeles` changes nothing.
describe('an instant of KSeF', () => {
  test.each([
    ['2026-11-25T10:00:00', '2026-11-25T09:00:00.000Z'],
    ['2026-07-25T10:00:00.1234567', '2026-07-25T08:00:00.123Z'],
    ['2026-11-25T10:00:00Z', '2026-11-25T10:00:00.000Z'],
    ['2026-11-25T10:00:00.5+01:00', '2026-11-25T09:00:00.500Z'],
    ['2026-11-25T10:00:00-0800', '2026-11-25T18:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(ksefInstant(text).toISOString()).toBe(instant);
  });

  test.each(['', 'soon', '2026-11-25T10'])('%p is none', (text) => {
    expect(() => ksefInstant(text)).toThrow('an instant that is none');
  });
});
