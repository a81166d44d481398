import type { MailLanguage } from '../../../../kernel/text/language.js';
import { germanTemplates } from './de.js';
import { englishTemplates } from './en.js';
import { spanishTemplates } from './es.js';
import { frenchTemplates } from './fr.js';
import { italianTemplates } from './it.js';
import type { MailTemplate, TemplateSet, MailType } from './mail-template.js';
import { norwegianTemplates } from './no.js';
import { polishTemplates } from './pl.js';

const templates = {
  pl: polishTemplates,
  en: englishTemplates,
  no: norwegianTemplates,
  de: germanTemplates,
  fr: frenchTemplates,
  es: spanishTemplates,
  it: italianTemplates,
} satisfies Record<MailLanguage, TemplateSet>;

/** The template that the product brings along; a company's own text wins over it. */
export function builtInTemplate(type: MailType, language: MailLanguage): MailTemplate {
  return templates[language][type];
}
