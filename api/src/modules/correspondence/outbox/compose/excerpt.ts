import { withoutLinks } from '../../../../kernel/links/stored-link.js';
import { toPlainText } from './html-to-text.js';
import { tokenize, type HtmlToken } from './html-tokens.js';
import { sanitizeMailHtml } from './sanitize-mail-html.js';

const maxLength = 120;

/** The first words of a mail after its greeting: what stands beside the subject in lists. At most 121 characters. */
export function excerptOf(tokens: readonly HtmlToken[]): string {
  const paragraphs = toPlainText(tokens.filter((token) => !isLeftOut(token))).split(/\n{2,}/);
  const [first = '', second] = paragraphs;
  const start = second !== undefined && first.length < 80 ? second : first;
  const line = withoutLinks(start).replace(/\s+/g, ' ');
  return line.length <= maxLength ? line : `${line.slice(0, maxLength).replace(/(?<!\s)\s+\S*$/, '')}…`;
}

/** Tables of details, and the addresses behind links: their labels say enough. */
function isLeftOut(token: HtmlToken): boolean {
  return token.kind === 'block' || (token.kind !== 'text' && token.name === 'a');
}

/** The same of HTML as it came from outside. */
export function excerptOfHtml(html: string): string {
  return excerptOf(tokenize(sanitizeMailHtml(html)));
}
