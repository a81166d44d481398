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
