import { Unavailable } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import type { MailText, Translator } from '../../../platform/translation/translation.port.js';
import type { CompanyService } from '../../identity/index.js';
import { asHtml, isEmptyMailHtml, sanitizeMailHtml } from '../outbox/mail.service.js';
import { translatedBuiltIn } from './built-in-translation.js';
import type { EmailTranslation, EmailTranslationInput } from './translation.dto.js';

/** How many translations are remembered: a few megabytes. */
const rememberedCount = 200;
const maximumSubject = 200;

/** Mails in other languages. */
export class TranslationService {
  /** The last translations, and those under way: asked for once, whoever asks. */
  private readonly remembered = new Map<string, Promise<MailText>>();

  constructor(
    private readonly translator: Translator | null,
    private readonly companies: CompanyService,
    private readonly limits: RateLimits,
    private readonly log: Logger,
  ) {}

  /**
   * Translates the words of a mail.
   * @throws {Unavailable} `translation_unavailable` when no service is set, or it does not answer
   */
  async translate(
    { companyId }: Member,
    { subject, message, target_language }: EmailTranslationInput,
  ): Promise<EmailTranslation> {
    await this.limits.consume('translation', String(companyId));
    const body = sanitizeMailHtml(asHtml(message));
    const { company_name } = await this.companies.getSender(companyId);
    const builtIn = translatedBuiltIn({ subject, body }, target_language, company_name);
    if (builtIn) return answerOf({ subject: builtIn.subject, html: builtIn.body }, 'built_in');
    const text = { subject: subject.trim(), html: body };
    if (isEmptyMailHtml(body)) return answerOf(text, 'built_in');
    const translated = await this.ask(text, target_language).catch((error: unknown) => {
      if (this.translator) this.log.warn({ err: error, target_language }, 'a mail was not translated');
      throw new Unavailable('translation_unavailable');
    });
    return answerOf({ ...translated, html: sanitizeMailHtml(translated.html) }, 'service');
  }

  private ask(text: MailText, target: EmailTranslationInput['target_language']): Promise<MailText> {
    if (!this.translator) return Promise.reject(new Error('No service is set'));
    const key = JSON.stringify([target, text.subject, text.html]);
    const known = this.remembered.get(key);
    if (known) return known;
    const asked = this.translator.translate(text, target);
    this.remembered.set(key, asked);
    // Another try may do better.
    asked.catch(() => this.remembered.delete(key));
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > rememberedCount && oldest !== undefined) this.remembered.delete(oldest);
    return asked;
  }
}

function answerOf({ subject, html }: MailText, origin: EmailTranslation['origin']): EmailTranslation {
  return { translated_subject: subject.slice(0, maximumSubject), translated_body: html, origin };
}
