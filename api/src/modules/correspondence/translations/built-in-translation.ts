import { mailLanguages, type MailLanguage } from '../../../kernel/text/language.js';
import { builtInTemplate, escapeHtml, mailTypes, wordsOfMailHtml } from '../outbox/mail.service.js';

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
export function translatedBuiltIn(
  { subject, body }: Words,
  target: MailLanguage,
  company: string,
): Words | null {
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
