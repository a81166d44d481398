import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Put,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id, ListQuery } from '../../../platform/http/api-types.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import type {
  CurrentEmailText,
  EmailTemplateDto,
  EmailTemplateInput,
  EmailTemplatePage,
  EmailTemplateType,
  EmailTemplateUpdate,
  EmailText,
  EmailTextQuery,
} from './template.dto.js';
import { blankFaults } from '../../../platform/http/field-rules.js';

/** A template: a body that says something. */
export const templateRules: BodyRules = (body) => blankFaults(body, 'body');

@Route('email-templates')
@Tags('E-mail templates')
@Security('bearer', ['owner'])
export class EmailTemplateController extends ApiController {
  /** The company's own texts of mails. For types without one the built-in text is sent. */
  @Get()
  async listEmailTemplates(@Queries() query: ListQuery): Promise<EmailTemplatePage> {
    return this.scope.services.templates.listTemplates(this.scope.member, query);
  }

  /** The company's own text of a type; 404 when there is none. */
  @Get('type/{type}')
  @Security('bearer', ['member'])
  async getEmailTemplateOfType(@Path() type: EmailTemplateType): Promise<EmailTemplateDto> {
    return this.scope.services.templates.getTemplate(this.scope.member, { type });
  }

  /** The text that the product brings along for a type. */
  @Get('built-in/{type}')
  @Security('bearer', ['member'])
  async getBuiltInEmailText(
    @Path() type: EmailTemplateType,
    @Queries() query: EmailTextQuery,
  ): Promise<EmailText> {
    const { services, language } = this.scope;
    return services.templates.getBuiltIn(type, query.language ?? language);
  }

  /** The text that mails of a type have now: the company's own when there is one, else the built-in one. */
  @Get('current/{type}')
  @Security('bearer', ['member'])
  async getCurrentEmailText(
    @Path() type: EmailTemplateType,
    @Queries() query: EmailTextQuery,
  ): Promise<CurrentEmailText> {
    const { services, member, language } = this.scope;
    return services.templates.getCurrent(member, type, query.language ?? language);
  }

  /** One template. */
  @Get('{id}')
  async getEmailTemplate(@Path() id: Id): Promise<EmailTemplateDto> {
    return this.scope.services.templates.getTemplate(this.scope.member, { id });
  }

  /** Makes a template: from now on it is what is sent. */
  @Post()
  @SuccessResponse(201)
  @checked(templateRules)
  @Response<'template_type_taken'>(409, 'There is one of this type')
  async createEmailTemplate(@Body() input: EmailTemplateInput): Promise<EmailTemplateDto> {
    return this.scope.services.templates.createTemplate(this.scope.member, input);
  }

  /** Changes a template. */
  @Put('{id}')
  @checked(templateRules)
  @Response<'template_type_taken'>(409, 'There is one of this type, or it was changed meanwhile')
  async updateEmailTemplate(@Path() id: Id, @Body() input: EmailTemplateUpdate): Promise<EmailTemplateDto> {
    return this.scope.services.templates.updateTemplate(this.scope.member, id, input);
  }

  /** Deletes a template; the built-in text is sent again. */
  @Delete('{id}')
  @SuccessResponse(204)
  async deleteEmailTemplate(@Path() id: Id): Promise<void> {
    await this.scope.services.templates.deleteTemplate(this.scope.member, id);
  }
}
