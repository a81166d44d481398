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
import { Response } from '../../../platform/http/problem-codes.js';
import { dayFaults } from '../carrier-invoices/carrier-invoice.policy.js';
import type {
  NewPaymentFile,
  PaymentFileInput,
  PaymentFilePage,
  PaymentFilePaid,
  PaymentFilePaidInput,
  PaymentFilePreview,
  PaymentFilePreviewInput,
  PaymentFileQuery,
} from './payment-file.dto.js';

@Route('money/payment-files')
@Tags('Money')
@Security('bearer', ['member'])
export class PaymentFileController extends ApiController {
  /** Files with which a bank was to pay carriers' invoices, the latest first. */
  @Get()
  async listPaymentFiles(@Queries() query: PaymentFileQuery): Promise<PaymentFilePage> {
    return this.scope.services.paymentFiles.list(this.scope.member, query);
  }

  /**
   * What a file of these invoices would have in it: accounts, days, titles, and what would be left out and why. Invoices that are in another
   * file already say since when.
   */
  @Post('preview')
  @SuccessResponse(200)
  @Response<'payment_file_polish_only'>(409, 'The company issues its invoices by another law than Poland’s')
  async previewPaymentFile(@Body() input: PaymentFilePreviewInput): Promise<PaymentFilePreview> {
    return this.scope.services.paymentFiles.preview(this.scope.member, input);
  }

  /**
   * Writes a file (pain.001.001.03) with which the company's bank pays these invoices from the account of its invoice data, in PLN. Nothing is
   * paid by it before a person gives it to the bank. What cannot be in it is left out, and named with the reason.
   */
  @Post()
  @SuccessResponse(201)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<
    | 'payment_account_missing'
    | 'payment_name_missing'
    | 'payment_file_empty'
    | 'payment_file_polish_only'
    | 'payment_file_repeated'
  >(
    409,
    'The company has no account that can pay, nothing can be paid, or an invoice is in another file already',
  )
  async createPaymentFile(@Body() input: PaymentFileInput): Promise<NewPaymentFile> {
    return this.scope.services.paymentFiles.create(this.scope.member, input);
  }

  /** The file, as it was written. */
  @Get('{id}/xml')
  @Produces('application/xml')
  async downloadPaymentFile(@Path() id: Id): Promise<Buffer> {
    const { services, member } = this.scope;
    const { filename, xml } = await services.paymentFiles.open(member, id);
    this.saveAs(filename, 'application/xml; charset=utf-8');
    return xml;
  }

  /** Says that the bank has paid: records a payment for each invoice of the file, as far as it is still open. */
  @Post('{id}/paid')
  @SuccessResponse(200)
  @checked((body) => dayFaults(body, 'paid_on'))
  @Response<'payment_file_paid'>(409, 'It was said before')
  async markPaymentFilePaid(@Path() id: Id, @Body() input: PaymentFilePaidInput): Promise<PaymentFilePaid> {
    return this.scope.services.paymentFiles.markPaid(this.scope.member, id, input.paid_on ?? null);
  }
}
