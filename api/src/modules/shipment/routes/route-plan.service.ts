import type { Database, Unit } from '../../../platform/db/database.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { Member } from '../../../platform/http/principal.js';
import type { OrderRepository } from '../orders/order.repository.js';
import { endsOf } from '../../../kernel/order/transport.js';
import type { RouteList } from './route.dto.js';
import type { RouteDates, RouteSplitInput } from './route-plan.dto.js';
import { Route } from './route.entity.js';
import { maxRoutes, type RouteService } from './route.service.js';

/** An instant that lies as far from a moved date as it lay from the date before. */
function movedAlong(until: Date | null | undefined, from: Date, to: Date): Date | null {
  return until ? new Date(until.getTime() + to.getTime() - from.getTime()) : null;
}

/** How an order's way is cut into routes, and when each of them is driven. */
export class RoutePlanService {
  constructor(
    private readonly db: Database,
    private readonly orderRepository: OrderRepository,
    private readonly routes: RouteService,
  ) {}

  /**
   * Splits a route in a town.
   * @throws {InvalidInput} `outside_route` when the date is not between the route's own
   * @throws {Conflict} `order_not_editable`, `too_many_routes`, `route_has_quotes`, `route_was_asked`
   */
  async split(member: Member, orderId: number, routeId: number, input: RouteSplitInput): Promise<RouteList> {
    const { city, country, post_code = '', date } = normalizeInput(input);
    await this.db.inCompany(member.companyId, async (unit) => {
      const order = await this.orderRepository.lockInValuation(unit, orderId);
      const { routes, route } = await this.find(unit, orderId, routeId);
      if (routes.length >= maxRoutes) throw new Conflict('too_many_routes', { limit: maxRoutes });
      await refuseIfPriced(unit, [route]);
      if (date <= route.pickup_date || date >= route.delivery_date)
        throw new InvalidInput([{ field: 'date', code: 'outside_route' }]);

      for (const later of routes) if (later.position > route.position) later.position += 1;
      unit.create(Route, {
        ...endsOf(route),
        // Where in the town the goods change over is not known yet.
        pickup_street: '',
        pickup_city: city,
        pickup_post_code: post_code,
        pickup_country: country,
        pickup_date: date,
        pickup_until: null,
        delivery_until: route.delivery_until ?? null,
        company_id: order.company_id,
        order_id: order.id,
        position: route.position + 1,
        payment_terms: route.payment_terms ?? null,
        profit_margin: route.profit_margin ?? null,
      });
      unit.assign(route, {
        delivery_street: '',
        delivery_city: city,
        delivery_post_code: post_code,
        delivery_country: country,
        delivery_date: date,
        delivery_until: null,
      });
      const facts = { pickup_city: route.pickup_city, delivery_city: city };
      this.orderRepository.record(unit, order, 'route_split', { userId: member.userId, facts });
    });
    return this.routes.listRoutes(member, orderId);
  }

  /**
   * Joins a route with the one after it.
   * @throws {Conflict} `order_not_editable`, `no_next_route`, `routes_not_in_sequence`, `route_has_quotes`, `route_was_asked`
   */
  async join(member: Member, orderId: number, routeId: number): Promise<RouteList> {
    await this.db.inCompany(member.companyId, async (unit) => {
      const order = await this.orderRepository.lockInValuation(unit, orderId);
      const { routes, route } = await this.find(unit, orderId, routeId);
      const next = routes[routes.indexOf(route) + 1];
      if (!next) throw new Conflict('no_next_route');
      await refuseIfPriced(unit, [route, next]);
      if (next.delivery_date < route.pickup_date) throw new Conflict('routes_not_in_sequence');

      const { delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date } = next;
      unit.assign(route, {
        delivery_street,
        delivery_city,
        delivery_post_code,
        delivery_country,
        delivery_date,
        delivery_until: next.delivery_until ?? null,
      });
      const facts = { pickup_city: route.pickup_city, delivery_city };
      this.orderRepository.record(unit, order, 'routes_joined', { userId: member.userId, facts });
      for (const later of routes) if (later.position > next.position) later.position -= 1;
      unit.remove(next);
    });
    return this.routes.listRoutes(member, orderId);
  }

  /**
   * Moves routes in time.
   * @throws {InvalidInput} `unknown_record` for a route that is not the order's, or is named twice
   * @throws {Conflict} `order_not_editable`
   */
  async move(member: Member, orderId: number, dates: readonly RouteDates[]): Promise<RouteList> {
    await this.db.inCompany(member.companyId, async (unit) => {
      const order = await this.orderRepository.lockInValuation(unit, orderId);
      const routes = new Map((await this.routes.findInUnit(unit, order.id)).map((one) => [one.id, one]));
      for (const [place, { id, pickup_date, delivery_date }] of dates.entries()) {
        const route = routes.get(id);
        routes.delete(id);
        if (!route) throw new InvalidInput([{ field: `routes.${place}.id`, code: 'unknown_record' }]);
        unit.assign(route, {
          pickup_date,
          delivery_date,
          pickup_until: movedAlong(route.pickup_until, route.pickup_date, pickup_date),
          delivery_until: movedAlong(route.delivery_until, route.delivery_date, delivery_date),
        });
      }
    });
    return this.routes.listRoutes(member, orderId);
  }

  private async find(unit: Unit, orderId: number, id: number): Promise<{ routes: Route[]; route: Route }> {
    const routes = await this.routes.findInUnit(unit, orderId);
    const route = routes.find((one) => one.id === id);
    if (!route) throw new NotFound();
    return { routes, route };
  }
}

/** A carrier's price, or what a carrier was asked to price, is a route as a whole: on a part of it, it would be another. */
async function refuseIfPriced(unit: Unit, routes: readonly Route[]): Promise<void> {
  for (const { id } of routes) {
    const [found] = await unit.execute<{ quoted: boolean; asked: boolean }[]>(
      `select exists (select from subcontractor_offers where route_id = ?) as quoted,
         exists (select from price_requests where route_id = ?)
           or exists (select from load_publications where route_id = ? and is_wanted and ended_at is null) as asked`,
      [id, id, id],
    );
    if (found?.quoted) throw new Conflict('route_has_quotes');
    if (found?.asked) throw new Conflict('route_was_asked');
  }
}
