import { Unavailable } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import type { MailText, Translator } from '../../../platform/translation/translation.port.js';
import type { CompanyService } from '../../identity/index.js';
import {
  asHtml,
  isEmptyMailHtml,
  sanitizeMailHtml,
  builtInTemplate,
  escapeHtml,
  mailTypes,
  wordsOfMailHtml,
} from '../outbox/mail.service.js';
import type { EmailTranslation, EmailTranslationInput } from './translation.dto.js';
import { mailLanguages, type MailLanguage } from '../../../kernel/text/language.js';

const placeholder =
  /\{\{(name|company|order_link)\}\}|\[(?:OFFER|ORDER) DETAILS\]|\[OFFER ACCEPTANCE LINK\]/g;
/** A longer name is none. */
const maximumName = 120;

/** Words of a mail: subject and HTML. */
interface Words {
  subject: string;
  body: string;
}

type Filled = ReadonlyMap<string, string>;

/**
 * A mail that is nothing but a built-in text, as that text is in another language. Blanks, elements and filled
 * placeholders make no difference; filled ones are carried over.
 * @param company what `{{company}}` stands for
 * @returns null when the words are somebody's own
 */
function translatedBuiltIn({ subject, body }: Words, target: MailLanguage, company: string): Words | null {
  const words = wordsOfMailHtml(body);
  for (const type of mailTypes) {
    for (const language of mailLanguages) {
      const template = builtInTemplate(type, language);
      const inBody = filledIn(wordsOfMailHtml(template.body), words, company);
      const inSubject = inBody && filledIn(template.subject, subject.trim(), company);
      if (!inBody || !inSubject) continue;
      const { subject: line, body: html } = builtInTemplate(type, target);
      return {
        subject: line.replace(placeholder, (written) => inSubject.get(written) ?? written),
        body: html.replace(placeholder, (written) => escapeHtml(inBody.get(written) ?? written)),
      };
    }
  }
  return null;
}

/** What stands for the placeholders of a text; null when it is another text. */
function filledIn(template: string, text: string, company: string): Filled | null {
  const names: string[] = [];
  let end = 0;
  let pattern = '';
  for (const { 0: written, index } of template.matchAll(placeholder)) {
    pattern += `${literal(template.slice(end, index))}(.{0,4000}?)`;
    names.push(written);
    end = index + written.length;
  }
  pattern += literal(template.slice(end));
  const match = new RegExp(`^${pattern}$`, 's').exec(text.trim());
  if (!match) return null;
  const filled = new Map(names.map((name, index) => [name, (match[index + 1] ?? '').trim()]));
  return [...filled].every(([name, value]) => canStandFor(name, value, company)) ? filled : null;
}

/** Keeps what people added next to a placeholder from being taken for its value. */
function canStandFor(name: string, value: string, company: string): boolean {
  if (value === name) return true;
  if (name === '{{name}}') return value.length <= maximumName && !/[\n{}!?]/.test(value);
  if (name === '{{company}}') return value === company;
  return name === '{{order_link}}' && /^https?:\/\/\S+$/.test(value);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s*');
}

/** How many translations are remembered: a few megabytes. */
const rememberedCount = 200;
const maximumSubject = 200;

interface TranslationServiceDeps {
  translator: Translator | null;
  companies: CompanyService;
  limits: RateLimits;
  log: Logger;
}

/** Mails in other languages. */
export class TranslationService {
  /** The last translations, and those under way: asked for once, whoever asks. */
  private readonly remembered = new Map<string, Promise<MailText>>();

  constructor(private readonly deps: TranslationServiceDeps) {}

  /**
   * Translates the words of a mail.
   * @throws {Unavailable} `translation_unavailable` when no service is set, or it does not answer
   */
  async translate(
    { companyId }: Member,
    { subject, message, target_language }: EmailTranslationInput,
  ): Promise<EmailTranslation> {
    await this.deps.limits.consume('translation', String(companyId));
    const body = sanitizeMailHtml(asHtml(message));
    const { company_name } = await this.deps.companies.getSender(companyId);
    const builtIn = translatedBuiltIn({ subject, body }, target_language, company_name);
    if (builtIn) return answerOf({ subject: builtIn.subject, html: builtIn.body }, 'built_in');
    const text = { subject: subject.trim(), html: body };
    if (isEmptyMailHtml(body)) return answerOf(text, 'built_in');
    const translated = await this.ask(text, target_language).catch((error: unknown) => {
      if (this.deps.translator)
        this.deps.log.warn({ err: error, target_language }, 'a mail was not translated');
      throw new Unavailable('translation_unavailable');
    });
    return answerOf({ ...translated, html: sanitizeMailHtml(translated.html) }, 'service');
  }

  private ask(text: MailText, target: EmailTranslationInput['target_language']): Promise<MailText> {
    if (!this.deps.translator) return Promise.reject(new Error('No service is set'));
    const key = JSON.stringify([target, text.subject, text.html]);
    const known = this.remembered.get(key);
    if (known) return known;
    const asked = this.deps.translator.translate(text, target);
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
