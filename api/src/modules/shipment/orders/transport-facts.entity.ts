import { p } from '@mikro-orm/core';
import type { AdrClass, BodyType, Incoterm, LostReason } from '../../../kernel/order/transport-facts.js';

/** What an order may know of its load and of its offer beside what every order knows. */
export const transportFactProperties = {
  ldm: p.decimal('number').nullable(),
  length_cm: p.integer().nullable(),
  width_cm: p.integer().nullable(),
  height_cm: p.integer().nullable(),
  body_type: p.string().$type<BodyType>().nullable(),
  temperature_min: p.decimal('number').nullable(),
  temperature_max: p.decimal('number').nullable(),
  adr_un: p.string().nullable(),
  adr_class: p.string().$type<AdrClass>().nullable(),
  incoterm: p.string().$type<Incoterm>().nullable(),
  pickup_until: p.datetime().nullable(),
  delivery_until: p.datetime().nullable(),
  client_reference: p.string().nullable(),
  our_reference: p.string().nullable(),
  valid_until: p.date().nullable(),
  lost_reason: p.string().$type<LostReason>().nullable(),
  lost_note: p.text().nullable(),
};
