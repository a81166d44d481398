import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import { dateFaults, decimalFaults, instantOf } from '../../../platform/http/field-rules.js';
import { sequenceFaults } from '../orders/order.policy.js';

/** A quote given over a link: a real price, dates in sequence. */
export const publicOfferRules: BodyRules = (body) => [...priceAndDateFaults(body), ...sequenceFaults(body)];

/** A quote entered by the forwarder: a real price, and a delivery after its pickup. */
export const contractQuoteRules: BodyRules = (body) => {
  const pickup = instantOf(body, 'pickup_date');
  const delivery = instantOf(body, 'delivery_date');
  const isAfter = pickup === null || delivery === null || delivery > pickup;
  return [
    ...priceAndDateFaults(body),
    ...(isAfter ? [] : [{ field: 'delivery_date', code: 'delivery_not_after_pickup' } as const]),
  ];
};

function priceAndDateFaults(body: UncheckedBody): Fault[] {
  const { price } = body;
  const isFree = typeof price === 'number' && price <= 0;
  return [
    ...(isFree ? [{ field: 'price', code: 'must_be_positive' } as const] : []),
    ...decimalFaults(body, 'price', 2),
    ...dateFaults(body, 'pickup_date'),
    ...dateFaults(body, 'delivery_date'),
  ];
}
