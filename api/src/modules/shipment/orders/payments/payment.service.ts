import type { Database, Unit } from '../../../../platform/db/database.js';
import { connectionOf } from '../../../../platform/db/connection-of.js';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import { parseMoney, toNumber } from '../../../../kernel/money/money.js';
import { warsawDay } from '../../../../kernel/time/warsaw-time.js';
import type { Fault } from '../../../../platform/http/checks.js';
import { Conflict, InvalidInput, NotFound } from '../../../../platform/http/errors.js';
import type { Member } from '../../../../platform/http/principal.js';
import type { Clock } from '../../../../platform/clock/clock.port.js';
import { paymentDayFaults } from '../order.policy.js';
import type { OrderRepository, Order } from '../order.repository.js';
import type { OrderService } from '../order.service.js';
import type { OrderPayments, PaymentInput } from './payment.dto.js';
import { listPayments, removePayment, type Balance, findBalance, insertPayment } from './payment.queries.js';
import type { StatusChange } from '../order-status.dto.js';
import type { HistoryFacts } from '../order-history.dto.js';

/** Days, `YYYY-MM-DD`: that of the invoice, null where the product issued none, and today. */
interface PaymentDays {
  first_payment_day: string | null;
  last_payment_day: string;
}

/** Payments as other services change them, inside a unit of work that has locked the order. */
export class PaymentLedger {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly clock: Clock,
  ) {}

  /** What is due and paid; null where no invoice was issued. */
  readBalance(companyId: number, orderId: number): Promise<Balance | null> {
    return findBalance(this.db.reads, companyId, orderId, this.orderRepository.invoices);
  }

  /** What is due and paid, with what this unit of work has written; null where no invoice was issued. */
  balanceOf(unit: Unit, { company_id, id }: Pick<Order, 'company_id' | 'id'>): Promise<Balance | null> {
    return findBalance(connectionOf(unit), company_id, id, this.orderRepository.invoices);
  }

  /** Keeps a payment in the currency of the order's invoice. */
  async add(
    unit: Unit,
    order: Order,
    { amount, method = 'transfer', note = null }: PaymentInput,
    { currency, paid_on, userId }: { currency: Balance['currency']; paid_on: string; userId: number },
  ): Promise<void> {
    await insertPayment(connectionOf(unit), {
      company_id: order.company_id,
      order_id: order.id,
      paid_on,
      amount,
      currency,
      method,
      note: note?.trim() || null,
      created_by: userId,
      created_at: this.clock.now(),
    });
  }

  /**
   * Keeps all that is open as one payment, when somebody says that the order is paid.
   * @returns what the history says of it; nothing where nothing was open
   */
  private async addRest(unit: Unit, order: Order, paid_on: string, userId: number): Promise<HistoryFacts> {
    const balance = await this.balanceOf(unit, order);
    if (!balance || balance.open.minor <= 0) return {};
    const { currency } = balance;
    const amount = toNumber(balance.open);
    await this.add(unit, order, { amount }, { currency, paid_on, userId });
    return { payment: { price: amount, currency } };
  }

  /**
   * Takes a mailed invoice whose client has paid all of it to its last status.
   * @returns whether it did
   */
  async closeIfPaid(
    unit: Unit,
    order: Order,
    cause: { userId: number | null; facts?: HistoryFacts },
  ): Promise<boolean> {
    if (order.status !== OrderStatus.InvoiceSent) return false;
    const balance = await this.balanceOf(unit, order);
    if (!balance || balance.open.minor > 0 || balance.paid.minor <= 0) return false;
    this.orderRepository.transition(unit, order, 'pay', cause);
    return true;
  }

  /** Whether a paid order has something open. The sum is read in any status: one that is too large for amounts is refused. */
  async isOpenAgain(unit: Unit, order: Order): Promise<boolean> {
    const balance = await this.balanceOf(unit, order);
    return order.status === OrderStatus.Paid && balance !== null && balance.open.minor > 0;
  }

  /** Between which days the client of an order can have paid. */
  async findPaymentDays({ companyId }: Member, orderId: number): Promise<PaymentDays> {
    return this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.find(unit, orderId);
      return this.paymentDaysOf(unit, order?.id ?? 0);
    });
  }

  /** Whoever says that an order is paid has got all that was open. */
  async pay(unit: Unit, order: Order, change: StatusChange, userId: number): Promise<HistoryFacts> {
    const paid_on = await this.paymentDay(unit, order.id, change);
    return { paid_on, ...(await this.addRest(unit, order, paid_on, userId)) };
  }

  private async paymentDay(unit: Unit, orderId: number, { paid_on }: StatusChange): Promise<string> {
    const days = await this.paymentDaysOf(unit, orderId);
    if (paid_on == null) return days.last_payment_day;
    const faults = paymentDayFaults({ paid_on, ...days });
    if (faults.length > 0) throw new InvalidInput(faults);
    return paid_on;
  }

  private async paymentDaysOf(unit: Unit, orderId: number): Promise<PaymentDays> {
    return {
      first_payment_day: await this.orderRepository.findInvoiceDay(unit, orderId),
      last_payment_day: warsawDay(this.clock.now()),
    };
  }
}

interface PaymentServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  payments: PaymentLedger;
  clock: Clock;
}

/** What clients paid for invoiced orders, and what was returned to them. */
export class PaymentService {
  constructor(private readonly deps: PaymentServiceDeps) {}

  /** @throws {NotFound} when there is no such order, or it is another company's */
  async list({ companyId }: Member, orderId: number): Promise<OrderPayments> {
    const order = await this.deps.orders.findOrder(companyId, orderId);
    if (!order) throw new NotFound();
    const [items, balance] = await Promise.all([
      listPayments(this.deps.db.reads, companyId, orderId),
      this.deps.payments.readBalance(companyId, orderId),
    ]);
    return {
      items,
      currency: balance?.currency ?? null,
      amount_due: balance && toNumber(balance.due),
      paid_amount: balance && toNumber(balance.paid),
      balance: balance && toNumber(balance.open),
      order_status: order.status,
    };
  }

  /**
   * Records a payment, or with a minus a refund. One that leaves nothing open of a mailed invoice takes the order to 13, a refund after
   * which something is open again, such as a transfer that the bank took back, to 12.
   * @throws {Conflict} `no_issued_invoice`
   * @throws {InvalidInput} when the client cannot have paid on that day, or more would be returned than was paid
   */
  async record(member: Member, orderId: number, input: PaymentInput): Promise<OrderPayments> {
    const { companyId, userId } = member;
    await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, orderId);
      const balance = await this.deps.payments.balanceOf(unit, order);
      if (!balance) throw new Conflict('no_issued_invoice');
      const today = warsawDay(this.deps.clock.now());
      const paid_on = input.paid_on ?? today;
      const faults = [
        ...refundFaults(input, balance),
        ...paymentDayFaults({
          paid_on,
          first_payment_day: await this.deps.orderRepository.findInvoiceDay(unit, orderId),
          last_payment_day: today,
        }),
      ];
      if (faults.length > 0) throw new InvalidInput(faults);
      await this.deps.payments.add(unit, order, input, { currency: balance.currency, paid_on, userId });
      const facts = { paid_on, payment: { price: input.amount, currency: balance.currency } };
      if (await this.deps.payments.closeIfPaid(unit, order, { userId, facts })) return;
      const from = order.status;
      if ((await this.deps.payments.isOpenAgain(unit, order)) && input.amount < 0) order.awaitPaymentAgain();
      this.deps.orderRepository.record(unit, order, 'payment_recorded', { userId, facts }, from);
    });
    return this.list(member, orderId);
  }

  /**
   * Removes a payment that was recorded by mistake; it stays in the history. An order that is no longer paid goes back
   * to 12.
   * @throws {NotFound} when the order has no such payment
   */
  async remove(member: Member, orderId: number, id: number, reason: string): Promise<void> {
    const { companyId, userId } = member;
    await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, orderId);
      const removal = { userId, at: this.deps.clock.now(), reason: reason.trim() };
      const removed = await removePayment(connectionOf(unit), { companyId, orderId, id }, removal);
      if (!removed) throw new NotFound();
      const from = order.status;
      if (await this.deps.payments.isOpenAgain(unit, order)) order.awaitPaymentAgain();
      const { amount, currency, paid_on } = removed;
      const facts = { paid_on, payment: { price: amount, currency } };
      this.deps.orderRepository.record(
        unit,
        order,
        'payment_removed',
        { userId, reason: removal.reason, facts },
        from,
      );
      // What was removed may have been a refund.
      if (from === order.status)
        await this.deps.payments.closeIfPaid(unit, order, { userId, facts: { paid_on } });
    });
  }
}

/** Nobody gets back more than they paid. */
function refundFaults({ amount }: PaymentInput, { paid, currency }: Balance): Fault[] {
  if (parseMoney(amount, currency).minor + paid.minor >= 0) return [];
  return [{ field: 'amount', code: 'too_small', params: { limit: -toNumber(paid) } }];
}
