import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actPlace } from './act-place';

const entry = { order_id: 7, message_id: null, draft_id: null, route_id: null, status: null } as const;

test('an act is done on the order with its dialog, or where it is done without one', () => {
  assert.equal(actPlace({ ...entry, act: 'send_to_client' }), '/offer/7?act=send_to_client');
  assert.equal(actPlace({ ...entry, act: 'compare', route_id: 3 }), '/offer/7?route=3');
  assert.equal(actPlace({ ...entry, act: 'ask_vehicle', route_id: 3 }), '/offer/7?route=3&part=details');
  assert.equal(actPlace({ ...entry, act: 'confirm_files' }), '/offer/7?tab=documents');
  assert.equal(actPlace({ ...entry, act: 'mend_invoice' }), '/offer/7?tab=documents&act=mend_invoice');
  assert.equal(actPlace({ ...entry, act: 'open' }), '/offer/7');
  assert.equal(actPlace({ ...entry, act: 'confirm_client' }), '/offer/7');
  assert.equal(actPlace({ ...entry, act: 'hand_over', status: 3 }), '/offer/7?act=hand_over');
  assert.equal(
    actPlace({ ...entry, act: 'hand_over', status: 2, route_id: 3 }),
    '/offer/7?route=3&part=quotes',
  );
});

test('a draft is completed in the form', () => {
  assert.equal(actPlace({ ...entry, act: 'complete', order_id: null, draft_id: 12 }), '/queue/new?draft=12');
});

test('a mail is read, whatever order it is about', () => {
  assert.equal(actPlace({ ...entry, act: 'read', message_id: 5 }), '/message/5');
});
