import { checkFields, publicQuotationInputRules, type FormFault } from '@frakto/sdk/rules';
import type { QuotationInput } from '../api/public-api';
import { countryCode } from '../lib/countries';
import { formatDateTime } from '../lib/format';
import type { Language } from '../lib/language';
import type { OrderFormLink } from '../lib/links';
import { decimalsOf, numberText, typedNumber } from '../lib/numbers';
import { postCodeFits, type PostCodeRules } from '../lib/post-code';
import type { Transport } from '../lib/transport';
import { fieldToIso, instantToWall } from '../lib/warsaw-time';
import type { CommonMessages } from '../messages/pl/common';
import type { OrderFormMessages } from '../messages/pl/order-form';
import { ambiguityText, faultText, fieldsOf } from '../ui/fault-text';
import type { Faults, Values } from '../ui/use-form';

/** What the rules of the order form need besides the values. */
export interface OrderRules {
  language: Language;
  common: CommonMessages;
  texts: OrderFormMessages;
  postCodes: PostCodeRules;
  /** False while the company's payment terms are on their way: the server fills them in. */
  paymentDaysNeeded: boolean;
  /** The link names no client: the visitor says who asks. */
  asksWho: boolean;
}

function isOrderField(field: string): field is OrderField {
  return ORDER_FIELDS.some((known) => known === field);
}

function wordOf(field: OrderField, fault: FormFault, { texts, common, language }: OrderRules): string {
  if (fault.code === 'too_small' || fault.code === 'not_an_integer') {
    if (field === 'pallets_count') return texts.palletsMin;
    if (field === 'weight') return texts.weightMin;
  }
  if (field === 'payment_days' && fault.code !== 'required') return texts.paymentDaysRange;
  return faultText(fault, common, language);
}

/** Every fault of the form: limits come from the API's contract, the rest is about fields that belong together. */
export function checkOrder(values: OrderValues, rules: OrderRules): Faults<OrderField> {
  const { texts, common, language } = rules;
  const faults: Faults<OrderField> = {};
  const order = orderCandidate(values, language);
  // Whom a request speaks for comes from the link, not from a field.
  for (const fault of checkFields(publicQuotationInputRules, order)) {
    if (fault.field === 'client_email' && !rules.asksWho) continue;
    if (isOrderField(fault.field)) faults[fault.field] = wordOf(fault.field, fault, rules);
  }
  for (const end of ['pickup', 'delivery'] as const) {
    const code = values[`${end}_post_code`].trim();
    const country = values[`${end}_country`];
    if (code === '') faults[`${end}_post_code`] = fieldsOf(common).required;
    else if (!postCodeFits(code, country, rules.postCodes)) {
      const like = rules.postCodes.get(country);
      faults[`${end}_post_code`] ??= like ? texts.postCodeLike(like.example) : texts.postCodeOther;
    }
  }
  for (const end of ['pickup_date', 'delivery_date'] as const)
    if (values[end].trim() !== '' && order[end] === '') faults[end] = fieldsOf(common).incompleteDate;
  const question = ambiguityText(values.weight, common, language);
  if (question) faults.weight = question;
  if (order.weight !== undefined && decimalsOf(order.weight) > 2)
    faults.weight ??= fieldsOf(common).tooManyDecimals;
  if (rules.asksWho && order.client_name === null) faults.client_name ??= fieldsOf(common).required;
  if (rules.paymentDaysNeeded && values.payment_days.trim() === '')
    faults.payment_days = fieldsOf(common).required;
  const pickup = new Date(order.pickup_date);
  if (!faults.pickup_date && !faults.delivery_date && new Date(order.delivery_date) < pickup) {
    faults.delivery_date = texts.deliveryBeforePickup(formatDateTime(pickup, language));
  }
  return faults;
}

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
  'client_name',
  'client_email',
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
    client_name: '',
    client_email: '',
  };
}

/** What the fields hold, as the API takes it; a number that is missing is undefined, one that cannot be read NaN. */
function orderCandidate(
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
    client_name: values.client_name.trim() || null,
    client_email: values.client_email.trim(),
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
    user_id: link.userId,
    ...(link.clientId === null ? {} : { client_id: link.clientId, client_name: null }),
    ...(link.orderId === null ? {} : { order_id: link.orderId }),
    ...(link.clientEmail ? { client_email: link.clientEmail } : {}),
    ...link.signature,
  };
}
