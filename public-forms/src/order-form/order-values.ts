import type { QuotationInput } from '../api/public-api';
import { countryCode } from '../lib/countries';
import type { OrderFormLink } from '../lib/links';
import type { Language } from '../lib/language';
import { numberText, typedNumber } from '../lib/numbers';
import { fieldToIso, instantToWall } from '../lib/warsaw-time';
import type { Transport } from '../lib/transport';
import type { Values } from '../ui/use-form';

/** The fields of the order form, by their names in the API. */
export const ORDER_FIELDS = [
  'pickup_street',
  'pickup_city',
  'pickup_post_code',
  'pickup_country',
  'pickup_date',
  'delivery_street',
  'delivery_city',
  'delivery_post_code',
  'delivery_country',
  'delivery_date',
  'pallets_count',
  'weight',
  'cargo_type',
  'notes',
  'payment_days',
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
export type OrderValues = Values<OrderField>;

/** The instants behind prefilled dates, which survive being shown to the minute. */
export interface OriginalDates {
  pickup: Date | null;
  delivery: Date | null;
}

/** The texts that a known transport puts into the fields. */
export function orderBase(
  transport: Transport,
  paymentDays: number | null,
  codes: readonly string[],
  language: Language,
): OrderValues {
  const { pickup, delivery } = transport;
  return {
    pickup_street: pickup.street,
    pickup_city: pickup.city,
    pickup_post_code: pickup.postCode,
    pickup_country: countryCode(pickup.country, codes),
    pickup_date: pickup.at ? instantToWall(pickup.at) : '',
    delivery_street: delivery.street,
    delivery_city: delivery.city,
    delivery_post_code: delivery.postCode,
    delivery_country: countryCode(delivery.country, codes),
    delivery_date: delivery.at ? instantToWall(delivery.at) : '',
    pallets_count: numberText(transport.pallets, language),
    weight: numberText(transport.weight, language),
    cargo_type: transport.cargoType,
    notes: transport.notes,
    payment_days: numberText(paymentDays, language),
  };
}

/** What the fields hold, as the API takes it; a number that is missing is undefined, one that cannot be read NaN. */
export function orderCandidate(
  values: OrderValues,
  language: Language,
  originals: OriginalDates = { pickup: null, delivery: null },
) {
  return {
    pickup_street: values.pickup_street.trim(),
    pickup_city: values.pickup_city.trim(),
    pickup_post_code: values.pickup_post_code.trim(),
    pickup_country: values.pickup_country,
    pickup_date: fieldToIso(values.pickup_date, originals.pickup) ?? '',
    delivery_street: values.delivery_street.trim(),
    delivery_city: values.delivery_city.trim(),
    delivery_post_code: values.delivery_post_code.trim(),
    delivery_country: values.delivery_country,
    delivery_date: fieldToIso(values.delivery_date, originals.delivery) ?? '',
    pallets_count: typedNumber(values.pallets_count, language, true),
    weight: typedNumber(values.weight, language),
    cargo_type: values.cargo_type.trim(),
    notes: values.notes.trim() || null,
    payment_days: typedNumber(values.payment_days, language, true) ?? null,
  };
}

/** The request to send once the check has passed: the fields and whom the link speaks for. */
export function orderPayload(
  values: OrderValues,
  link: OrderFormLink,
  originals: OriginalDates,
  language: Language,
): QuotationInput {
  const order = orderCandidate(values, language, originals);
  return {
    ...order,
    pallets_count: order.pallets_count ?? 0,
    weight: order.weight ?? 0,
    client_id: link.clientId,
    user_id: link.userId,
    client_email: link.clientEmail,
    ...(link.orderId === null ? {} : { order_id: link.orderId }),
    ...link.signature,
  };
}
