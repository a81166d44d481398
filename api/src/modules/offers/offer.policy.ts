import type { BodyRules } from '../../http/checks.js';
import { decimalFaults, dateFaults } from '../../http/field-rules.js';
import { sequenceFaults } from '../orders/order.policy.js';

/** A quote given over a link: a real price, dates in sequence. */
export const publicOfferRules: BodyRules = (body) => {
  const { price } = body;
  const isFree = typeof price === 'number' && price <= 0;
  return [
    ...(isFree ? [{ field: 'price', code: 'must_be_positive' } as const] : []),
    ...decimalFaults(body, 'price', 2),
    ...dateFaults(body, 'pickup_date'),
    ...dateFaults(body, 'delivery_date'),
    ...sequenceFaults(body),
  ];
};
