import { isVoid, type HtmlToken, tokenize } from './html-tokens.js';
import { sanitizeMailHtml } from './sanitize-mail-html.js';

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

/** Where a link's label begins. */
interface LinkStart {
  address: string;
  /** Number of the line, from 0, and of the character in it. */
  line: number;
  character: number;
}

/** Writes line by line: what a line ends with is looked at often, what stands above it never again. */
class TextWriter {
  /** Finished lines, without their ends. */
  readonly #above: string[] = [];
  #line = '';
  readonly #lists: { ordered: boolean; count: number }[] = [];
  readonly #links: LinkStart[] = [];
  #preformatted = 0;
  #endsWithAddress = false;

  write(text: string): void {
    if (text === '') return;
    // Mail programs take a sign that follows an address for its last letter.
    if (this.#endsWithAddress && /^[^\s]/.test(text)) this.#line += ' ';
    this.#endsWithAddress = false;
    if (this.#preformatted > 0) {
      this.#append(text);
      return;
    }
    // A non-breaking space is a space in print, and some text programs show it as a stray sign.
    const collapsed = text.replace(/[\s\u00a0]+/g, ' ');
    const last = this.#line.at(-1);
    const atStart = last === undefined || /\s/.test(last);
    this.#line += atStart ? collapsed.trimStart() : collapsed;
  }

  block(text: string): void {
    this.#breakTo(2);
    this.#append(text);
    this.#breakTo(2);
  }

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'br') this.#lineBreak();
    else if (name === 'hr') this.block('---');
    else if (name === 'img') this.write(attributes.get('alt') ?? '');
    else if (name === 'a') this.#startLink(attributes.get('href') ?? '');
    else if (name === 'td' || name === 'th') this.write(' ');
    else this.#boundary(name);
    if (name === 'ul' || name === 'ol') this.#lists.push({ ordered: name === 'ol', count: 0 });
    if (name === 'li') this.#line += this.#mark();
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
    const lines = this.#above.map(withoutBlankEnd);
    return [...lines, this.#line]
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  #append(text: string): void {
    const [first = '', ...others] = text.split('\n');
    this.#line += first;
    for (const line of others) {
      this.#above.push(this.#line);
      this.#line = line;
    }
  }

  #lineBreak(): void {
    this.#endsWithAddress = false;
    this.#above.push(withoutBlankEnd(this.#line));
    this.#line = '';
  }

  #boundary(name: string): void {
    const nestedList = (name === 'ul' || name === 'ol') && this.#lists.length > 0;
    if (PARAGRAPHS.has(name) && !nestedList) this.#breakTo(2);
    else if (LINES.has(name) || nestedList) this.#breakTo(1);
  }

  /** Sees to it that the text ends with so many line ends at least. */
  #breakTo(ends: 1 | 2): void {
    this.#endsWithAddress = false;
    const line = withoutBlankEnd(this.#line);
    const isEmpty = line === '' && this.#above.length === 0;
    // A paragraph inside a list item stays on the line of its mark.
    if (isEmpty || this.#endsAbove(line) >= ends || /^\s*([-•]|\d+\.)$/.test(line)) return;
    if (line === '') this.#above.push('');
    else this.#above.push(line, ...(ends === 2 ? [''] : []));
    this.#line = '';
  }

  /** How many line ends, up to two, the text has before a line that is empty; none before any other. */
  #endsAbove(line: string): number {
    if (line !== '' || this.#above.length === 0) return 0;
    return this.#above.length > 1 && this.#above.at(-1) === '' ? 2 : 1;
  }

  #mark(): string {
    const list = this.#lists.at(-1);
    const indent = '  '.repeat(Math.max(0, this.#lists.length - 1));
    if (!list?.ordered) return `${indent}- `;
    list.count += 1;
    return `${indent}${list.count}. `;
  }

  #startLink(address: string): void {
    this.#links.push({ address, line: this.#above.length, character: this.#line.length });
  }

  #endLink(): void {
    const { address: target = '', line = 0, character = 0 } = this.#links.pop() ?? {};
    const address = target.replace(/^(mailto|tel):/i, '');
    const label = [...this.#above.slice(line), this.#line].join('\n').slice(character).trim();
    if (!address) return;
    const isLabel = label.replace(/\s/g, '') === address;
    if (!isLabel) this.#line += label ? ` (${address})` : address;
    this.#endsWithAddress = /^https?:/i.test(address) && (isLabel || !label);
  }
}

/** A line without the blanks and tabs at its end, however many there are. */
function withoutBlankEnd(line: string): string {
  let end = line.length;
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  return line.slice(0, end);
}

/** Text without paragraphs of its own gets them from its line breaks. */
export function asHtml(body: string): string {
  if (/<(p|div|br|table|tr|ul|ol|li|h[1-6]|blockquote|pre)\b/i.test(body)) return body;
  return body
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

/** Tells whether nothing of people's HTML would be seen in a mail: an editor's empty paragraph, a script alone. */
export function isEmptyMailHtml(html: string): boolean {
  const tokens = tokenize(sanitizeMailHtml(html));
  const hasPicture = tokens.some((token) => token.kind === 'open' && token.name === 'img');
  return !hasPicture && toPlainText(tokens).trim() === '';
}

/**
 * The words of people's HTML in the lines in which they are read, those of what is quoted behind `>` as in a mail of plain text.
 * Unlike `toPlainText` adds nothing that nobody wrote: neither marks of lists nor the addresses behind links.
 */
export function linesOfMailHtml(html: string): string {
  const lines: string[] = [];
  let line = '';
  let quoted = 0;
  const end = () => {
    const words = line.replace(/\s+/g, ' ').trim();
    // Of several blank lines one is left.
    if (words !== '') lines.push(quoted > 0 ? `> ${words}` : words);
    else if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
    line = '';
  };
  let preformatted = 0;
  for (const token of tokenize(sanitizeMailHtml(html))) {
    if (token.kind === 'text') {
      const [first = '', ...others] = preformatted > 0 ? token.text.split('\n') : [token.text];
      line += first;
      for (const other of others) {
        end();
        line = other;
      }
    } else if (token.kind === 'block') line += ' ';
    else {
      const isBlock = PARAGRAPHS.has(token.name) || LINES.has(token.name);
      if (token.name === 'br' || (isBlock && line.trim() !== '')) end();
      else line = isBlock ? '' : `${line} `;
      if (token.name === 'p' && token.kind === 'close') end();
      if (token.name === 'pre') preformatted = Math.max(0, preformatted + (token.kind === 'open' ? 1 : -1));
      if (token.name === 'blockquote') quoted = Math.max(0, quoted + (token.kind === 'open' ? 1 : -1));
    }
  }
  end();
  return lines.join('\n').trim();
}

/** All words of people's HTML in one line, whatever elements they stand in. */
export function wordsOfMailHtml(html: string): string {
  return tokenize(sanitizeMailHtml(html))
    .map((token) => (token.kind === 'text' ? token.text : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
