import { Body, Post, Response, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../http/api-controller.js';
import type { Problem } from '../../http/api-types.js';
import { checked } from '../../http/checks.js';
import type { DataRequestInput } from './data-request.dto.js';
import { dataRequestRules } from './data-request.policy.js';
import type { OrderStep } from './order.dto.js';

@Route('')
@Tags('Quotations')
@Security('bearer', ['member'])
export class DataRequestController extends ApiController {
  /**
   * Asks the client to complete the data of a request at 0, 1 or 2: mails them a signed link to the form with what is known. The data
   * count as incomplete until the form comes back.
   */
  @Post('send-completion-request-email')
  @checked(dataRequestRules)
  @Response<Problem>(409, 'The offer is with the client, or there is no client')
  async sendCompletionRequest(@Body() input: DataRequestInput): Promise<OrderStep> {
    return this.scope.services.dataRequests.requestData(this.scope.member, input, this.scope.language);
  }
}
