import type { Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { findCountryById, languageOfCountry, languageOfEnds } from '../../../kernel/contact/countries.js';
import { pageLanguage, type MailLanguage } from '../../../kernel/text/language.js';
import type { UnsignedLink } from '../../../kernel/links/link-signing.js';
import { isCurrency, parseMoney, type Money } from '../../../kernel/money/money.js';
import { asQuoted, type TimedEnds } from '../../../kernel/order/transport.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { ClientService, SubcontractorService } from '../../directory/index.js';
import {
  isEmptyMailHtml,
  type LinkFactory,
  type MailOrder,
  type MailService,
} from '../../correspondence/index.js';
import { Conflict } from '../../../platform/http/errors.js';
import { carrierMailText } from './carrier-order/carrier-mail-texts.js';
import type { CarrierOrderService, ChosenRoute } from './carrier-order/carrier-order.service.js';
import {
  about,
  detailsOf,
  languageOf,
  offerDetailsOf,
  referencesForCarrier,
  referencesForClient,
} from './mail-content.js';
import {
  causeOfAcceptance,
  causeOfFollowUp,
  causeOfOffer,
  findSentOffer,
  type OpenOffer,
} from './automatic-mail.queries.js';
import type { MailPreview } from './client-offer.dto.js';
import type { StoredVariant } from './client-offer.entity.js';
import type { Order } from './order.entity.js';

/** What tells the language of an order's client. */
export type OrderOfClient = Pick<Order, 'company_id' | 'client_id' | 'delivery_country' | 'pickup_country'>;

/** Who sends. */
interface Sender {
  userId: number;
  companyId: number;
}

/** An offer of which its client is reminded. */
interface OfferToFollowUp extends Pick<OpenOffer, 'id' | 'to_name' | 'to_address' | 'language' | 'link'> {
  price: Money;
  /** What the client chooses from in place of the price; null for an offer of one. */
  variants: readonly StoredVariant[] | null;
  /** The offer's last day; null when there is none. */
  validUntil: string | null;
}

/** A link of which less is left than this, in seconds, is made anew before somebody is reminded of it. */
const linkRestSeconds = 7 * 86_400;

/** What the forwarder wrote to the client. */
interface OfferMail {
  recipient: string;
  subject: string;
  message: string;
  price: Money;
  /** What the client chooses from in place of the price; null for an offer of one. */
  variants: readonly StoredVariant[] | null;
  /** The offer's last day; null when there is none. */
  valid_until: string | null;
  /** Of subject and message; that of the client's country when left out. */
  language?: MailLanguage | undefined;
}

/** What the forwarder wrote to a client whose request lacks data. */
interface DataRequestMail {
  clientId: number;
  recipient_email: string;
  /** The client's name when there is none. */
  recipient_name?: string | null;
  /** Without words: the built-in one. */
  subject: string;
  /** HTML; without anything in it: the company's own text, or the built-in one. */
  message: string;
  /** That of the client's country when left out. */
  language?: MailLanguage;
  /** How often the client was asked before. */
  time: number;
}

/** What the forwarder wrote in place of the text that the mails of a kind have. */
export interface WrittenWords {
  /** That of the text when empty. */
  subject?: string;
  /** HTML; without anything in it the company's own text goes out, or the built-in one. */
  message?: string;
}

/** What a carrier is asked for: who comes, or once more whether they take the order. */
type AskedOfCarrier = 'vehicle' | 'answer';

/** The link of a mail that is only looked at. */
const leadsNowhere = (): string => '#';

interface OrderMailServiceDeps {
  mails: MailService;
  links: LinkFactory;
  clients: ClientService;
  subcontractors: SubcontractorService;
  carrierOrders: CarrierOrderService;
  clock: Clock;
}

/** The mails that an order's steps send. */
export class OrderMailService {
  constructor(private readonly deps: OrderMailServiceDeps) {}

  /** Has the outbox delivered, after the commit of a step that sent something. */
  scheduleDelivery(wasQueued: boolean | null): void {
    if (wasQueued) this.deps.mails.scheduleDelivery();
  }

  /** Tells the client that an offer comes within 24 hours. */
  async sendConfirmation(unit: Unit, order: Order, { userId, companyId }: Sender): Promise<boolean> {
    if (!order.client_email) return false;
    const language = await this.languageOfClient(order);
    const link = await this.deps.links.orderForm(
      { userId, order, clientId: order.client_id ?? null, email: order.client_email },
      pageLanguage(language),
    );
    await this.deps.mails.queue(
      unit,
      { companyId, userId, type: 'quote_confirmation' },
      {
        ...about(order),
        cause: `order ${order.id} accepted as version ${order.version}`,
        language,
        recipient: { name: order.client_name ?? null, email: order.client_email },
        link,
        details: {
          ...detailsOf(order, [order], 'order', null, order.payment_days ?? null),
          references: referencesForClient(order),
        },
      },
    );
    return true;
  }

  /** Asks the client to complete the data by the form, which shows what is known. */
  async sendDataRequest(
    unit: Unit,
    order: Order,
    content: DataRequestMail,
    { userId, companyId }: Sender,
  ): Promise<void> {
    const mail = await this.dataRequestMail(order, content, userId);
    await this.deps.mails.queue(unit, { companyId, userId, type: 'completion_request' }, mail);
  }

  /** {@link OrderMailService.sendDataRequest} as the client would see it; nothing is written. */
  async previewDataRequest(
    order: Order,
    content: DataRequestMail,
    { userId, companyId }: Sender,
  ): Promise<MailPreview> {
    const mail = await this.dataRequestMail(order, content, userId);
    return this.deps.mails.preview({ companyId, userId, type: 'completion_request' }, mail, leadsNowhere);
  }

  private async dataRequestMail(order: Order, content: DataRequestMail, userId: number): Promise<MailOrder> {
    const { clientId, recipient_email: email, recipient_name, subject, message, time } = content;
    const language = content.language ?? (await this.languageOfClient(order));
    const isWritten = !isEmptyMailHtml(message);
    return {
      ...about(order),
      cause: `data request ${time + 1}, order ${order.id}`,
      language,
      recipient: { name: recipient_name?.trim() || (order.client_name ?? null), email },
      link: await this.deps.links.orderForm({ userId, order, clientId, email }, pageLanguage(language)),
      details: {
        ...detailsOf(order, [order], 'order', null, order.payment_days ?? null),
        references: referencesForClient(order),
      },
      template: { subject, body: isWritten ? message : null },
      isTyped: isWritten,
      ...(isWritten ? { appendMissingBlocks: true } : {}),
    };
  }

  /**
   * Sends the client the offer with the link to accept or reject it.
   * @param routes in driving order, at the times that were quoted
   */
  async sendOffer(
    unit: Unit,
    order: Order,
    routes: readonly TimedEnds[],
    offerId: number,
    content: OfferMail,
    { userId, companyId }: Sender,
  ): Promise<void> {
    const mail = await this.offerMail(order, routes, content, userId, causeOfOffer(offerId));
    await this.deps.mails.queue(unit, { companyId, userId, type: 'offers_to_client' }, mail);
  }

  /**
   * The offer's mail as the client would see it; nothing is written, and its link leads nowhere.
   * @param routes in driving order, at the times that were quoted
   */
  async previewOffer(
    order: Order,
    routes: readonly TimedEnds[],
    content: OfferMail,
    { userId, companyId }: Sender,
  ): Promise<MailPreview> {
    const mail = await this.offerMail(order, routes, content, userId, '');
    return this.deps.mails.preview({ companyId, userId, type: 'offers_to_client' }, mail, leadsNowhere);
  }

  private async offerMail(
    order: Order,
    routes: readonly TimedEnds[],
    content: OfferMail,
    userId: number,
    cause: string,
  ): Promise<MailOrder> {
    const language = content.language ?? (await this.languageOfClient(order));
    return {
      ...about(order),
      cause,
      language,
      recipient: { name: order.client_name ?? null, email: content.recipient },
      link: await this.deps.links.clientOfferSelection(order, routes, userId, pageLanguage(language)),
      details: {
        ...offerDetailsOf(order, routes, content),
        references: referencesForClient(order),
        validUntil: content.valid_until,
      },
      template: { subject: content.subject, body: content.message },
      isTyped: true,
      appendMissingBlocks: true,
    };
  }

  /**
   * Confirms to the client that their order was created, where the offer was sent to, in its language.
   * @param routes in driving order, at the times that were quoted
   * @returns where it went; null when there is no address
   */
  async sendAcceptance(
    unit: Unit,
    order: Order,
    routes: readonly TimedEnds[],
    { userId, companyId }: { userId: number | null; companyId: number },
  ): Promise<string | null> {
    const offer = await findSentOffer(connectionOf(unit), companyId, order.id);
    const email = offer?.to_address ?? order.client_email;
    if (!email) return null;
    const language = offer?.language ?? (await this.languageOfClient(order));
    const { price_for_client: price = null, currency_for_client: currency = null } = order;
    await this.deps.mails.queue(
      unit,
      { companyId, userId, type: 'order_acceptance' },
      {
        ...about(order),
        cause: causeOfAcceptance(order.id),
        language,
        recipient: { name: offer?.to_name ?? order.client_name ?? null, email },
        // A link speaks for somebody of the company.
        link:
          userId === null
            ? null
            : await this.deps.links.clientOfferSelection(order, routes, userId, pageLanguage(language)),
        details: {
          ...detailsOf(
            order,
            routes,
            'order',
            price !== null && isCurrency(currency) ? parseMoney(price, currency) : null,
            order.payment_days ?? null,
          ),
          references: referencesForClient(order),
        },
      },
    );
    return email;
  }

  /**
   * Reminds the client of an offer, with the link that they have already.
   * @param routes in driving order, at the times that were quoted
   * @param sender whom answers go to; nobody when nobody of the company is left
   * @param before how often they were reminded of it before
   * @returns where it went
   */
  async sendFollowUp(
    unit: Unit,
    order: Order,
    routes: readonly TimedEnds[],
    offer: OfferToFollowUp,
    { userId, companyId }: { userId: number | null; companyId: number },
    before = 0,
  ): Promise<string> {
    const mail = await this.followUpMail(order, routes, offer, userId);
    const cause = before === 0 ? mail.cause : `${mail.cause} again ${before}`;
    await this.deps.mails.queue(unit, { companyId, userId, type: 'follow_up' }, { ...mail, cause });
    return mail.recipient.email;
  }

  /** {@link OrderMailService.sendFollowUp} as the client would see it; nothing is written. */
  async previewFollowUp(
    order: Order,
    routes: readonly TimedEnds[],
    offer: OfferToFollowUp,
    { userId, companyId }: Sender,
  ): Promise<MailPreview> {
    const mail = await this.followUpMail(order, routes, offer, userId);
    return this.deps.mails.preview({ companyId, userId, type: 'follow_up' }, mail, leadsNowhere);
  }

  private async followUpMail(
    order: Order,
    routes: readonly TimedEnds[],
    offer: OfferToFollowUp,
    userId: number | null,
  ): Promise<MailOrder> {
    const language = offer.language ?? (await this.languageOfClient(order));
    return {
      ...about(order),
      cause: causeOfFollowUp(offer.id),
      language,
      recipient: { name: offer.to_name, email: offer.to_address ?? order.client_email },
      link: await this.linkToOffer(order, routes, offer.link, userId, language),
      details: {
        ...offerDetailsOf(order, routes, offer),
        references: referencesForClient(order),
        validUntil: offer.validUntil,
      },
    };
  }

  private async linkToOffer(
    order: Order,
    routes: readonly TimedEnds[],
    sent: UnsignedLink | null,
    userId: number | null,
    language: MailLanguage,
  ): Promise<UnsignedLink> {
    const seconds = this.deps.clock.now().getTime() / 1000;
    // It has to hold as long as the offer.
    const last = order.valid_until ? Date.parse(`${order.valid_until}T23:59:59Z`) / 1000 : 0;
    if (sent?.exp != null && sent.exp >= Math.max(seconds + linkRestSeconds, last)) return sent;
    const user = userId ?? Number(sent?.params['user_id'] ?? 0);
    return this.deps.links.clientOfferSelection(order, routes, user, pageLanguage(language));
  }

  /**
   * Sends a subcontractor the order of a route; false when there is no address to send it to.
   * @param words what the forwarder wrote; nothing for the company's own text, or the built-in one
   */
  async sendOrderToSubcontractor(
    unit: Unit,
    chosen: ChosenRoute,
    words: WrittenWords,
    { userId, companyId }: Sender,
  ): Promise<boolean> {
    if (!chosen.offer.subcontractor_id) return false;
    const document = await this.deps.carrierOrders.keep(unit, chosen, userId);
    if (!chosen.offer.subcontractor_email) return false;
    const mail = await this.carrierOrderMail(chosen, words, companyId);
    await this.deps.mails.queue(
      unit,
      { companyId, userId, type: 'subcontractor_acceptance_request' },
      { ...mail, attachments: [document] },
    );
    return true;
  }

  /**
   * {@link OrderMailService.sendOrderToSubcontractor} as the carrier would see it; nothing is written.
   * @throws {Conflict} `carrier_without_email`
   */
  async previewOrderToSubcontractor(
    chosen: ChosenRoute,
    words: WrittenWords,
    { userId, companyId }: Sender,
  ): Promise<MailPreview> {
    const mail = await this.carrierOrderMail(chosen, words, companyId);
    const mailing = { companyId, userId, type: 'subcontractor_acceptance_request' } as const;
    return this.deps.mails.preview(mailing, mail, leadsNowhere);
  }

  private async carrierOrderMail(
    { order, route, offer }: ChosenRoute,
    { subject, message = '' }: WrittenWords,
    companyId: number,
  ): Promise<MailOrder> {
    const isWritten = !isEmptyMailHtml(message);
    return {
      ...(await this.mailToCarrier({ order, route, offer }, companyId)),
      cause: `order ${order.id} version ${order.version} to subcontractor, route ${route.id}, offer ${offer.id}`,
      details: {
        ...detailsOf(
          order,
          [asQuoted(route, offer)],
          'order',
          parseMoney(offer.price, offer.currency),
          route.payment_terms ?? null,
        ),
        references: referencesForCarrier(order),
      },
      template: { subject: subject?.trim() || null, body: isWritten ? message : null },
      isTyped: isWritten,
      ...(isWritten && { appendMissingBlocks: true }),
    };
  }

  /**
   * Asks the carrier of a route for the vehicle and the driver.
   * @throws {Conflict} `carrier_without_email`
   */
  async sendVehicleRequest(unit: Unit, chosen: ChosenRoute, sender: Sender): Promise<void> {
    const { id, vehicle_asked_at: at } = chosen.route;
    await this.askCarrier(unit, chosen, sender, {
      mail: 'vehicle',
      cause: `vehicle of route ${id} asked for at ${at?.toISOString()}`,
    });
  }

  /**
   * Reminds the carrier of a route that its order waits for their answer.
   * @returns where it went
   * @throws {Conflict} `carrier_without_email`
   */
  async sendOrderReminder(unit: Unit, chosen: ChosenRoute, sender: Sender): Promise<string> {
    const at = this.deps.clock.now().toISOString();
    return this.askCarrier(unit, chosen, sender, {
      mail: 'answer',
      cause: `order of route ${chosen.route.id} reminded of at ${at}`,
    });
  }

  /**
   * A mail to the carrier of a route as they would see it; nothing is written.
   * @throws {Conflict} `carrier_without_email`
   */
  async previewAskedCarrier(
    chosen: ChosenRoute,
    mail: AskedOfCarrier,
    { userId, companyId }: Sender,
  ): Promise<MailPreview> {
    const mailing = { companyId, userId, type: 'subcontractor_acceptance_request' } as const;
    return this.deps.mails.preview(
      mailing,
      await this.askingMail(chosen, { mail, cause: '' }, companyId),
      leadsNowhere,
    );
  }

  private async askCarrier(
    unit: Unit,
    chosen: ChosenRoute,
    { userId, companyId }: Sender,
    asked: { mail: AskedOfCarrier; cause: string },
  ): Promise<string> {
    const mail = await this.askingMail(chosen, asked, companyId);
    await this.deps.mails.queue(unit, { companyId, userId, type: 'subcontractor_acceptance_request' }, mail);
    return mail.recipient.email;
  }

  private async askingMail(
    chosen: ChosenRoute,
    { mail, cause }: { mail: AskedOfCarrier; cause: string },
    companyId: number,
  ): Promise<MailOrder> {
    const { order, route, offer } = chosen;
    const frame = await this.mailToCarrier(chosen, companyId);
    const { subject, body, action } = carrierMailText(mail, frame.language, { ...route, number: order.id });
    return {
      ...frame,
      cause,
      details: {
        ...detailsOf(order, [asQuoted(route, offer)], 'order', null, null),
        references: referencesForCarrier(order),
      },
      template: { subject, body },
      action,
    };
  }

  /** What every mail to the carrier of a route has: whom it goes to, in which language, and the link to the order. */
  private async mailToCarrier({ order, route, offer }: ChosenRoute, companyId: number) {
    const { subcontractor_id, subcontractor_email, subcontractor_name: name } = offer;
    if (!subcontractor_id || !subcontractor_email) throw new Conflict('carrier_without_email');
    const [carrier = null] = await this.deps.subcontractors.findSubcontractors(companyId, [subcontractor_id]);
    const language = languageOf(carrier);
    return {
      ...about(order),
      routeId: route.id,
      language,
      recipient: { name, email: subcontractor_email },
      link: await this.deps.links.subcontractorOrderView(
        { order, route, offer, subcontractorId: subcontractor_id },
        pageLanguage(language),
      ),
    };
  }

  /** The language in which mails to an order's client are written: their country's. */
  async languageOfClient({
    company_id,
    client_id,
    delivery_country,
    pickup_country,
  }: OrderOfClient): Promise<MailLanguage> {
    const client = client_id ? await this.deps.clients.findClient(company_id, client_id) : null;
    const country = client?.country_id ? findCountryById(client.country_id) : null;
    return country ? languageOfCountry(country.code) : languageOfEnds({ pickup_country, delivery_country });
  }
}
