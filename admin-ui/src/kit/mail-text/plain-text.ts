import { asHtml } from './as-html';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/**
 * A mail's body as one edits it without HTML: empty lines between paragraphs, and its line breaks.
 * @returns null when more than paragraphs and line breaks would be lost
 */
export function plainTextOf(body: string): string | null {
  const html = asHtml(body).trim();
  if (!/^<p>.*<\/p>$/s.test(html)) return null;
  const paragraphs = html.slice('<p>'.length, -'</p>'.length).split(/<\/p>\s*<p>/);
  const texts = paragraphs.map((paragraph) =>
    paragraph
      .replaceAll(/[ \t\r\n]+/g, ' ')
      .replaceAll(/ ?<br ?\/?> ?/g, '\n')
      .trim(),
  );
  const all = texts.join('\n\n');
  const written = all.match(/&#?\w+;/g) ?? [];
  if (all.includes('<') || written.some((entity) => !(entity in entities))) return null;
  return all.replaceAll(/&#?\w+;/g, (entity) => entities[entity] ?? entity);
}
