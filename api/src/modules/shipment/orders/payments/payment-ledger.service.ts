import type { Database, Unit } from '../../../../platform/db/database.js';
import { connectionOf } from '../../../../platform/db/connection-of.js';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import { toNumber } from '../../../../kernel/money/money.js';
import type { Clock } from '../../../../platform/clock/clock.port.js';
import type { Order, OrderRepository } from '../order.repository.js';
import type { HistoryFacts } from '../order-history.dto.js';
import type { PaymentInput } from './payment.dto.js';
import { findBalance, insertPayment, type Balance } from './payment.queries.js';

/** Payments as other services change them, inside a unit of work that has locked the order. */
export class PaymentLedger {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly clock: Clock,
  ) {}

  /** What is due and paid; null where no invoice was issued. */
  readBalance(companyId: number, orderId: number): Promise<Balance | null> {
    return findBalance(this.db.reads, companyId, orderId);
  }

  /** What is due and paid, with what this unit of work has written; null where no invoice was issued. */
  balanceOf(unit: Unit, { company_id, id }: Pick<Order, 'company_id' | 'id'>): Promise<Balance | null> {
    return findBalance(connectionOf(unit), company_id, id);
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
  async addRest(unit: Unit, order: Order, paid_on: string, userId: number): Promise<HistoryFacts> {
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
}
