import type { Database } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { MessageService } from '../../correspondence/index.js';
import type { OrderRepository } from '../../shipment/index.js';
import { Invoice } from './invoice.entity.js';
import { findInvoiceMail } from './invoice.queries.js';

interface PassInvoiceOnDeps {
  db: Database;
  orderRepository: OrderRepository;
  messages: MessageService;
}

/** Invoices that clients get in another way than by the mail that brought them. */
export class PassInvoiceOnService {
  constructor(private readonly deps: PassInvoiceOnDeps) {}

  /**
   * Notes in the history that an invoice whose mail reached nobody was handed over in another way: the client counts as having it. Once more
   * changes nothing.
   * @throws {NotFound} when the order has no such invoice
   * @throws {Conflict} `mail_not_on_hold`
   */
  async passOn({ companyId, userId }: Member, orderId: number, invoiceId: number): Promise<void> {
    const { db, orderRepository, messages } = this.deps;
    await db.inCompany(companyId, async (unit) => {
      const order = await orderRepository.lock(unit, orderId);
      const invoice = await unit.findOne(Invoice, { id: invoiceId, order_id: orderId });
      if (!invoice) throw new NotFound();
      const mail = await findInvoiceMail(connectionOf(unit), companyId, invoiceId);
      if (!(await messages.passOn(unit, companyId, mail))) return;
      orderRepository.record(unit, order, 'invoice_passed_on', { userId, reason: invoice.number });
    });
  }
}
