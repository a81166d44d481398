import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import { allowedNext, nextStatus, type OrderEvent, OrderStatus } from '../../../kernel/order/order-status.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { AdrClass, BodyType, Incoterm, LostReason } from '../../../kernel/order/transport-facts.js';
import type { HistoryFacts } from './order-history.dto.js';

/** What an order may know of its load and of its offer beside what every order knows. */
const transportFactProperties = {
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

const orderSchema = defineEntity({
  name: 'Order',
  tableName: 'orders',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    user_id: p.integer().nullable(),
    external_id: p.string().nullable(),
    client_id: p.integer().nullable(),
    client_name: p.string().nullable(),
    /** Whom an unsigned request names, until the forwarder has said whether it is true. */
    claimed_client_id: p.integer().nullable(),
    client_email: p.string().default(''),
    /** Since when nobody has said yet that a request from a website is real. */
    unconfirmed_since: p.datetime().nullable(),
    /** The person who filled in the form on a website. */
    contact_name: p.string().nullable(),
    /** The website on which the form stood, as its page told. */
    request_site: p.string().nullable(),
    status: p.integer().$type<OrderStatus>().default(0),
    pickup_street: p.string(),
    pickup_city: p.string(),
    pickup_post_code: p.string(),
    pickup_country: p.string(),
    pickup_date: p.datetime(),
    delivery_street: p.string(),
    delivery_city: p.string(),
    delivery_post_code: p.string(),
    delivery_country: p.string(),
    delivery_date: p.datetime(),
    pallets_count: p.integer(),
    weight: p.decimal('number'),
    cargo_type: p.string(),
    notes: p.text().nullable(),
    payment_days: p.integer().nullable(),
    price_for_client: p.decimal('number').nullable(),
    currency_for_client: p.string().nullable(),
    client_price: p.decimal('number').nullable(),
    ...transportFactProperties,
    is_read: p.boolean().default(false),
    is_data_complete: p.boolean().default(true),
    /** The client is not reminded of offers. */
    follow_up_off: p.boolean().default(false),
    created_at: p.datetime().onCreate(() => new Date()),
    updated_at: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A transport request, quotation or order: one record in different statuses. */
export class Order extends orderSchema.class {
  /**
   * Lets an event happen: the only way on to another status.
   * @param to where the event leads when that depends on the routes; the table decides when left out
   * @returns the status it came from
   * @throws {Conflict} when the event cannot happen now, naming the statuses that can follow
   */
  transition(event: OrderEvent, to?: OrderStatus): OrderStatus {
    const from = this.status;
    const next = nextStatus(from, event);
    if (next === null) throw new Conflict('status_not_allowed', { allowed_statuses: allowedNext(from) });
    this.status = to ?? next;
    return from;
  }

  /** A payment was taken back, or the invoice was raised by a correction: something is awaited again. */
  awaitPaymentAgain(): void {
    if (this.status === OrderStatus.Paid) this.status = OrderStatus.InvoiceSent;
  }
}
orderSchema.setClass(Order);

const orderHistorySchema = defineEntity({
  name: 'OrderHistory',
  tableName: 'order_history',
  filters: companyFilter,
  properties: {
    id: p.bigint('number').primary(),
    company_id: p.integer(),
    order_id: p.integer(),
    from_status: p.integer().nullable(),
    to_status: p.integer(),
    event: p.string(),
    user_id: p.integer().nullable(),
    /** The key that a program did it by, for its company's owner; its name stays when the key is gone. */
    api_key_id: p.integer().nullable(),
    api_key_name: p.text().nullable(),
    reason: p.text().nullable(),
    facts: p.json<HistoryFacts>().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A change in an order's life: who, when, from, to, why. Never changed afterwards. */
export class OrderHistoryEntry extends orderHistorySchema.class {}
orderHistorySchema.setClass(OrderHistoryEntry);
