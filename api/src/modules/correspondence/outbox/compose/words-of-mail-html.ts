import { tokenize } from './html-tokens.js';
import { sanitizeMailHtml } from './sanitize-mail-html.js';

/** All words of people's HTML in one line, whatever elements they stand in. */
export function wordsOfMailHtml(html: string): string {
  return tokenize(sanitizeMailHtml(html))
    .map((token) => (token.kind === 'text' ? token.text : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
