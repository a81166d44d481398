import { isVoid, type HtmlToken } from './html-tokens.js';

const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'table', 'ul', 'ol']);
const LINES = new Set(['div', 'tr', 'li', 'caption']);

/** Turns the content of a mail into readable plain text: paragraphs, list marks, addresses behind links. */
export function toPlainText(tokens: readonly HtmlToken[]): string {
  const writer = new TextWriter();
  for (const token of tokens) {
    if (token.kind === 'text') writer.write(token.text);
    else if (token.kind === 'block') writer.block(token.block.text);
    else if (token.kind === 'open') writer.open(token.name, token.attributes);
    else writer.close(token.name);
  }
  return writer.text();
}

class TextWriter {
  #text = '';
  readonly #lists: { ordered: boolean; count: number }[] = [];
  readonly #links: { address: string; start: number }[] = [];
  #preformatted = 0;
  #endsWithAddress = false;

  write(text: string): void {
    if (text === '') return;
    // Mail programs take a sign that follows an address for its last letter.
    if (this.#endsWithAddress && /^[^\s]/.test(text)) this.#text += ' ';
    this.#endsWithAddress = false;
    if (this.#preformatted > 0) {
      this.#text += text;
      return;
    }
    // A non-breaking space is a space in print, and some text programs show it as a stray sign.
    const collapsed = text.replace(/[\s\u00a0]+/g, ' ');
    const atStart = this.#text === '' || /[\s]$/.test(this.#text);
    this.#text += atStart ? collapsed.trimStart() : collapsed;
  }

  block(text: string): void {
    this.#breakTo('\n\n');
    this.#text += text;
    this.#breakTo('\n\n');
  }

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'br') this.#lineBreak();
    else if (name === 'hr') this.block('---');
    else if (name === 'img') this.write(attributes.get('alt') ?? '');
    else if (name === 'a')
      this.#links.push({ address: attributes.get('href') ?? '', start: this.#text.length });
    else if (name === 'td' || name === 'th') this.write(' ');
    else this.#boundary(name);
    if (name === 'ul' || name === 'ol') this.#lists.push({ ordered: name === 'ol', count: 0 });
    if (name === 'li') this.#text += this.#mark();
    if (name === 'pre') this.#preformatted += 1;
  }

  close(name: string): void {
    if (isVoid(name)) return;
    if (name === 'a') this.#endLink();
    if (name === 'pre') this.#preformatted -= 1;
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    this.#boundary(name);
  }

  text(): string {
    return this.#text
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  #lineBreak(): void {
    this.#endsWithAddress = false;
    this.#text = `${this.#text.replace(/[ \t]+$/, '')}\n`;
  }

  #boundary(name: string): void {
    const nestedList = (name === 'ul' || name === 'ol') && this.#lists.length > 0;
    if (PARAGRAPHS.has(name) && !nestedList) this.#breakTo('\n\n');
    else if (LINES.has(name) || nestedList) this.#breakTo('\n');
  }

  #breakTo(end: '\n' | '\n\n'): void {
    this.#endsWithAddress = false;
    const text = this.#text.replace(/[ \t]+$/, '');
    // A paragraph inside a list item stays on the line of its mark.
    if (text === '' || text.endsWith(end) || /(^|\n)\s*([-•]|\d+\.)$/.test(text)) return;
    this.#text = text + (text.endsWith('\n') ? '\n' : end);
  }

  #mark(): string {
    const list = this.#lists.at(-1);
    const indent = '  '.repeat(Math.max(0, this.#lists.length - 1));
    if (!list?.ordered) return `${indent}- `;
    list.count += 1;
    return `${indent}${list.count}. `;
  }

  #endLink(): void {
    const link = this.#links.pop();
    const address = link?.address.replace(/^(mailto|tel):/i, '') ?? '';
    const label = this.#text.slice(link?.start ?? 0).trim();
    if (!address) return;
    const isLabel = label.replace(/\s/g, '') === address;
    if (!isLabel) this.#text += label ? ` (${address})` : address;
    this.#endsWithAddress = /^https?:/i.test(address) && (isLabel || !label);
  }
}
