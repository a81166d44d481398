import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id, PageQuery } from '../../../platform/http/api-types.js';
import { checked } from '../../../platform/http/checks.js';
import type { OfferCount, OfferDto, OfferPage, OfferQuery, ContractQuoteInput } from './offer.dto.js';
import { contractQuoteRules } from './offer.policy.js';

@Route('subcontractor-offers')
@Tags('Subcontractor offers')
@Security('bearer', ['member'])
export class OfferController extends ApiController {
  /** Quotes of the company, of one order when `order_id` is given. */
  @Get()
  async listOffers(@Queries() query: OfferQuery): Promise<OfferPage> {
    return this.scope.services.offers.listOffers(this.scope.member, query);
  }

  /**
   * Enters the price of a contract subcontractor for a route; it takes the place of their earlier one. An order at 1 goes to 2; one
   * at 9 takes prices for routes whose carrier has refused, and stays at 9.
   */
  @Post()
  @SuccessResponse(201)
  @checked(contractQuoteRules)
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'carrier_unconfirmed' | 'chosen_offer_stays' | 'order_not_editable' | 'status_not_allowed'>(
    409,
    'The status of the order does not allow it, or the earlier quote is chosen',
  )
  async enterContractQuote(@Body() input: ContractQuoteInput): Promise<OfferDto> {
    return this.scope.services.contractQuotes.enterContractQuote(this.scope.member, input);
  }

  /** The quotes of a route, by price as quoted; prices of different currencies are not compared. */
  @Get('route/{id}')
  async listOffersOfRoute(@Path() id: Id, @Queries() query: PageQuery): Promise<OfferPage> {
    const { services, member, language } = this.scope;
    return services.offers.listOffersOfRoute(member, id, query, language);
  }

  /** Number of an order's quotes. */
  @Get('count/{id}')
  async countOffersOfOrder(@Path() id: Id): Promise<OfferCount> {
    return this.scope.services.offers.countOffersOfOrder(this.scope.member, id);
  }

  /** One quote. */
  @Get('{id}')
  async getOffer(@Path() id: Id): Promise<OfferDto> {
    return this.scope.services.offers.getOffer(this.scope.member, id);
  }

  /** Deletes a quote that is not chosen. */
  @Delete('{id}')
  @SuccessResponse(204)
  @Response<'offer_chosen' | 'order_not_editable'>(409, 'The quote is chosen')
  async deleteOffer(@Path() id: Id): Promise<void> {
    await this.scope.services.offers.deleteOffer(this.scope.member, id);
  }
}
