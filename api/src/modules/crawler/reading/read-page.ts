import type * as htmlParsing from 'htmlparser2';
import { createRequire } from 'node:module';
import { hiddenInLink, revealedEmail } from './hidden-email.js';
import { thingsOfJson } from './json-things.js';
import { Microdata } from './microdata.js';
import {
  tidyLine,
  type PageFacts,
  type PageLine,
  type PageLink,
  type Thing,
  type Zone,
} from './page-facts.js';

// Another package requires it from CommonJS: loaded in the same way, it is whole whoever comes first.
const { Parser } = createRequire(import.meta.url)('htmlparser2') as typeof htmlParsing;

const silent: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'svg',
  'select',
  'textarea',
  'title',
]);
/** Elements that stand within a line; all others begin a new one. */
const inline: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big cite code em font i img ins kbd mark q s small span strong sub sup time tt u var wbr data label'.split(
    ' ',
  ),
);
const footerNames = /(^|[\s_-])(footer|stopka|bunntekst|fotter|impressum|colophon)([\s_-]|$)/i;
const maximumLines = 20_000;
const maximumLinks = 2_000;
/** What is deeper is no page that people made: it is read as if it were not nested. */
const maximumDepth = 500;
/** Beyond that each further element costs the parser more than the one before: the rest of such a page is left. */
const bottom = 5_000;
const pieceLength = 16_384;
const maximumScript = 500_000;
const maximumLine = 4_000;
const maximumLinkText = 300;

type Attributes = Record<string, string>;

/** Reads a page in one go, without building its tree: neither its size nor its depth can exhaust anything. */
class PageReader {
  title = '';
  siteName = '';
  description = '';
  base: string | null = null;
  readonly lines: PageLine[] = [];
  readonly links: PageLink[] = [];
  readonly hiddenEmails: string[] = [];
  readonly things: Thing[] = [];
  readonly microdata = new Microdata();
  readonly #zones: (Zone | null)[] = [];
  #depth = 0;
  #line = '';
  #silence = 0;
  #link: PageLink | null = null;
  #script: string | null = null;
  #isTitle = false;

  /** Nested so deeply that nobody can have made it for people. */
  get isBottomless(): boolean {
    return this.#depth > bottom;
  }

  open(tag: string, attributes: Attributes): void {
    if (!inline.has(tag)) this.#endLine();
    this.#depth += 1;
    if (this.#depth <= maximumDepth) {
      this.microdata.open(tag, attributes);
      this.#zones.push(zoneOf(tag, attributes));
    }
    if (silent.has(tag)) this.#silence += 1;
    if (tag === 'title' && this.title === '') this.#isTitle = true;
    if (tag === 'script' && /ld\+json/i.test(attributes['type'] ?? '')) this.#script = '';
    if (tag === 'meta') this.#meta(attributes);
    if (tag === 'base') this.base ??= attributes['href'] ?? null;
    if (attributes['data-cfemail']) this.#hidden(attributes['data-cfemail']);
    const target =
      tag === 'a' || tag === 'area'
        ? attributes['href']
        : /^i?frame$/.test(tag)
          ? attributes['src']
          : undefined;
    if (target !== undefined) this.#openLink(target, attributes);
  }

  text(text: string): void {
    if (this.#script !== null && this.#script.length < maximumScript) this.#script += text;
    if (this.#isTitle) this.title += text;
    if (this.#silence > 0) return;
    this.microdata.text(text);
    this.#line += text;
    if (this.#line.length > maximumLine) this.#endLine();
    if (this.#link && this.#link.text.length < maximumLinkText) this.#link.text += text;
  }

  close(tag: string): void {
    if (this.#script !== null && tag === 'script') {
      this.things.push(...thingsOfJson(this.#script));
      this.#script = null;
    }
    if (tag === 'title') this.#isTitle = false;
    if (tag === 'a') this.#link = null;
    if (silent.has(tag)) this.#silence = Math.max(0, this.#silence - 1);
    if (!inline.has(tag)) this.#endLine();
    if (this.#depth <= maximumDepth) {
      this.#zones.pop();
      this.microdata.close();
    }
    this.#depth = Math.max(0, this.#depth - 1);
  }

  end(): void {
    this.#endLine();
  }

  #endLine(): void {
    const text = tidyLine(this.#line.slice(0, maximumLine));
    this.#line = '';
    if (text === '' || this.lines.length >= maximumLines) return;
    this.lines.push({ text, zone: this.#zones.findLast((zone) => zone !== null) ?? 'body' });
  }

  #openLink(href: string, attributes: Attributes): void {
    const hidden = hiddenInLink(href);
    if (hidden) this.#hidden(hidden);
    if (this.links.length >= maximumLinks) return;
    this.#link = { href: href.trim(), text: attributes['title'] ?? attributes['aria-label'] ?? '' };
    this.links.push(this.#link);
  }

  #hidden(hidden: string): void {
    const email = revealedEmail(hidden);
    if (email !== null) this.hiddenEmails.push(email);
  }

  #meta({ name, property, content = '', 'http-equiv': equivalent }: Attributes): void {
    const key = (property ?? name ?? '').toLowerCase();
    if (key === 'og:site_name') this.siteName ||= tidyLine(content);
    if (key === 'description' || key === 'og:description') this.description ||= tidyLine(content);
    const target =
      equivalent?.toLowerCase() === 'refresh' ? /url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1] : undefined;
    if (target !== undefined) this.links.push({ href: target.trim(), text: '' });
  }
}

function zoneOf(tag: string, { class: names = '', id = '' }: Attributes): Zone | null {
  if (tag === 'address') return 'address';
  return tag === 'footer' || footerNames.test(names) || footerNames.test(id) ? 'footer' : null;
}

/** What a page says, read from its HTML, however broken. */
export function readPage(html: string): PageFacts {
  const reader = new PageReader();
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => reader.open(tag, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: (tag) => reader.close(tag),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  for (let start = 0; start < html.length && !reader.isBottomless; start += pieceLength) {
    parser.write(html.slice(start, start + pieceLength));
  }
  parser.end();
  reader.end();
  const { siteName, description, base, lines, hiddenEmails, microdata } = reader;
  const links = reader.links.map(({ href, text }) => ({ href, text: tidyLine(text) }));
  const things = [...reader.things, ...microdata.found];
  return { title: tidyLine(reader.title), siteName, description, base, lines, links, hiddenEmails, things };
}
