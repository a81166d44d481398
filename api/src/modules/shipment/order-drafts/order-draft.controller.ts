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
import { checked, type BodyRules, type UncheckedBody } from '../../../platform/http/checks.js';
import { dateFaults } from '../../../platform/http/field-rules.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type {
  OrderDraft,
  OrderDraftInput,
  OrderDraftPage,
  OrderDraftQuery,
  OrderDraftUpdate,
} from './order-draft.dto.js';

const dates = ['pickup_date', 'pickup_until', 'delivery_date', 'delivery_until'] as const;

/** A draft may lack anything; a date that is there is one. */
const orderDraftRules: BodyRules = ({ values }) =>
  typeof values === 'object' && values !== null
    ? dates
        .flatMap((date) => dateFaults(values as UncheckedBody, date))
        .map((fault) => ({ ...fault, field: `values.${fault.field}` }))
    : [];

@Route('order-drafts')
@Tags('Orders')
@Security('bearer', ['member'])
export class OrderDraftController extends ApiController {
  /** Orders that people of the company began to enter and have not completed, the one changed last first. */
  @Get()
  async listOrderDrafts(@Queries() query: OrderDraftQuery): Promise<OrderDraftPage> {
    return this.scope.services.orderDrafts.list(this.scope.member, query);
  }

  /** Keeps what is known of an order that is not complete yet. */
  @Post()
  @SuccessResponse(201)
  @checked(orderDraftRules)
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'too_many_drafts'>(409, 'The company has as many as there may be')
  async createOrderDraft(@Body() input: OrderDraftInput): Promise<OrderDraft> {
    return this.scope.services.orderDrafts.create(this.scope.member, input.values);
  }

  /** A draft with all that is known. */
  @Get('{id}')
  async getOrderDraft(@Path() id: Id): Promise<OrderDraft> {
    return this.scope.services.orderDrafts.get(this.scope.member, id);
  }

  /** Keeps what is known by now. `POST /quotations` with `draft_id` makes the order of it. */
  @Put('{id}')
  @checked(orderDraftRules)
  @Response<'changed_meanwhile'>(409, 'Somebody else changed the draft meanwhile')
  async updateOrderDraft(@Path() id: Id, @Body() input: OrderDraftUpdate): Promise<OrderDraft> {
    return this.scope.services.orderDrafts.update(this.scope.member, id, input);
  }

  /** Deletes a draft. */
  @Delete('{id}')
  @SuccessResponse(204)
  async deleteOrderDraft(@Path() id: Id): Promise<void> {
    await this.scope.services.orderDrafts.remove(this.scope.member, id);
  }
}
