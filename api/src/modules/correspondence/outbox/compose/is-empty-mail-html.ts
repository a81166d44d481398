import { toPlainText } from './html-to-text.js';
import { tokenize } from './html-tokens.js';
import { sanitizeMailHtml } from './sanitize-mail-html.js';

/** Tells whether nothing of people's HTML would be seen in a mail: an editor's empty paragraph, a script alone. */
export function isEmptyMailHtml(html: string): boolean {
  const tokens = tokenize(sanitizeMailHtml(html));
  const hasPicture = tokens.some((token) => token.kind === 'open' && token.name === 'img');
  return !hasPicture && toPlainText(tokens).trim() === '';
}
