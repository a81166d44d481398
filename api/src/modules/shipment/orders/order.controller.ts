import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Produces,
  Put,
  Queries,
  Query,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Readable } from 'node:stream';
import { exportMediaTypes } from '../../directory/index.js';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { ExternalId, Id, SummaryCurrency } from '../../../platform/http/api-types.js';
import { checked, checkedRows, type UncheckedBody } from '../../../platform/http/checks.js';
import type { RouteList, RouteSequenceInput } from '../routes/route.dto.js';
import type { MailPreview, OfferReminderInput } from './client-offer.dto.js';
import type { FollowUpInput } from './automatic-mail.dto.js';
import type { OrderHistory } from './order-history.dto.js';
import type { SendToSubcontractorInput, SubcontractorAnswerInput, StatusChange } from './order-status.dto.js';
import type { OrderTotals, OrderTotalsQuery } from './order-price.dto.js';
import type { OrderSummary } from './order-summary.dto.js';
import type {
  ClientClaimAnswer,
  OrderBulkAnswer,
  OrderBulkInput,
  OrderDetails,
  OrderExportQuery,
  OrderPage,
  OrderQuery,
  OrderStep,
  OrderUpdate,
  OrderCopyInput,
  MarkAsReadAnswer,
  MarkAsReadInput,
  UnreadCount,
} from './order.dto.js';
import type { OrderMailPreviewInput } from './order-mail-preview.dto.js';
import {
  mailPreviewRules,
  newOrderRules,
  orderCopyRules,
  orderRules,
  sendToSubcontractorRules,
  statusRules,
  validityRules,
} from './order.policy.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';

/** Between which days the client of an order can have paid. */
async function storedPaymentDays(
  { services, member }: RequestScope,
  id: number,
  body: UncheckedBody,
): Promise<UncheckedBody | null> {
  return 'paid_on' in body ? { ...(await services.paymentLedger.findPaymentDays(member, id)) } : null;
}

@Route('orders')
@Tags('Orders')
@Security('bearer', ['member'])
export class OrderController extends ApiController {
  /** Orders of the company, newest first. */
  @Get()
  async listOrders(@Queries() query: OrderQuery): Promise<OrderPage> {
    return this.scope.services.orders.listOrders(this.scope.member, query);
  }

  /**
   * Orders as a file: what the list shows with the same filters, the oldest first. The header `X-Total-Count` says how many there are.
   */
  @Get('export')
  @Produces('text/csv')
  @Produces('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  @Produces('application/x-ndjson')
  @Response<'too_many_rows'>(400, 'A workbook cannot hold that many rows')
  async exportOrders(@Queries() query: OrderExportQuery): Promise<Readable> {
    const { services, member, language } = this.scope;
    const { format = 'csv' } = query;
    const { content, count } = await services.orderExports.write(member, query, language);
    this.saveAs(`orders.${format}`, exportMediaTypes[format]);
    this.setHeader('X-Total-Count', String(count));
    return content;
  }

  /**
   * Enters many requests, at most 500: each row as by `POST /quotations`, one after another, with its own result. All that is entered is
   * one transaction: a row that is refused is refused alone, a failure of the server undoes all. For a key each row counts as a call.
   */
  @Post('bulk')
  @SuccessResponse(200)
  @checkedRows('OrderInput', newOrderRules)
  async createOrdersInBulk(@Body() { items }: OrderBulkInput): Promise<OrderBulkAnswer> {
    return this.scope.services.orderEntry.createOrders(this.scope.member, items, this.scope.language);
  }

  /** What orders come to, by status and currency: as the lists show them, those without a price for nothing. */
  @Get('totals')
  async sumUpOrders(@Queries() query: OrderTotalsQuery): Promise<OrderTotals> {
    return this.scope.services.orderPrices.sumUp(this.scope.member, query);
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
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  async getOrderDetails(@Path() id: Id): Promise<OrderDetails> {
    return this.scope.services.orders.getDetails(this.scope.member, id, this.scope.language);
  }

  /** What the order costs, earns and sums up to in a currency; when left out that of the order (`currency_for_client`), or PLN; the frozen one once the offer is sent. */
  @Get('{id}/summary')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
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
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'order_not_editable'>(409, 'The status does not allow it, or somebody else changed it meanwhile')
  async updateOrder(@Path() id: Id, @Body() input: OrderUpdate): Promise<OrderDetails> {
    return this.scope.services.orderEntry.updateOrder(this.scope.member, id, input, this.scope.language);
  }

  /** Takes a step that a person decides: 0→1, 3→4, 3→5, 4→5, 5→1, 4→6, 12→13. */
  @Put('{id}/status')
  @checked(statusRules, storedPaymentDays)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'status_not_allowed'>(
    409,
    'Not a step from the present status; `allowed_statuses` names those that are',
  )
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async changeOrderStatus(@Path() id: Id, @Body() input: StatusChange): Promise<OrderStep> {
    return this.scope.services.orderSteps.changeStatus(this.scope.member, id, input, this.scope.language);
  }

  /**
   * Says whether an unsigned request is the client's whom it names: with `confirm: false` it is not. A confirmed request
   * is the client's like any other, and mails go to the client's own address unless `email` says otherwise.
   */
  @Post('{id}/confirm-client')
  @SuccessResponse(200)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'client_offer_sent' | 'no_client_claim'>(
    409,
    'The request does not claim to be a client’s, or that was answered before; or the offer has gone to an address that is not the client’s',
  )
  async confirmClient(@Path() id: Id, @Body() input: ClientClaimAnswer): Promise<OrderDetails> {
    return this.scope.services.orderEntry.answerClientClaim(
      this.scope.member,
      id,
      input,
      this.scope.language,
    );
  }

  /** Says that a request from a website is real, and with it the client who was made of it. */
  @Post('{id}/confirm-request')
  @SuccessResponse(200)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'request_confirmed'>(409, 'The request is confirmed already, or did not come from a website')
  async confirmRequest(@Path() id: Id): Promise<OrderDetails> {
    const { requestConfirmations, orders } = this.scope.services;
    await requestConfirmations.confirmByHand(this.scope.member, id);
    return orders.getDetails(this.scope.member, id, this.scope.language);
  }

  /** Switches the reminders of the order's offers off, or on again; what the company has for all its orders stays. */
  @Put('{id}/follow-up')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  async setFollowUp(@Path() id: Id, @Body() input: FollowUpInput): Promise<OrderDetails> {
    return this.scope.services.followUpSwitch.setFollowUp(this.scope.member, id, input, this.scope.language);
  }

  /**
   * Reminds the client of the offer that they have not answered, in the mail `follow_up` of the templates; it also counts as the
   * reminder that the company may have sent by itself. Twice within a minute it is one. With a new last day the offer is extended first,
   * also one whose last day is over.
   */
  @Post('{id}/remind-client')
  @SuccessResponse(200)
  @checked(validityRules)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'offer_expired' | 'status_not_allowed' | 'step_not_possible'>(
    409,
    'The client has answered, or the last day of the offer is over, or there is no address to write to',
  )
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async remindClient(@Path() id: Id, @Body() input?: OfferReminderInput): Promise<OrderDetails> {
    return this.scope.services.reminders.remindClient(
      this.scope.member,
      id,
      input ?? {},
      this.scope.language,
    );
  }

  /**
   * Says that the link of a mail which reached nobody was handed over in another way, by phone or by a messenger: the order waits for the
   * answer then. Of `mails_on_hold`, and of price requests without an answer while prices are asked for. It is in the history; once more
   * changes nothing.
   */
  @Post('{id}/mails/{messageId}/passed-on')
  @SuccessResponse(200)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'mail_not_on_hold'>(409, 'The mail has arrived, or is on its way, or nobody waits for its answer')
  async passOnMail(@Path() id: Id, @Path() messageId: Id): Promise<OrderDetails> {
    const { mailsOnHold, orders } = this.scope.services;
    await mailsOnHold.passOn(this.scope.member, id, messageId);
    return orders.getDetails(this.scope.member, id, this.scope.language);
  }

  /** Enters a request after the pattern of an order: the same client, addresses and load, at later dates, at status 0. */
  @Post('{id}/duplicate')
  @SuccessResponse(201)
  @checked(orderCopyRules)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
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
  @Response<'order_not_deletable'>(409, 'The client has already been sent an offer')
  async deleteOrder(@Path() id: Id): Promise<void> {
    await this.scope.services.orderEntry.deleteOrder(this.scope.member, id);
  }

  /**
   * The routes of an order in their sequence.
   * @param external_id only the route that another program calls so
   */
  @Get('{id}/order-routes')
  async listOrderRoutes(@Path() id: Id, @Query() external_id?: ExternalId): Promise<RouteList> {
    return this.scope.services.routes.listRoutes(this.scope.member, id, external_id);
  }

  /** Puts the routes of an order into another sequence. */
  @Put('{id}/order-routes/sequence')
  @Response<'order_not_editable'>(409, 'The status of the order does not allow it')
  async arrangeOrderRoutes(@Path() id: Id, @Body() input: RouteSequenceInput): Promise<RouteList> {
    return this.scope.services.routeSequences.arrange(this.scope.member, id, input.ids);
  }

  /**
   * Shows the mail of a step as its reader would see it, in their language, with all that the server puts into it. Sends nothing; its link
   * leads nowhere.
   */
  @Post('{id}/mail-preview')
  @SuccessResponse(200)
  @checked(mailPreviewRules)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'carrier_without_email' | 'route_without_carrier' | 'status_not_allowed'>(
    409,
    'There is nobody to write to: the route has no carrier, the carrier no address, or no offer waits for an answer',
  )
  @Response<'too_many_requests'>(429, 'Too many calls')
  async previewOrderMail(@Path() id: Id, @Body() input: OrderMailPreviewInput): Promise<MailPreview> {
    return this.scope.services.orderMailPreviews.preview(this.scope.member, id, input);
  }

  /** Sends a route's order to the subcontractor whose quote was chosen. */
  @Post('{id}/send-subcontractor-acceptance')
  @checked(sendToSubcontractorRules)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'carrier_unconfirmed' | 'carrier_unfit' | 'status_not_allowed' | 'step_not_possible'>(
    409,
    'The order or the route is not ready, or papers of the carrier stand against it: `unfit_papers` names them',
  )
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async sendSubcontractorAcceptance(
    @Path() id: Id,
    @Body() input: SendToSubcontractorInput,
  ): Promise<OrderStep> {
    return this.scope.services.subcontractorOrders.send(this.scope.member, id, input, this.scope.language);
  }

  /** Records what the subcontractor of a route said to its order by telephone or mail, as if they had answered over their link. */
  @Post('{id}/record-subcontractor-answer')
  @SuccessResponse(200)
  @Response<'answered_otherwise' | 'no_longer_open'>(
    409,
    'Answered otherwise before, or the order of the route waits for no answer',
  )
  async recordSubcontractorAnswer(
    @Path() id: Id,
    @Body() input: SubcontractorAnswerInput,
  ): Promise<OrderDetails> {
    return this.scope.services.subcontractorOrders.recordAnswer(
      this.scope.member,
      id,
      input,
      this.scope.language,
    );
  }
}
