import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { TimeWindows } from '../../../kernel/order/time-windows.js';
import type { BodyRules, Fault, UncheckedBody } from '../../../platform/http/checks.js';
import {
  blankFaults,
  countryCodeFaults,
  decimalFaults,
  emailFaults,
  instantOf,
  lineBreakFaults,
  postCodeFaults,
  dateFaults,
} from '../../../platform/http/field-rules.js';
import { isDay } from '../../../kernel/time/warsaw-time.js';

const ends = ['pickup', 'delivery'] as const;

/** Windows of time: each names an instant, none before its date. */
export const windowRules: BodyRules = (body) =>
  ends.flatMap((end): Fault[] => {
    const field = `${end}_until`;
    const faults = dateFaults(body, field);
    if (faults.length > 0) return faults;
    const date = instantOf(body, `${end}_date`);
    const until = instantOf(body, field);
    return date !== null && until !== null && until < date ? [{ field, code: 'until_before_date' }] : [];
  });

/** What a load may need: numbers with the decimals that are kept, temperatures in sequence. */
const cargoFactRules: BodyRules = (body) => [
  ...decimalFaults(body, 'ldm', 2),
  ...decimalFaults(body, 'temperature_min', 1),
  ...decimalFaults(body, 'temperature_max', 1),
  ...temperatureFaults(body),
];

/** The last day of an offer: a day of the calendar. Whether it has passed is asked when the offer is sent. */
export const validityRules: BodyRules = ({ valid_until }) =>
  typeof valid_until === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valid_until) && !isDay(valid_until)
    ? [{ field: 'valid_until', code: 'not_a_date' }]
    : [];

/** All of them. */
const transportFactRules: BodyRules = (body) => [
  ...windowRules(body),
  ...cargoFactRules(body),
  ...validityRules(body),
];

/** Temperatures of which the lower one is the higher, told at both. */
function temperatureFaults(body: UncheckedBody): Fault[] {
  const { temperature_min: min, temperature_max: max } = body;
  return typeof min === 'number' && typeof max === 'number' && min > max
    ? [
        { field: 'temperature_min', code: 'above_maximum' },
        { field: 'temperature_max', code: 'below_minimum' },
      ]
    : [];
}

/**
 * A day of payment that is none of the calendar, or of an order that is not being paid; or on which the client cannot
 * have paid, once it is known between which days they can.
 */
export function paymentDayFaults(body: UncheckedBody): Fault[] {
  const field = 'paid_on';
  const { status, paid_on: day, first_payment_day: first, last_payment_day: last } = body;
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return [];
  if (typeof status === 'number' && status !== OrderStatus.Paid) return [{ field, code: 'invalid_value' }];
  if (!isDay(day)) return [{ field, code: 'not_a_date' }];
  if (typeof last === 'string' && day > last) return [{ field, code: 'day_ahead' }];
  return typeof first === 'string' && day < first
    ? [{ field, code: 'before_invoice', params: { day: first } }]
    : [];
}

/** Both ends of a transport: filled lines, known countries, their post codes, dates in sequence. */
export const transportRules: BodyRules = (body) => [
  ...ends.flatMap((end) => [
    ...['street', 'city', 'post_code'].flatMap((part) => blankFaults(body, `${end}_${part}`)),
    ...countryCodeFaults(body, `${end}_country`),
    ...postCodeFaults(body, `${end}_post_code`, countryOf(body, end)),
    ...dateFaults(body, `${end}_date`),
  ]),
  ...sequenceFaults(body),
];

/** A transport with its cargo. */
export const cargoRules: BodyRules = (body) => [
  ...transportRules(body),
  ...blankFaults(body, 'cargo_type'),
  ...decimalFaults(body, 'weight', 2),
  ...decimalFaults(body, 'price_for_client', 2),
  ...emailFaults(body, 'client_email'),
];

/** A transport with its cargo and with all that may be known of it. */
export const orderRules: BodyRules = (body) => [...cargoRules(body), ...transportFactRules(body)];

/** A request entered by hand: somebody to answer to, by record or by address. */
export const newOrderRules: BodyRules = (body) => [
  ...orderRules(body),
  ...(body['client_id'] == null && body['client_email'] === undefined
    ? [{ field: 'client_email', code: 'required' } as const]
    : []),
];

/**
 * By when a request is paid is said by the company's terms or by the form. The terms are known where something else is at fault: see
 * `checked`.
 */
export const paymentTermRules: BodyRules = ({ payment_days: days, payment_terms_days: terms }) =>
  terms === null && days == null ? [{ field: 'payment_days', code: 'required' }] : [];

/** A stranger's request: of a client, or of somebody who says who they are. Of a request that is completed that is on record. */
export const publicQuotationRules: BodyRules = (body) => [
  ...cargoRules(body),
  ...blankFaults(body, 'client_name'),
  ...paymentTermRules(body),
  ...(['client_id', 'client_name', 'order_id', 'order_data'].every((name) => body[name] == null)
    ? [{ field: 'client_id', code: 'required' } as const]
    : []),
];

/** A status is a number; the type's own check would take its text as well. What was lost has been rejected. */
export const statusRules: BodyRules = (body) => {
  const { status, lost_reason } = body;
  return [
    ...(typeof status === 'string' ? [{ field: 'status', code: 'not_a_number' } as const] : []),
    ...(lost_reason != null && typeof status === 'number' && status !== OrderStatus.RejectedByClient
      ? [{ field: 'lost_reason', code: 'invalid_value' } as const]
      : []),
    ...paymentDayFaults(body),
  ];
};

/** When a copy is to be loaded. */
export const orderCopyRules: BodyRules = (body) => dateFaults(body, 'pickup_date');

/** A price for the client set by hand. */
export const clientPriceRules: BodyRules = (body) => decimalFaults(body, 'client_price', 2);

/** An offer to the client. */
export const offerToClientRules: BodyRules = (body) => [
  ...emailFaults(body, 'recipient_email'),
  ...decimalFaults(body, 'price_for_client', 2),
  ...marginFaults(body),
  ...blankFaults(body, 'subject'),
  ...lineBreakFaults(body, 'subject'),
  ...validityRules(body),
  ...variantFaults(body),
  ...(Array.isArray(body['variants']) && body['price_for_client'] != null
    ? [{ field: 'price_for_client', code: 'invalid_value' } as const]
    : []),
];

/** An offer to look at; words may be missing while they are written. */
export const offerPreviewRules: BodyRules = (body) => [
  ...decimalFaults(body, 'price_for_client', 2),
  ...lineBreakFaults(body, 'subject'),
  ...variantFaults(body),
];

/** Mails about a route; a request for a price is looked at also before the acceptance of the order makes its route. */
const routeMails: readonly unknown[] = [
  'price_reminder',
  'carrier_order',
  'carrier_reminder',
  'vehicle_request',
];

/** A mail to look at. */
export const mailPreviewRules: BodyRules = (body) => [
  ...lineBreakFaults(body, 'subject'),
  ...validityRules(body),
  ...(body['route_id'] === undefined && routeMails.includes(body['kind'])
    ? [{ field: 'route_id', code: 'required' } as const]
    : []),
];

/** The order of a route to its carrier. */
export const sendToSubcontractorRules: BodyRules = (body) => lineBreakFaults(body, 'subject');

/** Variants with prices of too many decimals or without a name of their own, and two that the client could not tell apart. */
function variantFaults({ variants }: UncheckedBody): Fault[] {
  if (!Array.isArray(variants)) return [];
  const names = new Set<string>();
  return variants.flatMap((variant: unknown, index): Fault[] => {
    if (typeof variant !== 'object' || variant === null) return [];
    const { kind, label, quote_ids: quotes } = variant as UncheckedBody;
    const at = `variants.${index}`;
    const faults: Fault[] = decimalFaults(variant as UncheckedBody, 'price_for_client', 2).map((fault) => ({
      ...fault,
      field: `${at}.price_for_client`,
    }));
    const own = typeof label === 'string' ? label.trim() : '';
    if (kind === 'own' && own === '' && (label == null || typeof label === 'string'))
      faults.push({ field: `${at}.label`, code: 'required' });
    const name = kind === 'own' ? own.toLowerCase() : String(kind);
    if (names.has(name))
      faults.push({ field: `${at}.${kind === 'own' ? 'label' : 'kind'}`, code: 'invalid_value' });
    names.add(name);
    if (Array.isArray(quotes) && new Set(quotes).size < quotes.length)
      faults.push({ field: `${at}.quote_ids`, code: 'incomplete_list' });
    return faults;
  });
}

function countryOf(body: UncheckedBody, end: string): string | null {
  const country = body[`${end}_country`];
  return typeof country === 'string' && countryCodeFaults(body, `${end}_country`).length === 0
    ? country
    : null;
}

/** A delivery before its pickup, told at the delivery. */
export function sequenceFaults(body: UncheckedBody): Fault[] {
  const pickup = instantOf(body, 'pickup_date');
  const delivery = instantOf(body, 'delivery_date');
  return pickup !== null && delivery !== null && delivery < pickup
    ? [
        { field: 'pickup_date', code: 'pickup_after_delivery' },
        { field: 'delivery_date', code: 'delivery_before_pickup' },
      ]
    : [];
}

/** A transport after a change of some of its fields: what does not fit together any more. */
export function storedTransportFaults(
  transport: { pickup_date: Date; delivery_date: Date } & TimeWindows,
): Fault[] {
  const { pickup_date, delivery_date, pickup_until, delivery_until } = transport;
  const written = {
    ...transport,
    pickup_date: pickup_date.toISOString(),
    delivery_date: delivery_date.toISOString(),
    pickup_until: pickup_until?.toISOString(),
    delivery_until: delivery_until?.toISOString(),
  } as UncheckedBody;
  return [
    ...sequenceFaults(written),
    ...windowRules(written),
    ...temperatureFaults(written),
    ...ends.flatMap((end) => postCodeFaults(written, `${end}_post_code`, countryOf(written, end))),
  ];
}

function marginFaults(body: UncheckedBody): Fault[] {
  const { profit_margin } = body;
  if (typeof profit_margin !== 'number') return [];
  if (profit_margin < 0) return [{ field: 'profit_margin', code: 'too_small', params: { limit: 0 } }];
  if (profit_margin > 100) return [{ field: 'profit_margin', code: 'too_large', params: { limit: 100 } }];
  return decimalFaults(body, 'profit_margin', 1);
}
