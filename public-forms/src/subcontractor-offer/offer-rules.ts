import { checkFields, publicOfferInputRules, type FormFault } from '@frakto/sdk/rules';
import type { OfferInput } from '../api/public-api';
import type { Language } from '../lib/language';
import type { SubcontractorOfferLink } from '../lib/links';
import { decimalsOf, typedNumber } from '../lib/numbers';
import { fieldToIso } from '../lib/warsaw-time';
import type { CommonMessages } from '../messages/pl/common';
import type { SubcontractorOfferMessages } from '../messages/pl/subcontractor-offer';
import { ambiguityText, faultText, fieldsOf } from '../ui/fault-text';
import type { Faults, Values } from '../ui/use-form';

/** The fields of the price form, by their names in the API. */
export const OFFER_FIELDS = ['price', 'currency', 'pickup_date', 'delivery_date', 'notes'] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];
export type OfferValues = Values<OfferField>;

/** The instants behind prefilled dates. */
export interface OriginalDates {
  pickup: Date | null;
  delivery: Date | null;
}

/** What the rules of the price form need besides the values. */
export interface OfferRules {
  language: Language;
  common: CommonMessages;
  texts: SubcontractorOfferMessages;
}

/** What the fields hold, as the API takes it; a price that is missing is undefined, one that cannot be read NaN. */
function offerCandidate(
  values: OfferValues,
  language: Language,
  originals: OriginalDates = { pickup: null, delivery: null },
) {
  return {
    price: typedNumber(values.price, language),
    currency: values.currency,
    pickup_date: fieldToIso(values.pickup_date, originals.pickup) ?? '',
    delivery_date: fieldToIso(values.delivery_date, originals.delivery) ?? '',
    notes: values.notes.trim() || null,
  };
}

function isOfferField(field: string): field is OfferField {
  return OFFER_FIELDS.some((known) => known === field);
}

function wordOf(fault: FormFault, { texts, common, language }: OfferRules): string {
  if (fault.field === 'price' && fault.code === 'too_small') return texts.priceMin;
  return faultText(fault, common, language);
}

/** Every fault of the price form. */
export function checkOffer(values: OfferValues, rules: OfferRules): Faults<OfferField> {
  const { texts, common, language } = rules;
  const faults: Faults<OfferField> = {};
  const offer = offerCandidate(values, language);
  for (const fault of checkFields(publicOfferInputRules, offer)) {
    if (isOfferField(fault.field)) faults[fault.field] = wordOf(fault, rules);
  }
  for (const end of ['pickup_date', 'delivery_date'] as const)
    if (values[end].trim() !== '' && offer[end] === '') faults[end] = fieldsOf(common).incompleteDate;
  const question = ambiguityText(values.price, common, language);
  if (question) faults.price = question;
  if (offer.price !== undefined && !faults.price) {
    if (decimalsOf(offer.price) > 2) faults.price = fieldsOf(common).tooManyDecimals;
    else if (offer.price < 0.01) faults.price = texts.priceMin;
  }
  if (values.currency === '') faults.currency = fieldsOf(common).required;
  if (
    !faults.pickup_date &&
    !faults.delivery_date &&
    new Date(offer.delivery_date) < new Date(offer.pickup_date)
  ) {
    faults.pickup_date = texts.pickupAfterDelivery;
    faults.delivery_date = texts.deliveryBeforePickup;
  }
  return faults;
}

/** The offer to send once the check has passed. */
export function offerPayload(
  values: OfferValues,
  link: SubcontractorOfferLink,
  originals: OriginalDates,
  language: Language,
): OfferInput {
  const offer = offerCandidate(values, language, originals);
  return {
    ...offer,
    price: offer.price ?? 0,
    currency: offer.currency as OfferInput['currency'],
    user_id: link.userId,
    subcontractor_id: link.subcontractorId,
    quotation_id: link.orderId,
    quotation_route_id: link.routeId,
    ...link.signature,
  };
}
