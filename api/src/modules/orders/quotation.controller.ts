import {
  Body,
  Get,
  Path,
  Post,
  Put,
  Queries,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../http/api-controller.js';
import type { Id, Problem } from '../../http/api-types.js';
import { checked } from '../../http/checks.js';
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
  async createQuotation(@Body() input: OrderInput): Promise<OrderDetails> {
    return this.scope.services.orders.createOrder(this.scope.member, input, this.scope.language);
  }

  /** Sets the price for the client by hand; null returns to the sum of the routes. */
  @Put('quotations/{id}/client-price')
  @Security('bearer', ['member'])
  @checked(clientPriceRules)
  @Response<Problem>(409, 'The price is frozen once the offer is sent')
  async setClientPrice(@Path() id: Id, @Body() input: ClientPriceInput): Promise<OrderDetails> {
    return this.scope.services.orders.setClientPrice(
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
  @Response<Problem>(409, 'Something is missing')
  async sendOffersToClient(@Body() input: OfferToClientInput): Promise<OrderStep> {
    return this.scope.services.clientOffers.sendToClient(this.scope.member, input, this.scope.language);
  }

  /** Shows an offer's mail as the client would see it, with its details and price. Sends nothing. */
  @Post('send-offers-to-client/preview')
  @Security('bearer', ['member'])
  @checked(offerPreviewRules)
  @SuccessResponse(200)
  async previewOfferToClient(@Body() input: OfferPreviewInput): Promise<OfferPreview> {
    return this.scope.services.offerPreviews.preview(this.scope.member, input);
  }
}
