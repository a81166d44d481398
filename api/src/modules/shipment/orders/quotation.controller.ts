import { Body, Get, Path, Post, Put, Queries, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked } from '../../../platform/http/checks.js';
import type {
  ClientPriceInput,
  OfferPreview,
  OfferPreviewInput,
  OfferToClientInput,
} from './client-offer.dto.js';
import type { StatusList } from './order-status.dto.js';
import type { OrderDetails, OrderInput, OrderPage, OrderQuery, OrderStep } from './order.dto.js';
import { clientPriceRules, newOrderRules, offerPreviewRules, offerToClientRules } from './order.policy.js';

@Route('')
@Tags('Quotations')
export class QuotationController extends ApiController {
  /** The statuses, their labels and what may follow each. */
  @Get('quotation-statuses')
  async listQuotationStatuses(): Promise<StatusList> {
    return this.scope.services.orders.listStatuses(this.scope.language);
  }

  /** The same records as `GET /orders`. */
  @Get('quotations')
  @Security('bearer', ['member'])
  async listQuotations(@Queries() query: OrderQuery): Promise<OrderPage> {
    return this.scope.services.orders.listOrders(this.scope.member, query);
  }

  /** Enters a request that came by other ways than the form. */
  @Post('quotations')
  @SuccessResponse(201)
  @Security('bearer', ['member'])
  @checked(newOrderRules)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'changed_meanwhile'>(409, 'Somebody changed the draft meanwhile')
  async createQuotation(@Body() input: OrderInput): Promise<OrderDetails> {
    return this.scope.services.orderEntry.createOrder(this.scope.member, input, this.scope.language);
  }

  /** Sets the price for the client by hand; null returns to the sum of the routes. */
  @Put('quotations/{id}/client-price')
  @Security('bearer', ['member'])
  @checked(clientPriceRules)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'price_frozen'>(409, 'The price is frozen once the offer is sent')
  async setClientPrice(@Path() id: Id, @Body() input: ClientPriceInput): Promise<OrderDetails> {
    return this.scope.services.orderEntry.setClientPrice(
      this.scope.member,
      id,
      input.client_price,
      this.scope.language,
    );
  }

  /** Sends the offer to the client: price and rates are frozen, the status becomes 3. */
  @Post('send-offers-to-client')
  @Security('bearer', ['member'])
  @checked(offerToClientRules)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'rate_too_old' | 'status_not_allowed' | 'step_not_possible' | 'subcontractor_deleted'>(
    409,
    'Something is missing',
  )
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async sendOffersToClient(@Body() input: OfferToClientInput): Promise<OrderStep> {
    return this.scope.services.clientOffers.sendToClient(this.scope.member, input, this.scope.language);
  }

  /** Shows an offer's mail as the client would see it, with its details and price. Sends nothing. */
  @Post('send-offers-to-client/preview')
  @Security('bearer', ['member'])
  @checked(offerPreviewRules)
  @SuccessResponse(200)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'subcontractor_deleted'>(409, 'Nobody is left to drive at a quote')
  @Response<'too_many_requests'>(429, 'Too many calls')
  async previewOfferToClient(@Body() input: OfferPreviewInput): Promise<OfferPreview> {
    return this.scope.services.offerPreviews.preview(this.scope.member, input);
  }
}
