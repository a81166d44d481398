import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publicQuotationInputSchema, checkForm } from '@frakto/sdk/forms';
import { BUILT_IN_RULES } from '../lib/post-code';
import { fromQuery, readTransport } from '../lib/transport';
import { common as shared } from '../messages/pl/common';
import { fields } from '../messages/pl/fields';
import { orderForm as texts } from '../messages/pl/order-form';
import { checkOrder, orderBase, orderPayload, type OrderRules, type OrderValues } from './order-rules';

const common = { ...shared, fields };

const rules: OrderRules = {
  language: 'pl',
  common,
  texts,
  postCodes: BUILT_IN_RULES,
  paymentDaysNeeded: true,
  asksWho: false,
};
const whole: OrderValues = {
  pickup_street: 'ul. Wieruszowska 12/16',
  pickup_city: 'Poznań',
  pickup_post_code: '60-166',
  pickup_country: 'PL',
  pickup_date: '2026-11-25T08:00',
  delivery_street: 'Kokstadvegen 23',
  delivery_city: 'Bergen',
  delivery_post_code: '5257',
  delivery_country: 'NO',
  delivery_date: '2026-12-02T16:00',
  pallets_count: '12',
  weight: '6 840,5',
  cargo_type: 'Rozdzielnice',
  notes: '',
  payment_days: '30',
  client_name: '',
  client_email: '',
};
const check = (change: Partial<OrderValues>) => checkOrder({ ...whole, ...change }, rules);

describe('rules of the order form', () => {
  it('let a whole request pass', () => assert.deepEqual(check({}), {}));

  it('ask who sends it over the form of a company, which names no client', () => {
    const ask = (change: Partial<OrderValues>) =>
      checkOrder({ ...whole, ...change }, { ...rules, asksWho: true });
    assert.deepEqual(Object.keys(ask({})).sort(), ['client_email', 'client_name']);
    assert.deepEqual(Object.keys(ask({ client_name: 'Nowa Firma', client_email: 'nobody' })), [
      'client_email',
    ]);
    const told = { client_name: ' Nowa Firma ', client_email: 'biuro@nowa.example' };
    assert.deepEqual(ask(told), {});
    const link = { userId: 5, clientId: null, clientEmail: '', orderId: null, signature: null };
    const sent = orderPayload({ ...whole, ...told }, link, { pickup: null, delivery: null }, 'pl');
    assert.equal(sent.client_id, undefined);
    assert.equal(sent.client_name, 'Nowa Firma');
    assert.equal(sent.client_email, 'biuro@nowa.example');
  });

  it('name every required field at once, and notes are not among them', () => {
    const empty = Object.fromEntries(Object.keys(whole).map((field) => [field, '  '])) as OrderValues;
    const faults = checkOrder({ ...empty, pickup_country: '', delivery_country: '' }, rules);
    assert.deepEqual(
      Object.keys(faults).sort(),
      Object.keys(whole)
        .filter((field) => !['notes', 'client_name', 'client_email'].includes(field))
        .sort(),
    );
    assert.deepEqual([...new Set(Object.values(faults))], ['Pole wymagane']);
  });

  const cases: readonly [Partial<OrderValues>, Partial<OrderValues>][] = [
    [{ pallets_count: '0' }, { pallets_count: texts.palletsMin }],
    [{ pallets_count: '1,5' }, { pallets_count: texts.palletsMin }],
    [{ pallets_count: 'kilka' }, { pallets_count: fields.notANumber }],
    [{ pallets_count: '1' }, {}],
    [{ weight: '0' }, { weight: 'Co najmniej 0,1 kg' }],
    [{ weight: '0,09' }, { weight: 'Co najmniej 0,1 kg' }],
    [{ weight: '0,1' }, {}],
    [{ weight: '6.840' }, {}],
    [{ weight: '6,840' }, { weight: 'Czy to 6 840, czy 6,84?' }],
    [{ weight: '6840,125' }, { weight: fields.tooManyDecimals }],
    [{ pallets_count: '1,450' }, {}],
    [{ weight: '100000000' }, { weight: 'Najwyżej 99 999 999' }],
    [{ pickup_post_code: '60166' }, { pickup_post_code: 'Wpisz kod w formacie 00-000' }],
    [{ delivery_post_code: '525' }, { delivery_post_code: 'Wpisz kod w formacie 0000' }],
    [{ delivery_country: 'SE', delivery_post_code: '371 65' }, {}],
    [{ payment_days: '366' }, { payment_days: texts.paymentDaysRange }],
    [{ payment_days: '-1' }, { payment_days: texts.paymentDaysRange }],
    [{ payment_days: '0' }, {}],
    [{ pickup_city: 'x'.repeat(201) }, { pickup_city: 'Najwyżej 200 znaków' }],
    [{ delivery_date: '2026-11-25T08:00' }, {}],
    [
      { delivery_date: '2026-11-25T07:59' },
      { delivery_date: 'Rozładunek nie może być przed załadunkiem (śr., 25 lis 2026, 08:00)' },
    ],
  ];
  for (const [change, faults] of cases) {
    it(JSON.stringify(change).slice(0, 60), () => {
      const found = Object.entries(check(change)).map(([field, text]) => [
        field,
        text.replace(/\u00a0/g, ' '),
      ]);
      assert.deepEqual(Object.fromEntries(found), faults);
    });
  }

  it('do not ask for payment days that the company fills in', () => {
    assert.deepEqual(checkOrder({ ...whole, payment_days: '' }, { ...rules, paymentDaysNeeded: false }), {});
    assert.deepEqual(check({ payment_days: '' }), { payment_days: 'Pole wymagane' });
  });
});

describe('what the order form sends', () => {
  const link = { userId: 1, clientId: 2, clientEmail: 'a@b.example', orderId: null, signature: null };
  const none = { pickup: null, delivery: null };

  it('is what the contract takes, in UTC and without spaces around', () => {
    const payload = orderPayload({ ...whole, pickup_city: ' Poznań ' }, link, none, 'pl');
    assert.equal(checkForm(publicQuotationInputSchema, payload).ok, true);
    assert.equal(payload.pickup_date, '2026-11-25T07:00:00.000Z');
    assert.equal(payload.pickup_city, 'Poznań');
    assert.equal(payload.weight, 6840.5);
    assert.equal(payload.notes, null);
    assert.equal(payload.payment_days, 30);
    assert.ok(!('order_id' in payload) && !('sig' in payload));
  });

  it('carries order and signature when a request is completed', () => {
    const signature = { sig: 's', exp: 5 };
    const payload = orderPayload(whole, { ...link, orderId: 7, signature }, none, 'pl');
    assert.deepEqual([payload.order_id, payload.sig, payload.exp], [7, 's', 5]);
  });
});

describe('prefilled fields', () => {
  it('come from the link in the form’s own writing', () => {
    const query = new URLSearchParams({
      pickup_country: 'Polska',
      delivery_country: 'no',
      pickup_date: '2026-07-01T06:00:00Z',
      weight: '6840.5',
      pallets_count: '12',
      notes: 'Winda',
    });
    const base = orderBase(readTransport(fromQuery(query)), 30, ['PL', 'NO'], 'pl');
    assert.equal(base.pickup_country, 'PL');
    assert.equal(base.delivery_country, 'NO');
    assert.equal(base.pickup_date, '2026-07-01T08:00');
    assert.equal(base.delivery_date, '');
    assert.equal(base.weight, '6840,5');
    assert.equal(base.payment_days, '30');
    assert.equal(base.notes, 'Winda');
  });
});
