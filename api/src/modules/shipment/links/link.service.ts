import type { Database } from '../../../platform/db/database.js';
import { findCountryById, languageOfCountry } from '../../../kernel/contact/countries.js';
import { pageLanguage, type UiLanguage } from '../../../kernel/text/language.js';
import { asQuoted } from '../../../kernel/order/transport.js';
import { BadRequest, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Member } from '../../../platform/http/principal.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { ClientService, SubcontractorService } from '../../directory/index.js';
import type { LinkFactory, LinkIds, LinkSigner } from '../../correspondence/index.js';
import type { OrderRepository } from '../orders/order.repository.js';
import type { OrderService } from '../orders/order.service.js';
import type { RouteDto } from '../routes/route.dto.js';
import type { RouteService } from '../routes/route.service.js';
import type { UnsignedLink } from '../../../kernel/links/link-url.js';
import type { CodedLink } from '../../../kernel/links/short-link.js';
import { answerLink } from './link-view.queries.js';
import type { LinkDto, LinkInput, LinkKind, LinkQuery, LinkView, RevokedLink } from './link.dto.js';

const neededIds: Record<LinkKind, readonly (keyof LinkInput)[]> = {
  'order-form': ['client_id'],
  'subcontractor-offer': ['subcontractor_id', 'order_id', 'route_id'],
  'client-offer-selection': ['order_id'],
  'subcontractor-order-view': ['order_id', 'route_id', 'subcontractor_id'],
};

/** What names the links to take back: those of an order, or of one subcontractor for a leg. The form without an order is unsigned. */
const idsToRevoke: Record<LinkKind, readonly (keyof LinkInput)[]> = {
  'order-form': ['order_id'],
  'subcontractor-offer': ['subcontractor_id', 'order_id', 'route_id'],
  'client-offer-selection': ['order_id'],
  'subcontractor-order-view': ['order_id', 'route_id', 'subcontractor_id'],
};

/** Links to the public pages: making them, taking them back, reading what they show. */
export class LinkService {
  constructor(
    private readonly db: Database,
    private readonly signer: LinkSigner,
    private readonly factory: LinkFactory,
    private readonly clients: ClientService,
    private readonly subcontractors: SubcontractorService,
    private readonly orders: OrderService,
    private readonly orderRepository: OrderRepository,
    private readonly routes: RouteService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws {NotFound} when a record that the link names is not there or not the company's */
  async createLink(member: Member, input: LinkInput): Promise<LinkDto> {
    const link = await this.linkFor(member, input);
    return {
      url: this.signer.longUrlOf(link),
      short_url: await this.signer.shortUrlOf(link),
      expires_at: link.exp === null ? null : new Date(link.exp * 1000),
    };
  }

  /**
   * Takes back the links of that kind and record made so far, whoever they were sent to: also a subcontractor who is
   * no longer chosen, or a client who was deleted.
   * @throws {NotFound} when the order, or the leg of it, is not there or not the company's
   */
  async revokeLinks(member: Member, input: LinkInput): Promise<RevokedLink> {
    const { kind, order_id = 0, route_id = 0, subcontractor_id = 0 } = input;
    refuseMissing(input, idsToRevoke[kind]);
    const isOfLeg = idsToRevoke[kind].includes('route_id');
    const ids: LinkIds = isOfLeg ? { order_id, route_id, subcontractor_id } : { order_id };
    await this.db.inCompany(member.companyId, async (unit) => {
      // An answer over the link holds the same lock: it has happened before, or comes too late.
      const order = await this.orderRepository.lock(unit, order_id);
      const routes = isOfLeg ? await this.routes.findInUnit(unit, order.id) : [];
      if (isOfLeg && !routes.some(({ id }) => id === route_id)) throw new NotFound();
      await this.signer.revoke(unit, member.companyId, kind, ids);
    });
    return { revoked: true };
  }

  /**
   * What a link's page shows, from the records, for whoever may look once more.
   * @throws {TooManyRequests}
   * @throws {BadRequest} when the link is not ours, has expired or was taken back
   */
  async viewLink(kind: LinkKind, query: LinkQuery, address: string): Promise<LinkView> {
    await this.countView(address);
    return this.readLink(kind, query);
  }

  /**
   * Counts a look at the page of a link, before anything is done for it.
   * @throws {TooManyRequests}
   */
  async countView(address: string): Promise<void> {
    await this.limits.consume('public-view', address);
  }

  /**
   * What a link's page shows, from the records; the look at it has been counted.
   * @throws {BadRequest} when the link is not ours, has expired or was taken back
   */
  async readLink(kind: LinkKind, query: LinkQuery): Promise<LinkView> {
    const { sig, exp, user_id = 0, client_id = 0, order_id = 0, route_id = 0, subcontractor_id = 0 } = query;
    const ids: Record<LinkKind, Record<string, number>> = {
      'order-form': { user_id, client_id, order_id },
      'subcontractor-offer': { user_id, subcontractor_id, order_id, route_id },
      'client-offer-selection': { order_id },
      'subcontractor-order-view': { order_id, route_id, subcontractor_id },
    };
    await this.signer.verify({ kind, ids: ids[kind], exp, sig });
    const view = await answerLink(this.db.reads, kind, ids[kind], this.clock.now());
    if (!view) throw new BadRequest('invalid_link');
    return view;
  }

  /**
   * Where a short link leads that somebody opens, as `LinkSigner.readCode` read it; null when nothing is known of it.
   * @throws {TooManyRequests} guesses are counted apart from right links
   */
  async followShortLink(link: CodedLink | null, address: string): Promise<string | null> {
    await this.limits.consume(link ? 'public-view' : 'link-guess', address);
    return link && this.signer.pageOf(link);
  }

  private async linkFor(member: Member, input: LinkInput): Promise<UnsignedLink> {
    const { kind } = input;
    refuseMissing(input, kind === 'order-form' && input.order_id !== undefined ? [] : neededIds[kind]);
    if (kind === 'order-form') return this.orderForm(member, input);
    const order = await this.orders.findOrder(member.companyId, input.order_id ?? 0);
    if (!order) throw new NotFound();
    if (kind === 'client-offer-selection') {
      const language = input.lang ?? (await this.languageOfClient(member, order.client_id));
      const { items } = await this.routes.listRoutes(member, order.id);
      const legs = items.map((route) => asQuoted(route, route.chosen_offer));
      return this.factory.clientOfferSelection(order, legs, member.userId, language);
    }
    const route = await this.routeOf(member, order.id, input.route_id ?? 0);
    const subcontractor = await this.subcontractors.getSubcontractor(member, input.subcontractor_id ?? 0);
    const language = input.lang ?? languageOf(subcontractor.country_id);
    const subcontractorId = subcontractor.id;
    if (kind === 'subcontractor-offer') {
      return this.factory.subcontractorOffer(
        { order, route, userId: member.userId },
        subcontractorId,
        language,
      );
    }
    const offer = route.chosen_offer;
    if (offer?.subcontractor_id !== subcontractorId) throw new NotFound();
    return this.factory.subcontractorOrderView({ order, route, offer, subcontractorId }, language);
  }

  private async routeOf({ companyId }: Member, orderId: number, routeId: number): Promise<RouteDto> {
    const route = await this.routes.getRoute(companyId, routeId);
    if (route.quotation_id !== orderId) throw new NotFound();
    return route;
  }

  private async orderForm(member: Member, input: LinkInput): Promise<UnsignedLink> {
    const order =
      input.order_id === undefined ? null : await this.orders.findOrder(member.companyId, input.order_id);
    if (input.order_id !== undefined && !order) throw new NotFound();
    const clientId = input.client_id ?? order?.client_id;
    if (!clientId) throw new InvalidInput([{ field: 'client_id', code: 'required' }]);
    if (order && order.client_id !== clientId) throw new NotFound();
    const client = await this.clients.getClient(member, clientId);
    const email = input.client_email ?? order?.client_email ?? client.email;
    if (!email) throw new InvalidInput([{ field: 'client_email', code: 'required' }]);
    const language = input.lang ?? languageOf(client.country_id);
    return this.factory.orderForm({ userId: member.userId, clientId, email, order }, language);
  }

  private async languageOfClient({ companyId }: Member, clientId: number | null): Promise<UiLanguage> {
    const client = clientId ? await this.clients.findClient(companyId, clientId) : null;
    return languageOf(client?.country_id ?? null);
  }
}

function refuseMissing(input: LinkInput, names: readonly (keyof LinkInput)[]): void {
  const missing = names.filter((name) => input[name] === undefined);
  if (missing.length > 0) throw new InvalidInput(missing.map((field) => ({ field, code: 'required' })));
}

function languageOf(countryId: number | null): UiLanguage {
  return pageLanguage(languageOfCountry(countryId ? (findCountryById(countryId)?.code ?? null) : null));
}
