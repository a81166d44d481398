import type { OrderStatus } from '../../../kernel/order/order-status.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Unit } from '../../../platform/db/database.js';
import type { DocumentService, Order, OrderRepository, PaymentLedger } from '../../shipment/index.js';
import type { KsefTarget } from './ksef-settings.dto.js';
import { applyOutages } from './ksef-outages.js';

/** An invoice that something has become of at KSeF. */
interface Told {
  order_id: number;
  document_id: number;
  number: string;
  environment: KsefTarget;
}

/** What the history of an order is told. */
interface Written extends Pick<Told, 'number' | 'environment'> {
  event: 'ksef_accepted' | 'ksef_refused' | 'ksef_offline';
  ksefNumber?: string | undefined;
  /** The status before, where it has changed. */
  from?: OrderStatus;
}

/** What an invoice's way to KSeF leaves elsewhere: on its page, and in the history of its order. */
export class KsefTraces {
  constructor(
    private readonly documents: DocumentService,
    private readonly orders: OrderRepository,
    private readonly payments: PaymentLedger,
  ) {}

  /** Works out anew which outages invoices fall under, in the unit of work that learnt of one: pages and histories follow. */
  async applyOutages(unit: Unit, companyId: number): Promise<void> {
    const { renewed, begun } = await applyOutages(connectionOf(unit), companyId);
    for (const one of renewed) await this.renewPage(unit, one);
    for (const one of begun) await this.record(unit, one, 'ksef_offline');
  }

  /** Has the page of an invoice printed anew, with what is known now. */
  renewPage(unit: Unit, { document_id }: Pick<Told, 'document_id'>): Promise<void> {
    return this.documents.renewFile(unit, document_id);
  }

  /**
   * Writes into the history of an invoice's order what has become of it, in the unit of work that notes it.
   * @param ksefNumber that KSeF gave it
   */
  async record(
    unit: Unit,
    { order_id, number, environment }: Omit<Told, 'document_id'>,
    event: Written['event'],
    ksefNumber?: string,
  ): Promise<void> {
    const order = await this.orders.find(unit, order_id);
    if (order) this.write(unit, order, { number, environment, event, ksefNumber });
  }

  /**
   * Notes KSeF's verdict on an invoice, then locks its order, as all that comes of KSeF does. What KSeF refuses is not owed: by what is
   * owed now, a paid order of which something is open waits for its payment again, and one of which nothing is open any more is closed.
   * @param note whether the verdict is news
   */
  async settle(
    unit: Unit,
    { order_id, number, environment }: Omit<Told, 'document_id'>,
    note: () => Promise<{ event: 'ksef_accepted' | 'ksef_refused'; ksefNumber?: string } | null>,
  ): Promise<void> {
    const verdict = await note();
    const order = verdict && (await this.orders.lockIfThere(unit, order_id));
    if (!order) return;
    const from = order.status;
    if (await this.payments.isOpenAgain(unit, order)) order.awaitPaymentAgain();
    this.write(unit, order, { number, environment, from, ...verdict });
    await this.payments.closeIfPaid(unit, order, { userId: null });
  }

  private write(unit: Unit, order: Order, told: Written): void {
    const { number, environment, event, ksefNumber, from = order.status } = told;
    const reason = ksefNumber === undefined ? number : `${number}: ${ksefNumber}`;
    const facts = environment !== 'production' && { facts: { ksef_environment: environment } };
    this.orders.record(unit, order, event, { userId: null, reason, ...facts }, from);
  }
}
