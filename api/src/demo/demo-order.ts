import type { CargoFactsInput, OrderUpdate, ReferencesInput } from '../modules/shipment/index.js';
import type { Place } from './demo-places.js';

/** What an order says of its load, and what it is called in the parties' books. */
export type DemoFacts = Pick<OrderUpdate, keyof CargoFactsInput | keyof ReferencesInput>;

/** A carrier's price for a route: index of the carrier, price, currency, days on the road. */
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
  /** Where it goes; with more than two places it has several routes. */
  way: readonly Place[];
  pallets: number;
  weight: number;
  cargo: string;
  notes?: string;
  facts?: DemoFacts;
  /** Hours for which the load can be fetched at the first place, and be brought to the last. */
  windows?: readonly [pickup: number, delivery: number];
  /** Days from today to the last one on which the offer can be accepted. */
  validFor?: number;
  /** Days ago that the request came. */
  age: number;
  /** Days from today to loading. */
  loading: number;
  status: number;
  /** Prices for the routes, in their sequence. */
  quotes?: readonly (readonly DemoQuote[])[];
  /** Indexes of routes whose quote is still to be chosen; of the others it is the first. */
  openRoutes?: readonly number[];
  /** Margins of the routes in percent, in their sequence; null for the company's. */
  margins?: readonly (number | null)[];
  currency?: 'PLN' | 'EUR' | 'NOK';
}
