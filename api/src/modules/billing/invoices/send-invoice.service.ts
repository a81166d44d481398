import type { Database } from '../../../platform/db/database.js';
import type { MailLanguage, UiLanguage } from '../../../kernel/text/language.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { OrderRepository, OrderService, OrderStep, PaymentLedger } from '../../shipment/index.js';
import type { InvoiceMailService, InvoiceToMail } from './invoice-mail.service.js';
import type { InvoiceMailKind } from './invoice-subject.js';
import { cannotMail, type InvoicesToMail } from './invoice-to-mail.service.js';
import type {
  InvoiceMailDraft,
  InvoiceMailInput,
  InvoiceMailPreview,
  InvoiceMailPreviewInput,
  InvoiceMailSubject,
} from './invoice.dto.js';

/** What the history calls a mail that leads nowhere else. */
const events: Readonly<Record<InvoiceMailKind, string>> = {
  invoice: 'invoice_mailed_again',
  reminder: 'payment_reminded',
  correction: 'correction_mailed',
};

interface SendInvoiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  mails: InvoiceMailService;
  toMail: InvoicesToMail;
  payments: PaymentLedger;
}

/** Mails invoices to clients. */
export class SendInvoiceService {
  constructor(private readonly deps: SendInvoiceDeps) {}

  /**
   * Mails the client an invoice with its PDF, or a reminder of its payment; the first time the order goes from 11 to 12.
   * The same within a minute is the same call come again, and sends nothing.
   * @throws {NotFound} when the order has no such invoice
   * @throws {Conflict} `step_not_possible`, naming what is missing
   */
  async sendInvoice(
    member: Member,
    orderId: number,
    input: InvoiceMailInput,
    language: UiLanguage,
  ): Promise<OrderStep> {
    const { db, orderRepository, orders, mails, toMail, payments } = this.deps;
    const { companyId, userId } = member;
    await db.inCompany(companyId, async (unit) => {
      const order = await orderRepository.lock(unit, orderId);
      const found = await toMail.find(unit, order, input, language);
      const email = input.recipient_email ?? order.client_email;
      if (!email) throw cannotMail(order, 'client_email_missing', language);
      if (!(await mails.queue(unit, member, found, { ...input, recipient_email: email }))) return;
      const { kind } = found.mailing;
      const cause = { userId, reason: email };
      const isFirst = order.status === OrderStatus.InvoiceCreated && kind === 'invoice';
      if (!isFirst) {
        orderRepository.record(unit, order, events[kind], cause);
        return;
      }
      orderRepository.transition(unit, order, 'mail_invoice', cause);
      // The client may have paid before they got it.
      await payments.closeIfPaid(unit, order, { userId });
    });
    mails.scheduleDelivery();
    return { ...(await orders.getDetails(member, orderId, language)), email_sent: true };
  }

  /**
   * The mail as the client would see it. Nothing is sent or kept.
   * @throws {NotFound} when the order has no such invoice
   * @throws {Conflict} `step_not_possible`, naming what is missing
   */
  async preview(
    member: Member,
    orderId: number,
    input: InvoiceMailPreviewInput,
    language: UiLanguage,
  ): Promise<InvoiceMailPreview> {
    const { mails } = this.deps;
    await mails.countPreview(member);
    const { mailing } = await this.look(member, orderId, input, language);
    return mails.preview(member, mailing, input);
  }

  /**
   * The words with which the mail begins.
   * @param wanted the client's language when left out
   * @throws {NotFound} when the order has no such invoice
   * @throws {Conflict} `step_not_possible`, naming what is missing
   */
  async draft(
    member: Member,
    orderId: number,
    subject: InvoiceMailSubject,
    wanted: MailLanguage | undefined,
    language: UiLanguage,
  ): Promise<InvoiceMailDraft> {
    const { mailing } = await this.look(member, orderId, subject, language);
    return this.deps.mails.draft(member, mailing, wanted);
  }

  private async look(
    { companyId }: Member,
    orderId: number,
    subject: InvoiceMailSubject,
    language: UiLanguage,
  ): Promise<InvoiceToMail> {
    const { db, orderRepository, toMail } = this.deps;
    return db.inCompany(companyId, async (unit) => {
      const order = await orderRepository.find(unit, orderId);
      if (!order) throw new NotFound();
      return toMail.find(unit, order, subject, language);
    });
  }
}
