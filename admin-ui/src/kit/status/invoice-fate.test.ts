import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fateOfInvoice, troubleOfInvoice } from './invoice-fate';

it('an invoice is with the client once the mail server has taken it, not while its mail waits', () => {
  assert.equal(fateOfInvoice('handed_over'), 'sent');
  assert.equal(fateOfInvoice('queued'), 'waiting');
  assert.equal(fateOfInvoice('stored'), 'stored');
  assert.equal(fateOfInvoice('failed'), 'undelivered');
  // Of an invoice whose mail is gone nothing speaks against it.
  assert.equal(fateOfInvoice(null), 'sent');
});

it('an order tells of its invoice only what the client lacks', () => {
  const of = (invoice_delivery: Parameters<typeof fateOfInvoice>[0]) =>
    troubleOfInvoice({ status: 12, invoice_delivery });
  assert.deepEqual((['handed_over', 'queued', 'stored', 'failed', null] as const).map(of), [
    null,
    null,
    'stored',
    'undelivered',
    null,
  ]);
});
