import { Body, Delete, Get, Path, Post, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked } from '../../../platform/http/checks.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type {
  CarrierInvoiceInput,
  CarrierInvoiceRemoval,
  CarrierPaymentInput,
  OrderCarrierInvoices,
} from './carrier-invoice.dto.js';
import { carrierInvoiceRules, carrierPaymentRules, removalRules } from './carrier-invoice.policy.js';

@Route('orders')
@Tags('Money')
@Security('bearer', ['member'])
export class CarrierInvoiceController extends ApiController {
  /** What the carriers of an order invoiced and were paid, and what was agreed with them. */
  @Get('{id}/carrier-invoices')
  async listOrderCarrierInvoices(@Path() id: Id): Promise<OrderCarrierInvoices> {
    return this.scope.services.carrierInvoices.listOfOrder(this.scope.member, id);
  }

  /** Enters what a carrier invoiced for a route. Another sum than was agreed is refused unless a reason accepts it. */
  @Post('{id}/carrier-invoices')
  @SuccessResponse(201)
  @checked(carrierInvoiceRules)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'status_not_allowed' | 'route_without_chosen_quote' | 'price_differs' | 'carrier_invoice_exists'>(
    409,
    'It is not what was agreed, or it is there already',
  )
  async enterCarrierInvoice(
    @Path() id: Id,
    @Body() input: CarrierInvoiceInput,
  ): Promise<OrderCarrierInvoices> {
    return this.scope.services.carrierInvoices.enter(this.scope.member, id, input);
  }

  /** Removes a carrier's invoice that was entered by mistake; log and history keep it with the reason. */
  @Delete('{id}/carrier-invoices/{invoiceId}')
  @SuccessResponse(204)
  @checked(removalRules)
  @Response<'carrier_invoice_paid'>(409, 'Something of it counts as paid')
  async removeCarrierInvoice(
    @Path() id: Id,
    @Path() invoiceId: Id,
    @Body() { reason }: CarrierInvoiceRemoval,
  ): Promise<void> {
    await this.scope.services.carrierInvoices.remove(this.scope.member, id, invoiceId, reason);
  }

  /** Records a payment to a carrier, one of several perhaps, or with a minus what came back. */
  @Post('{id}/carrier-invoices/{invoiceId}/payments')
  @SuccessResponse(201)
  @checked(carrierPaymentRules)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'nothing_to_pay'>(409, 'Nothing of it is open')
  async recordCarrierPayment(
    @Path() id: Id,
    @Path() invoiceId: Id,
    @Body() input: CarrierPaymentInput,
  ): Promise<OrderCarrierInvoices> {
    return this.scope.services.carrierInvoices.pay(this.scope.member, id, invoiceId, input);
  }

  /** Removes a payment to a carrier that was recorded by mistake; log and history keep it with the reason. */
  @Delete('{id}/carrier-invoices/{invoiceId}/payments/{paymentId}')
  @SuccessResponse(204)
  @checked(removalRules)
  async removeCarrierPayment(
    @Path() id: Id,
    @Path() invoiceId: Id,
    @Path() paymentId: Id,
    @Body() { reason }: CarrierInvoiceRemoval,
  ): Promise<void> {
    const place = { orderId: id, id: invoiceId, paymentId };
    await this.scope.services.carrierInvoices.removePayment(this.scope.member, place, reason);
  }
}
