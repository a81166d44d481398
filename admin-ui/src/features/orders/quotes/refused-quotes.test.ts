import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routeStatus } from '../order-view';
import { isRefused } from './quote-comparison';

const refusedAt = '2026-11-20T10:00:00.000Z';

describe('quotes of carriers who refused', () => {
  it('stay marked when another one is chosen', () => {
    const quote = { is_chosen: false, refused_at: refusedAt };
    assert.equal(isRefused(quote, { status: routeStatus.rejected }), true);
    assert.equal(isRefused(quote, { status: routeStatus.waiting }), true);
    assert.equal(isRefused({ ...quote, refused_at: null }, { status: routeStatus.rejected }), false);
  });

  it('are not marked while a second answer is awaited', () => {
    const quote = { is_chosen: true, refused_at: refusedAt };
    assert.equal(isRefused(quote, { status: routeStatus.rejected }), true);
    assert.equal(isRefused(quote, { status: routeStatus.waiting }), false);
  });
});
