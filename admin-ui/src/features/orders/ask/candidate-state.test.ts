import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canBeAsked, candidateState } from './candidate-state';

const email = 'a@b.example';
const sent = { mail_failed: false, state: 'sent' as const };
const failed = { mail_failed: true, state: 'failed' as const };

test('a quote that is there is told before what became of the request', () => {
  for (const request of [undefined, sent, failed, { mail_failed: false, state: 'answered' as const }]) {
    assert.equal(candidateState({ email, request, quote: { is_chosen: false } }), 'quoted');
    assert.equal(candidateState({ email, request, quote: { is_chosen: true } }), 'chosen');
  }
  assert.equal(candidateState({ email, request: sent, quote: undefined }), 'asked');
  assert.equal(candidateState({ email, request: { ...sent, state: 'stored' }, quote: undefined }), 'stored');
  assert.equal(candidateState({ email, request: failed, quote: undefined }), 'failed');
  assert.equal(candidateState({ email: null, request: undefined, quote: undefined }), 'noEmail');
  assert.equal(candidateState({ email, request: undefined, quote: undefined }), null);
});

test('who was asked in vain can be asked again, unless their quote came all the same', () => {
  assert.equal(canBeAsked({ email, request: failed, quote: undefined }), true);
  assert.equal(canBeAsked({ email, request: failed, quote: { is_chosen: false } }), false);
  assert.equal(canBeAsked({ email, request: sent, quote: undefined }), false);
  assert.equal(canBeAsked({ email, request: undefined, quote: { is_chosen: false } }), true);
  assert.equal(canBeAsked({ email: null, request: undefined, quote: undefined }), false);
});
