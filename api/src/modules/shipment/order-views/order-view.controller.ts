import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Put,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import { blankFaults } from '../../../platform/http/field-rules.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type {
  OrderView,
  OrderViewInput,
  OrderViewList,
  OrderViewQuery,
  OrderViewSequence,
  OrderViewUpdate,
} from './order-view.dto.js';

/** A view: a name that says something. */
export const orderViewRules: BodyRules = (body) => blankFaults(body, 'name');

@Route('order-views')
@Tags('Orders')
@Security('bearer', ['member'])
export class OrderViewController extends ApiController {
  /** Named lists of orders, or of the queue of work: the caller’s own and those shared in the company, each with its number of entries. */
  @Get()
  async listOrderViews(@Queries() query: OrderViewQuery): Promise<OrderViewList> {
    const { services, member, language } = this.scope;
    return services.orderViews.list(member, query, language);
  }

  /** Keeps a list of orders, or a part of the queue of work, by a name. */
  @Post()
  @SuccessResponse(201)
  @checked(orderViewRules)
  @Response<'too_many_views'>(409, 'The caller has as many as there may be')
  async createOrderView(@Body() input: OrderViewInput): Promise<OrderView> {
    return this.scope.services.orderViews.create(this.scope.member, input);
  }

  /** Puts the views into another sequence, for the caller alone. */
  @Put('sequence')
  async arrangeOrderViews(@Body() input: OrderViewSequence): Promise<OrderViewList> {
    const { services, member, language } = this.scope;
    return services.orderViews.arrange(member, input, language);
  }

  /** Changes a view of the caller’s, or one that is shared. */
  @Put('{id}')
  @checked(orderViewRules)
  async updateOrderView(@Path() id: Id, @Body() input: OrderViewUpdate): Promise<OrderView> {
    return this.scope.services.orderViews.update(this.scope.member, id, input);
  }

  /** Removes a view of the caller’s, or one that is shared; the orders stay. */
  @Delete('{id}')
  @SuccessResponse(204)
  async deleteOrderView(@Path() id: Id): Promise<void> {
    await this.scope.services.orderViews.remove(this.scope.member, id);
  }
}
