import type { Schemas } from '../../../kit/api/types';

/** What may be known of a load and of the order beside it; named as in the API. Everything may be missing. */
export interface FactValues {
  pickup_until: string | null;
  delivery_until: string | null;
  /** Loading metres. */
  ldm: number | null;
  /** In cm, of the largest piece. */
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
  body_type: Schemas['BodyType'] | null;
  /** In °C. */
  temperature_min: number | null;
  temperature_max: number | null;
  adr_un: string | null;
  adr_class: Schemas['AdrClass'] | null;
  incoterm: Schemas['Incoterm'] | null;
  client_reference: string | null;
  our_reference: string | null;
}

/** Picks the facts out of an order. */
export function factValues(order: FactValues): FactValues {
  return {
    pickup_until: order.pickup_until,
    delivery_until: order.delivery_until,
    ldm: order.ldm,
    length_cm: order.length_cm,
    width_cm: order.width_cm,
    height_cm: order.height_cm,
    body_type: order.body_type,
    temperature_min: order.temperature_min,
    temperature_max: order.temperature_max,
    adr_un: order.adr_un,
    adr_class: order.adr_class,
    incoterm: order.incoterm,
    client_reference: order.client_reference,
    our_reference: order.our_reference,
  };
}

/** Of an order of which nothing is known yet. */
export const noFacts: FactValues = {
  pickup_until: null,
  delivery_until: null,
  ldm: null,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  body_type: null,
  temperature_min: null,
  temperature_max: null,
  adr_un: null,
  adr_class: null,
  incoterm: null,
  client_reference: null,
  our_reference: null,
};

/** The fields of the facts, in the order of the form. */
export const factFields = [
  'pickup_until',
  'delivery_until',
  'ldm',
  'length_cm',
  'width_cm',
  'height_cm',
  'body_type',
  'temperature_min',
  'temperature_max',
  'adr_un',
  'adr_class',
  'incoterm',
  'client_reference',
  'our_reference',
] as const satisfies readonly (keyof FactValues)[];
