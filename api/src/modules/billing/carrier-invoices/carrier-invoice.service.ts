import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { add, parseMoney, subtract, toDecimal, toNumber, type Money } from '../../../kernel/money/money.js';
import { allowedNext, OrderStatus } from '../../../kernel/order/order-status.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Fault } from '../../../platform/http/checks.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { SettingsService } from '../../identity/index.js';
import type { HistoryFacts, Order, OrderRepository, OrderService } from '../../shipment/index.js';
import { reopenReceived } from '../received-invoices/received-invoice.queries.js';
import { dayFaults } from './carrier-invoice.policy.js';
import type {
  CarrierInvoiceInput,
  CarrierInvoicePage,
  CarrierInvoiceQuery,
  CarrierPaymentInput,
  OrderCarrierInvoices,
} from './carrier-invoice.dto.js';
import {
  findStanding,
  insertCarrierInvoice,
  insertCarrierPayment,
  listCarrierInvoices,
  listOfOrder,
  listPaymentsOf,
  listPricedRoutes,
  removeCarrierInvoice,
  removeCarrierPayment,
  type PricedRoute,
} from './carrier-invoice.queries.js';

/**
 * Days until payment where neither route nor company has terms: from the 31st day on the carrier may ask for interest all the same
 * (art. 5 of the Polish Act of 8 March 2013 on counteracting excessive delays in commercial transactions).
 */
const lawfulDays = 30;

interface CarrierInvoiceServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  settings: SettingsService;
  clock: Clock;
}

/** What carriers invoiced for the routes of orders, and what they were paid. */
export class CarrierInvoiceService {
  constructor(private readonly deps: CarrierInvoiceServiceDeps) {}

  /** @throws {NotFound} when there is no such order, or it is another company's */
  async listOfOrder({ companyId }: Member, orderId: number): Promise<OrderCarrierInvoices> {
    const { db, orders } = this.deps;
    if (!(await orders.findOrder(companyId, orderId))) throw new NotFound();
    const [invoices, routes, usualDays] = await Promise.all([
      listOfOrder(db.reads, companyId, orderId, this.today()),
      listPricedRoutes(db.reads, companyId, orderId),
      this.usualDays(companyId),
    ]);
    const payments = await listPaymentsOf(
      db.reads,
      companyId,
      invoices.map(({ id }) => id),
    );
    return {
      items: invoices.map((invoice) => ({
        ...invoice,
        payments: payments
          .filter(({ carrier_invoice_id }) => carrier_invoice_id === invoice.id)
          .map(({ carrier_invoice_id: _id, ...payment }) => payment),
      })),
      routes: routes.map((route) => ({
        route_id: route.id,
        route: route.route,
        subcontractor_name: route.subcontractor_name,
        agreed_amount: route.price,
        agreed_currency: route.currency,
        payment_days: route.payment_terms ?? usualDays,
        invoiced_amount: route.invoiced,
      })),
    };
  }

  /** A page of the company's. */
  async list({ companyId }: Member, query: CarrierInvoiceQuery): Promise<CarrierInvoicePage> {
    return listCarrierInvoices(this.deps.db.lists, companyId, query, this.today());
  }

  /**
   * Enters what a carrier invoiced, held against the agreed price.
   * @throws {NotFound} when there is no such order
   * @throws {InvalidInput} when the order has no such route, or the invoice is of a day to come
   * @throws {Conflict} `status_not_allowed` before the order, `route_without_chosen_quote`, `price_differs` unless a reason accepts it,
   * `carrier_invoice_exists` when the carrier has one of that number
   */
  async enter(member: Member, orderId: number, input: CarrierInvoiceInput): Promise<OrderCarrierInvoices> {
    const usualDays = await this.usualDays(member.companyId);
    await this.deps.db.inCompany(member.companyId, (unit) =>
      this.enterIn(unit, member, { orderId, input, usualDays }),
    );
    return this.listOfOrder(member, orderId);
  }

  /** Days until payment where a route says nothing. */
  async usualDays(companyId: number): Promise<number> {
    return (await this.deps.settings.getSettings({ companyId })).payment_terms_days ?? lawfulDays;
  }

  /**
   * The same within a unit of work, which may do more with it.
   * @returns the id of the invoice
   */
  async enterIn(
    unit: Unit,
    { companyId, userId }: Member,
    { orderId, input, usualDays }: { orderId: number; input: CarrierInvoiceInput; usualDays: number },
  ): Promise<number> {
    const on = connectionOf(unit);
    const order = await this.deps.orderRepository.lock(unit, orderId);
    if (order.status < OrderStatus.OrderCreated)
      throw new Conflict('status_not_allowed', { allowed_statuses: allowedNext(order.status) });
    const route = (await listPricedRoutes(on, companyId, orderId)).find(({ id }) => id === input.route_id);
    const today = this.today();
    const faults: Fault[] = [
      ...(route ? [] : [{ field: 'route_id', code: 'unknown_record' as const }]),
      ...dayFaults({ ...input }, 'issue_date', today),
      ...dayFaults({ ...input }, 'received_on', today),
    ];
    if (!route || faults.length > 0) throw new InvalidInput(faults);
    if (route.subcontractor_name === null) throw new Conflict('route_without_chosen_quote');
    const net = parseMoney(input.net_amount, input.currency);
    const vat = parseMoney(input.vat_amount ?? 0, input.currency);
    const difference = differenceOf(route, net);
    const reason = input.difference_reason?.trim() || null;
    if (difference?.minor !== 0 && reason === null)
      throw new Conflict('price_differs', {
        agreed: route.price,
        currency: route.currency,
        difference: difference && toNumber(difference),
      });
    const id = await insertCarrierInvoice(on, {
      company_id: companyId,
      order_id: orderId,
      route_id: route.id,
      subcontractor_id: route.subcontractor_id,
      subcontractor_name: route.subcontractor_name,
      number: input.number.trim(),
      issue_date: input.issue_date,
      received_on: input.received_on ?? today,
      payment_days: input.payment_days ?? route.payment_terms ?? usualDays,
      currency: input.currency,
      net: toDecimal(net),
      vat: toDecimal(vat),
      gross: toDecimal(add(net, vat)),
      agreed_net: route.price === null ? null : String(route.price),
      agreed_currency: route.currency,
      difference: difference && toDecimal(difference),
      difference_reason: difference?.minor === 0 ? null : reason,
      note: input.note?.trim() || null,
      created_by: userId,
      created_at: this.deps.clock.now(),
    });
    this.record(unit, order, 'carrier_invoice_entered', userId, input.number, {
      route_id: route.id,
      payment: { price: toNumber(add(net, vat)), currency: input.currency },
    });
    return id;
  }

  /**
   * Removes an invoice that was entered by mistake.
   * @throws {NotFound} when the order has none of that id
   * @throws {Conflict} `carrier_invoice_paid` while something of it counts as paid
   */
  async remove(member: Member, orderId: number, id: number, reason: string): Promise<void> {
    const { companyId, userId } = member;
    await this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const order = await this.deps.orderRepository.lock(unit, orderId);
      const place = { companyId, orderId, id };
      const standing = await findStanding(on, place);
      if (!standing) throw new NotFound();
      if (standing.paid !== 0) throw new Conflict('carrier_invoice_paid');
      await removeCarrierInvoice(on, place, {
        userId,
        at: this.deps.clock.now(),
        reason: reason.trim(),
      });
      // What KSeF brought waits for a decision again.
      await reopenReceived(on, companyId, id);
      this.record(unit, order, 'carrier_invoice_removed', userId, `${standing.number}: ${reason.trim()}`, {});
    });
  }

  /**
   * Records a payment to a carrier, all that is open unless an amount is named.
   * @throws {NotFound} when the order has no such invoice
   * @throws {InvalidInput} when the day lies ahead, or more would come back than was paid
   * @throws {Conflict} `nothing_to_pay` when nothing is open and no amount is named
   */
  async pay(
    member: Member,
    orderId: number,
    id: number,
    input: CarrierPaymentInput,
  ): Promise<OrderCarrierInvoices> {
    const { companyId } = member;
    await this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const order = await this.deps.orderRepository.lock(unit, orderId);
      const standing = await findStanding(on, { companyId, orderId, id });
      if (!standing) throw new NotFound();
      const { currency } = standing;
      const amount = parseMoney(input.amount ?? standing.open, currency);
      if (amount.minor === 0) throw new Conflict('nothing_to_pay');
      const today = this.today();
      const paid = parseMoney(standing.paid, currency);
      const isTooMuchBack = standing.open + standing.paid > 0 && add(amount, paid).minor < 0;
      const faults: Fault[] = [
        ...dayFaults({ ...input }, 'paid_on', today),
        ...(isTooMuchBack
          ? [{ field: 'amount', code: 'too_small' as const, params: { limit: -toNumber(paid) } }]
          : []),
      ];
      if (faults.length > 0) throw new InvalidInput(faults);
      const payment = { paid_on: input.paid_on ?? today, note: input.note?.trim() || null };
      await this.keepPayment(unit, member, order, { id, number: standing.number, amount, ...payment });
    });
    return this.listOfOrder(member, orderId);
  }

  /**
   * Records what a bank paid of an invoice, as far as it is still open, within a unit of work that does more.
   * @returns whether anything was
   */
  async payIn(
    unit: Unit,
    member: Member,
    { orderId, id }: { orderId: number; id: number },
    { atMost, paid_on }: { atMost: number; paid_on: string },
  ): Promise<boolean> {
    const { companyId } = member;
    const order = await this.deps.orderRepository.lock(unit, orderId);
    const standing = await findStanding(connectionOf(unit), { companyId, orderId, id });
    if (!standing || standing.open <= 0) return false;
    const amount = parseMoney(Math.min(standing.open, atMost), standing.currency);
    await this.keepPayment(unit, member, order, { id, number: standing.number, amount, paid_on, note: null });
    return true;
  }

  private async keepPayment(
    unit: Unit,
    { companyId, userId }: Member,
    order: Order,
    payment: { id: number; number: string; amount: Money; paid_on: string; note: string | null },
  ): Promise<void> {
    const { id, number, amount, paid_on, note } = payment;
    await insertCarrierPayment(connectionOf(unit), {
      company_id: companyId,
      carrier_invoice_id: id,
      paid_on,
      amount: toDecimal(amount),
      note,
      created_by: userId,
      created_at: this.deps.clock.now(),
    });
    this.record(unit, order, 'carrier_paid', userId, number, {
      paid_on,
      payment: { price: toNumber(amount), currency: amount.currency },
    });
  }

  /**
   * Removes a payment to a carrier that was recorded by mistake.
   * @throws {NotFound} when the invoice has no such payment
   */
  async removePayment(
    member: Member,
    { orderId, id, paymentId }: { orderId: number; id: number; paymentId: number },
    reason: string,
  ): Promise<void> {
    const { companyId, userId } = member;
    await this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const order = await this.deps.orderRepository.lock(unit, orderId);
      const standing = await findStanding(on, { companyId, orderId, id });
      const removal = { userId, at: this.deps.clock.now(), reason: reason.trim() };
      const removed = standing && (await removeCarrierPayment(on, companyId, id, paymentId, removal));
      if (!removed) throw new NotFound();
      this.record(unit, order, 'carrier_payment_removed', userId, `${standing.number}: ${removal.reason}`, {
        paid_on: removed.paid_on,
        payment: { price: removed.amount, currency: standing.currency },
      });
    });
  }

  private record(
    unit: Unit,
    order: Order,
    event: string,
    userId: number,
    reason: string,
    facts: HistoryFacts,
  ): void {
    this.deps.orderRepository.record(unit, order, event, { userId, reason, facts });
  }

  private today(): string {
    return warsawDay(this.deps.clock.now());
  }
}

/** How much a route's invoices, with a new one, are above what was agreed; null where that cannot be told. */
function differenceOf({ price, currency, invoiced }: PricedRoute, net: Money): Money | null {
  if (price === null || currency !== net.currency) return null;
  return subtract(add(parseMoney(invoiced, currency), net), parseMoney(price, currency));
}
