import type { Unit } from '../../../platform/db/database.js';
import { RouteStatus, statusAfterAnswer, type CarrierAnswer } from '../rules/route-status.js';
import type { ToldVehicle } from '../rules/vehicle.js';
import { BadRequest, Conflict } from '../../../platform/http/errors.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { PodService } from '../documents/pod.service.js';
import type { OfferService } from '../quotes/offer.service.js';
import { factsOf, type Route, type RouteService } from '../routes/route.service.js';
import type { VehicleService } from '../routes/vehicle.service.js';
import { notEditable, type OrderRepository } from './order.repository.js';
import type { Order } from './order.entity.js';

/** A subcontractor's answer to the order of a route. */
export interface SubcontractorAnswer {
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
   * @throws {BadRequest} `invalid_link` when the route is gone
   * @throws {Conflict} `answered_otherwise`, or `no_longer_open` when the order of the route is not the subcontractor's
   */
  async answer(
    unit: Unit,
    order: Order,
    { action, subcontractorId, routeId, reason, recordedBy = null, vehicle = {} }: SubcontractorAnswer,
  ): Promise<Route> {
    const routes = await this.deps.routes.findInUnit(unit, order.id);
    const route = routes.find(({ id }) => id === routeId);
    if (!route) throw new BadRequest('invalid_link');
    const offer = route.chosen_offer_id
      ? await this.deps.offers.findInUnit(unit, route.chosen_offer_id)
      : null;
    if (offer?.subcontractor_id !== subcontractorId) throw notEditable(order.status, 'no_longer_open');
    if (route.status !== statusOfAnswer[action]) {
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
      if (action === 'accept') await this.deps.pods.markReceivedIfComplete(unit, order, null);
    }
    if (action === 'accept' && (await this.deps.vehicles.tell(unit, order, route, vehicle)))
      order.is_read = false;
    return route;
  }

  private decide(unit: Unit, order: Order, { route, routes, action, reason, recordedBy }: Decision): void {
    if (route.status === RouteStatus.New) throw notEditable(order.status, 'no_longer_open');
    if (route.status !== RouteStatus.Waiting) throw new Conflict('answered_otherwise');
    route.status = statusOfAnswer[action];
    const to = statusAfterAnswer(order.status, action, routes.map(factsOf));
    if (to === null) throw notEditable(order.status, 'no_longer_open');
    const event = action === 'accept' ? 'subcontractor_accepts' : 'subcontractor_rejects';
    const cause = { userId: recordedBy, reason };
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
