import { Body, Get, Path, Post, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import type { CarriersToAsk } from './carriers-to-ask.dto.js';
import type {
  GroupPriceRequestAnswer,
  GroupPriceRequestInput,
  PriceRequestAnswer,
  PriceRequestCounts,
  PriceRequestInput,
  PriceRequestList,
} from './price-request.dto.js';
import { blankFaults, lineBreakFaults } from '../../../platform/http/field-rules.js';

/** A mail to a group: its subject is one filled line. */
export const groupPriceRequestRules: BodyRules = (body) => [
  ...blankFaults(body, 'subject'),
  ...lineBreakFaults(body, 'subject'),
];

@Route('')
@Tags('Price requests')
@Security('bearer', ['member'])
export class PriceRequestController extends ApiController {
  /**
   * Asks subcontractors for a price: each gets a mail with a link of their own. Possible at 1 and 2, and at 9 for a route whose carrier
   * has refused; an order at 9 stays there.
   */
  @Post('order-routes/{id}/price-requests')
  @SuccessResponse(201)
  @Response<'status_not_allowed'>(409, 'The status of the order does not allow it')
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async askSubcontractors(@Path() id: Id, @Body() input: PriceRequestInput): Promise<PriceRequestAnswer> {
    const { services, member } = this.scope;
    return services.priceRequests.askSubcontractors(member, id, input.subcontractor_ids);
  }

  /**
   * Asks every member of a group for the price of a route, each in the language of their country and with a link of their own. Who was
   * asked before for this route gets no second mail, unless the first one could not be delivered.
   */
  @Post('send-email-to-subcontractor-group')
  @checked(groupPriceRequestRules)
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'status_not_allowed'>(409, 'The status of the order does not allow it')
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async askSubcontractorGroup(@Body() input: GroupPriceRequestInput): Promise<GroupPriceRequestAnswer> {
    return this.scope.services.groupPriceRequests.askGroup(this.scope.member, input);
  }

  /** Who was asked for a price of the route, what became of the mail, and who has answered. */
  @Get('order-routes/{id}/price-requests')
  async listPriceRequests(@Path() id: Id): Promise<PriceRequestList> {
    return this.scope.services.priceRequests.listPriceRequests(this.scope.member, id);
  }

  /**
   * What is known of carriers who may be asked for a price of the route: how often they answer, what they last asked for on its lane, until when
   * they are insured. `GET /subcontractors` lists all who may be asked.
   */
  @Get('order-routes/{id}/carriers-to-ask')
  async listCarriersToAsk(@Path() id: Id): Promise<CarriersToAsk> {
    return this.scope.services.carriersToAsk.list(this.scope.member, id);
  }

  /** How many of those who were asked for a price of the route stand how: small enough to be asked every second. */
  @Get('order-routes/{id}/price-requests/progress')
  async getPriceRequestProgress(@Path() id: Id): Promise<PriceRequestCounts> {
    return this.scope.services.priceRequests.countPriceRequests(this.scope.member, id);
  }

  /** Asks those again whose mail could not be delivered, each in the words of the first time. */
  @Post('order-routes/{id}/price-requests/retry')
  @Response<'status_not_allowed'>(409, 'The status of the order does not allow it')
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async retryPriceRequests(@Path() id: Id): Promise<PriceRequestAnswer> {
    return this.scope.services.groupPriceRequests.askUnreached(this.scope.member, id);
  }

  /**
   * Reminds those who were asked for a price of the route and have not answered, each in their own language and at most once in 24
   * hours. Whose mail could not be delivered is not reminded, but asked again by `retry`.
   */
  @Post('order-routes/{id}/price-requests/remind')
  @SuccessResponse(200)
  @Response<'status_not_allowed'>(409, 'The status of the order does not allow it')
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async remindPriceRequests(@Path() id: Id): Promise<PriceRequestAnswer> {
    return this.scope.services.priceRequests.remindUnanswered(this.scope.member, id);
  }
}
