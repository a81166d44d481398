import type { Database, Unit } from '../../../platform/db/database.js';
import type { MailLanguage, UiLanguage } from '../../../kernel/text/language.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type {
  OrderRepository,
  OrderMailService,
  OrderService,
  OrderStep,
  PaymentLedger,
} from '../../shipment/index.js';
import { invoiceFilename } from './invoice-page.js';
import type { InvoiceLetterService } from './invoice-letter.service.js';
import { InvoiceMail } from './invoice-mail.entity.js';
import type { InvoiceMailKind } from './invoice-subject.js';
import { cannotMail, type InvoicesToMail, type InvoiceToMail } from './invoice-to-mail.service.js';
import type {
  InvoiceMailDraft,
  InvoiceMailInput,
  InvoiceMailPreview,
  InvoiceMailPreviewInput,
  InvoiceMailSubject,
} from './invoice.dto.js';

const repeatMs = 60_000;

/** What the history calls a mail that leads nowhere else. */
const events: Readonly<Record<InvoiceMailKind, string>> = {
  invoice: 'invoice_mailed_again',
  reminder: 'payment_reminded',
  correction: 'correction_mailed',
};

/** Mails invoices to clients. */
export class SendInvoiceService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly orders: OrderService,
    private readonly mails: OrderMailService,
    private readonly letters: InvoiceLetterService,
    private readonly toMail: InvoicesToMail,
    private readonly payments: PaymentLedger,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

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
    const { companyId, userId } = member;
    await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, orderId);
      const { invoice, mailing } = await this.toMail.find(unit, order, input, language);
      const { id } = invoice;
      const email = input.recipient_email ?? order.client_email;
      if (!email) throw cannotMail(order, 'client_email_missing', language);
      const kind = mailing.kind === 'reminder' ? 'reminder' : 'invoice';
      if (await this.hasJustGone(unit, { invoice_id: id, recipient: email, kind })) return;
      const before = await unit.count(InvoiceMail, { invoice_id: id });
      await this.letters.queue(
        unit,
        member,
        mailing,
        { ...input, recipient_email: email },
        {
          cause: `invoice ${id}, mail ${before + 1}`,
          file: { recordId: id, filename: invoiceFilename(invoice.content) },
        },
      );
      unit.create(InvoiceMail, {
        company_id: companyId,
        invoice_id: id,
        kind,
        recipient: email,
        sent_by: userId,
        created_at: this.clock.now(),
      });
      const cause = { userId, reason: email };
      const isFirst = order.status === OrderStatus.InvoiceCreated && mailing.kind === 'invoice';
      if (!isFirst) {
        this.orderRepository.record(unit, order, events[mailing.kind], cause);
        return;
      }
      this.orderRepository.transition(unit, order, 'mail_invoice', cause);
      // The client may have paid before they got it.
      await this.payments.closeIfPaid(unit, order, { userId });
    });
    this.mails.scheduleDelivery(true);
    return { ...(await this.orders.getDetails(member, orderId, language)), email_sent: true };
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
    await this.limits.consume('mail-preview', String(member.userId));
    const { mailing } = await this.look(member, orderId, input, language);
    return this.letters.preview(member, mailing, input);
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
    return this.letters.draft(member, mailing, wanted);
  }

  private async look(
    { companyId }: Member,
    orderId: number,
    subject: InvoiceMailSubject,
    language: UiLanguage,
  ): Promise<InvoiceToMail> {
    return this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.find(unit, orderId);
      if (!order) throw new NotFound();
      return this.toMail.find(unit, order, subject, language);
    });
  }

  /** Nobody writes the same twice within a minute: an answer was lost, or a button pressed twice. */
  private async hasJustGone(
    unit: Unit,
    mail: Pick<InvoiceMail, 'invoice_id' | 'recipient' | 'kind'>,
  ): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - repeatMs);
    return (await unit.count(InvoiceMail, { ...mail, created_at: { $gt: since } })) > 0;
  }
}
