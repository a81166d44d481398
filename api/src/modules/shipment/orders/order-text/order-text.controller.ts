import { Body, Post, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../../platform/http/api-controller.js';
import { checked, type BodyRules } from '../../../../platform/http/checks.js';
import { blankFaults } from '../../../../platform/http/field-rules.js';
import { Response } from '../../../../platform/http/problem-codes.js';
import type { OrderTextInput, OrderTextReading } from './order-text.dto.js';

/** A text to read is more than blanks. */
export const orderTextRules: BodyRules = (body) => blankFaults(body, 'text');

@Route('orders')
@Tags('Orders')
@Security('bearer', ['member'])
export class OrderTextController extends ApiController {
  /** Reads a request out of a mail: what a new order may begin with, and where each of it stands. Stores nothing. */
  @Post('read-text')
  @SuccessResponse(200)
  @checked(orderTextRules)
  @Response<'too_many_requests'>(429, 'Too many texts')
  @Response<'too_busy'>(503, 'Too many texts wait to be read')
  async readOrderText(@Body() input: OrderTextInput): Promise<OrderTextReading> {
    return this.scope.services.orderTexts.read(this.scope.member, input.text);
  }
}
