import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Unit, Database } from '../../../platform/db/database.js';
import type { MailLanguage, UiLanguage } from '../../../kernel/text/language.js';
import type { TimedEnds } from '../../../kernel/order/transport.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import {
  isEmptyMailHtml,
  maxMailFileBytes,
  type Mailing,
  type MailOrder,
  type MailService,
  type TemplateService,
} from '../../correspondence/index.js';
import type { ContactService } from '../../directory/index.js';
import {
  about,
  type Balance,
  detailsOf,
  type DocumentService,
  type FiledDocument,
  type Order,
  type OrderMailService,
  type OrderOfClient,
  referencesForClient,
  type OrderRepository,
  type OrderService,
  type OrderStep,
  type PaymentLedger,
  type RouteService,
} from '../../shipment/index.js';
import type { KsefSubmissionService } from '../ksef/ksef-submission.service.js';
import { correctionBody, type MailedCorrection } from './correction-mail.js';
import type {
  InvoiceMailDocument,
  InvoiceMailDraft,
  InvoiceMailPreview,
  InvoiceMailInput,
  InvoiceMailPreviewInput,
  InvoiceMailSubject,
} from './invoice.dto.js';
import { Invoice, InvoiceMail } from './invoice.entity.js';
import { invoiceFilename } from './invoice-page.js';
import { findInvoiceRecipient, findWhetherPodsWereSent, isInvoiceUnsent } from './invoice.queries.js';
import { invoiceSubject, type InvoiceMailKind, type InvoiceTopic } from './invoice-subject.js';
import { paymentRows, reminderBody, type AwaitedPayment } from './payment-reminder.js';
import { OrderStatus, allowedNext } from '../../../kernel/order/order-status.js';
import { NotFound, Conflict, InvalidInput } from '../../../platform/http/errors.js';
import { parseMoney } from '../../../kernel/money/money.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import { missingText } from '../../../platform/http/problem-texts.js';

const repeatMs = 60_000;

/** An invoice that can be mailed, with what its mail is about. */
interface InvoiceToMail {
  invoice: Invoice;
  mailing: InvoiceMailing;
  files: InvoiceMailFiles;
}

/** What the mail of an invoice can bring. */
interface InvoiceMailFiles {
  /** Bytes of the invoice's own file; 0 until it is made. */
  invoiceBytes: number;
  pods: readonly FiledDocument[];
  /** Whether the PODs go along unless somebody decides otherwise; null where there are none, or the mail is no invoice's. */
  bringsPods: boolean | null;
}

/** What the mail of an invoice is about. */
interface InvoiceMailing {
  order: Order;
  /** In driving order, at the times that were quoted. */
  routes: readonly TimedEnds[];
  kind: InvoiceMailKind;
  number: string;
  payment: AwaitedPayment;
  /** Whom the invoice, of a correction the corrected one, was sent to the last time; null where nobody is known. */
  sentTo: string | null;
  /** What a correction changes; null where the mail is of none. */
  correction: MailedCorrection | null;
  /** Day, `YYYY-MM-DD`. */
  today: string;
}

/** What the forwarder wrote, where they wrote anything. */
interface WrittenWords {
  recipient_email?: string;
  /** The client's name when there is none. */
  recipient_name?: string | null;
  /** Without words: the built-in one with the number. */
  subject?: string;
  /** HTML; without anything in it: what usually stands in a mail of its kind. */
  message?: string;
  /** That of the client's country when left out. */
  language?: MailLanguage;
}

interface InvoiceMailDeps {
  mail: MailService;
  contacts: ContactService;
  orderMails: OrderMailService;
  templates: TemplateService;
  limits: RateLimits;
  clock: Clock;
}

/** Writes the mails of invoices: the invoice itself, a reminder of its payment, a correction. */
export class InvoiceMailService {
  constructor(private readonly deps: InvoiceMailDeps) {}

  /** The subject that an invoice's mail has unless somebody writes another. */
  async subjectOf(order: OrderOfClient, topic: InvoiceTopic): Promise<string> {
    return this.subject(order.company_id, topic, await this.deps.orderMails.languageOfClient(order));
  }

  private async subject(companyId: number, topic: InvoiceTopic, language: MailLanguage): Promise<string> {
    const own = await this.deps.templates.findOwnText(companyId, 'invoice_sent');
    return invoiceSubject(topic, language, own?.subject ?? null);
  }

  /** The words with which a mail begins. */
  async draft(
    member: Member,
    { mailing, files }: InvoiceToMail,
    wanted: MailLanguage | undefined,
  ): Promise<InvoiceMailDraft> {
    const language = wanted ?? (await this.deps.orderMails.languageOfClient(mailing.order));
    const { kind } = mailing;
    const recipient_email = (await this.recipientOf(member, mailing)) || null;
    const body =
      ownWords(mailing, language) ??
      (await this.deps.templates.getCurrent(member, 'invoice_sent', language)).body;
    const subject = await this.subject(member.companyId, topicOf(mailing), language);
    return {
      kind,
      language,
      recipient_email,
      subject,
      body,
      invoice_file_size: files.invoiceBytes,
      documents: proposedFiles(files),
      max_file_bytes: maxMailFileBytes,
    };
  }

  /**
   * Whom a mail of an invoice goes to unless somebody names another: whoever got the invoice before when that was somebody chosen among those
   * at the client, else the person there who is to get invoices, else whoever got it before, else the client's own address. One rule for
   * invoices, corrections and reminders, alone and many at once.
   * @returns empty where the client has no address at all
   */
  async recipientOf({ companyId }: Member, { order, sentTo }: InvoiceMailing): Promise<string> {
    const { client_id: clientId, client_email: usual } = order;
    const chosen = sentTo !== null && emailKey(sentTo) !== emailKey(usual) ? sentTo : null;
    if (clientId == null) return chosen ?? usual;
    const { marked, all } = await this.deps.contacts.findAddresses(companyId, clientId);
    const isKnown = chosen !== null && all.some((address) => emailKey(address) === emailKey(chosen));
    return (isKnown ? null : marked) ?? chosen ?? usual;
  }

  /**
   * Puts the mail into the outbox, with the invoice attached; it leaves once the transaction has ended well.
   * @returns whether it did: the same mail within a minute is the same call come again
   * @throws {InvalidInput} when a file is to go along that is no POD of the order
   * @throws {Conflict} `mail_files_too_large`
   */
  async queue(
    unit: Unit,
    member: Member,
    { invoice, mailing, files }: InvoiceToMail,
    words: WrittenWords & { recipient_email: string; document_ids?: readonly number[] },
  ): Promise<boolean> {
    const pods = chosenPods(files, words.document_ids ?? []);
    const { mail, clock } = this.deps;
    const { id: invoice_id, content } = invoice;
    const kind = mailing.kind === 'reminder' ? 'reminder' : 'invoice';
    const { recipient_email: recipient } = words;
    const now = clock.now();
    const since = new Date(now.getTime() - repeatMs);
    const same = { invoice_id, recipient, kind, created_at: { $gt: since } } as const;
    const document_ids = pods.map(({ id }) => id).toSorted((one, other) => one - other);
    // With other files than a moment ago it is another mail.
    const isSame = (mail: InvoiceMail) => String(mail.document_ids) === String(document_ids);
    if ((await unit.find(InvoiceMail, same)).some(isSame)) return false;
    const before = await unit.count(InvoiceMail, { invoice_id });
    const file = { recordId: invoice_id, filename: invoiceFilename(content) };
    await mail.queue(unit, mailingOf(member, mailing), {
      ...(await this.mailOf(mailing, words)),
      cause: `invoice ${invoice_id}, mail ${before + 1}`,
      attachments: [
        { kind: 'invoice', ...file, contentType: 'application/pdf' },
        ...pods.map(({ id, original_filename, mime_type }) => ({
          kind: 'document' as const,
          recordId: id,
          filename: original_filename,
          contentType: mime_type,
        })),
      ],
    });
    unit.create(InvoiceMail, {
      company_id: member.companyId,
      invoice_id,
      kind,
      recipient,
      document_ids,
      pods: words.document_ids && files.bringsPods !== null && before === 0 ? pods.length : null,
      sent_by: member.userId,
      created_at: now,
    });
    return true;
  }

  /** Sends what waits in the outbox. */
  scheduleDelivery(): void {
    this.deps.mail.scheduleDelivery();
  }

  /** @throws {TooManyRequests} when somebody looks at mails too often */
  async countPreview({ userId }: Member): Promise<void> {
    await this.deps.limits.consume('mail-preview', String(userId));
  }

  /** The mail as the client would see it; nothing is written. */
  async preview(member: Member, mailing: InvoiceMailing, words: WrittenWords): Promise<InvoiceMailPreview> {
    const recipient_email = (await this.recipientOf(member, mailing)) || null;
    const shown = await this.mailOf(mailing, words);
    const mail = await this.deps.mail.preview(mailingOf(member, mailing), shown, () => '#');
    return { recipient_email, ...mail };
  }

  private async mailOf(mailing: InvoiceMailing, words: WrittenWords): Promise<MailOrder> {
    const { order, routes } = mailing;
    const { recipient_name, recipient_email, message = '' } = words;
    const language = words.language ?? (await this.deps.orderMails.languageOfClient(order));
    const isWritten = !isEmptyMailHtml(message);
    const body = isWritten ? message : ownWords(mailing, language);
    const subject =
      words.subject?.trim() || (await this.subject(order.company_id, topicOf(mailing), language));
    return {
      ...about(order),
      cause: '',
      language,
      recipient: {
        name: recipient_name?.trim() || (order.client_name ?? null),
        email: recipient_email ?? order.client_email,
      },
      link: null,
      isTyped: isWritten,
      details: {
        ...detailsOf(order, routes, 'order', null, null),
        references: referencesForClient(order),
        rows: paymentRows(mailing.payment, language),
      },
      template: { subject, body },
      ...(body === null ? {} : { appendMissingBlocks: false }),
    };
  }
}

/** The PODs that were asked for, each once. */
function chosenPods({ pods, invoiceBytes }: InvoiceMailFiles, ids: readonly number[]): FiledDocument[] {
  const chosen = pods.filter(({ id }) => ids.includes(id));
  if (!ids.every((id) => pods.some((pod) => pod.id === id)))
    throw new InvalidInput([{ field: 'document_ids', code: 'unknown_record' }]);
  const bytes = chosen.reduce((sum, { file_size }) => sum + file_size, invoiceBytes);
  if (bytes > maxMailFileBytes)
    throw new Conflict('mail_files_too_large', { limit: maxMailFileBytes / mebibyte });
  return chosen;
}

const mebibyte = 1024 * 1024;
/** As many as `document_ids` takes. */
const maxPods = 20;

/** The PODs with whether to bring them: the first ones that fit. */
function proposedFiles({ pods, invoiceBytes, bringsPods }: InvoiceMailFiles): InvoiceMailDocument[] {
  let bytes = invoiceBytes;
  return pods.map(({ id, original_filename, file_size }, index) => {
    const is_proposed = bringsPods === true && index < maxPods && bytes + file_size <= maxMailFileBytes;
    if (is_proposed) bytes += file_size;
    return { id, original_filename, file_size, is_proposed };
  });
}

/** A reminder is no invoice: among the messages it has a word of its own. */
function mailingOf({ userId, companyId }: Member, { kind }: InvoiceMailing): Mailing {
  const mailing = { companyId, userId, type: 'invoice_sent' } as const;
  return kind === 'reminder' ? { ...mailing, keptAs: 'payment_reminder' } : mailing;
}

function topicOf({ kind, number, correction, order }: InvoiceMailing): InvoiceTopic {
  return { kind, number, order, isCreditNote: correction !== null && correction.difference.minor < 0 };
}

/** What mails of a kind say by themselves; null where that is the text of invoices. */
function ownWords(
  { kind, payment, correction, today }: InvoiceMailing,
  language: MailLanguage,
): string | null {
  if (correction) return correctionBody(correction, payment, language);
  return kind === 'reminder' ? reminderBody(payment, today, language) : null;
}

interface InvoicesToMailDeps {
  ksef: KsefSubmissionService;
  routes: RouteService;
  payments: PaymentLedger;
  documents: DocumentService;
  clock: Clock;
}

/** Finds what is to be mailed, and says why it cannot be. */
export class InvoicesToMail {
  constructor(private readonly deps: InvoicesToMailDeps) {}

  /**
   * @throws {NotFound} when the order has no such invoice
   * @throws {InvalidInput} when a correction is to be reminded of
   * @throws {Conflict} `step_not_possible`, naming what stands against it: `invoice_not_sent` where the client is to be reminded of an invoice
   * that they do not have; `invoice_refused` of what KSeF refused before the client had it
   */
  async find(
    unit: Unit,
    order: Order,
    { invoice_id, kind = 'invoice' }: InvoiceMailSubject,
    language: UiLanguage,
  ): Promise<InvoiceToMail> {
    const issued = await unit.find(Invoice, { order_id: order.id }, { orderBy: { id: 'asc' } });
    const invoice = issued.find(({ id, corrects_id }) =>
      invoice_id === undefined ? corrects_id === null : id === invoice_id,
    );
    if (!invoice && invoice_id !== undefined) throw new NotFound();
    const isCorrection = invoice?.corrects_id != null;
    if (isCorrection && kind === 'reminder')
      throw new InvalidInput([{ field: 'kind', code: 'invalid_value' }]);
    if (!isCorrection && !awaitsMail(order)) throw cannotMail(order, 'wrong_status', language);
    if (!invoice) throw cannotMail(order, 'no_issued_invoice', language);
    const { company_id: companyId, id: orderId } = order;
    await this.deps.ksef.refuseNeverIssued(unit, { companyId, orderId, invoiceId: invoice.id });
    const balance = await this.deps.payments.balanceOf(unit, order);
    if (!balance) throw cannotMail(order, 'no_issued_invoice', language);
    const payment = awaitedPayment(invoice, balance);
    if (kind === 'reminder') {
      // Nobody is reminded of what they do not have.
      if (await isInvoiceUnsent(connectionOf(unit), companyId, orderId))
        throw cannotMail(order, 'invoice_not_sent', language);
      if (payment.amount.minor <= 0) throw cannotMail(order, 'nothing_due', language);
    }
    const { routes, clock } = this.deps;
    const sentTo = await findInvoiceRecipient(
      connectionOf(unit),
      companyId,
      invoice.corrects_id ?? invoice.id,
    );
    const quoted = await routes.asQuotedInUnit(unit, await routes.findInUnit(unit, order.id));
    const documents = await this.deps.documents.findInUnit(unit, order.id);
    const pods = documents.filter(({ document_type }) => document_type === 'POD');
    const offersPods = !isCorrection && kind === 'invoice' && pods.length > 0;
    return {
      invoice,
      files: {
        invoiceBytes: documents.find(({ id }) => id === invoice.document_id)?.file_size ?? 0,
        pods,
        bringsPods: offersPods ? await this.wantsPods(unit, order) : null,
      },
      mailing: {
        order,
        routes: quoted,
        kind: isCorrection ? 'correction' : kind,
        number: invoice.number,
        payment,
        sentTo,
        correction: correctionOf(invoice),
        today: warsawDay(clock.now()),
      },
    };
  }

  /** Most clients pay on invoice and signed CMR: they get it until somebody sends them an invoice without. */
  private async wantsPods(unit: Unit, { company_id, client_id }: Order): Promise<boolean> {
    if (client_id == null) return true;
    return (await findWhetherPodsWereSent(connectionOf(unit), company_id, client_id)) ?? true;
  }
}

/** A mail of an order cannot be sent. */
function cannotMail({ status }: Order, code: string, language: UiLanguage): Conflict {
  return new Conflict('step_not_possible', {
    allowed_statuses: allowedNext(status),
    missing: [{ code, message: missingText(code, language) }],
  });
}

function awaitsMail({ status }: Order): boolean {
  return status === OrderStatus.InvoiceCreated || status === OrderStatus.InvoiceSent;
}

function correctionOf({ number, gross, currency, content }: Invoice): MailedCorrection | null {
  const { corrects } = content;
  if (!corrects) return null;
  const { number: corrected, reason } = corrects;
  return { number, corrected, reason, difference: parseMoney(gross, currency) };
}

/** What is open after all corrections and payments, by the day that the latest correction names. */
function awaitedPayment({ number, content }: Invoice, { open, paid, dueDate }: Balance): AwaitedPayment {
  const { iban, account, swift } = content.account;
  return {
    number,
    amount: open,
    paid: paid.minor > 0 ? paid : null,
    dueDate,
    account: [iban ?? account, swift && `SWIFT/BIC ${swift}`].filter(Boolean).join(', ') || null,
  };
}

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
   * @throws {InvalidInput} when a file is to go along that is no POD of the order
   * @throws {Conflict} `step_not_possible`, naming what is missing; `invoice_refused`; `mail_files_too_large`
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
      const email = input.recipient_email ?? (await mails.recipientOf(member, found.mailing));
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
    const found = await this.look(member, orderId, subject, language);
    return this.deps.mails.draft(member, found, wanted);
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
