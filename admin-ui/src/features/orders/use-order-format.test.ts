import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOrderFormat } from './use-order-format';

describe('dates of the order page', () => {
  it('writes a time for a table', () => {
    const written = (locale: 'pl' | 'en' | 'no') =>
      createOrderFormat(locale).tableTime('2026-12-06T07:00:00.000Z');
    assert.equal(written('pl'), '6.12\u00a008:00');
    assert.equal(written('no'), '6.12.\u00a008:00');
    assert.equal(written('en'), '6\u00a0Dec\u00a008:00');
  });
});
