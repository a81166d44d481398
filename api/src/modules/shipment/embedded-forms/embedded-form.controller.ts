import { Body, Get, Path, Post, Put, Queries, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { checked, type UncheckedBody } from '../../../platform/http/checks.js';
import { unlessRefused } from '../../../platform/http/errors.js';
import type { RequestScope } from '../../../platform/http/request-scope.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type {
  EmbeddedForm,
  EmbeddedFormQuery,
  EmbeddedFormUpdate,
  EmbeddedFormView,
  EmbeddedRequestInput,
  EmbeddedRequestReceipt,
} from './embedded-form.dto.js';
import { embeddedFormRules, embeddedRequestRules } from './embedded-form.policy.js';

@Route('embedded-form')
@Tags('Settings')
@Security('bearer', ['owner'])
export class EmbeddedFormController extends ApiController {
  /** The forms that the company may put on its own website: for requests, and for carriers who register themselves. */
  @Get()
  async getEmbeddedForm(): Promise<EmbeddedForm> {
    return this.scope.services.embeddedForms.getForm(this.scope.member);
  }

  /** Changes them, turns them on or off. The first time they get their code. */
  @Put()
  @checked(embeddedFormRules)
  async updateEmbeddedForm(@Body() input: EmbeddedFormUpdate): Promise<EmbeddedForm> {
    return this.scope.services.embeddedForms.updateForm(this.scope.member, input);
  }

  /** Gives them another code: pages that name the former one show no form any more. */
  @Post('renew-code')
  @SuccessResponse(200)
  @Response<'not_found'>(404, 'It has no code yet')
  async renewEmbeddedFormCode(): Promise<EmbeddedForm> {
    return this.scope.services.embeddedForms.renewCode(this.scope.member);
  }
}

/** The payment terms that the page of the form shows. */
async function termsOfForm(
  { services, address }: RequestScope,
  _id: number,
  { payment_days: days, site }: UncheckedBody,
  { code = '' }: Readonly<Record<string, string>>,
): Promise<UncheckedBody | null> {
  if (days != null) return null;
  const query = typeof site === 'string' ? { site } : {};
  const form = await unlessRefused(services.formGate.viewForm(code, query, address));
  return form && { payment_terms_days: form.payment_terms_days };
}

@Route('public/embedded-forms')
@Tags('Public pages')
export class PublicEmbeddedFormController extends ApiController {
  /** What the form of a company’s website shows, with a challenge for one request. */
  @Get('{code}')
  @Response<'site_not_allowed'>(403, 'The form may not stand on this website')
  @Response<'form_not_available'>(404, 'There is no such form, or it is off')
  async viewEmbeddedForm(
    @Path() code: string,
    @Queries() query: EmbeddedFormQuery,
  ): Promise<EmbeddedFormView> {
    return this.scope.services.formGate.viewForm(code, query, this.scope.address);
  }

  /**
   * A request of somebody whom nobody knows yet, over a company’s website. It becomes an order with an unconfirmed client. The answer
   * does not tell whether the company knows the address.
   */
  @Post('{code}/requests')
  @SuccessResponse(201)
  @checked(embeddedRequestRules, termsOfForm)
  @Response<'form_challenge_invalid' | 'form_filled_by_machine' | 'form_proof_wrong' | 'form_too_fast'>(
    400,
    'It looks like a robot’s',
  )
  @Response<'site_not_allowed'>(403, 'The form may not stand on this website')
  @Response<'form_not_available'>(404, 'There is no such form, or it is off')
  @Response<'form_challenge_used'>(409, 'The challenge was used for another request')
  async submitEmbeddedRequest(
    @Path() code: string,
    @Body() input: EmbeddedRequestInput,
  ): Promise<EmbeddedRequestReceipt> {
    return this.scope.services.embeddedRequests.take(code, input, {
      address: this.scope.address,
      origin: this.scope.client.origin,
    });
  }
}
