import { findCountryById, languageOfCountry, languageOfEnds } from '../../../kernel/contact/countries.js';
import { pageLanguage, type UiLanguage } from '../../../kernel/text/language.js';
import { asQuoted } from '../../../kernel/order/transport.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { ClientService, SubcontractorService } from '../../directory/index.js';
import type { CompanyService } from '../../identity/index.js';
import type { LinkFactory, LinkSigner, LinkIds } from '../../correspondence/index.js';
import type { OrderService } from '../orders/order.service.js';
import type { RouteDto } from '../routes/route.dto.js';
import type { RouteService } from '../routes/route.service.js';
import type { UnsignedLink } from '../../../kernel/links/link-signing.js';
import type { CompanyFormLink, LinkDto, LinkInput, LinkKind, RevokedLink } from './link.dto.js';
import type { Database } from '../../../platform/db/database.js';
import type { OrderRepository } from '../orders/order.repository.js';

const neededIds: Record<LinkKind, readonly (keyof LinkInput)[]> = {
  'order-form': ['client_id'],
  'subcontractor-offer': ['subcontractor_id', 'order_id', 'route_id'],
  'client-offer-selection': ['order_id'],
  'subcontractor-order-view': ['order_id', 'route_id', 'subcontractor_id'],
};

interface LinkServiceDeps {
  signer: LinkSigner;
  factory: LinkFactory;
  clients: ClientService;
  subcontractors: SubcontractorService;
  orders: OrderService;
  routes: RouteService;
}

/** Makes links to the public pages. */
export class LinkService {
  constructor(private readonly deps: LinkServiceDeps) {}

  /** @throws {NotFound} when a record that the link names is not there or not the company's */
  async createLink(member: Member, input: LinkInput): Promise<LinkDto> {
    const link = await this.linkFor(member, input);
    return {
      url: this.deps.signer.longUrlOf(link),
      short_url: await this.deps.signer.shortUrlOf(link),
      expires_at: link.exp === null ? null : new Date(link.exp * 1000),
    };
  }

  private async linkFor(member: Member, input: LinkInput): Promise<UnsignedLink> {
    const { kind } = input;
    refuseMissing(input, kind === 'order-form' && input.order_id !== undefined ? [] : neededIds[kind]);
    if (kind === 'order-form') return this.orderForm(member, input);
    const order = await this.deps.orders.findOrder(member.companyId, input.order_id ?? 0);
    if (!order) throw new NotFound();
    if (kind === 'client-offer-selection') {
      const client = order.client_id
        ? await this.deps.clients.findClient(member.companyId, order.client_id)
        : null;
      const language = named(input) ?? languageFor(client, order);
      const { items } = await this.deps.routes.listRoutes(member, order.id);
      const routes = items.map((route) => asQuoted(route, route.chosen_offer));
      return this.deps.factory.clientOfferSelection(order, routes, member.userId, language);
    }
    const route = await this.routeOf(member, order.id, input.route_id ?? 0);
    const subcontractor = await this.deps.subcontractors.getSubcontractor(
      member,
      input.subcontractor_id ?? 0,
    );
    if (subcontractor.is_unconfirmed) throw new Conflict('carrier_unconfirmed');
    const language = named(input) ?? languageOf(subcontractor.country_id);
    const subcontractorId = subcontractor.id;
    if (kind === 'subcontractor-offer') {
      return this.deps.factory.subcontractorOffer(
        { order, route, userId: member.userId },
        subcontractorId,
        language,
      );
    }
    const offer = route.chosen_offer;
    if (offer?.subcontractor_id !== subcontractorId) throw new NotFound();
    return this.deps.factory.subcontractorOrderView({ order, route, offer, subcontractorId }, language);
  }

  private async routeOf({ companyId }: Member, orderId: number, routeId: number): Promise<RouteDto> {
    const route = await this.deps.routes.getRoute(companyId, routeId);
    if (route.quotation_id !== orderId) throw new NotFound();
    return route;
  }

  private async orderForm(member: Member, input: LinkInput): Promise<UnsignedLink> {
    const order =
      input.order_id === undefined
        ? null
        : await this.deps.orders.findOrder(member.companyId, input.order_id);
    if (input.order_id !== undefined && !order) throw new NotFound();
    const clientId = input.client_id ?? order?.client_id ?? null;
    if (order && order.client_id !== clientId) throw new NotFound();
    const client = clientId === null ? null : await this.deps.clients.getClient(member, clientId);
    const email = input.client_email ?? order?.client_email ?? client?.email;
    if (!email) throw new InvalidInput([{ field: 'client_email', code: 'required' }]);
    const language = named(input) ?? languageFor(client, order);
    const { userId } = member;
    if (order) return this.deps.factory.orderForm({ userId, clientId, email, order }, language);
    if (clientId === null) throw new InvalidInput([{ field: 'client_id', code: 'required' }]);
    return this.deps.factory.orderForm({ userId, clientId, email, order }, language);
  }
}

/** The company's own order form, for people who are nobody's client yet. */
export class CompanyFormService {
  constructor(
    private readonly companies: CompanyService,
    private readonly signer: LinkSigner,
  ) {}

  /** Names the company by its owner, who stays when people come and go; by the caller where it has none. */
  async getLink(member: Member, language: UiLanguage = 'pl'): Promise<CompanyFormLink> {
    const { user_id: ownerId } = await this.companies.getCompanyOf(member);
    return { url: this.signer.companyFormUrl(ownerId ?? member.userId, language) };
  }
}

/** @throws {InvalidInput} naming what of them is missing */
function refuseMissing(input: LinkInput, names: readonly (keyof LinkInput)[]): void {
  const missing = names.filter((name) => input[name] === undefined);
  if (missing.length > 0) throw new InvalidInput(missing.map((field) => ({ field, code: 'required' })));
}

/** The language of the page that the caller names. */
function named({ lang }: LinkInput): UiLanguage | undefined {
  return lang && pageLanguage(lang);
}

/** The language of a client's page: that of their country, or of the ends of the transport where the order has no client. */
function languageFor(
  client: { country_id: number | null } | null,
  order: Parameters<typeof languageOfEnds>[0] | null,
): UiLanguage {
  return client || !order ? languageOf(client?.country_id ?? null) : pageLanguage(languageOfEnds(order));
}

function languageOf(countryId: number | null): UiLanguage {
  return pageLanguage(languageOfCountry(countryId ? (findCountryById(countryId)?.code ?? null) : null));
}

/** What names the links to take back: those of an order, of one subcontractor for a route, or a client's forms for new requests. */
const idsToRevoke: Record<LinkKind, readonly (keyof LinkInput)[]> = {
  'order-form': ['order_id'],
  'subcontractor-offer': ['subcontractor_id', 'order_id', 'route_id'],
  'client-offer-selection': ['order_id'],
  'subcontractor-order-view': ['order_id', 'route_id', 'subcontractor_id'],
};

interface LinkRevocationServiceDeps {
  db: Database;
  clients: ClientService;
  orderRepository: OrderRepository;
  routes: RouteService;
  signer: LinkSigner;
}

/** Takes links to the public pages back. */
export class LinkRevocationService {
  constructor(private readonly deps: LinkRevocationServiceDeps) {}

  /**
   * Takes back the links of that kind and record made so far, whoever they were sent to: also a subcontractor who is
   * no longer chosen, or a client who was deleted.
   * @throws {NotFound} when the order, the route of it or the client is not there or not the company's
   */
  async revokeLinks(member: Member, input: LinkInput): Promise<RevokedLink> {
    const { kind, client_id, order_id = 0, route_id = 0, subcontractor_id = 0 } = input;
    if (kind === 'order-form' && input.order_id === undefined && client_id !== undefined)
      return this.revokeFormsOf(member, client_id);
    refuseMissing(input, idsToRevoke[kind]);
    const isOfRoute = idsToRevoke[kind].includes('route_id');
    const ids: LinkIds = isOfRoute ? { order_id, route_id, subcontractor_id } : { order_id };
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      // An answer over the link holds the same lock: it has happened before, or comes too late.
      const order = await this.deps.orderRepository.lock(unit, order_id);
      const routes = isOfRoute ? await this.deps.routes.findInUnit(unit, order.id) : [];
      if (isOfRoute && !routes.some(({ id }) => id === route_id)) throw new NotFound();
      await this.deps.signer.revoke(unit, member.companyId, kind, ids);
    });
    return { revoked: true };
  }

  /** The forms for new requests: those that complete a request are taken back by its order. */
  private async revokeFormsOf(member: Member, clientId: number): Promise<RevokedLink> {
    const { db, clients, signer } = this.deps;
    const { id: client_id } = await clients.getClient(member, clientId);
    await db.inCompany(member.companyId, (unit) => signer.revokeFormsOf(unit, member.companyId, client_id));
    return { revoked: true };
  }
}
