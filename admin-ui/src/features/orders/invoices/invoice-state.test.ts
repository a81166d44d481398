import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dueStateOf, netAfter, paymentDaysAfter, isToMend } from './invoice-state';

const at = (overdue_days: number | null) =>
  dueStateOf({ overdue_days, due_date: '2026-12-20' }, (day) => day.slice(0, 10));

describe('payment of an invoice', () => {
  it('is late after its day, due on it, and awaited before', () => {
    assert.deepEqual([at(1)?.key, at(1)?.isLate], ['invoices.due.overdue', true]);
    assert.equal(at(0)?.key, 'invoices.due.today');
    assert.deepEqual(at(-28)?.values, { smart_count: 28, date: '2026-12-20' });
    assert.equal(at(null), null);
  });
});

describe('the net price after corrections', () => {
  it('is the invoice with all that changed, to the cent', () => {
    assert.equal(netAfter([{ net_amount: 0.3 }, { net_amount: -0.1 }]), 0.2);
    assert.equal(netAfter([]), 0);
  });
});

describe('the payment term after corrections', () => {
  it('runs from the day of the invoice to the latest due day', () => {
    const days = { issue_date: '2026-10-20', due_date: '2026-11-19' };
    assert.equal(paymentDaysAfter([days]), 30);
    assert.equal(paymentDaysAfter([days, { issue_date: '2026-11-22', due_date: '2026-10-20' }]), 0);
  });
});

it('what KSeF refused is mended unless a correction is based on it or the client has it', () => {
  const refused = {
    status: 'refused',
    environment: 'production',
    held_back_by: null,
    is_number_taken: false,
    is_technical_correction: false,
    offline_mode: null,
    number: null,
    reference: null,
    acquired_at: null,
    deadline: null,
    error: null,
  } as const;
  const invoice = { id: 1, sent_at: null, ksef: refused };
  assert.equal(isToMend(invoice, [invoice]), true);
  assert.equal(isToMend({ ...invoice, sent_at: '2026-11-20T09:30:00Z' }, [invoice]), true);
  const correction = { id: 2, sent_at: null, ksef: { ...refused, status: 'waiting' } } as const;
  assert.equal(isToMend(invoice, [invoice, correction]), true);
  const offlineCorrection = {
    ...correction,
    ksef: { ...correction.ksef, offline_mode: 'offline24' },
  } as const;
  assert.equal(isToMend(invoice, [invoice, offlineCorrection]), false);
  assert.equal(isToMend(invoice, [invoice, { ...correction, ksef: null }]), false);
  assert.equal(isToMend({ ...invoice, ksef: { ...refused, status: 'accepted' } }, [invoice]), false);
  assert.equal(isToMend({ ...invoice, ksef: null }, [invoice]), false);
  const offline = { ...refused, offline_mode: 'offline24' } as const;
  assert.equal(isToMend({ ...invoice, ksef: offline }, [invoice]), true);
  const sent = { ...invoice, sent_at: '2026-11-20T09:30:00Z', ksef: offline };
  assert.equal(isToMend(sent, [invoice]), false);
  assert.equal(isToMend({ ...invoice, ksef: { ...refused, offline_mode: 'total' } }, [invoice]), false);
});
