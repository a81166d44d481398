import assert from 'node:assert/strict';
import { it } from 'node:test';
import { awaitedInvoices } from './awaited-invoices';

it('a carrier’s invoice is waited for until it covers what was agreed; where nothing was, none is', () => {
  const route = (agreed_amount: number | null, invoiced_amount: number) => ({
    agreed_amount,
    invoiced_amount,
  });
  assert.deepEqual(
    awaitedInvoices([route(100, 0), route(100, 40), route(100, 100), route(100, 120), route(null, 0)]),
    [route(100, 0), route(100, 40)],
  );
});
