import { Body, Delete, Get, Path, Post, Put, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import type { RouteDto, RouteInput, RouteUpdate, SelectOfferInput } from './route.dto.js';
import type { PriceHistory } from './price-history.dto.js';
import { decimalFaults } from '../../../platform/http/field-rules.js';
import { transportRules, windowRules } from '../orders/order.policy.js';

/** A route: both ends, and a margin in steps of 0.1. */
export const routeRules: BodyRules = (body) => [
  ...transportRules(body),
  ...windowRules(body),
  ...decimalFaults(body, 'profit_margin', 1),
];

@Route('order-routes')
@Tags('Order routes')
@Security('bearer', ['member'])
export class RouteController extends ApiController {
  /** Adds a route to an order. */
  @Post()
  @SuccessResponse(201)
  @checked(routeRules)
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'order_not_editable' | 'too_many_routes'>(409, 'The status of the order does not allow it')
  async createRoute(@Body() input: RouteInput): Promise<RouteDto> {
    return this.scope.services.routes.createRoute(this.scope.member, input);
  }

  /** Changes a route, its margin or its chosen quote. */
  @Put('{id}')
  @checked(routeRules)
  @Response<'offer_not_of_route'>(404, 'The quote is another route’s, or not there')
  @Response<
    | 'carrier_unconfirmed'
    | 'choose_another_offer'
    | 'chosen_meanwhile'
    | 'order_not_editable'
    | 'route_not_editable'
    | 'status_not_allowed'
    | 'subcontractor_deleted'
    | 'vehicle_too_early'
  >(409, 'The status of the order does not allow it')
  async updateRoute(@Path() id: Id, @Body() input: RouteUpdate): Promise<RouteDto> {
    return this.scope.services.routes.updateRoute(this.scope.member, id, input);
  }

  /** Deletes a route with its quotes. */
  @Delete('{id}')
  @SuccessResponse(204)
  @Response<'route_not_editable'>(409, 'The status of the order does not allow it')
  async deleteRoute(@Path() id: Id): Promise<void> {
    await this.scope.services.routes.deleteRoute(this.scope.member, id);
  }

  /** Chooses a quote of the route; null takes the choice back. */
  @Put('{id}/select-offer')
  @Response<'offer_not_of_route'>(404, 'The quote is another route’s, or not there')
  @Response<
    | 'carrier_unconfirmed'
    | 'choose_another_offer'
    | 'chosen_meanwhile'
    | 'order_not_editable'
    | 'status_not_allowed'
    | 'subcontractor_deleted'
  >(409, 'The status of the order does not allow it, or somebody else has chosen another quote meanwhile')
  async selectOffer(@Path() id: Id, @Body() input: SelectOfferInput): Promise<RouteDto> {
    return this.scope.services.routes.selectOffer(this.scope.member, id, input);
  }

  /** What carriers asked for on the lane of the route, in other routes of the company. */
  @Get('{id}/price-history')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  async getPriceHistory(@Path() id: Id): Promise<PriceHistory> {
    return this.scope.services.priceHistories.getPriceHistory(this.scope.member, id);
  }
}
