import assert from 'node:assert/strict';
import { it } from 'node:test';
import { dayOf } from '../format/dates';
import { hasOfferExpired } from './offer-over';

it('an offer has expired once its last day is over, while the client has not answered', () => {
  assert.equal(hasOfferExpired({ status: 3, valid_until: '2020-01-01' }), true);
  assert.equal(hasOfferExpired({ status: 3, valid_until: dayOf(new Date()) }), false);
  assert.equal(hasOfferExpired({ status: 3, valid_until: null }), false);
  assert.equal(hasOfferExpired({ status: 3 }), false);
  assert.equal(hasOfferExpired({ status: 4, valid_until: '2020-01-01' }), false);
});
