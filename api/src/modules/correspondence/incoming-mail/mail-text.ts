import type { Email } from 'postal-mime';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import { asHtml } from '../outbox/compose/html-to-text.js';

const longestLine = 200;
/** Of what may become one line; more than that is blanks and signs that nobody sees. */
const longestRead = 10_000;
const longestHtml = 400_000;
const longestText = 100_000;

/** One line of what stands in a header: nothing in it that breaks lines or misleads. At most 200 characters. */
export function lineOf(text: string): string {
  return text
    .slice(0, longestRead)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\ufffd]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestLine)
    .toWellFormed()
    .replaceAll('\ufffd', '');
}

/** What a mail says, as HTML that is still to be sanitised: its plain text where it has no HTML, or far too much. */
export function bodyOf({ html = '', text = '' }: Email): string {
  if (html.trim() !== '' && (html.length <= longestHtml || text.trim() === ''))
    return html.slice(0, longestHtml);
  return asHtml(escapeHtml(text.slice(0, longestText)));
}
