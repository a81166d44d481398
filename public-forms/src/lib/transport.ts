import { readFacts, type Facts } from './facts';
import { parseMoment } from './warsaw-time';
import { numberInLink } from './numbers';

/** One end of a transport, as a page shows it. */
export interface TransportEnd {
  street: string;
  city: string;
  postCode: string;
  /** ISO 3166-1 alpha-2, or whatever a link of another tool said. */
  country: string;
  at: Date | null;
  /** IANA name of the zone of the place's clocks; empty while only a link has spoken. */
  zone: string;
  /** Until when the place can be reached; null where only a time is agreed. */
  until: Date | null;
}

/** A transport, as a page shows it; what is not known is empty or null. */
export interface Transport {
  pickup: TransportEnd;
  delivery: TransportEnd;
  pallets: number | null;
  /** In kg. */
  weight: number | null;
  cargoType: string;
  notes: string;
  paymentDays: number | null;
  facts: Facts;
}

/** The named text of a source: a link's parameter, or a property of packed or answered data. */
export type Source = (name: string) => string;

/** Reads parameters of a link. */
export function fromQuery(query: URLSearchParams): Source {
  return (name) => query.get(name)?.trim() ?? '';
}

/** Reads properties of an object that came over the wire; only text and numbers count. */
export function fromObject(data: object): Source {
  const properties = new Map<string, unknown>(Object.entries(data));
  return (name) => {
    const value = properties.get(name);
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? value.trim() : '';
  };
}

/** A number that is shown: never negative, never half read. */
export function amountIn(text: string): number | null {
  const value = numberInLink(text);
  return value !== null && value >= 0 ? value : null;
}

function endFrom(source: Source, end: 'pickup' | 'delivery'): TransportEnd {
  return {
    street: source(`${end}_street`),
    city: source(`${end}_city`),
    postCode: source(`${end}_post_code`),
    country: source(`${end}_country`),
    at: parseMoment(source(`${end}_date`)),
    zone: source(`${end}_time_zone`),
    until: parseMoment(source(`${end}_until`)),
  };
}

/**
 * A transport out of named texts. Days of payment go by `payment_days` on orders and `payment_terms` on routes.
 */
export function readTransport(source: Source): Transport {
  return {
    pickup: endFrom(source, 'pickup'),
    delivery: endFrom(source, 'delivery'),
    pallets: amountIn(source('pallets_count')),
    weight: amountIn(source('weight')),
    cargoType: source('cargo_type'),
    notes: source('notes'),
    paymentDays: amountIn(source('payment_days') || source('payment_terms')),
    facts: readFacts(source),
  };
}

/** True when there is anything at all to show. */
export function isKnown(transport: Transport): boolean {
  const { pickup, delivery } = transport;
  return Boolean(
    pickup.city || pickup.street || delivery.city || delivery.street || pickup.at || delivery.at,
  );
}
