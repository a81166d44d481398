import { Body, Get, Path, Post, Queries, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type UncheckedBody } from '../../../platform/http/checks.js';
import { Forbidden } from '../../../platform/http/errors.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';
import type { OrderStep } from '../../shipment/index.js';
import type {
  CorrectionInput,
  InvoiceInput,
  InvoiceMailDraft,
  InvoiceMailInput,
  InvoiceMailPreview,
  InvoiceMailPreviewInput,
  InvoiceMailQuery,
  InvoicePreview,
  IssuedInvoice,
  MendInput,
  OrderInvoices,
  VatRates,
  VatRatesQuery,
} from './invoice.dto.js';
import {
  correctionRules,
  invoiceMailPreviewRules,
  invoiceMailRules,
  invoiceRules,
  mendRules,
} from './invoice.policy.js';

/** The country by whose law an order is invoiced: it tells which rates there are. */
async function storedTaxCountry(
  { services, member }: RequestScope,
  id: number,
  body: UncheckedBody,
): Promise<UncheckedBody | null> {
  const saysHow = 'vat_rate' in body || 'vat_case' in body;
  return saysHow ? { invoice_country: await services.invoices.taxCountryOf(member, id) } : null;
}

@Route('orders')
@Tags('Invoices')
@Security('bearer', ['member'])
export class InvoiceController extends ApiController {
  /** The VAT rates that an invoice of the company can have, what comes of each, and what is lacking before it can be issued. */
  @Get('{id}/vat-rates')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  async listVatRates(@Path() id: Id, @Queries() query: VatRatesQuery): Promise<VatRates> {
    const { services, member, language } = this.scope;
    return services.invoiceIssuing.listVatRates(member, id, query, language);
  }

  /** The invoice of an order with its corrections, what is due and since when. */
  @Get('{id}/invoices')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  async listOrderInvoices(@Path() id: Id): Promise<OrderInvoices> {
    const { services, member, language } = this.scope;
    return services.invoices.listInvoices(member, id, language);
  }

  /** The invoice as it would be: a draft that uses no number and changes nothing. */
  @Post('{id}/generate-invoice-preview')
  @checked(invoiceRules, storedTaxCountry)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'step_not_possible'>(409, 'Something is lacking; `missing` names it')
  @Response<'too_many_requests'>(429, 'Too many calls')
  @Response<'pdf_unavailable'>(503, 'No PDF can be made now')
  async generateInvoicePreview(@Path() id: Id, @Body() input: InvoiceInput): Promise<InvoicePreview> {
    const { services, member, language } = this.scope;
    return services.invoiceIssuing.preview(member, id, { kind: 'invoice', input }, language);
  }

  /** Issues the invoice: it gets the next number, its PDF is filed with the order, and the order goes to 11. */
  @Post('{id}/save-invoice')
  @SuccessResponse(201)
  @checked(invoiceRules, storedTaxCountry)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<
    'rate_too_old' | 'rate_unusual' | 'status_not_allowed' | 'step_not_possible' | 'structured_invoice_faulty'
  >(
    409,
    'Something is lacking, or the invoice was issued already; `missing` names it. Or KSeF would refuse it; `faults` names why',
  )
  @Response<'pdf_unavailable' | 'storage_unavailable'>(503, 'No PDF can be made now; no number was used')
  async saveInvoice(@Path() id: Id, @Body() input: InvoiceInput): Promise<IssuedInvoice> {
    const { services, member, language } = this.scope;
    return services.invoiceIssuing.issue(member, id, { kind: 'invoice', input }, { language });
  }

  /** The words with which the mail of an invoice, a payment reminder or a correction begins. */
  @Get('{id}/invoice-mail')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'invoice_refused' | 'step_not_possible'>(
    409,
    'There is no invoice to send, KSeF refused it, nothing is to remind of, or it is paid',
  )
  async getInvoiceMail(@Path() id: Id, @Queries() query: InvoiceMailQuery): Promise<InvoiceMailDraft> {
    const { services, member, language } = this.scope;
    return services.invoiceSending.draft(member, id, query, query.language, language);
  }

  /** Shows an invoice's mail as the client would see it. Sends nothing. */
  @Post('{id}/send-invoice/preview')
  @checked(invoiceMailPreviewRules)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'invoice_refused' | 'step_not_possible'>(
    409,
    'There is no invoice to send, KSeF refused it, nothing is to remind of, or it is paid',
  )
  @Response<'too_many_requests'>(429, 'Too many calls')
  async previewInvoiceMail(
    @Path() id: Id,
    @Body() input: InvoiceMailPreviewInput,
  ): Promise<InvoiceMailPreview> {
    return this.scope.services.invoiceSending.preview(this.scope.member, id, input, this.scope.language);
  }

  /** Mails the client the invoice with its PDF, and PODs of the order as named: from 11 the order goes to 12. At 12 sends it again, or reminds of its payment. Or mails a correction. */
  @Post('{id}/send-invoice')
  @checked(invoiceMailRules)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'invoice_refused' | 'mail_files_too_large' | 'status_not_allowed' | 'step_not_possible'>(
    409,
    'There is no invoice to send, nothing to remind of, it is paid, or the files are too large together',
  )
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async sendInvoice(@Path() id: Id, @Body() input: InvoiceMailInput): Promise<OrderStep> {
    const { principal } = this.scope;
    // Files leave the house with it: a program needs the right to read them.
    if (input.document_ids?.length && principal?.apiKey?.scopes.includes('documents') === false)
      throw new Forbidden('scope_missing', { scope: 'documents' });
    return this.scope.services.invoiceSending.sendInvoice(this.scope.member, id, input, this.scope.language);
  }

  /**
   * Says that an invoice, or a correction, whose mail reached nobody was handed over in another way: the client counts as having it, and can be
   * reminded of its payment. It is in the history; once more changes nothing.
   */
  @Post('{id}/invoices/{invoiceId}/passed-on')
  @SuccessResponse(200)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'mail_not_on_hold'>(
    409,
    'Nobody has mailed the invoice, or its mail has arrived, or is on its way',
  )
  async passInvoiceOn(@Path() id: Id, @Path() invoiceId: Id): Promise<OrderInvoices> {
    const { services, member, language } = this.scope;
    await services.invoicesPassedOn.passOn(member, id, invoiceId);
    return services.invoices.listInvoices(member, id, language);
  }

  /** A correction as it would be: a draft that uses no number and changes nothing. */
  @Post('{id}/generate-correction-preview')
  @checked(correctionRules, storedTaxCountry)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'correction_changes_nothing' | 'invoice_refused' | 'no_issued_invoice' | 'step_not_possible'>(
    409,
    'There is no invoice, KSeF refused it, or nothing would change',
  )
  @Response<'too_many_requests'>(429, 'Too many calls')
  @Response<'pdf_unavailable'>(503, 'No PDF can be made now')
  async generateCorrectionPreview(@Path() id: Id, @Body() input: CorrectionInput): Promise<InvoicePreview> {
    const { services, member, language } = this.scope;
    return services.invoiceIssuing.preview(member, id, { kind: 'correction', input }, language);
  }

  /** Issues a correction, with a number of its own, of the invoice as it stands after earlier ones. The order stays where it is; a paid one that owes something again goes back to 12. */
  @Post('{id}/correct-invoice')
  @SuccessResponse(201)
  @checked(correctionRules, storedTaxCountry)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<
    | 'correction_changes_nothing'
    | 'invoice_refused'
    | 'no_issued_invoice'
    | 'rate_too_old'
    | 'rate_unusual'
    | 'step_not_possible'
    | 'structured_invoice_faulty'
  >(
    409,
    'There is no invoice, KSeF refused it, nothing would change, or KSeF would refuse it; `faults` names why',
  )
  @Response<'pdf_unavailable' | 'storage_unavailable'>(503, 'No PDF can be made now; no number was used')
  async correctInvoice(@Path() id: Id, @Body() input: CorrectionInput): Promise<IssuedInvoice> {
    const { services, member, language } = this.scope;
    return services.invoiceIssuing.issue(member, id, { kind: 'correction', input }, { language });
  }

  /** A refused invoice as it would be once it is mended: a draft under its number that changes nothing. */
  @Post('{id}/invoices/{invoiceId}/generate-mend-preview')
  @checked(mendRules, storedTaxCountry)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<
    | 'correction_changes_nothing'
    | 'invoice_has_correction'
    | 'invoice_in_circulation'
    | 'invoice_not_refused'
    | 'ksef_off'
    | 'step_not_possible'
  >(409, 'It cannot be mended, or something is lacking; `missing` names it')
  @Response<'too_many_requests'>(429, 'Too many calls')
  @Response<'pdf_unavailable'>(503, 'No PDF can be made now')
  async generateMendPreview(
    @Path() id: Id,
    @Path() invoiceId: Id,
    @Body() input: MendInput,
  ): Promise<InvoicePreview> {
    const { services, member, language } = this.scope;
    return services.invoiceIssuing.preview(member, id, { kind: 'mended', input, invoiceId }, language);
  }

  /**
   * Mends an invoice or a correction that KSeF refused, and sends it: by law it was never issued, so that it is made anew under the same number, of
   * the day on which it is mended. It gets another id; the former one stands under `refused` and counts nowhere. Payments stay with the order, and the
   * client is mailed the new one when somebody sends it. What was issued offline and mailed is in circulation: it is sent again as it is, and corrected.
   */
  @Post('{id}/invoices/{invoiceId}/mend')
  @SuccessResponse(201)
  @checked(mendRules, storedTaxCountry)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<
    | 'correction_changes_nothing'
    | 'invoice_has_correction'
    | 'invoice_in_circulation'
    | 'invoice_not_refused'
    | 'ksef_off'
    | 'rate_too_old'
    | 'rate_unusual'
    | 'step_not_possible'
    | 'structured_invoice_faulty'
  >(
    409,
    'KSeF did not refuse it, it is in circulation or corrected, something is lacking, or KSeF would refuse it again; `faults` names why',
  )
  @Response<'pdf_unavailable' | 'storage_unavailable'>(
    503,
    'No PDF can be made now; the refused invoice stays',
  )
  async mendInvoice(@Path() id: Id, @Path() invoiceId: Id, @Body() input: MendInput): Promise<IssuedInvoice> {
    const { services, member, language } = this.scope;
    return services.invoiceIssuing.issue(member, id, { kind: 'mended', input, invoiceId }, { language });
  }
}
