import { Body, Delete, Get, Path, Post, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../../platform/http/api-controller.js';
import type { Id } from '../../../../platform/http/api-types.js';
import { checked, type BodyRules } from '../../../../platform/http/checks.js';
import { Response } from '../../../../platform/http/problem-codes.js';
import type { OrderPayments, PaymentInput, PaymentRemoval } from './payment.dto.js';
import { blankFaults, decimalFaults } from '../../../../platform/http/field-rules.js';
import { paymentDayFaults } from '../order.policy.js';

/** A payment: an amount of money other than nothing, a real day. */
export const paymentRules: BodyRules = (body) => [
  ...decimalFaults(body, 'amount', 2),
  ...(body['amount'] === 0 ? [{ field: 'amount', code: 'invalid_value' as const }] : []),
  ...paymentDayFaults(body),
];

/** A removal: a reason with something in it. */
export const paymentRemovalRules: BodyRules = (body) => blankFaults(body, 'reason');

@Route('orders')
@Tags('Invoices')
@Security('bearer', ['member'])
export class PaymentController extends ApiController {
  /** What the client paid for an order and what is open, corrections counted. */
  @Get('{id}/payments')
  async listPayments(@Path() id: Id): Promise<OrderPayments> {
    return this.scope.services.payments.list(this.scope.member, id);
  }

  /** Records a payment, one of several perhaps, or with a minus a refund. When nothing of a mailed invoice is open any more, the order goes to 13. */
  @Post('{id}/payments')
  @SuccessResponse(201)
  @checked(paymentRules)
  @Response<'no_issued_invoice'>(409, 'No invoice was issued')
  async recordPayment(@Path() id: Id, @Body() input: PaymentInput): Promise<OrderPayments> {
    return this.scope.services.payments.record(this.scope.member, id, input);
  }

  /** Removes a payment that was recorded by mistake; the history keeps it with the reason. An order that is no longer paid goes back to 12. */
  @Delete('{id}/payments/{paymentId}')
  @SuccessResponse(204)
  @checked(paymentRemovalRules)
  async removePayment(
    @Path() id: Id,
    @Path() paymentId: Id,
    @Body() { reason }: PaymentRemoval,
  ): Promise<void> {
    await this.scope.services.payments.remove(this.scope.member, id, paymentId, reason);
  }
}
