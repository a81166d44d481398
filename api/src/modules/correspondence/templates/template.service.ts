import { LockMode } from '@mikro-orm/core';
import type { Database } from '../../../platform/db/database.js';
import type { ListQuery, MailLanguage } from '../../../platform/http/api-types.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { OwnTexts } from '../outbox/letterheads.service.js';
import type { OwnText } from '../outbox/written-mail.js';
import { isSubjectFillable } from '../outbox/compose/fill-template.js';
import { actionLabel, builtInTemplate, isEmptyMailHtml, sanitizeMailHtml } from '../outbox/mail.service.js';
import type {
  CurrentEmailText,
  EmailTemplateDto,
  EmailTemplateInput,
  EmailTemplatePage,
  EmailTemplateType,
  EmailTemplateUpdate,
  EmailText,
} from './template.dto.js';
import { sampleDetails } from './sample-details.js';
import { Template } from './template.entity.js';
import { findTemplate, listTemplates } from './template.queries.js';

/** A company's own texts of mails: kept as they were entered, given out without what runs or loads. */
export class TemplateService implements OwnTexts {
  constructor(private readonly db: Database) {}

  async listTemplates({ companyId }: Member, query: ListQuery): Promise<EmailTemplatePage> {
    const page = await listTemplates(this.db.lists, companyId, query);
    return { ...page, items: page.items.map(sanitized) };
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async getTemplate(
    { companyId }: Member,
    which: { id: number } | { type: EmailTemplateType },
  ): Promise<EmailTemplateDto> {
    const template = await findTemplate(this.db.reads, companyId, which);
    if (!template) throw new NotFound();
    return sanitized(template);
  }

  /** The text that the product brings along. */
  getBuiltIn(type: EmailTemplateType, language: MailLanguage): EmailText {
    const action = actionLabel(type, language);
    const sample_details = sampleDetails(type, language);
    return { template_type: type, language, ...builtInTemplate(type, language), action, sample_details };
  }

  /** The text that a mail of the type begins with now: the company's own, or the built-in one in a language. */
  async getCurrent(
    { companyId }: Member,
    type: EmailTemplateType,
    language: MailLanguage,
  ): Promise<CurrentEmailText> {
    const builtIn = this.getBuiltIn(type, language);
    const own = await this.findOwnText(companyId, type);
    if (own === null) return { ...builtIn, is_own: false };
    const subject = own.subject ?? builtIn.subject;
    return { ...builtIn, subject, body: sanitizeMailHtml(own.body), is_own: true };
  }

  async findOwnText(companyId: number, type: EmailTemplateType): Promise<OwnText | null> {
    return findTemplate(this.db.reads, companyId, { type });
  }

  /** @throws {Conflict} `template_type_taken` */
  async createTemplate({ companyId }: Member, input: EmailTemplateInput): Promise<EmailTemplateDto> {
    requireText(input.body);
    const subject = subjectIn(input);
    const template = await this.db.inCompany(companyId, async (unit) => {
      const made = unit.create(Template, { ...input, ...subject, company_id: companyId });
      await unit.flush();
      return made;
    });
    return dtoOf(template);
  }

  /**
   * Changes what is given.
   * @throws {Conflict} `template_type_taken`, or `changed_meanwhile` when another version is stored than the one that
   * was edited
   */
  async updateTemplate(
    { companyId }: Member,
    id: number,
    input: EmailTemplateUpdate,
  ): Promise<EmailTemplateDto> {
    const { version, ...changes } = input;
    if (changes.body !== undefined) requireText(changes.body);
    const subject = subjectIn(changes);
    const template = await this.db.inCompany(companyId, async (unit) => {
      const stored = await unit.findOne(Template, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!stored) throw new NotFound();
      if (version !== undefined && version !== stored.version) throw new Conflict('changed_meanwhile');
      unit.assign(stored, { ...changes, ...subject }, { ignoreUndefined: true });
      await unit.flush();
      return stored;
    });
    return dtoOf(template);
  }

  /** Mails of the type get the built-in text again. */
  async deleteTemplate({ companyId }: Member, id: number): Promise<void> {
    const deleted = await this.db.inCompany(companyId, (unit) => unit.nativeDelete(Template, { id }));
    if (deleted === 0) throw new NotFound();
  }
}

/** @throws {InvalidInput} when nothing of a body would be seen, for example of an editor's empty paragraph */
function requireText(body: string): void {
  if (isEmptyMailHtml(body)) throw new InvalidInput([{ field: 'body', code: 'required' }]);
}

/**
 * A subject of blanks is none.
 * @throws {InvalidInput} when it holds a placeholder that only a body can have, or that nobody knows
 */
function subjectIn({ subject }: Pick<EmailTemplateUpdate, 'subject'>): { subject?: string | null } {
  if (subject && !isSubjectFillable(subject))
    throw new InvalidInput([{ field: 'subject', code: 'invalid_value' }]);
  return subject === undefined ? {} : { subject: subject?.trim() || null };
}

function dtoOf({ id, template_type, subject, body, updated_at, version }: Template): EmailTemplateDto {
  return sanitized({ id, template_type, subject: subject ?? null, body, updated_at, version });
}

function sanitized(template: EmailTemplateDto): EmailTemplateDto {
  return { ...template, body: sanitizeMailHtml(template.body) };
}
