import { Body, Post, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import type { DataRequestInput } from './data-request.dto.js';
import type { OrderStep } from './order.dto.js';
import { emailFaults, lineBreakFaults } from '../../../platform/http/field-rules.js';

/** A request for data: an address, and a subject of one line. */
export const dataRequestRules: BodyRules = (body) => [
  ...emailFaults(body, 'recipient_email'),
  ...lineBreakFaults(body, 'subject'),
];

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
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'step_not_possible'>(409, 'The offer is with the client, or there is no client')
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async sendCompletionRequest(@Body() input: DataRequestInput): Promise<OrderStep> {
    return this.scope.services.dataRequests.requestData(this.scope.member, input, this.scope.language);
  }
}
