const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Drops what no letter contains: control characters but line breaks and tabs, and halves of characters. */
export function cleanText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu, '');
}

/** Makes a text safe inside HTML, as content and as a quoted attribute. */
export function escapeHtml(text: string): string {
  return cleanText(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** The text behind sanitised HTML content, which knows only the four entities of `escapeHtml`. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => CHARACTERS[name] ?? entity);
}
