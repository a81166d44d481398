import { Body, Get, Post, Queries, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { pageLanguage } from '../../../kernel/text/language.js';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import type { CompanyFormLink, CompanyFormQuery, LinkDto, LinkInput, RevokedLink } from './link.dto.js';
import { emailFaults } from '../../../platform/http/field-rules.js';

/** A link: an address that really is one. */
export const linkRules: BodyRules = (body) => emailFaults(body, 'client_email');

@Route('links')
@Tags('Links')
@Security('bearer', ['member'])
export class LinkController extends ApiController {
  /** Makes a link to one of the public pages. */
  @Post()
  @SuccessResponse(201)
  @checked(linkRules)
  @Response<'not_found'>(404, 'A record that the link names is not there')
  @Response<'carrier_unconfirmed'>(409, 'The subcontractor registered itself, and nobody has accepted it')
  async createLink(@Body() input: LinkInput): Promise<LinkDto> {
    return this.scope.services.links.createLink(this.scope.member, input);
  }

  /** The address of the company's own order form, for people who are nobody's client yet. It is unsigned and never ends. */
  @Get('company-form')
  async getCompanyFormLink(@Queries() query: CompanyFormQuery): Promise<CompanyFormLink> {
    return this.scope.services.companyForms.getLink(
      this.scope.member,
      query.lang && pageLanguage(query.lang),
    );
  }

  /**
   * Takes back the links of that kind and record made so far. `order-form` with `client_id` alone takes back the client's forms for new
   * requests, with `order_id` those that complete the request.
   */
  @Post('revoke')
  @checked(linkRules)
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  async revokeLinks(@Body() input: LinkInput): Promise<RevokedLink> {
    return this.scope.services.linkRevocations.revokeLinks(this.scope.member, input);
  }
}
