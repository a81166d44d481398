import { LockMode } from '@mikro-orm/core';
import { currentCaller } from '../../../kernel/caller.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Reads, Unit } from '../../../platform/db/database.js';
import type { Queryable, Sql } from '../../../platform/db/sql.js';
import { allowedNext, type OrderEvent, type OrderStatus } from '../../../kernel/order/order-status.js';
import { isEditable, isInValuation } from '../../../kernel/order/order-phase.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import type { ProblemCode } from '../../../platform/http/problem-codes.js';
import { missingDto } from '../../../platform/http/problem-texts.js';
import type { MessageDelivery } from '../../correspondence/index.js';
import type { Missing } from '../rules/order-actions.js';
import type { HistoryFacts } from './order-history.dto.js';
import { Order, OrderHistoryEntry } from './order.entity.js';

export type { Order };

/** Who lets something happen and why. */
export interface Cause {
  /** Null where a link answered. */
  userId: number | null;
  reason?: string | null;
  facts?: HistoryFacts;
  /** Where the event leads when that depends on the routes. */
  to?: OrderStatus;
  /** What the history calls it, when it is one of several things that are the same event. */
  as?: string;
}

/** The invoices of orders; the application gives what the billing knows. */
export interface InvoicesOfOrders {
  /** The day of an order's invoice, `YYYY-MM-DD`; null where the product issued none. */
  findDay(on: Queryable, orderId: number): Promise<string | null>;
  /**
   * One row: what an order's invoices come to, as `currency` and `due_date`, null where there are none, `due`, and as texts `net` and
   * `corrections`, what of it corrections changed.
   */
  total(companyId: number, orderId: number): Sql;
  /** Where the latest mail of each order's invoice is; orders whose invoice nobody mailed are left out. */
  findDeliveries(
    reads: Reads,
    companyId: number,
    orderIds: readonly number[],
  ): Promise<Map<number, MessageDelivery>>;
}

/**
 * Orders as other modules change them: every change of an order or of what belongs to it first locks the order, so
 * that changes of one order happen one after another.
 */
export class OrderRepository {
  constructor(readonly invoices: InvoicesOfOrders) {}

  /** @throws {NotFound} when there is none, or it is another company's */
  async lock(unit: Unit, orderId: number): Promise<Order> {
    const order = await this.lockIfThere(unit, orderId);
    if (!order) throw new NotFound();
    return order;
  }

  /** An order to look at. Null when there is none, or it is another company's. */
  find(unit: Unit, orderId: number): Promise<Order | null> {
    return unit.findOne(Order, { id: orderId });
  }

  /** Whether an issued invoice is among the order's documents, inside a unit of work. */
  async hasIssuedInvoice(unit: Unit, orderId: number): Promise<boolean> {
    const [found] = await unit.execute<{ one: number }[]>(
      `select 1 as one from documents where order_id = ? and document_type = 'ISSUED_INVOICE' limit 1`,
      [orderId],
    );
    return found !== undefined;
  }

  /** The day of the order's invoice, `YYYY-MM-DD`; null where the product issued none. */
  async findInvoiceDay(unit: Unit, orderId: number): Promise<string | null> {
    return this.invoices.findDay(connectionOf(unit), orderId);
  }

  /** Null when there is none, or it is another company's. */
  lockIfThere(unit: Unit, orderId: number): Promise<Order | null> {
    return unit.findOne(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Locks an order whose own data may be changed: one that the client was not offered yet. */
  async lockEditable(unit: Unit, orderId: number): Promise<Order> {
    const order = await this.lock(unit, orderId);
    if (!isEditable(order.status)) throw notEditable(order.status);
    return order;
  }

  /** Locks an order whose routes and quotes may be worked on. */
  async lockInValuation(unit: Unit, orderId: number): Promise<Order> {
    const order = await this.lock(unit, orderId);
    if (!isInValuation(order.status)) throw notEditable(order.status);
    return order;
  }

  /** Lets an event happen and writes it into the order's history. */
  transition(unit: Unit, order: Order, event: OrderEvent, { to, as = event, ...cause }: Cause): void {
    const from = order.transition(event, to);
    this.record(unit, order, as, cause, from);
  }

  /** Prices of a route were asked for or entered: an order in valuation goes to 2, one whose carrier refused stays where it is. */
  recordPricing(unit: Unit, order: Order, { as = 'ask_subcontractors', ...cause }: Omit<Cause, 'to'>): void {
    if (isInValuation(order.status)) this.transition(unit, order, 'ask_subcontractors', { as, ...cause });
    else this.record(unit, order, as, cause);
  }

  /** Writes into the history what is not a change of the status, or its beginning (from null). */
  record(
    unit: Unit,
    order: Order,
    event: string,
    cause: Cause,
    from: OrderStatus | null = order.status,
  ): void {
    const { apiKey } = currentCaller();
    unit.create(OrderHistoryEntry, {
      company_id: order.company_id,
      order_id: order.id,
      from_status: from,
      to_status: order.status,
      event,
      user_id: apiKey ? null : cause.userId,
      api_key_id: apiKey?.id ?? null,
      api_key_name: apiKey?.name ?? null,
      reason: cause.reason ?? null,
      facts: cause.facts ?? null,
    });
  }
}

/** The status of an order stands against a change; names the statuses that can follow. */
export function notEditable(status: OrderStatus, code: ProblemCode = 'order_not_editable'): Conflict {
  return new Conflict(code, { allowed_statuses: allowedNext(status) });
}

/** Something is lacking for a step; names what, and the statuses that can follow. */
export function stepNotPossible(
  status: OrderStatus,
  missing: readonly Missing[],
  language: UiLanguage,
): Conflict {
  return new Conflict('step_not_possible', {
    allowed_statuses: allowedNext(status),
    missing: missing.map((item) => missingDto(item, language)),
  });
}
