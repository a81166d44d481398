import { Get, Path, Post, Produces, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { KsefState } from './ksef-submission.dto.js';

@Route('orders')
@Tags('Invoices')
@Security('bearer', ['member'])
export class KsefSubmissionController extends ApiController {
  /** KSeF’s receipt (UPO) of an accepted invoice, byte for byte as it was received. */
  @Get('{id}/invoices/{invoiceId}/upo')
  @Produces('application/xml')
  @Response<'no_ksef_receipt'>(404, 'KSeF has not accepted the invoice, or its receipt has not come yet')
  async downloadKsefReceipt(@Path() id: Id, @Path() invoiceId: Id): Promise<Buffer> {
    const { services, member } = this.scope;
    const { filename, receipt } = await services.ksefSubmissions.openReceipt(member, id, invoiceId);
    this.saveAs(filename, 'application/xml; charset=utf-8');
    return receipt;
  }

  /**
   * Has an invoice sent to KSeF again now: one that was refused, that waits, or that was issued offline. One that was issued before the company
   * sent its invoices, or for another environment, is sent to the present one for the first time. The file of one that was issued offline and that KSeF
   * refused is written anew, without a change of what the invoice says; one that comes out otherwise goes as a technical correction. It still goes after those issued before it, and not before a pause that KSeF has asked for is over.
   */
  @Post('{id}/invoices/{invoiceId}/ksef-retry')
  @Response<'ksef_not_to_retry' | 'ksef_off' | 'no_structured_invoice' | 'structured_invoice_faulty'>(
    409,
    'KSeF has the invoice already, the company sends none, the invoice follows another law than Poland’s, or what stands in it would be refused again: it is to be mended',
  )
  @Response<'too_many_requests'>(429, 'Too many invoices of the company are being checked')
  @Response<'too_busy'>(503, 'Too many invoices are being checked')
  async retryKsefSubmission(@Path() id: Id, @Path() invoiceId: Id): Promise<KsefState> {
    const { services, member, language } = this.scope;
    return services.ksefSubmissions.retry(member, id, invoiceId, language);
  }
}
