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

const block = /<(p|div|br|table|tr|ul|ol|li|h[1-6]|blockquote|pre)\b/i;

/** A body as the mail will have it: in a text without HTML, empty lines part paragraphs and line breaks stay. */
export function asHtml(body: string): string {
  if (block.test(body)) return body;
  return body
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Turns plain text into HTML: an empty line parts paragraphs, a line break stays one, nothing is markup. */
export function messageHtml(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** What people read of HTML: its words without looks, an empty line between blocks. */
export function readableText(html: string): string {
  const parted = html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/(?:p|div|h[1-6]|li|tr|table|ul|ol|blockquote)>/gi, '\n\n');
  return (new DOMParser().parseFromString(parted, 'text/html').body.textContent ?? '').trim();
}
