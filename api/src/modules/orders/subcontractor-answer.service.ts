import type { Unit } from '../../db/database.js';
import { RouteStatus, statusAfterAnswer, type CarrierAnswer } from '../../domain/route-status.js';
import { BadRequest, Conflict } from '../../http/errors.js';
import type { OfferService } from '../offers/offer.service.js';
import { factsOf, type Route, type RouteService } from '../routes/route.service.js';
import { notEditable, type OrderBook } from './order-book.service.js';
import type { Order } from './order.entity.js';

/** A subcontractor's answer to the order of a leg. */
export interface SubcontractorAnswer {
  action: CarrierAnswer;
  subcontractorId: number;
  routeId: number;
  reason: string | null;
}

const statusOfAnswer = { accept: RouteStatus.Accepted, reject: RouteStatus.Rejected } as const;

/** Subcontractors' answers to orders. */
export class SubcontractorAnswerService {
  constructor(
    private readonly orderBook: OrderBook,
    private readonly routes: RouteService,
    private readonly offers: OfferService,
  ) {}

  /**
   * Records an answer, inside a unit of work that has locked the order. The same answer again changes nothing.
   * @throws {BadRequest} `invalid_link` when the leg is gone
   * @throws {Conflict} `answered_otherwise`, or `no_longer_open` when the order of the leg is not the subcontractor's
   */
  async answer(
    unit: Unit,
    order: Order,
    { action, subcontractorId, routeId, reason }: SubcontractorAnswer,
  ): Promise<Route> {
    const routes = await this.routes.findInUnit(unit, order.id);
    const route = routes.find(({ id }) => id === routeId);
    if (!route) throw new BadRequest('invalid_link');
    const offer = route.chosen_offer_id ? await this.offers.findInUnit(unit, route.chosen_offer_id) : null;
    if (offer?.subcontractor_id !== subcontractorId) throw notEditable(order.status, 'no_longer_open');
    const wanted = statusOfAnswer[action];
    if (route.status === wanted) return route;
    if (route.status === RouteStatus.New) throw notEditable(order.status, 'no_longer_open');
    if (route.status !== RouteStatus.Waiting) throw new Conflict('answered_otherwise');
    route.status = wanted;
    const to = statusAfterAnswer(order.status, action, routes.map(factsOf));
    if (to === null) throw notEditable(order.status, 'no_longer_open');
    const event = action === 'accept' ? 'subcontractor_accepts' : 'subcontractor_rejects';
    const cause = { userId: null, reason: reason ?? offer.subcontractor_name };
    if (to === order.status) this.orderBook.record(unit, order, event, cause);
    else this.orderBook.advance(unit, order, event, { ...cause, to });
    order.is_read = false;
    return route;
  }
}
