import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clientOffer as clientOfferEn } from './en/client-offer';
import { common as commonEn } from './en/common';
import { fields as fieldsEn } from './en/fields';
import { orderForm as orderFormEn } from './en/order-form';
import { subcontractorOffer as subcontractorOfferEn } from './en/subcontractor-offer';
import { subcontractorOrder as subcontractorOrderEn } from './en/subcontractor-order';
import { clientOffer as clientOfferPl } from './pl/client-offer';
import { common as commonPl } from './pl/common';
import { subcontractorOrder as subcontractorOrderPl } from './pl/subcontractor-order';

/** What the specification words, by where it is said. Other languages than its own say it in their own words. */
const specified: readonly [place: string, said: string, text: string][] = [
  ['every page: a field left empty', fieldsEn.required, 'Required field'],
  ['every page: no answer', commonEn.loadFailed, 'Error loading data'],
  [
    'every page: a link without its parts',
    commonEn.badLinkMissing,
    'Invalid link. Missing required parameters.',
  ],
  ['every page: a damaged link', commonEn.badLinkUnreadable, 'Error parsing order data'],
  ['every page: while it sends', commonPl.processing, 'Przetwarzanie...'],
  ['request form', orderFormEn.failed, 'An error occurred while submitting the order'],
  ['price form', subcontractorOfferEn.failed, 'Error submitting offer'],
  ['price form: link', subcontractorOfferEn.badLink, 'Invalid offer link'],
  ['price form: link', subcontractorOfferEn.badLinkMissing, 'Invalid link - missing required parameters'],
  ['price form: price', subcontractorOfferEn.priceMin, 'Price must be greater than 0'],
  [
    'price form: dates',
    subcontractorOfferEn.pickupAfterDelivery,
    'Pickup date cannot be later than delivery date',
  ],
  ['client’s offer', clientOfferEn.failed, 'Error accepting offer'],
  ['client’s offer', clientOfferPl.failed, 'Błąd podczas akceptacji oferty'],
  ['carrier’s order: link', subcontractorOrderPl.errorTitle, 'Błąd'],
  [
    'carrier’s order: link',
    subcontractorOrderEn.errorText,
    'Failed to load data. Please check the link validity',
  ],
  ['carrier’s order: parts', subcontractorOrderEn.missingData, 'Missing required order data'],
  ['carrier’s order', subcontractorOrderEn.failed, 'Error processing response. Please try again'],
  ['carrier’s order', subcontractorOrderPl.loading, 'Ładowanie szczegółów zlecenia...'],
];

describe('texts that the specification words', () => {
  for (const [place, said, text] of specified) {
    it(`${place}: ${text}`, () => assert.ok(said.includes(text), `“${said}”`));
  }
});
