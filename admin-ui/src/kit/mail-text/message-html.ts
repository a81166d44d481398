const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

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
