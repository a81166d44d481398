import type { UiLanguage } from '../../../../kernel/text/language.js';
import type { DetailsView, StopView } from '../../../../kernel/order/transport.js';

/** A label and what it stands for. */
export interface Fact {
  label: string;
  value: string;
}

/** One of the two who agree on a transport. */
export interface Party {
  name: string;
  /** The address, line by line. */
  address: readonly string[];
  /** Numbers in registers. */
  numbers: readonly Fact[];
  phone: string | null;
  email: string | null;
}

/** Who at the forwarder's sent the order. */
export interface Contact {
  name: string;
  email: string;
}

/**
 * What stands in the order of a route, in the words in which its carrier reads it. It is kept when the order is sent:
 * what was agreed stays as it was, whatever becomes of the records.
 */
export interface CarrierOrderContent {
  language: UiLanguage;
  /** Number of the order. */
  number: number;
  /** Place of the route among those of the order, from 1. */
  leg: number;
  legs: number;
  /** The day of the order in Warsaw, `YYYY-MM-DD`. */
  day: string;
  forwarder: Party;
  carrier: Party;
  contact: Contact | null;
  pickup: StopView;
  delivery: StopView;
  /** Load and references. */
  rows: DetailsView['rows'];
  notes: string | null;
  /** With its currency. */
  price: string;
  /** Days until payment. */
  payment_days: number | null;
  /** One paragraph a line. */
  terms: string;
}
