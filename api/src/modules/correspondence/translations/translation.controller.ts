import { Body, Post, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import type { EmailTranslation, EmailTranslationInput } from './translation.dto.js';
import { blankFaults } from '../../../platform/http/field-rules.js';

/** A text to translate has something in it. */
export const translationRules: BodyRules = (body) => blankFaults(body, 'message');

@Route('')
@Tags('Mails to clients')
@Security('bearer', ['member'])
export class TranslationController extends ApiController {
  /**
   * Translates the words of a mail. The texts that the product brings along, unchanged but for filled placeholders, are there in every
   * language; other texts need a service.
   */
  @Post('translate-email')
  @checked(translationRules)
  @Response<'too_many_requests'>(429, 'The company had too many mails translated within an hour')
  @Response<'translation_unavailable'>(503, 'No service is set, or it does not answer')
  async translateEmail(@Body() input: EmailTranslationInput): Promise<EmailTranslation> {
    return this.scope.services.translations.translate(this.scope.member, input);
  }
}
