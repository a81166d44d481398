import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Unit } from '../../../platform/db/database.js';
import type { DocumentService, OrderRepository } from '../../shipment/index.js';
import type { KsefTarget } from './ksef-settings.dto.js';
import { applyOutages } from './ksef-outages.js';

/** An invoice that something has become of at KSeF. */
interface Told {
  order_id: number;
  document_id: number;
  number: string;
  environment: KsefTarget;
}

/** What an invoice's way to KSeF leaves elsewhere: on its page, and in the history of its order. */
export class KsefTraces {
  constructor(
    private readonly documents: DocumentService,
    private readonly orders: OrderRepository,
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
    event: 'ksef_accepted' | 'ksef_refused' | 'ksef_offline',
    ksefNumber?: string,
  ): Promise<void> {
    const order = await this.orders.find(unit, order_id);
    if (!order) return;
    this.orders.record(unit, order, event, {
      userId: null,
      reason: ksefNumber === undefined ? number : `${number}: ${ksefNumber}`,
      ...(environment !== 'production' && { facts: { ksef_environment: environment } }),
    });
  }
}
