import type { Database, Unit } from '../../../platform/db/database.js';
import { missingFor } from '../rules/order-actions.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import {
  RouteStatus,
  statusAfterSending,
  statusAfterAnswer,
  type CarrierAnswer,
} from '../rules/route-status.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { Conflict, NotFound, BadRequest } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import {
  carrierFactsOf,
  factsOf,
  type RouteService,
  type Route,
  type VehicleService,
} from '../routes/route.service.js';
import { notEditable, stepNotPossible, type OrderRepository } from './order.repository.js';
import type { OrderMailService } from './order-mail.service.js';
import type { OrderService } from './order.service.js';
import type { SendToSubcontractorInput, SubcontractorAnswerInput } from './order-status.dto.js';
import type { OrderDetails, OrderStep } from './order.dto.js';
import { type ToldVehicle, isComplete, isVehicleAwaited, vehicleOf } from '../rules/vehicle.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { PodService } from '../documents/document.service.js';

import type { CarrierFitnessService } from '../carriers/carrier-fitness.service.js';
import type { Offer, OfferService } from '../quotes/offer.service.js';
import type { Order } from './order.entity.js';
import type { RouteDto } from '../routes/route.dto.js';

/** A subcontractor's answer to the order of a route. */
interface SubcontractorAnswer {
  action: CarrierAnswer;
  subcontractorId: number;
  routeId: number;
  reason: string | null;
  /** The user who wrote down what was said by telephone or mail; null for an answer over the link. */
  recordedBy?: number | null;
  /** Told with an acceptance, or afterwards by accepting again. */
  vehicle?: ToldVehicle;
}

const statusOfAnswer = { accept: RouteStatus.Accepted, reject: RouteStatus.Rejected } as const;

interface SubcontractorAnswerServiceDeps {
  orderRepository: OrderRepository;
  routes: RouteService;
  offers: OfferService;
  vehicles: VehicleService;
  pods: PodService;
  clock: Clock;
}

/** Subcontractors' answers to orders. */
export class SubcontractorAnswerService {
  constructor(private readonly deps: SubcontractorAnswerServiceDeps) {}

  /**
   * Records an answer, inside a unit of work that has locked the order. The same answer again changes nothing but the
   * vehicle that is told with it.
   * @returns how the route stands by it; nothing of another's who has it meanwhile
   * @throws {BadRequest} `invalid_link` when the route is gone
   * @throws {Conflict} `answered_otherwise`, or `no_longer_open` when the order of the route is not the subcontractor's
   */
  async answer(
    unit: Unit,
    order: Order,
    { action, subcontractorId, routeId, reason, recordedBy = null, vehicle = {} }: SubcontractorAnswer,
  ): Promise<Pick<Route, 'status'>> {
    const routes = await this.deps.routes.findInUnit(unit, order.id);
    const route = routes.find(({ id }) => id === routeId);
    if (!route) throw new BadRequest('invalid_link');
    const offer = route.chosen_offer_id
      ? await this.deps.offers.findInUnit(unit, route.chosen_offer_id)
      : null;
    if (offer?.subcontractor_id !== subcontractorId) {
      // Who refuses again what went to another meanwhile has said nothing new.
      if (action === 'reject' && (await this.deps.offers.hasRefused(unit, route.id, subcontractorId)))
        return { status: RouteStatus.Rejected };
      throw notEditable(order.status, 'no_longer_open');
    }
    const isNew = route.status !== statusOfAnswer[action];
    if (isNew) {
      this.decide(unit, order, {
        route,
        routes,
        action,
        reason: reason ?? offer.subcontractor_name,
        recordedBy,
      });
      await this.deps.offers.noteAnswer(
        unit,
        offer.id,
        action === 'reject' ? { at: this.deps.clock.now(), reason } : null,
      );
    }
    if (action === 'accept' && (await this.deps.vehicles.tell(unit, order, route, vehicle)))
      order.is_read = false;
    // Only now: once all PODs are there, nothing more is told of vehicles.
    if (isNew && action === 'accept') await this.deps.pods.markReceivedIfComplete(unit, order, null);
    return route;
  }

  private decide(unit: Unit, order: Order, { route, routes, action, reason, recordedBy }: Decision): void {
    if (route.status === RouteStatus.New) throw notEditable(order.status, 'no_longer_open');
    if (route.status !== RouteStatus.Waiting) throw new Conflict('answered_otherwise');
    route.status = statusOfAnswer[action];
    const to = statusAfterAnswer(order.status, action, routes.map(factsOf));
    if (to === null) throw notEditable(order.status, 'no_longer_open');
    const event = action === 'accept' ? 'subcontractor_accepts' : 'subcontractor_rejects';
    const cause = { userId: recordedBy, reason, facts: { route_id: route.id } };
    if (to === order.status) this.deps.orderRepository.record(unit, order, event, cause);
    else this.deps.orderRepository.transition(unit, order, event, { ...cause, to });
    if (recordedBy === null) order.is_read = false;
  }
}

/** A first answer for a route. */
interface Decision {
  route: Route;
  routes: readonly Route[];
  action: CarrierAnswer;
  reason: string;
  recordedBy: number | null;
}

interface SubcontractorOrderServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  orders: OrderService;
  routes: RouteService;
  mails: OrderMailService;
  fitness: CarrierFitnessService;
}

/** The order of a route to its subcontractor: sent, and answered by telephone or mail. */
export class SubcontractorOrderService {
  constructor(
    private readonly deps: SubcontractorOrderServiceDeps,
    private readonly answers: SubcontractorAnswerService,
  ) {}

  /**
   * Sends a route's order to the subcontractor whose quote was chosen.
   * @throws {Conflict} `step_not_possible`, naming what is missing; `carrier_unconfirmed`; `carrier_unfit`, naming the papers that stand against it
   */
  async send(
    member: Member,
    id: number,
    { route_id: routeId, accept_unfit_carrier: accepted, subject, message }: SendToSubcontractorInput,
    language: UiLanguage,
  ): Promise<OrderStep> {
    const { companyId, userId } = member;
    const email_sent = await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, id);
      const found = await this.deps.routes.findWithQuoteInUnit(unit, id, routeId);
      if (!found) throw new NotFound();
      const { route, offer, routes } = found;
      const missing = missingFor(carrierFactsOf(order, routes), 'send_to_subcontractor', routeId);
      // A quote whose subcontractor was deleted has nobody who could answer.
      if (offer && !offer.subcontractor_id) missing.push({ code: 'no_chosen_quote', routeIds: [routeId] });
      if (missing.length > 0 || !offer) {
        throw stepNotPossible(order.status, missing, language);
      }
      await this.checkCarrier(unit, order, route, offer, { userId, reason: accepted?.reason.trim() ?? null });
      route.status = RouteStatus.Waiting;
      const to = statusAfterSending(order.status, routes.map(factsOf)) ?? OrderStatus.SentToContractor;
      this.deps.orderRepository.transition(unit, order, 'send_to_subcontractor', {
        userId,
        reason: offer.subcontractor_name,
        to,
      });
      const words = { ...(subject !== undefined && { subject }), ...(message !== undefined && { message }) };
      return this.deps.mails.sendOrderToSubcontractor(unit, { order, route, offer }, words, member);
    });
    this.deps.mails.scheduleDelivery(email_sent);
    return { ...(await this.deps.orders.getDetails(member, id, language)), email_sent };
  }

  /** What is let through is in the history: who did so, why, and which papers. */
  private async checkCarrier(
    unit: Unit,
    order: Order,
    { pickup_city, delivery_city }: Route,
    { subcontractor_id: carrierId }: Offer,
    { userId, reason }: { userId: number; reason: string | null },
  ): Promise<void> {
    if (!carrierId) return;
    const unfit_papers = await this.deps.fitness.letThrough(unit, order.company_id, carrierId, reason);
    if (unfit_papers.length === 0) return;
    const facts = { unfit_papers, pickup_city, delivery_city };
    this.deps.orderRepository.record(unit, order, 'unfit_carrier_accepted', { userId, reason, facts });
  }

  /**
   * Records what the subcontractor of a route said to its order by telephone or mail.
   * @throws {Conflict} `answered_otherwise`, or `no_longer_open` when the route waits for no answer
   */
  async recordAnswer(
    member: Member,
    id: number,
    { route_id, action, reason }: SubcontractorAnswerInput,
    language: UiLanguage,
  ): Promise<OrderDetails> {
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, id);
      const found = await this.deps.routes.findWithQuoteInUnit(unit, id, route_id);
      if (!found) throw new NotFound();
      const { offer } = found;
      if (!offer?.subcontractor_id) throw notEditable(order.status, 'no_longer_open');
      await this.answers.answer(unit, order, {
        action,
        subcontractorId: offer.subcontractor_id,
        routeId: route_id,
        reason: reason?.trim() || null,
        recordedBy: member.userId,
      });
    });
    return this.deps.orders.getDetails(member, id, language);
  }
}

/** Whoever presses twice asks once. */
const onceInMs = 60_000;

interface VehicleRequestServiceDeps {
  db: Database;
  orderRepository: OrderRepository;
  routes: RouteService;
  mails: OrderMailService;
  clock: Clock;
}

/** Asks carriers for the vehicle and the driver. */
export class VehicleRequestService {
  constructor(private readonly deps: VehicleRequestServiceDeps) {}

  /**
   * Mails the carrier of a route the link at which the vehicle and the driver are told.
   * @throws {Conflict} `vehicle_not_awaited`, `vehicle_known` or `carrier_without_email`
   */
  async askForVehicle(member: Member, orderId: number, routeId: number): Promise<RouteDto> {
    await this.deps.db.inCompany(member.companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, orderId);
      const found = await this.deps.routes.findWithQuoteInUnit(unit, orderId, routeId);
      if (!found) throw new NotFound();
      const { route, offer } = found;
      if (!offer?.subcontractor_id || !isVehicleAwaited(order.status, route.status))
        throw notEditable(order.status, 'vehicle_not_awaited');
      if (isComplete(vehicleOf(route))) throw new Conflict('vehicle_known');
      const now = this.deps.clock.now();
      if (route.vehicle_asked_at && now.getTime() - route.vehicle_asked_at.getTime() < onceInMs) return;
      route.vehicle_asked_at = now;
      await this.deps.mails.sendVehicleRequest(unit, { order, route, offer }, member);
    });
    this.deps.mails.scheduleDelivery(true);
    return this.deps.routes.getRoute(member.companyId, routeId);
  }
}
