import { readablePhone } from '../../../kernel/contact/phone-number.js';
import type { Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { parseMoney, type Currency } from '../../../kernel/money/money.js';
import { linkPlace } from '../../../kernel/links/stored-link.js';
import type { ClientService } from '../../directory/index.js';
import { aboutTransport, type MailService } from '../../correspondence/index.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { RouteService } from '../routes/route.service.js';
import type { ClientOffer } from './client-offer.entity.js';
import { about, detailsOf, referencesForCarrier } from './mail-content.js';
import { reminderText, type ReminderKind } from './offer-reminder-texts.js';
import { findSender } from './offer-reminder.queries.js';
import type { Order } from './order.repository.js';

interface OfferNoticeServiceDeps {
  routes: RouteService;
  clients: Pick<ClientService, 'findClient'>;
  mails: MailService;
  /** Where people reach the product. */
  publicUrl: string;
}

/** Writes the mails that tell forwarders of the last day of their offers. */
export class OfferNoticeService {
  constructor(private readonly deps: OfferNoticeServiceDeps) {}

  /** Tells whoever sent the offer, or whoever is there for them; nobody when nobody of the company is left. */
  async write(unit: Unit, order: Order, offer: ClientOffer, kind: ReminderKind): Promise<void> {
    const sender = await findSender(connectionOf(unit), order.company_id, offer.sent_by ?? null);
    if (!sender) return;
    const { id: userId, name, email, default_language: language } = sender;
    const client = order.client_name ?? order.client_email;
    const text = reminderText(kind, { number: order.id, client }, language);
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
        body: [
          ...text.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
          `<p>${linkPlace}</p>`,
          '<p>[OFFER DETAILS]</p>',
        ].join(''),
        action: { label: text.link, url: `${this.deps.publicUrl.replace(/\/$/, '')}/offer/${order.id}` },
      },
    );
  }

  /** Has the outbox delivered, after the commit. */
  scheduleDelivery(): void {
    this.deps.mails.scheduleDelivery();
  }
}
