import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Put,
  Queries,
  Query,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../http/api-controller.js';
import type { Id, Problem, SummaryCurrency } from '../../http/api-types.js';
import { checked } from '../../http/checks.js';
import type { RouteList, RouteSequenceInput } from '../routes/route.dto.js';
import type { OrderCopyInput } from './order-copy.dto.js';
import type { OrderHistory } from './order-history.dto.js';
import type { SendToSubcontractorInput, StatusChange } from './order-status.dto.js';
import type { OrderSummary } from './order-summary.dto.js';
import type { OrderDetails, OrderPage, OrderQuery, OrderStep, OrderUpdate } from './order.dto.js';
import type { MarkAsReadAnswer, MarkAsReadInput, UnreadCount } from './unread-orders.dto.js';
import { orderCopyRules, orderRules, statusRules } from './order.policy.js';
import { storedPaymentDays } from './stored-payment-days.js';

@Route('orders')
@Tags('Orders')
@Security('bearer', ['member'])
export class OrderController extends ApiController {
  /** Orders of the company, newest first. */
  @Get()
  async listOrders(@Queries() query: OrderQuery): Promise<OrderPage> {
    return this.scope.services.orders.listOrders(this.scope.member, query);
  }

  /** Number of orders that nobody has read. */
  @Get('unread-count')
  async countUnreadOrders(): Promise<UnreadCount> {
    return this.scope.services.orders.countUnread(this.scope.member);
  }

  /** Marks the named orders, or all, as read. */
  @Post('mark-as-read')
  async markOrdersAsRead(@Body() input: MarkAsReadInput): Promise<MarkAsReadAnswer> {
    return this.scope.services.orders.markAsRead(this.scope.member, input.ids);
  }

  /** An order with its routes and with what can be done next. */
  @Get('{id}/details')
  async getOrderDetails(@Path() id: Id): Promise<OrderDetails> {
    return this.scope.services.orders.getDetails(this.scope.member, id, this.scope.language);
  }

  /** What the order costs, earns and sums up to in a currency; PLN when left out, the frozen one once the offer is sent. */
  @Get('{id}/summary')
  async getOrderSummary(@Path() id: Id, @Query() currency?: SummaryCurrency): Promise<OrderSummary> {
    return this.scope.services.orderSummaries.getSummary(
      this.scope.member,
      id,
      currency,
      this.scope.language,
    );
  }

  /** The order's life from its beginning. */
  @Get('{id}/history')
  async getOrderHistory(@Path() id: Id): Promise<OrderHistory> {
    return this.scope.services.orders.getHistory(this.scope.member, id);
  }

  /** Changes an order. */
  @Put('{id}')
  @checked(orderRules)
  @Response<Problem>(409, 'The status does not allow it, or somebody else changed it meanwhile')
  async updateOrder(@Path() id: Id, @Body() input: OrderUpdate): Promise<OrderDetails> {
    return this.scope.services.orders.updateOrder(this.scope.member, id, input, this.scope.language);
  }

  /** Takes a step that a person decides: 0→1, 3→4, 3→5, 4→5, 5→1, 4→6, 12→13. */
  @Put('{id}/status')
  @checked(statusRules, storedPaymentDays)
  @Response<Problem>(409, 'Not a step from the present status; `allowed_statuses` names those that are')
  async changeOrderStatus(@Path() id: Id, @Body() input: StatusChange): Promise<OrderStep> {
    return this.scope.services.orderSteps.changeStatus(this.scope.member, id, input, this.scope.language);
  }

  /** Enters a request after the pattern of an order: the same client, addresses and load, at later dates, at status 0. */
  @Post('{id}/duplicate')
  @SuccessResponse(201)
  @checked(orderCopyRules)
  async duplicateOrder(@Path() id: Id, @Body() input: OrderCopyInput): Promise<OrderDetails> {
    return this.scope.services.orderCopies.duplicate(this.scope.member, id, input, this.scope.language);
  }

  /** Marks an order as read. */
  @Put('{id}/mark-as-read')
  async markOrderAsRead(@Path() id: Id): Promise<MarkAsReadAnswer> {
    return this.scope.services.orders.markOneAsRead(this.scope.member, id);
  }

  /** Deletes an order that was not yet offered to the client. */
  @Delete('{id}')
  @SuccessResponse(204)
  @Response<Problem>(409, 'The client has already been sent an offer')
  async deleteOrder(@Path() id: Id): Promise<void> {
    await this.scope.services.orders.deleteOrder(this.scope.member, id);
  }

  /** The legs of an order in their sequence. */
  @Get('{id}/order-routes')
  async listOrderRoutes(@Path() id: Id): Promise<RouteList> {
    return this.scope.services.routes.listRoutes(this.scope.member, id);
  }

  /** Puts the legs of an order into another sequence. */
  @Put('{id}/order-routes/sequence')
  @Response<Problem>(409, 'The status of the order does not allow it')
  async arrangeOrderRoutes(@Path() id: Id, @Body() input: RouteSequenceInput): Promise<RouteList> {
    return this.scope.services.routeSequences.arrange(this.scope.member, id, input.ids);
  }

  /** Sends a leg's order to the subcontractor whose quote was chosen. */
  @Post('{id}/send-subcontractor-acceptance')
  @Response<Problem>(409, 'The order or the leg is not ready')
  async sendSubcontractorAcceptance(
    @Path() id: Id,
    @Body() input: SendToSubcontractorInput,
  ): Promise<OrderStep> {
    return this.scope.services.orderSteps.sendToSubcontractor(
      this.scope.member,
      id,
      input.route_id,
      this.scope.language,
    );
  }
}
