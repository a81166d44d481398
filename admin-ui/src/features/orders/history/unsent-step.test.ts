import assert from 'node:assert/strict';
import { it } from 'node:test';
import { unsentStep } from './unsent-step';

it('a step whose mails were only kept is told as kept, also when its link was handed over later', () => {
  assert.equal(unsentStep({ event: 'send_to_client', delivery: 'stored' }), 'send_to_client');
  assert.equal(unsentStep({ event: 'send_to_client', delivery: 'passed_on' }), 'send_to_client');
  assert.equal(unsentStep({ event: 'invoice_reminded', delivery: 'stored' }), 'invoice_mailed_again');
});

it('what left, and what wrote nobody, keeps its own words', () => {
  for (const delivery of ['handed_over', 'queued', null] as const)
    assert.equal(unsentStep({ event: 'mail_invoice', delivery }), null);
  assert.equal(unsentStep({ event: 'accept', delivery: 'stored' }), null);
});

it('an invoice that was refused is told as not delivered; of other mails the order itself warns', () => {
  assert.equal(unsentStep({ event: 'mail_invoice', delivery: 'failed' }), 'invoice_undelivered');
  assert.equal(unsentStep({ event: 'send_to_client', delivery: 'failed' }), null);
});
