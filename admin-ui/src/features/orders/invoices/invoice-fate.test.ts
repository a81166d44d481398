import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fateOfInvoice } from './invoice-fate';

it('an invoice is with the client once the mail server has taken it, not while its mail waits', () => {
  assert.equal(fateOfInvoice('handed_over'), 'sent');
  assert.equal(fateOfInvoice('queued'), 'waiting');
  assert.equal(fateOfInvoice('stored'), 'stored');
  assert.equal(fateOfInvoice('failed'), 'undelivered');
  // Of an invoice whose mail is gone nothing speaks against it.
  assert.equal(fateOfInvoice(null), 'sent');
});
