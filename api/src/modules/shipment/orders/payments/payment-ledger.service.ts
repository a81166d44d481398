import type { Database, Unit } from '../../../../platform/db/database.js';
import { connectionOf } from '../../../../platform/db/connection-of.js';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import { toNumber } from '../../../../kernel/money/money.js';
import { InvalidInput } from '../../../../platform/http/errors.js';
import type { Member } from '../../../../platform/http/principal.js';
import { warsawDay } from '../../../../kernel/time/warsaw-time.js';
import { paymentDayFaults } from '../payment-day.policy.js';
import type { StatusChange } from '../order-status.dto.js';
import type { Clock } from '../../../../platform/clock/clock.port.js';
import type { Order, OrderRepository } from '../order.repository.js';
import type { HistoryFacts } from '../order-history.dto.js';
import type { PaymentInput } from './payment.dto.js';
import { findBalance, insertPayment, type Balance } from './payment.queries.js';

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
    cause: { userId: number; facts?: HistoryFacts },
  ): Promise<boolean> {
    if (order.status !== OrderStatus.InvoiceSent) return false;
    const balance = await this.balanceOf(unit, order);
    if (!balance || balance.open.minor > 0 || balance.paid.minor <= 0) return false;
    this.orderRepository.transition(unit, order, 'pay', cause);
    return true;
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
