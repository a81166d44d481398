import { Body, Get, Path, Post, Produces, Queries, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type UncheckedBody } from '../../../platform/http/checks.js';
import { unlessRefused } from '../../../platform/http/errors.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';
import type { Installation, PublicCompanySettings } from '../../identity/index.js';
import type { PublicOfferInput, PublicOfferReceipt } from '../quotes/offer.dto.js';
import { publicOfferRules } from '../quotes/offer.policy.js';
import { publicQuotationRules } from '../orders/order.policy.js';
import type { LinkKind, LinkQuery, LinkView } from './link.dto.js';
import type {
  PublicQuotationInput,
  PublicQuotationReceipt,
  QuotationAcceptanceInput,
  QuotationAcceptanceReceipt,
  SubcontractorResponseInput,
  SubcontractorResponseReceipt,
} from './public-answers.dto.js';

const isUserId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31;

/** The payment terms of the company that a new request goes to, as anybody can read them. Of a request that is completed the order knows more. */
async function termsOfCompany(
  { services, address }: RequestScope,
  _id: number,
  { user_id: user, order_id: order, order_data: data, payment_days: days }: UncheckedBody,
): Promise<UncheckedBody | null> {
  if (days != null || order != null || data != null || !isUserId(user)) return null;
  const settings = await unlessRefused(services.settings.getPublicSettings(user, address));
  return settings && { payment_terms_days: settings.payment_terms_days };
}

@Route('')
@Tags('Public pages')
export class PublicController extends ApiController {
  /** A stranger's transport request, or with `order_id` and a signature the completion of one (which answers 200). */
  @Post('public/quotation')
  @SuccessResponse(201)
  @checked(publicQuotationRules, termsOfCompany)
  @Response<PublicQuotationReceipt>(200, 'Completed')
  @Response<'invalid_link' | 'link_expired'>(400, 'Invalid link')
  @Response<'no_longer_open'>(409, 'The client has already been sent an offer')
  @Response<'too_many_requests'>(429, 'Too many requests')
  async submitPublicQuotation(@Body() input: PublicQuotationInput): Promise<PublicQuotationReceipt> {
    if (input.order_id ?? input.order_data) this.setStatus(200);
    return this.scope.services.requests.submitQuotation(input, this.scope.address);
  }

  /** The same as `POST /public/quotation`. */
  @Post('public/order')
  @SuccessResponse(201)
  @checked(publicQuotationRules, termsOfCompany)
  @Response<PublicQuotationReceipt>(200, 'Completed')
  @Response<'invalid_link' | 'link_expired'>(400, 'Invalid link')
  @Response<'no_longer_open'>(409, 'The client has already been sent an offer')
  @Response<'too_many_requests'>(429, 'Too many requests')
  async submitPublicOrder(@Body() input: PublicQuotationInput): Promise<PublicQuotationReceipt> {
    if (input.order_id ?? input.order_data) this.setStatus(200);
    return this.scope.services.requests.submitQuotation(input, this.scope.address);
  }

  /** A subcontractor's price for a route, over a signed link: at 1 and 2, and at 9 for a route whose carrier has refused. */
  @Post('public/subcontractor-offer')
  @SuccessResponse(201)
  @checked(publicOfferRules)
  @Response<'invalid_link' | 'link_expired'>(400, 'Invalid link')
  @Response<'no_longer_open'>(409, 'The route no longer takes prices')
  @Response<'too_many_requests'>(429, 'Too many calls')
  async submitSubcontractorOffer(@Body() input: PublicOfferInput): Promise<PublicOfferReceipt> {
    return this.scope.services.publicQuotes.submitSubcontractorOffer(input, this.scope.address);
  }

  /** The client accepts or rejects an offer, over a signed link. */
  @Post('public/quotation-acceptance')
  @Response<'invalid_link' | 'link_expired'>(400, 'Invalid link')
  @Response<'answered_otherwise' | 'no_longer_open' | 'offer_expired' | 'status_not_allowed'>(
    409,
    'Answered otherwise before',
  )
  @Response<'too_many_requests'>(429, 'Too many calls')
  async answerClientOffer(@Body() input: QuotationAcceptanceInput): Promise<QuotationAcceptanceReceipt> {
    return this.scope.services.publicAnswers.answerClientOffer(input, this.scope.address);
  }

  /** The subcontractor accepts or rejects an order, over a signed link. */
  @Post('orders/{id}/subcontractor-response')
  @Response<'invalid_link' | 'link_expired'>(400, 'Invalid link')
  @Response<'answered_otherwise' | 'no_longer_open' | 'status_not_allowed'>(409, 'Answered otherwise before')
  @Response<'too_many_requests'>(429, 'Too many calls')
  async answerSubcontractorOrder(
    @Path() id: Id,
    @Body() input: SubcontractorResponseInput,
  ): Promise<SubcontractorResponseReceipt> {
    return this.scope.services.publicAnswers.answerSubcontractorOrder(id, input, this.scope.address);
  }

  /** What the page of a link shows. Changes nothing. */
  @Get('public/links/{kind}')
  @Response<'invalid_link' | 'link_expired'>(400, 'Invalid link')
  @Response<'too_many_requests'>(429, 'Too many calls')
  async viewLink(@Path() kind: LinkKind, @Queries() query: LinkQuery): Promise<LinkView> {
    return this.scope.services.linkViews.viewLink(kind, query, this.scope.address);
  }

  /** The order of a route as a PDF, for the carrier to whom it was sent. */
  @Get('public/links/subcontractor-order-view/document')
  @Produces('application/pdf')
  @Response<'amount_out_of_range' | 'invalid_link' | 'link_expired'>(400, 'Invalid link')
  @Response<'no_longer_open'>(409, 'The order is not, or no longer, the carrier’s')
  @Response<'too_many_requests'>(429, 'Too many calls')
  @Response<'pdf_unavailable'>(503, 'No PDF can be made now')
  async getLinkedOrderDocument(@Queries() query: LinkQuery): Promise<Buffer> {
    const { filename, pdf } = await this.scope.services.publicDocuments.printCarrierOrder(
      query,
      this.scope.address,
    );
    this.saveAs(filename, 'application/pdf');
    return pdf;
  }

  /** What a public form may read of the settings of a user's company. */
  @Get('public/company-settings/{user_id}')
  @Response<'too_many_requests'>(429, 'Too many calls')
  async getPublicCompanySettings(@Path() user_id: Id): Promise<PublicCompanySettings> {
    return this.scope.services.settings.getPublicSettings(user_id, this.scope.address);
  }

  /** What anybody may know of this installation. */
  @Get('public/installation')
  async getInstallation(): Promise<Installation> {
    return this.scope.services.companies.getInstallation();
  }
}
