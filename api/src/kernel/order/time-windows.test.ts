import { describe, expect, it } from '@jest/globals';
import { fittingWindows, quotedWindows } from './time-windows.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 11, 1, hour));
const route = { pickup_date: at(8), delivery_date: at(16), pickup_until: at(12), delivery_until: at(20) };

describe('windows beside a quote', () => {
  it('stay without a quote, and with one that names no times', () => {
    const whole = { pickup_until: at(12), delivery_until: at(20) };
    expect(quotedWindows(route, null)).toEqual(whole);
    expect(quotedWindows(route, { pickup_date: null })).toEqual(whole);
  });

  it('stay with a time inside of them and go with one outside', () => {
    expect(quotedWindows(route, { pickup_date: at(9), delivery_date: at(21) })).toEqual({
      pickup_until: at(12),
      delivery_until: null,
    });
    expect(quotedWindows(route, { pickup_date: at(7), delivery_date: at(20) })).toEqual({
      pickup_until: null,
      delivery_until: at(20),
    });
  });

  it('are null where there are none', () => {
    const open = { pickup_date: at(8), delivery_date: at(16) };
    expect(quotedWindows(open, { pickup_date: at(9) })).toEqual({ pickup_until: null, delivery_until: null });
  });
});

it('a window that ends before it begins is none', () => {
  expect(fittingWindows(route)).toEqual({ pickup_until: at(12), delivery_until: at(20) });
  expect(fittingWindows({ ...route, pickup_date: at(13) })).toEqual({
    pickup_until: null,
    delivery_until: at(20),
  });
});
