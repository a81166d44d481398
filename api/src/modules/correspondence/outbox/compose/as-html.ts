/** Text without paragraphs of its own gets them from its line breaks. */
export function asHtml(body: string): string {
  if (/<(p|div|br|table|tr|ul|ol|li|h[1-6]|blockquote|pre)\b/i.test(body)) return body;
  return body
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
