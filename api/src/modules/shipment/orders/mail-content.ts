import { findCountryById, languageOfCountry } from '../../../kernel/contact/countries.js';
import type { MailLanguage } from '../../../kernel/text/language.js';
import { parseMoney, type Money } from '../../../kernel/money/money.js';
import type { TimedEnds } from '../../../kernel/order/transport.js';
import { cargoFactsOf } from '../../../kernel/order/transport-facts.js';
import type { TransportDetails } from '../../correspondence/index.js';
import type { SubcontractorDto } from '../../directory/index.js';
import type { StoredVariant } from './client-offer.entity.js';
import type { Order } from './order.entity.js';

type MailReferences = NonNullable<TransportDetails['references']>;

/** The language of mails to a subcontractor: their country's. */
export function languageOf(subcontractor: SubcontractorDto | null): MailLanguage {
  const country = subcontractor?.country_id ? findCountryById(subcontractor.country_id) : null;
  return languageOfCountry(country?.code ?? null);
}

/** What a mail belongs to. */
export function about(order: Order): { clientId: number | null; orderId: number } {
  return { clientId: order.client_id ?? null, orderId: order.id };
}

/** What the parties call the transport, as its client reads it. */
export function referencesForClient({ client_reference, our_reference }: Order): MailReferences {
  return { yours: client_reference ?? null, ours: our_reference ?? null };
}

/** What the parties call the transport, as the carrier who drives it reads it. */
export function referencesForCarrier({ client_reference, our_reference }: Order): MailReferences {
  return { clients: client_reference ?? null, ours: our_reference ?? null };
}

/**
 * The transport as a mail shows it.
 * @param routes in driving order
 */
export function detailsOf(
  order: Order,
  routes: readonly TimedEnds[],
  kind: TransportDetails['kind'],
  price: Money | null,
  paymentTerm: number | null,
): TransportDetails {
  return {
    kind,
    number: order.id,
    routes: routes.map((route) => ({
      pickup: {
        street: route.pickup_street,
        postCode: route.pickup_post_code,
        city: route.pickup_city,
        country: route.pickup_country,
        date: route.pickup_date,
        until: route.pickup_until ?? null,
      },
      delivery: {
        street: route.delivery_street,
        postCode: route.delivery_post_code,
        city: route.delivery_city,
        country: route.delivery_country,
        date: route.delivery_date,
        until: route.delivery_until ?? null,
      },
    })),
    palletsCount: order.pallets_count,
    weight: order.weight,
    cargoType: order.cargo_type,
    facts: cargoFactsOf(order),
    notes: order.notes ?? null,
    price,
    paymentTerm,
  };
}

/**
 * The transport as the mail of an offer shows it. Of several variants each has its own times: the way is told without any.
 * @param routes in driving order, at the times that were quoted
 */
export function offerDetailsOf(
  order: Order,
  routes: readonly TimedEnds[],
  { price, variants }: { price: Money; variants: readonly StoredVariant[] | null },
): TransportDetails {
  const details = detailsOf(order, routes, 'offer', variants ? null : price, order.payment_days ?? null);
  if (!variants) return details;
  return {
    ...details,
    routes: details.routes.map(({ pickup, delivery }) => ({
      pickup: { ...pickup, date: null, until: null },
      delivery: { ...delivery, date: null, until: null },
    })),
    variants: variants.map(({ kind, label, legs, ...one }) => ({
      kind,
      label,
      price: parseMoney(one.price, one.currency),
      legs: legs.map(({ pickup_city, delivery_city, ...leg }) => ({
        way: `${pickup_city} → ${delivery_city}`,
        pickup: { date: new Date(leg.pickup_date), country: leg.pickup_country },
        delivery: { date: new Date(leg.delivery_date), country: leg.delivery_country },
      })),
    })),
  };
}
