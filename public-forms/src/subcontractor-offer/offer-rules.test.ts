import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkForm, publicOfferInputSchema } from '@frakto/sdk/forms';
import { common as shared } from '../messages/en/common';
import { fields } from '../messages/en/fields';
import { subcontractorOffer as texts } from '../messages/en/subcontractor-offer';
import { checkOffer, offerPayload, type OfferValues } from './offer-rules';

const common = { ...shared, fields };

const whole: OfferValues = {
  price: '1,850.50',
  currency: 'EUR',
  pickup_date: '2026-11-25T08:00',
  delivery_date: '2026-12-02T16:00',
  notes: ' ',
};
const check = (change: Partial<OfferValues>) =>
  checkOffer({ ...whole, ...change }, { language: 'en', common, texts });

describe('rules of the price form', () => {
  const early = 'Pickup date cannot be later than delivery date';
  const cases: readonly [Partial<OfferValues>, Partial<OfferValues>][] = [
    [{}, {}],
    [{ price: '' }, { price: 'Required field' }],
    [{ price: '0' }, { price: 'Price must be greater than 0' }],
    [{ price: '-5' }, { price: 'Price must be greater than 0' }],
    [{ price: '0.01' }, {}],
    [{ price: '0.001' }, { price: fields.tooManyDecimals }],
    [{ price: '1,450' }, {}],
    [{ price: '1.450' }, { price: 'Is it 1,450 or 1.45?' }],
    [{ price: 'a lot' }, { price: fields.notANumber }],
    [{ currency: '' }, { currency: 'Required field' }],
    [{ currency: 'GBP' }, { currency: 'Required field' }],
    [{ pickup_date: '' }, { pickup_date: 'Required field' }],
    [{ delivery_date: '2026-11-25T08:00' }, {}],
    [
      { delivery_date: '2026-11-25T07:59' },
      { pickup_date: early, delivery_date: 'Delivery date cannot be earlier than pickup date' },
    ],
    [{ notes: 'x'.repeat(4001) }, { notes: 'At most 4000 characters' }],
  ];
  for (const [change, faults] of cases) {
    it(JSON.stringify(change).slice(0, 60), () => assert.deepEqual(check(change), faults));
  }

  it('name everything at once', () => {
    const empty = { price: '', currency: '', pickup_date: '', delivery_date: '', notes: '' };
    assert.deepEqual(Object.keys(check(empty)).sort(), ['currency', 'delivery_date', 'pickup_date', 'price']);
  });
});

describe('what the price form sends', () => {
  it('is what the contract takes, under the names of the call', () => {
    const link = { userId: 1, subcontractorId: 2, orderId: 3, routeId: 4, signature: { sig: 's', exp: 5 } };
    const payload = offerPayload(whole, link, { pickup: null, delivery: null }, 'en');
    assert.equal(checkForm(publicOfferInputSchema, payload).ok, true);
    assert.deepEqual(payload, {
      user_id: 1,
      subcontractor_id: 2,
      quotation_id: 3,
      quotation_route_id: 4,
      price: 1850.5,
      currency: 'EUR',
      pickup_date: '2026-11-25T07:00:00.000Z',
      delivery_date: '2026-12-02T15:00:00.000Z',
      notes: null,
      sig: 's',
      exp: 5,
    });
  });
});
