import {
  Body,
  Get,
  Path,
  Post,
  Produces,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked } from '../../../platform/http/checks.js';
import { blankFaults } from '../../../platform/http/field-rules.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type {
  ReceivedInvoiceApproval,
  ReceivedInvoiceAssignment,
  ReceivedInvoiceDetails,
  ReceivedInvoicePage,
  ReceivedInvoiceQuery,
  ReceivedInvoiceRejection,
} from './received-invoice.dto.js';

@Route('money/received-invoices')
@Tags('Money')
@Security('bearer', ['member'])
export class ReceivedInvoiceController extends ApiController {
  /**
   * Invoices that KSeF has for the company as their buyer, held against the orders to carriers: open ones, unless another state is asked
   * for. They are fetched every 15 minutes.
   */
  @Get()
  async listReceivedInvoices(@Queries() query: ReceivedInvoiceQuery): Promise<ReceivedInvoicePage> {
    const { services, member, language } = this.scope;
    return services.receivedInvoices.list(member, query, language);
  }

  /** Such an invoice with what it says. */
  @Get('{id}')
  async getReceivedInvoice(@Path() id: Id): Promise<ReceivedInvoiceDetails> {
    return this.scope.services.receivedInvoices.get(this.scope.member, id);
  }

  /** Its file (FA), byte for byte as KSeF handed it out. */
  @Get('{id}/xml')
  @Produces('application/xml')
  @Response<'received_invoice_missing'>(404, 'The file has not been fetched yet')
  async downloadReceivedInvoice(@Path() id: Id): Promise<Buffer> {
    const { services, member } = this.scope;
    const { filename, xml } = await services.receivedInvoices.openXml(member, id);
    this.saveAs(filename, 'application/xml; charset=utf-8');
    return xml;
  }

  /**
   * Approves it as the invoice of its carrier for a route: it is entered with the order, to be paid after the last document. Another sum
   * than was agreed is refused unless a reason accepts it. Nothing is ever approved by itself.
   */
  @Post('{id}/approve')
  @SuccessResponse(200)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<
    | 'received_invoice_decided'
    | 'received_invoice_unmatched'
    | 'received_invoice_not_bookable'
    | 'received_invoice_changed'
    | 'status_not_allowed'
    | 'route_without_chosen_quote'
    | 'price_differs'
    | 'carrier_invoice_exists'
  >(409, 'It was decided on, is not for that route, cannot be taken over, or is not what was agreed')
  async approveReceivedInvoice(
    @Path() id: Id,
    @Body() input: ReceivedInvoiceApproval,
  ): Promise<ReceivedInvoiceDetails> {
    return this.scope.services.receivedInvoices.approve(this.scope.member, id, input);
  }

  /** Rejects it, with a reason. KSeF and the seller are not told. */
  @Post('{id}/reject')
  @SuccessResponse(200)
  @checked((body) => blankFaults(body, 'reason'))
  @Response<'received_invoice_decided'>(409, 'It was decided on')
  async rejectReceivedInvoice(
    @Path() id: Id,
    @Body() { reason }: ReceivedInvoiceRejection,
  ): Promise<ReceivedInvoiceDetails> {
    return this.scope.services.receivedInvoices.reject(this.scope.member, id, reason);
  }

  /** Takes a rejection back. */
  @Post('{id}/restore')
  @SuccessResponse(200)
  @Response<'received_invoice_decided'>(409, 'It was not rejected')
  async restoreReceivedInvoice(@Path() id: Id): Promise<ReceivedInvoiceDetails> {
    return this.scope.services.receivedInvoices.restore(this.scope.member, id);
  }

  /** Says for which route it is, where that was not found or is another one; it is approved afterwards. */
  @Post('{id}/assign')
  @SuccessResponse(200)
  @Response<'received_invoice_decided'>(409, 'It was decided on')
  async assignReceivedInvoice(
    @Path() id: Id,
    @Body() { route_id }: ReceivedInvoiceAssignment,
  ): Promise<ReceivedInvoiceDetails> {
    return this.scope.services.receivedInvoices.assign(this.scope.member, id, route_id);
  }
}
