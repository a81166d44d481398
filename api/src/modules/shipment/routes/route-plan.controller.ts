import { Body, Get, Path, Post, Put, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type BodyRules, type Fault, type UncheckedBody } from '../../../platform/http/checks.js';
import { Response } from '../../../platform/http/problem-codes.js';
import {
  blankFaults,
  countryCodeFaults,
  dateFaults,
  postCodeFaults,
} from '../../../platform/http/field-rules.js';
import { sequenceFaults } from '../orders/order.policy.js';
import type { RouteMap } from './route-map.dto.js';
import type { RouteList } from './route.dto.js';
import type { RouteDatesInput, RouteSplitInput } from './route-plan.dto.js';

/** A known place at a real instant. */
export const routeSplitRules: BodyRules = (body) => {
  const countryFaults = countryCodeFaults(body, 'country');
  const country = countryFaults.length === 0 ? body['country'] : null;
  return [
    ...blankFaults(body, 'city'),
    ...countryFaults,
    ...postCodeFaults(body, 'post_code', typeof country === 'string' ? country : null),
    ...dateFaults(body, 'date'),
  ];
};

/** Real instants, none of a delivery before its pickup. */
export const routeDatesRules: BodyRules = ({ routes }) =>
  !Array.isArray(routes) || routes.length > 50
    ? []
    : routes.flatMap((route: unknown, place): Fault[] => {
        if (typeof route !== 'object' || route === null) return [];
        const body = route as UncheckedBody;
        const faults = [...dateFaults(body, 'pickup_date'), ...dateFaults(body, 'delivery_date')];
        return [...faults, ...(faults.length === 0 ? sequenceFaults(body) : [])].map((fault) => ({
          ...fault,
          field: `routes.${place}.${fault.field}`,
        }));
      });

@Route('orders')
@Tags('Order routes')
@Security('bearer', ['member'])
export class RoutePlanController extends ApiController {
  /**
   * Splits a route in a town: the first part ends there when the second begins. Both keep the payment term and the margin; the goods are the
   * order's. A route that a carrier has priced, or was asked to price, stays whole: their price is for all of it.
   */
  @Post('{id}/order-routes/{routeId}/split')
  @SuccessResponse(201)
  @checked(routeSplitRules)
  @Response<'order_not_editable' | 'route_has_quotes' | 'route_was_asked' | 'too_many_routes'>(
    409,
    'The status of the order does not allow it, or carriers have the whole route before them',
  )
  async splitRoute(@Path() id: Id, @Path() routeId: Id, @Body() input: RouteSplitInput): Promise<RouteList> {
    return this.scope.services.routePlans.split(this.scope.member, id, routeId, input);
  }

  /**
   * Joins a route with the one after it, which goes: from the first one's pickup to the second one's delivery, with the payment term and the
   * margin of the first. Not where carriers have priced one of the two, or were asked to.
   */
  @Post('{id}/order-routes/{routeId}/join')
  @SuccessResponse(200)
  @Response<
    'no_next_route' | 'order_not_editable' | 'route_has_quotes' | 'route_was_asked' | 'routes_not_in_sequence'
  >(409, 'The status of the order does not allow it, or carriers have one of the routes before them')
  async joinRoutes(@Path() id: Id, @Path() routeId: Id): Promise<RouteList> {
    return this.scope.services.routePlans.join(this.scope.member, id, routeId);
  }

  /** Where the routes of an order lead: the coordinates of their towns, and how far it is as the crow flies. */
  @Get('{id}/route-map')
  async getRouteMap(@Path() id: Id): Promise<RouteMap> {
    return this.scope.services.routeMaps.getMap(this.scope.member, id);
  }

  /** Moves routes of an order in time, all of them or none. Windows of time keep their length. */
  @Put('{id}/order-routes/dates')
  @checked(routeDatesRules)
  @Response<'order_not_editable'>(409, 'The status of the order does not allow it')
  async moveOrderRoutes(@Path() id: Id, @Body() input: RouteDatesInput): Promise<RouteList> {
    return this.scope.services.routePlans.move(this.scope.member, id, input.routes);
  }
}
