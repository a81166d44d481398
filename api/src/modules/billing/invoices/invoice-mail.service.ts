import type { Unit } from '../../../platform/db/database.js';
import type { MailLanguage } from '../../../kernel/text/language.js';
import type { TimedEnds } from '../../../kernel/order/transport.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import {
  isEmptyMailHtml,
  type Mailing,
  type MailOrder,
  type MailService,
  type TemplateService,
} from '../../correspondence/index.js';
import {
  about,
  detailsOf,
  type Order,
  type OrderMailService,
  type OrderOfClient,
  referencesForClient,
} from '../../shipment/index.js';
import { correctionBody, type MailedCorrection } from './correction-mail.js';
import type { InvoiceMailDraft, InvoiceMailPreview } from './invoice.dto.js';
import type { Invoice } from './invoice.entity.js';
import { InvoiceMail } from './invoice-mail.entity.js';
import { invoiceFilename } from './invoice-page.js';
import { invoiceSubject, type InvoiceMailKind, type InvoiceTopic } from './invoice-subject.js';
import { paymentRows, reminderBody, type AwaitedPayment } from './payment-reminder.js';

const repeatMs = 60_000;

/** An invoice that can be mailed, with what its mail is about. */
export interface InvoiceToMail {
  invoice: Invoice;
  mailing: InvoiceMailing;
}

/** What the mail of an invoice is about. */
export interface InvoiceMailing {
  order: Order;
  /** In driving order, at the times that were quoted. */
  routes: readonly TimedEnds[];
  kind: InvoiceMailKind;
  number: string;
  payment: AwaitedPayment;
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
    return invoiceSubject(topic, await this.deps.orderMails.languageOfClient(order));
  }

  /** The words with which a mail begins. */
  async draft(
    member: Member,
    mailing: InvoiceMailing,
    wanted: MailLanguage | undefined,
  ): Promise<InvoiceMailDraft> {
    const language = wanted ?? (await this.deps.orderMails.languageOfClient(mailing.order));
    const { kind } = mailing;
    const body =
      ownWords(mailing, language) ??
      (await this.deps.templates.getCurrent(member, 'invoice_sent', language)).body;
    return { kind, language, subject: invoiceSubject(topicOf(mailing), language), body };
  }

  /**
   * Puts the mail into the outbox, with the invoice attached; it leaves once the transaction has ended well.
   * @returns whether it did: the same mail within a minute is the same call come again
   */
  async queue(
    unit: Unit,
    member: Member,
    { invoice, mailing }: InvoiceToMail,
    words: WrittenWords & { recipient_email: string },
  ): Promise<boolean> {
    const { mail, clock } = this.deps;
    const { id: invoice_id, content } = invoice;
    const kind = mailing.kind === 'reminder' ? 'reminder' : 'invoice';
    const { recipient_email: recipient } = words;
    const now = clock.now();
    const since = new Date(now.getTime() - repeatMs);
    const same = { invoice_id, recipient, kind, created_at: { $gt: since } } as const;
    if ((await unit.count(InvoiceMail, same)) > 0) return false;
    const before = await unit.count(InvoiceMail, { invoice_id });
    const file = { recordId: invoice_id, filename: invoiceFilename(content) };
    await mail.queue(unit, mailingOf(member, mailing), {
      ...(await this.mailOf(mailing, words)),
      cause: `invoice ${invoice_id}, mail ${before + 1}`,
      attachments: [{ kind: 'invoice', ...file, contentType: 'application/pdf' }],
    });
    unit.create(InvoiceMail, {
      company_id: member.companyId,
      invoice_id,
      kind,
      recipient,
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
    const shown = await this.mailOf(mailing, words);
    return this.deps.mail.preview(mailingOf(member, mailing), shown, () => '#');
  }

  private async mailOf(mailing: InvoiceMailing, words: WrittenWords): Promise<MailOrder> {
    const { order, routes } = mailing;
    const { recipient_name, recipient_email, message = '' } = words;
    const language = words.language ?? (await this.deps.orderMails.languageOfClient(order));
    const isWritten = !isEmptyMailHtml(message);
    const body = isWritten ? message : ownWords(mailing, language);
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
      template: { subject: words.subject?.trim() || invoiceSubject(topicOf(mailing), language), body },
      ...(body === null ? {} : { appendMissingBlocks: false }),
    };
  }
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
