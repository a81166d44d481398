import { isRecord } from './base64-json';
import { amountIn, fromObject } from './transport';
import { parseMoment } from './warsaw-time';

/** A part of the offer that a client reads: one route with its price and days. */
export interface ShownOffer {
  id: string;
  price: number | null;
  currency: string;
  from: Date | null;
  to: Date | null;
}

/** An amount with its currency. */
export interface ShownPrice {
  amount: number;
  currency: string;
}

function firstAmount(texts: string[]): number | null {
  for (const text of texts) {
    const amount = amountIn(text);
    if (amount !== null) return amount;
  }
  return null;
}

/** The offers of a link's packed data or of the server's answer; entries that are no objects are left out. */
export function readOffers(data: readonly unknown[]): ShownOffer[] {
  return data.filter(isRecord).map((entry, index) => {
    const read = fromObject(entry);
    return {
      id: read('id') || String(index + 1),
      price: firstAmount([
        read('client_price'),
        read('price_for_client'),
        read('price_with_margin'),
        read('price'),
      ]),
      currency: read('currency_for_client') || read('currency') || 'PLN',
      from: parseMoment(read('pickup_date')),
      to: parseMoment(read('delivery_date')),
    };
  });
}

/**
 * What the client pays for all of it: the given total, or the sum of the parts when they share a currency. Null when
 * there is nothing to add up honestly.
 */
export function totalOf(
  given: number | null,
  currency: string | null,
  offers: readonly ShownOffer[],
): ShownPrice | null {
  const shared = offers.length > 0 && offers.every((offer) => offer.currency === offers[0]?.currency);
  if (given !== null) return { amount: given, currency: currency ?? offers[0]?.currency ?? 'PLN' };
  if (!shared) return null;
  const cents = offers.map((offer) => (offer.price === null ? null : Math.round(offer.price * 100)));
  if (cents.some((part) => part === null)) return null;
  const sum = cents.reduce<number>((total, part) => total + (part ?? 0), 0);
  return { amount: sum / 100, currency: offers[0]?.currency ?? 'PLN' };
}
