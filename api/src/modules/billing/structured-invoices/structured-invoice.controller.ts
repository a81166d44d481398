import { Get, Path, Produces, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import { Response } from '../../../platform/http/problem-codes.js';

@Route('orders')
@Tags('Invoices')
@Security('bearer', ['member'])
export class StructuredInvoiceController extends ApiController {
  /**
   * The structured invoice of an invoice or a correction by Polish law: FA(3) as KSeF takes it. An invoice is kept as it was first
   * answered, byte for byte; a correction names the KSeF number of what it corrects once there is one, and is kept from then on.
   */
  @Get('{id}/invoices/{invoiceId}/xml')
  @Produces('application/xml')
  @Response<'no_structured_invoice' | 'structured_invoice_faulty'>(
    409,
    'The invoice follows another law than Poland’s, or FA(3) cannot be made of it: `faults` says why, and where it is put right',
  )
  @Response<'too_many_requests'>(429, 'Too many invoices of the company are being checked')
  @Response<'too_busy'>(503, 'Too many invoices are being checked')
  async downloadStructuredInvoice(@Path() id: Id, @Path() invoiceId: Id): Promise<Buffer> {
    const { services, member, language } = this.scope;
    const { filename, xml } = await services.structuredInvoices.findFile(member, id, invoiceId, language);
    this.saveAs(filename, 'application/xml; charset=utf-8');
    return xml;
  }
}
