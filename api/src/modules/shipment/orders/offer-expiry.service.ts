import type { Database, Unit } from '../../../platform/db/database.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { dayToTell } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { ClientOffer } from './client-offer.entity.js';
import type { FailedOfferMails } from './failed-offer-mails.service.js';
import { type ExpiryNoticeKind, expiryNoticeText } from './offer-expiry-texts.js';
import {
  expiredOffersAcrossCompanies,
  expiringOffersAcrossCompanies,
  type DueOffer,
  findSender,
} from './offer-expiry.queries.js';
import type { Order, OrderRepository } from './order.repository.js';
import { readablePhone } from '../../../kernel/contact/phone-number.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { parseMoney, type Currency } from '../../../kernel/money/money.js';
import { noticeBody } from '../../../kernel/links/stored-link.js';
import type { ClientService } from '../../directory/index.js';
import { aboutTransport, type MailService } from '../../correspondence/index.js';
import type { RouteService } from '../routes/route.service.js';
import { about, detailsOf, referencesForCarrier } from './mail-content.js';

interface ExpiryNoticeServiceDeps {
  routes: RouteService;
  clients: Pick<ClientService, 'findClient'>;
  mails: MailService;
  /** Where people reach the product. */
  publicUrl: string;
}

/** Writes the mails that tell forwarders of the last day of their offers. */
export class ExpiryNoticeService {
  constructor(private readonly deps: ExpiryNoticeServiceDeps) {}

  /** Tells whoever sent the offer, or whoever is there for them; nobody when nobody of the company is left. */
  async write(unit: Unit, order: Order, offer: ClientOffer, kind: ExpiryNoticeKind): Promise<void> {
    const sender = await findSender(connectionOf(unit), order.company_id, offer.sent_by ?? null);
    if (!sender) return;
    const { id: userId, name, email, default_language: language } = sender;
    const client = order.client_name ?? order.client_email;
    const text = expiryNoticeText(kind, { number: order.id, client }, language);
    const record = order.client_id
      ? await this.deps.clients.findClient(order.company_id, order.client_id)
      : null;
    const routes = await this.deps.routes.asQuotedInUnit(
      unit,
      await this.deps.routes.findInUnit(unit, order.id),
    );
    const price = parseMoney(offer.price, offer.currency as Currency);
    const details = {
      ...detailsOf(order, routes, 'offer', price, null),
      // Told to the forwarder: what the client calls it is the client's, as it is for a carrier.
      references: referencesForCarrier(order),
      validUntil: offer.valid_until ?? null,
      // The reminder proposes a call.
      rows: record?.phone ? [{ label: text.phone, value: readablePhone(record.phone) }] : [],
    };
    await this.deps.mails.queueNotice(
      unit,
      { companyId: order.company_id, userId, type: kind },
      {
        ...about(order),
        cause: `client offer ${offer.id} ${kind}`,
        language,
        recipient: { name, email },
        details,
        subject: `${text.subject} · ${aboutTransport(details)}`,
        body: `${noticeBody(text.paragraphs)}<p>[OFFER DETAILS]</p>`,
        action: { label: text.link, url: `${this.deps.publicUrl.replace(/\/$/, '')}/offer/${order.id}` },
      },
    );
  }

  /** Has the outbox delivered, after the commit. */
  scheduleDelivery(): void {
    this.deps.mails.scheduleDelivery();
  }
}

interface OfferExpiryServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  notices: ExpiryNoticeService;
  failures: FailedOfferMails;
  clock: Clock;
}

/**
 * Tells those who sent offers that the last day comes, and that it has passed without an answer. The client hears nothing of it: what
 * reminds them is `FollowUpService`.
 */
export class OfferExpiryService {
  constructor(private readonly deps: OfferExpiryServiceDeps) {}

  /**
   * Tells everything that is due, each once: that it was told stands in the same transaction as the mail. A mail that cannot be written
   * keeps no other from being written.
   * @returns how many were told something
   */
  async tellDue(): Promise<number> {
    const now = this.deps.clock.now();
    const day = dayToTell(now);
    let told = 0;
    for (const due of await expiredOffersAcrossCompanies(this.deps.db.reads, day, now))
      told += await this.tell(due, 'offer_expired');
    for (const due of await expiringOffersAcrossCompanies(this.deps.db.reads, day, now))
      told += await this.tell(due, 'offer_expiring');
    if (told > 0) this.deps.notices.scheduleDelivery();
    return told;
  }

  private tell(due: DueOffer, kind: ExpiryNoticeKind): Promise<number> {
    return this.tellOnce(due, kind).catch(async (error: unknown) => {
      await this.deps.failures.note(due, kind, error, {
        event: 'offer_notice_failed',
        // The order itself tells it.
        giveUp: (unit, order, offer) => {
          this.markTold(offer, kind);
          this.recordEnd(unit, order, offer, kind);
        },
      });
      return 0;
    });
  }

  private tellOnce({ id, company_id, order_id }: DueOffer, kind: ExpiryNoticeKind): Promise<number> {
    return this.deps.db.inCompany(company_id, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, order_id);
      const offer = await unit.findOneOrFail(ClientOffer, { id });
      const isTold = kind === 'offer_expired' ? offer.expiry_told_at : offer.reminded_at;
      // Another process was faster.
      if (isTold || offer.expiry_told_at) return 0;
      this.markTold(offer, kind);
      if (!(await this.isOpen(unit, order, offer))) return 0;
      await this.deps.notices.write(unit, order, offer, kind);
      order.is_read = false;
      this.recordEnd(unit, order, offer, kind);
      return 1;
    });
  }

  private markTold(offer: ClientOffer, kind: ExpiryNoticeKind): void {
    offer[kind === 'offer_expired' ? 'expiry_told_at' : 'reminded_at'] = this.deps.clock.now();
  }

  private recordEnd(unit: Unit, order: Order, offer: ClientOffer, kind: ExpiryNoticeKind): void {
    if (kind !== 'offer_expired') return;
    const facts = offer.valid_until ? { facts: { valid_until: offer.valid_until } } : {};
    this.deps.orderRepository.record(unit, order, 'offer_expired', { userId: null, ...facts });
  }

  /** Whether the client may still answer: the order waits for that, and no later offer took the place of this one. */
  private async isOpen(unit: Unit, order: Order, offer: ClientOffer): Promise<boolean> {
    if (order.status !== OrderStatus.SentToClient) return false;
    return (await unit.count(ClientOffer, { order_id: order.id, id: { $gt: offer.id } })) === 0;
  }
}
