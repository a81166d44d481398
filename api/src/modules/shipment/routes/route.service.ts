import type { Database, Unit } from '../../../platform/db/database.js';
import { isInValuation, showsDocuments } from '../../../kernel/order/order-phase.js';
import { isForAnother, RouteStatus, takesPrices, type RouteFacts } from '../rules/route-status.js';
import type { OrderFacts } from '../rules/order-actions.js';
import { routeHints } from '../rules/route-hints.js';
import { windowsOf } from '../../../kernel/order/time-windows.js';
import { asQuoted, endsOf, type TimedEnds, citiesOf } from '../../../kernel/order/transport.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { Offer, OfferService } from '../quotes/offer.service.js';
import { notEditable, type Order, type OrderRepository, type Cause } from '../orders/order.repository.js';
import { storedTransportFaults } from '../orders/order.policy.js';
import type { SettingsService } from '../../identity/index.js';
import type {
  RouteDto,
  RouteHint,
  RouteInput,
  RouteList,
  RouteUpdate,
  SelectOfferInput,
} from './route.dto.js';
import { Route } from './route.entity.js';
import { findRoute, hasOrder, listRoutes, type RouteRow } from './route.queries.js';
import {
  isNews,
  isVehicleAwaited,
  keptVehicle,
  unknownVehicle,
  vehicleOf,
  type ToldVehicle,
  type Vehicle,
} from '../rules/vehicle.js';
import type { SubcontractorService } from '../../directory/index.js';

/** The vehicles of routes, and who drives them. All of it happens in units of work that have locked the order. */
export class VehicleService {
  constructor(
    private readonly orderRepository: OrderRepository,
    private readonly offers: OfferService,
    private readonly subcontractors: SubcontractorService,
  ) {}

  /**
   * Keeps what the carrier of a route told over the link.
   * @returns whether something was news
   * @throws {Conflict} `no_longer_open` when there is news and the carrier is not under way
   */
  async tell(unit: Unit, order: Order, route: Route, told: ToldVehicle): Promise<boolean> {
    const kept = await this.newsOf(unit, route, told);
    if (!kept) return false;
    if (!isVehicleAwaited(order.status, route.status)) throw notEditable(order.status, 'no_longer_open');
    const offer = await this.offerOf(unit, route);
    this.keep(unit, order, route, kept, { userId: null, reason: offer?.subcontractor_name ?? null });
    return true;
  }

  /**
   * Keeps what the forwarder entered.
   * @throws {Conflict} `vehicle_too_early` before there is an order
   */
  async enter(unit: Unit, order: Order, route: Route, told: ToldVehicle, userId: number): Promise<void> {
    const kept = await this.newsOf(unit, route, told);
    if (!kept) return;
    if (!showsDocuments(order.status)) throw notEditable(order.status, 'vehicle_too_early');
    this.keep(unit, order, route, kept, { userId });
  }

  /** Forgets a vehicle: another carrier will drive. */
  forget(unit: Unit, route: Route): void {
    unit.assign(route, { ...unknownVehicle, vehicle_asked_at: null });
  }

  private keep(unit: Unit, order: Order, route: Route, kept: Partial<Vehicle>, cause: Cause): void {
    unit.assign(route, kept);
    this.orderRepository.record(unit, order, 'vehicle_told', { ...cause, facts: citiesOf(route) });
  }

  /** What is told in the form in which it is kept; null when it is known already. */
  private async newsOf(unit: Unit, route: Route, told: ToldVehicle): Promise<Partial<Vehicle> | null> {
    const countryId = told.driver_phone ? await this.countryOfCarrier(unit, route) : null;
    const kept = keptVehicle(told, countryId);
    return isNews(kept, vehicleOf(route)) ? kept : null;
  }

  private async countryOfCarrier(unit: Unit, route: Route): Promise<number | null> {
    const offer = await this.offerOf(unit, route);
    if (!offer?.subcontractor_id) return null;
    const carriers = await this.subcontractors.findSubcontractors(offer.company_id, [offer.subcontractor_id]);
    return carriers[0]?.country_id ?? null;
  }

  private async offerOf(unit: Unit, { chosen_offer_id }: Route): Promise<Offer | null> {
    return chosen_offer_id ? this.offers.findInUnit(unit, chosen_offer_id) : null;
  }
}

export type { Route };

/** More routes than any real transport has. */
export const maxRoutes = 50;

interface RouteServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  offers: OfferService;
  settings: SettingsService;
  subcontractors: SubcontractorService;
  vehicles: VehicleService;
}

/** The routes of orders. */
export class RouteService {
  constructor(private readonly deps: RouteServiceDeps) {}

  /** @throws {NotFound} when the order is not there */
  async listRoutes(
    { companyId }: Pick<Member, 'companyId'>,
    orderId: number,
    externalId?: string,
  ): Promise<RouteList> {
    const all = await this.withChosen(companyId, await listRoutes(this.deps.db.reads, companyId, orderId));
    if (all.length === 0 && !(await hasOrder(this.deps.db.reads, companyId, orderId))) throw new NotFound();
    const items = externalId === undefined ? all : all.filter((route) => route.external_id === externalId);
    return { items, total: items.length, hints: hintsOf(all) };
  }

  async getRoute(companyId: number, id: number): Promise<RouteDto> {
    const row = await findRoute(this.deps.db.reads, companyId, id);
    const [route] = row ? await this.withChosen(companyId, [row]) : [];
    if (!route) throw new NotFound();
    return route;
  }

  async createRoute(member: Member, input: RouteInput): Promise<RouteDto> {
    const { quotation_id, ...fields } = input;
    const { payment_terms_days } = await this.deps.settings.getReadOnlySettings(member);
    const id = await this.deps.db.inCompany(member.companyId, async (unit) => {
      const order = await this.deps.orderRepository.lockInValuation(unit, quotation_id);
      const count = await unit.count(Route, { order_id: order.id });
      if (count >= maxRoutes) throw new Conflict('too_many_routes', { limit: maxRoutes });
      const payment_terms = fields.payment_terms === undefined ? payment_terms_days : fields.payment_terms;
      const route = planRoute(unit, order, { ...normalizeInput(fields), payment_terms }, count + 1);
      unit.persist(route);
      await unit.flush();
      return route.id;
    });
    return this.getRoute(member.companyId, id);
  }

  /** Makes the first route of an order from the order's own addresses and dates, if it has none. */
  async createFirstRoute(unit: Unit, order: Order): Promise<void> {
    if ((await unit.count(Route, { order_id: order.id })) > 0) return;
    unit.persist(await this.planFirstRoute(unit, order));
  }

  /** The first route that an order would get, to look at; it is not kept. */
  async planFirstRoute(unit: Unit, order: Order): Promise<Route> {
    const { payment_terms_days } = await this.deps.settings.getReadOnlySettings({
      companyId: order.company_id,
    });
    const fields = { ...endsOf(order), ...windowsOf(order), payment_terms: payment_terms_days };
    return planRoute(unit, order, fields, 1);
  }

  /** After the order's own addresses or dates changed: its only route follows as long as nobody was asked about it. */
  async followOrder(unit: Unit, order: Order): Promise<void> {
    const [route, ...others] = await this.findInUnit(unit, order.id);
    if (!route || others.length > 0) return;
    const { offers_count, asked_count } = await this.getRoute(order.company_id, route.id);
    if (offers_count === 0 && asked_count === 0)
      unit.assign(route, { ...endsOf(order), ...windowsOf(order) });
  }

  async updateRoute(member: Member, id: number, input: RouteUpdate): Promise<RouteDto> {
    const { external_id, subcontractor_offer_id, truck_plates, trailer_plates, driver_name, ...others } =
      input;
    const { driver_phone, ...changes } = others;
    const vehicle = { truck_plates, trailer_plates, driver_name, driver_phone };
    await this.changeRoute(member, id, async (unit, order, route, seen) => {
      unit.assign(route, normalizeInput({ external_id }), { ignoreUndefined: true });
      if (Object.keys(changes).length > 0) {
        if (!isInValuation(order.status)) throw notEditable(order.status, 'route_not_editable');
        unit.assign(route, normalizeInput(changes), { ignoreUndefined: true });
        const faults = storedTransportFaults(route);
        if (faults.length > 0) throw new InvalidInput(faults);
      }
      if (subcontractor_offer_id !== undefined)
        await this.choose(unit, order, route, { wanted: subcontractor_offer_id, seen }, member.userId);
      await this.deps.vehicles.enter(unit, order, route, vehicle, member.userId);
    });
    return this.getRoute(member.companyId, id);
  }

  /**
   * Chooses a quote, or takes the choice back.
   * @throws {NotFound} when the quote is not of this route
   * @throws {Conflict} when the order is past choosing, `chosen_meanwhile`, or `carrier_unconfirmed`
   */
  async selectOffer(member: Member, id: number, { offer_id, replaces }: SelectOfferInput): Promise<RouteDto> {
    await this.changeRoute(member, id, (unit, order, route, chosen) => {
      const seen = replaces === undefined ? chosen : replaces;
      return this.choose(unit, order, route, { wanted: offer_id, seen }, member.userId);
    });
    return this.getRoute(member.companyId, id);
  }

  async deleteRoute(member: Member, id: number): Promise<void> {
    await this.changeRoute(member, id, async (unit, order, route) => {
      if (!isInValuation(order.status)) throw notEditable(order.status, 'route_not_editable');
      await unit.nativeDelete(Route, { id: route.id });
      await this.closeGap(unit, order.id, route.position);
      unit.clear();
    });
  }

  /** The routes of an order inside a unit of work that has locked it. */
  findInUnit(unit: Unit, orderId: number): Promise<Route[]> {
    return unit.find(Route, { order_id: orderId }, { orderBy: { position: 'asc', id: 'asc' } });
  }

  /**
   * A route of an order with its chosen quote, inside a unit of work; null when the order has no such route.
   * @returns also all routes of the order
   */
  async findWithQuoteInUnit(
    unit: Unit,
    orderId: number,
    routeId: number,
  ): Promise<{ route: Route; offer: Offer | null; routes: Route[] } | null> {
    const routes = await this.findInUnit(unit, orderId);
    const route = routes.find(({ id }) => id === routeId);
    if (!route) return null;
    const { chosen_offer_id: chosen } = route;
    return { route, routes, offer: chosen ? await this.deps.offers.findInUnit(unit, chosen) : null };
  }

  /** Routes at the times of their chosen quotes, inside a unit of work that has locked their order. */
  async asQuotedInUnit(unit: Unit, routes: readonly Route[]): Promise<TimedEnds[]> {
    const chosen = routes.flatMap(({ chosen_offer_id }) => chosen_offer_id ?? []);
    const quotes = new Map((await this.deps.offers.findManyInUnit(unit, chosen)).map((one) => [one.id, one]));
    return routes.map((route) => asQuoted(route, quotes.get(route.chosen_offer_id ?? 0)));
  }

  /** Who gave the chosen quote of each route, inside a unit of work; null where there is none, or the carrier's record is gone. */
  async carrierIdsInUnit(unit: Unit, routes: readonly Route[]): Promise<(number | null)[]> {
    const chosen = routes.flatMap(({ chosen_offer_id }) => chosen_offer_id ?? []);
    const quotes = new Map((await this.deps.offers.findManyInUnit(unit, chosen)).map((one) => [one.id, one]));
    return routes.map((route) => quotes.get(route.chosen_offer_id ?? 0)?.subcontractor_id ?? null);
  }

  private async withChosen(companyId: number, rows: RouteRow[]): Promise<RouteDto[]> {
    const chosen = await this.deps.offers.findOffers(
      companyId,
      rows.flatMap(({ subcontractor_offer_id }) => subcontractor_offer_id ?? []),
    );
    const byId = new Map(chosen.map((offer) => [offer.id, offer]));
    return rows.map((row) => ({ ...row, chosen_offer: byId.get(row.subcontractor_offer_id ?? 0) ?? null }));
  }

  private async choose(
    unit: Unit,
    order: Order,
    route: Route,
    { wanted: offerId, seen }: { wanted: number | null; seen: number | null },
    userId: number,
  ): Promise<void> {
    const { chosen_offer_id: chosen = null } = route;
    // Of two who choose different quotes at once one wins; the other is told instead of undoing it unawares.
    if (chosen !== seen && chosen !== offerId) throw new Conflict('chosen_meanwhile');
    const isRechoice = isForAnother(order.status, route.status);
    if (!takesPrices(order.status, route.status)) throw notEditable(order.status);
    if (offerId !== null) {
      const offer = await this.deps.offers.findInUnit(unit, offerId);
      if (!offer) throw new NotFound();
      if (offer.route_id !== route.id) throw new NotFound('offer_not_of_route');
      if (!offer.subcontractor_id) throw new Conflict('subcontractor_deleted');
      await this.deps.subcontractors.refuseUnconfirmed(unit, offer.subcontractor_id);
    }
    if (isRechoice) {
      if (offerId === null || offerId === route.chosen_offer_id)
        throw notEditable(order.status, 'choose_another_offer');
      route.status = RouteStatus.New;
      this.deps.vehicles.forget(unit, route);
      this.deps.orderRepository.transition(unit, order, 'choose_again', { userId });
    }
    route.chosen_offer_id = offerId;
  }

  private async changeRoute(
    member: Member,
    id: number,
    change: (unit: Unit, order: Order, route: Route, seen: number | null) => Promise<void>,
  ): Promise<void> {
    // Whoever waits for the lock has to know what was chosen before they began to wait.
    const { quotation_id, subcontractor_offer_id: seen } = await this.getRoute(member.companyId, id);
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, quotation_id);
      const route = await unit.findOne(Route, { id });
      if (!route) throw new NotFound();
      await change(unit, order, route, seen);
    });
  }

  private async closeGap(unit: Unit, orderId: number, position: number): Promise<void> {
    await unit.execute(
      'update order_routes set position = position - 1 where order_id = ? and position > ?',
      [orderId, position],
    );
  }
}

/** A route as it stands at a place of an order; it is kept once it is persisted. */
function planRoute(
  unit: Unit,
  order: Order,
  fields: Omit<RouteInput, 'quotation_id'>,
  position: number,
): Route {
  const { company_id, id: order_id } = order;
  return unit.create(Route, { ...fields, company_id, order_id, position }, { persist: false });
}

/** What looks wrong between routes, at the times of their chosen quotes. */
function hintsOf(routes: readonly RouteDto[]): RouteHint[] {
  return routeHints(routes.map((route) => ({ ...asQuoted(route, route.chosen_offer), id: route.id })));
}

/** What deciding on a route needs to know. */
export function factsOf(
  route: Pick<Route, 'id' | 'status' | 'chosen_offer_id'> & { has_pod?: boolean },
): RouteFacts {
  const { id, status, chosen_offer_id: chosenOfferId = null, has_pod: hasPod = false } = route;
  return { id, status, chosenOfferId, hasPod };
}

/** What deciding on an order together with its carriers needs to know: nothing of the client, the price or the invoice. */
export function carrierFactsOf({ status }: Pick<Order, 'status'>, routes: readonly Route[]): OrderFacts {
  return {
    status,
    clientEmail: null,
    routes: routes.map(factsOf),
    totalMinor: null,
    missingRates: [],
    hasIssuedInvoice: false,
  };
}

/** In which sequence the routes of an order are driven. */
export class RouteSequenceService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly routes: RouteService,
  ) {}

  /**
   * Puts the routes into another sequence.
   * @param ids every route of the order once
   * @throws {InvalidInput} when one is missing, is named twice, or is not the order's
   * @throws {Conflict} `order_not_editable`
   */
  async arrange(member: Member, orderId: number, ids: readonly number[]): Promise<RouteList> {
    await this.db.inCompany(member.companyId, async (unit) => {
      const order = await this.orderRepository.lockInValuation(unit, orderId);
      const routes = new Map(
        (await this.routes.findInUnit(unit, order.id)).map((route) => [route.id, route]),
      );
      if (
        ids.length !== routes.size ||
        new Set(ids).size !== ids.length ||
        !ids.every((id) => routes.has(id))
      )
        throw new InvalidInput([{ field: 'ids', code: 'incomplete_list' }]);
      for (const [index, id] of ids.entries()) {
        const route = routes.get(id);
        if (route) route.position = index + 1;
      }
    });
    return this.routes.listRoutes(member, orderId);
  }
}
