import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitsFor } from './waits-for';

type Order = Parameters<typeof waitsFor>[0];

const route = { id: 1, status: 0, offers_count: 0, asked_count: 0, chosen_offer: null as object | null };
const order = (status: number, ...routes: (typeof route)[]) => ({
  status,
  is_data_complete: true,
  valid_until: null as string | null,
  received_documents_count: 0,
  invoice_delivery: 'handed_over' as Order['invoice_delivery'],
  mails_on_hold: [] as Order['mails_on_hold'],
  routes,
});

test('an order waits for whoever moves next', () => {
  assert.equal(waitsFor(order(0)), 'company');
  assert.equal(waitsFor({ ...order(1), is_data_complete: false }), 'client');
  assert.equal(waitsFor(order(3, route)), 'client');
  assert.equal(waitsFor({ ...order(3, route), valid_until: '2026-01-01' }), 'company');
  assert.equal(waitsFor({ ...order(8, { ...route, status: 2 }), received_documents_count: 1 }), 'company');
  assert.equal(waitsFor(order(4, route)), 'company');
  assert.equal(waitsFor(order(10, route)), 'company');
  assert.equal(waitsFor(order(12, route)), 'client');
  assert.equal(waitsFor(order(13, route)), 'nobody');
});

test('nobody is waited for who did not get what they are to answer or to pay', () => {
  const lost = (route_id: number | null) => [{ delivery: 'failed' as const, route_id }];
  assert.equal(waitsFor({ ...order(3, route), mails_on_hold: lost(null) }), 'company');
  assert.equal(waitsFor({ ...order(7, { ...route, status: 1 }), mails_on_hold: lost(1) }), 'company');
  assert.equal(waitsFor({ ...order(12, route), invoice_delivery: 'failed' }), 'company');
});

test('carriers are waited for until one of them has named a price', () => {
  const asked = { ...route, asked_count: 3 };
  assert.equal(waitsFor(order(2, route)), 'company');
  assert.equal(waitsFor(order(2, asked)), 'carriers');
  assert.equal(waitsFor(order(2, asked, { ...asked, offers_count: 1 })), 'company');
  assert.equal(waitsFor(order(2, { ...asked, offers_count: 1, chosen_offer: {} })), 'company');
});

test('carriers are waited for once each has their order', () => {
  assert.equal(waitsFor(order(7, { ...route, status: 1 })), 'carriers');
  assert.equal(waitsFor(order(7, { ...route, status: 1 }, route)), 'company');
  assert.equal(waitsFor(order(8, { ...route, status: 2 })), 'carriers');
  assert.equal(waitsFor(order(9, { ...route, status: 3 })), 'company');
});
