import type { Database, Unit } from '../../db/database.js';
import type { UiLanguage } from '../../domain/language.js';
import { allowedNext, OrderStatus } from '../../domain/order-status.js';
import { Conflict, NotFound } from '../../http/errors.js';
import { missingText } from '../../http/problem-texts.js';
import type { Member } from '../../http/principal.js';
import type { Clock } from '../../ports/clock/clock.port.js';
import type { Order, OrderBook } from '../orders/order-book.service.js';
import type { OrderMailService } from '../orders/order-mail.service.js';
import type { OrderStep } from '../orders/order.dto.js';
import type { OrderService } from '../orders/order.service.js';
import type { RouteService } from '../routes/route.service.js';
import { invoiceFilename } from './invoice-page.js';
import { InvoiceMail } from './invoice-mail.entity.js';
import type { InvoiceMailInput } from './invoice.dto.js';
import { Invoice } from './invoice.entity.js';

const repeatMs = 60_000;

/** Mails invoices to clients. */
export class SendInvoiceService {
  constructor(
    private readonly db: Database,
    private readonly orderBook: OrderBook,
    private readonly orders: OrderService,
    private readonly routes: RouteService,
    private readonly mails: OrderMailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails the client an invoice with its PDF; the first time the order goes from 11 to 12. The invoice again is a
   * reminder, as long as it is not paid; within a minute it is the same call come again, and sends nothing.
   * @throws {NotFound} when the order has no such invoice
   * @throws {Conflict} `step_not_possible`, naming what is missing
   */
  async sendInvoice(
    member: Member,
    orderId: number,
    input: InvoiceMailInput,
    language: UiLanguage,
  ): Promise<OrderStep> {
    const { companyId, userId } = member;
    await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderBook.lock(unit, orderId);
      const invoice = await this.invoiceOf(unit, order, input, language);
      const email = input.recipient_email ?? order.client_email;
      if (!email) throw refusal(order, 'client_email_missing', language);
      if (await this.hasJustGone(unit, invoice, email)) return;
      const before = await unit.count(InvoiceMail, { invoice_id: invoice.id });
      const legs = await this.routes.asQuotedInUnit(unit, await this.routes.findInUnit(unit, order.id));
      await this.mails.sendInvoice(
        unit,
        order,
        legs,
        {
          ...input,
          recipient_email: email,
          number: invoice.number,
          kind: invoice.corrects_id ? 'correction' : before > 0 ? 'reminder' : 'invoice',
          cause: `invoice ${invoice.id}, mail ${before + 1}`,
          file: { recordId: invoice.id, filename: invoiceFilename(invoice.content) },
        },
        member,
      );
      unit.create(InvoiceMail, {
        company_id: companyId,
        invoice_id: invoice.id,
        recipient: email,
        sent_by: userId,
        created_at: this.clock.now(),
      });
      const cause = { userId, reason: email };
      const isFirst = order.status === OrderStatus.InvoiceCreated && !invoice.corrects_id;
      if (isFirst) this.orderBook.advance(unit, order, 'mail_invoice', cause);
      else this.orderBook.record(unit, order, eventOf(invoice), cause);
    });
    this.mails.kick(true);
    return { ...(await this.orders.getDetails(member, orderId, language)), email_sent: true };
  }

  /** Nobody reminds within a minute: an answer was lost, or a button pressed twice. */
  private async hasJustGone(unit: Unit, { id }: Invoice, recipient: string): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - repeatMs);
    return (await unit.count(InvoiceMail, { invoice_id: id, recipient, created_at: { $gt: since } })) > 0;
  }

  private async invoiceOf(
    unit: Unit,
    order: Order,
    { invoice_id }: InvoiceMailInput,
    language: UiLanguage,
  ): Promise<Invoice> {
    if (invoice_id !== undefined) {
      const named = await unit.findOne(Invoice, { id: invoice_id, order_id: order.id });
      if (!named) throw new NotFound();
      if (named.corrects_id) return named;
    }
    if (order.status !== OrderStatus.InvoiceCreated && order.status !== OrderStatus.InvoiceSent)
      throw refusal(order, 'wrong_status', language);
    const invoice = await unit.findOne(Invoice, { order_id: order.id, corrects_id: null });
    if (!invoice) throw refusal(order, 'no_issued_invoice', language);
    return invoice;
  }
}

/** What the history calls a mail that leads nowhere else. */
function eventOf({ corrects_id }: Invoice): string {
  return corrects_id ? 'correction_mailed' : 'invoice_reminded';
}

function refusal({ status }: Order, code: string, language: UiLanguage): Conflict {
  return new Conflict('step_not_possible', {
    allowed_statuses: allowedNext(status),
    missing: [{ code, message: missingText(code, language) }],
  });
}
