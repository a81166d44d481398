import type { Place } from './demo-places.js';

/** A carrier's price for a leg: index of the carrier, price, currency, days on the road. */
export type DemoQuote = readonly [
  carrier: number,
  price: number,
  currency: 'PLN' | 'EUR' | 'NOK',
  days: number,
  notes?: string,
];

/** An order of the demo and how far it has come. */
export interface DemoOrder {
  /** Index of the client. */
  client: number;
  /** Where it goes; with more than two places it has several legs. */
  way: readonly Place[];
  pallets: number;
  weight: number;
  cargo: string;
  notes?: string;
  /** Days ago that the request came. */
  age: number;
  /** Days from today to loading. */
  loading: number;
  status: number;
  /** Prices for the legs, in their sequence. */
  quotes?: readonly (readonly DemoQuote[])[];
  currency?: 'PLN' | 'EUR' | 'NOK';
}
