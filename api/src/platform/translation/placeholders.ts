import { TranslationError } from './translation.port.js';

const tagOrPlaceholder =
  /<[^<>]*>|\{\{\s*[a-z_]+\s*\}\}|\[(?:OFFER|ORDER)\s+DETAILS\]|\[OFFER\s+ACCEPTANCE\s+LINK\]/gi;
const placeholder = /\{\{\s*[a-z_]+\s*\}\}|\[(?:OFFER|ORDER)\s+DETAILS\]|\[OFFER\s+ACCEPTANCE\s+LINK\]/gi;
const guard = /<span\b[^<>]{0,300}?\sid="?keep-(\d{1,6})(?!\d)[^<>]{0,300}>[\s\S]{0,1000}?<\/span>/gi;

/** A text whose placeholders are marked as not to be translated. */
export interface GuardedText {
  html: string;
  /** In the sequence of their marks. */
  kept: readonly string[];
}

/** Marks the placeholders of a text, in the way that HTML has for words that stay as they are. */
export function guarded(html: string): GuardedText {
  const kept: string[] = [];
  const marked = html.replace(tagOrPlaceholder, (found) => {
    if (found.startsWith('<')) return found;
    kept.push(found);
    return `<span translate="no" class="notranslate" id="keep-${kept.length - 1}">${found}</span>`;
  });
  return { html: marked, kept };
}

/**
 * A translated text with its placeholders as they were, whatever became of the words inside their marks.
 * @param original the text before it was marked
 * @throws {TranslationError} when not exactly the same placeholders are in it
 */
export function unguarded(translated: string, original: string, kept: readonly string[]): string {
  const html = translated.replace(guard, (_mark, index: string) => kept[Number(index)] ?? '');
  if (placeholdersOf(html) !== placeholdersOf(original)) {
    throw new TranslationError('The service has changed the placeholders of the text');
  }
  return html;
}

function placeholdersOf(text: string): string {
  return (text.match(placeholder) ?? []).toSorted().join(' ');
}
