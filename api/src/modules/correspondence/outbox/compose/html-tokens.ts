import { escapeHtml, unescapeHtml } from '../../../../kernel/text/escape-html.js';

/** A piece of sanitised HTML. `block` stands for something that the product itself puts in. */
export type HtmlToken =
  | { kind: 'open'; name: string; attributes: Map<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'block'; block: MailBlock };

/** A part of a mail that the product makes: in HTML, and the same for the text alternative. */
export interface MailBlock {
  html: string;
  text: string;
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/g;
const VOID = new Set(['br', 'hr', 'img']);

/** Elements that can hold a table: a block put inside anything else splits that element in two. */
const CONTAINERS = new Set(['div', 'blockquote', 'li', 'td', 'th']);

/** Takes sanitised HTML apart. Only for the output of `sanitizeMailHtml`, which is well-formed. */
export function tokenize(sanitized: string): HtmlToken[] {
  return Array.from(sanitized.matchAll(TOKEN), ([whole, slash, name, attributes]): HtmlToken => {
    if (name === undefined) return { kind: 'text', text: unescapeHtml(whole) };
    if (slash) return { kind: 'close', name };
    const pairs = Array.from((attributes ?? '').matchAll(ATTRIBUTE), ([, key, value]): [string, string] => [
      key ?? '',
      unescapeHtml(value ?? ''),
    ]);
    return { kind: 'open', name, attributes: new Map(pairs) };
  });
}

/** Puts tokens together again; every text and attribute is escaped. */
export function serialize(tokens: readonly HtmlToken[]): string {
  return tokens
    .map((token) => {
      switch (token.kind) {
        case 'open':
          return `<${token.name}${attributesOf(token.attributes)}${isVoid(token.name) ? ' /' : ''}>`;
        case 'close':
          return `</${token.name}>`;
        case 'text':
          return escapeHtml(token.text);
        case 'block':
          return token.block.html;
      }
    })
    .join('');
}

/** Tells whether an element has no content and no end tag. */
export function isVoid(name: string): boolean {
  return VOID.has(name);
}

/** Moves blocks out of paragraphs and inline elements, which are split around them, and drops what is left empty. */
export function liftBlocks(tokens: readonly HtmlToken[]): HtmlToken[] {
  const lifted: HtmlToken[] = [];
  const open: Extract<HtmlToken, { kind: 'open' }>[] = [];
  for (const token of tokens) {
    if (token.kind === 'open' && !isVoid(token.name)) open.push(token);
    if (token.kind === 'close') open.pop();
    if (token.kind !== 'block') {
      lifted.push(token);
      continue;
    }
    const around = open.slice(open.findLastIndex((element) => CONTAINERS.has(element.name)) + 1);
    lifted.push(
      ...around.toReversed().map(({ name }): HtmlToken => ({ kind: 'close', name })),
      token,
      ...around,
    );
  }
  return dropEmpty(lifted);
}

function dropEmpty(tokens: readonly HtmlToken[]): HtmlToken[] {
  const kept: HtmlToken[] = [];
  for (const token of tokens) {
    if (token.kind === 'close' && canVanish(token.name)) {
      const start = kept.findLastIndex((other) => !(other.kind === 'text' && other.text.trim() === ''));
      const before = kept[start];
      if (before?.kind === 'open' && before.name === token.name) {
        kept.length = start;
        continue;
      }
    }
    kept.push(token);
  }
  return kept;
}

function canVanish(name: string): boolean {
  return name !== 'td' && name !== 'th';
}

function attributesOf(attributes: ReadonlyMap<string, string>): string {
  return [...attributes].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
}
