import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guessTarget } from './document-groups';

const route = (id: number, changes: object = {}) => ({
  id,
  status: 2,
  has_pod: false,
  has_carrier_invoice: false,
  ...changes,
});
const pdf = (name: string) => [{ name }];

describe('where dropped files probably belong', () => {
  it('to the first route under way that lacks a POD', () => {
    const routes = [route(1, { has_pod: true }), route(2, { status: 1 }), route(3)];
    assert.deepEqual(guessTarget(pdf('skan.pdf'), routes, null), { routeId: 3, type: 'POD' });
  });

  it('to the route that is open, where that lacks one', () => {
    assert.deepEqual(guessTarget(pdf('skan.pdf'), [route(1), route(2)], 2), { routeId: 2, type: 'POD' });
    assert.deepEqual(guessTarget(pdf('skan.pdf'), [route(1), route(2, { has_pod: true })], 2), {
      routeId: 1,
      type: 'POD',
    });
  });

  it('an invoice by its name to the first route without its carrier’s', () => {
    const routes = [route(1, { has_carrier_invoice: true }), route(2)];
    assert.deepEqual(guessTarget(pdf('FV_2026-11.pdf'), routes, null), {
      routeId: 2,
      type: 'SUBCONTRACTOR_INVOICE',
    });
  });

  it('to the whole order, or the route that is open, where nothing is lacking', () => {
    assert.deepEqual(guessTarget(pdf('a.pdf'), [route(1, { has_pod: true })], null), {
      routeId: null,
      type: 'OTHER',
    });
    assert.deepEqual(guessTarget(pdf('a.pdf'), [route(1, { has_pod: true })], 1), {
      routeId: 1,
      type: 'OTHER',
    });
  });
});
