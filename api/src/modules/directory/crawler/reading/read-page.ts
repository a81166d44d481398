import type * as htmlParsing from 'htmlparser2';
import { createRequire } from 'node:module';
import { joinedTexts } from './joined-texts.js';
import { thingsOfJson, Microdata } from './json-things.js';
import {
  tidyLine,
  type PageFacts,
  type PageLine,
  type PageLink,
  type PlacedEmail,
  type Thing,
  type Zone,
} from './page-facts.js';
import { thingsOfState } from './state-things.js';

/**
 * The address behind `data-cfemail`: two hexadecimal digits of a key, then each byte of the address combined with it.
 * @returns null when it is none
 */
export function revealedEmail(hidden: string): string | null {
  if (!/^(?:[0-9a-f]{2}){4,200}$/i.test(hidden)) return null;
  const [key = 0, ...bytes] = Buffer.from(hidden, 'hex');
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('utf8');
}

/** The hidden part of a link to the page that reveals such an address to people. */
export function hiddenInLink(href: string): string | null {
  return /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)$/i.exec(href)?.[1] ?? null;
}

/** The address that a script of the page would put together of an element's attributes; null when they have none. */
function emailOfParts(attributes: Readonly<Record<string, string>>): string | null {
  const first = (...names: readonly string[]): string =>
    names.map((name) => attributes[`data-${name}`] ?? '').find((value) => value !== '') ?? '';
  const whole = first('email', 'mail', 'mailto', 'e-mail');
  if (whole.includes('@')) return whole.slice(0, 300);
  const box = first('user', 'name', 'local', 'box', 'account') || whole;
  const host = first('domain', 'host', 'server');
  return /^[\w.+-]{1,64}$/.test(box) && /^[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}$/.test(host)
    ? `${box}@${host}`
    : null;
}

type HidingRulesAttributes = Readonly<Record<string, string>>;

const hidingStyle =
  /(?:^|[;{\s])(?:display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?![\d.])|opacity\s?:\s?0(?![\d.]))/i;
const maximumStyle = 2_000;

/** Whether an element says by itself that nobody is to see it. */
function hidesItself({ hidden, style }: HidingRulesAttributes): boolean {
  return hidden !== undefined || (style !== undefined && hides(style));
}

function hides(declarations: string): boolean {
  return hidingStyle.test(declarations.slice(0, maximumStyle).replaceAll(/\s+/g, ' '));
}

/**
 * The classes and ids that the style sheets within a page hide always. Rules for some screens alone, and those of more than
 * one part, are left out: what they hide, people may see.
 */
class HidingRules {
  readonly #names = new Set<string>();

  add(sheet: string): void {
    let depth = 0;
    let start = 0;
    let selector = '';
    for (let place = 0; place < sheet.length; place++) {
      const sign = sheet[place];
      if (sign === '{') {
        if (depth === 0) selector = sheet.slice(start, place).trim();
        depth += 1;
        start = place + 1;
      } else if (sign === '}') {
        if (depth === 1 && !selector.startsWith('@') && hides(sheet.slice(start, place)))
          this.#note(selector);
        depth = Math.max(0, depth - 1);
        start = place + 1;
      }
    }
  }

  hides({ class: names, id }: HidingRulesAttributes): boolean {
    if (this.#names.size === 0) return false;
    if (id !== undefined && this.#names.has(`#${id}`)) return true;
    return names !== undefined && names.split(/\s+/).some((name) => this.#names.has(`.${name}`));
  }

  #note(selectors: string): void {
    for (const selector of selectors.split(',')) {
      const name = /^[a-z\d]*([.#][\w-]+)$/i.exec(selector.trim())?.[1];
      if (name !== undefined) this.#names.add(name);
    }
  }
}

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
/** They end a line, and no paragraph. */
const withinBlocks: ReadonlySet<string> = new Set(['br', 'td', 'th', 'dt', 'dd', 'img']);
const headings = /^h[1-6]$/;
const footerNames = /(^|[\s_-])(footer|stopka|bunntekst|fotter|impressum|colophon)([\s_-]|$)/i;
const maximumLines = 20_000;
const maximumLinks = 2_000;
/** What is deeper is no page that people made: it is read as if it were not nested. */
const maximumDepth = 500;
/** Beyond that each further element costs the parser more than the one before: the rest of such a page is left. */
const bottom = 5_000;
const pieceLength = 16_384;
const maximumScript = 500_000;
/** What is read of all scripts of a page. */
const maximumScripts = 2_000_000;
const maximumLine = 4_000;
/** Pictures whose text says more than what they show. */
const telling = /@|[[(]\s?(?:at|małpa)\s?[\])]|\d{2}[\s-]?\d{3}/;
const maximumLinkText = 300;

type Attributes = Record<string, string>;

/** What an element says of the lines within it. */
interface Place {
  zone: Zone | null;
  isHidden: boolean;
  isSilent: boolean;
  isHeading: boolean;
}

/** Reads a page in one go, without building its tree: neither its size nor its depth can exhaust anything. */
class PageReader {
  title = '';
  siteName = '';
  description = '';
  base: string | null = null;
  readonly lines: PageLine[] = [];
  readonly links: PageLink[] = [];
  readonly hiddenEmails: PlacedEmail[] = [];
  readonly things: Thing[] = [];
  readonly microdata = new Microdata();
  readonly joinedTexts: string[] = [];
  readonly #places: Place[] = [];
  readonly #hiding = new HidingRules();
  #block = 0;
  #heading = 0;
  #hidden = 0;
  #style: string | null = null;
  #scripts = 0;
  #scriptType = '';
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
    this.#endLineAt(tag);
    this.#depth += 1;
    if (this.#depth <= maximumDepth) {
      this.microdata.open(tag, attributes);
      this.#enter(tag, attributes);
    }
    if (silent.has(tag)) this.#silence += 1;
    if (tag === 'title' && this.title === '') this.#isTitle = true;
    if (tag === 'script' && !attributes['src']) {
      this.#script = '';
      this.#scriptType = (attributes['type'] ?? '').toLowerCase();
    }
    if (tag === 'style') this.#style = '';
    if (tag === 'img' && telling.test(attributes['alt'] ?? '')) this.text(` ${attributes['alt'] ?? ''} `);
    if (tag === 'meta') this.#meta(attributes);
    if (tag === 'base') this.base ??= attributes['href'] ?? null;
    if (attributes['data-cfemail']) this.#hiddenEmail(attributes['data-cfemail']);
    const parted = emailOfParts(attributes);
    if (parted !== null) this.#addEmail(parted);
    const target =
      tag === 'a' || tag === 'area'
        ? attributes['href']
        : /^i?frame$/.test(tag)
          ? attributes['src']
          : undefined;
    if (target !== undefined) this.#openLink(target, attributes, tag !== 'a' && tag !== 'area');
  }

  text(text: string): void {
    if (this.#script !== null && this.#script.length < maximumScript) this.#script += text;
    if (this.#style !== null && this.#style.length < maximumScript) this.#style += text;
    if (this.#isTitle) this.title += text;
    if (this.#silence > 0) return;
    this.microdata.text(text);
    this.#line += text;
    if (this.#line.length > maximumLine) this.#endLine();
    if (this.#link && this.#link.text.length < maximumLinkText) this.#link.text += text;
  }

  close(tag: string): void {
    if (this.#script !== null && tag === 'script') {
      this.#readScript(this.#script);
      this.#script = null;
    }
    if (this.#style !== null && tag === 'style') {
      this.#hiding.add(this.#style);
      this.#style = null;
    }
    if (tag === 'title') this.#isTitle = false;
    if (tag === 'a') this.#link = null;
    if (silent.has(tag)) this.#silence = Math.max(0, this.#silence - 1);
    this.#endLineAt(tag);
    if (this.#depth <= maximumDepth) {
      this.#leave();
      this.microdata.close();
    }
    this.#depth = Math.max(0, this.#depth - 1);
  }

  end(): void {
    this.#endLine();
  }

  #enter(tag: string, attributes: Attributes): void {
    const isHidden = hidesItself(attributes) || this.#hiding.hides(attributes);
    const place = {
      zone: zoneOf(tag, attributes),
      isHidden,
      // What is hidden within a line is there to spoil it.
      isSilent: isHidden && inline.has(tag),
      isHeading: headings.test(tag),
    };
    if (isHidden) this.#hidden += 1;
    if (place.isSilent) this.#silence += 1;
    if (place.isHeading) this.#heading += 1;
    this.#places.push(place);
  }

  #leave(): void {
    const place = this.#places.pop();
    if (place?.isHidden) this.#hidden -= 1;
    if (place?.isSilent) this.#silence = Math.max(0, this.#silence - 1);
    if (place?.isHeading) this.#heading -= 1;
  }

  #readScript(script: string): void {
    this.#scripts += script.length;
    if (this.#scripts > maximumScripts) return;
    if (/ld\+json/.test(this.#scriptType)) this.things.push(...thingsOfJson(script));
    else {
      this.things.push(...thingsOfState(script, this.#scriptType));
      if (!/json/.test(this.#scriptType)) this.joinedTexts.push(...joinedTexts(script));
    }
  }

  #endLineAt(tag: string): void {
    if (inline.has(tag)) return;
    this.#endLine();
    if (!withinBlocks.has(tag)) this.#block += 1;
  }

  #endLine(): void {
    const text = tidyLine(this.#line.slice(0, maximumLine));
    this.#line = '';
    if (text === '' || this.lines.length >= maximumLines) return;
    this.lines.push({
      text,
      zone: this.#places.findLast(({ zone }) => zone !== null)?.zone ?? 'body',
      block: this.#block,
      isHeading: this.#heading > 0,
      isHidden: this.#hidden > 0,
    });
  }

  #openLink(href: string, attributes: Attributes, isFrame: boolean): void {
    const hidden = hiddenInLink(href);
    if (hidden) this.#hiddenEmail(hidden);
    if (this.links.length >= maximumLinks) return;
    this.#link = {
      href: href.trim(),
      text: attributes['title'] ?? attributes['aria-label'] ?? '',
      line: this.lines.length,
      at: tidyLine(this.#line).length,
      isFrame,
    };
    this.links.push(this.#link);
  }

  #hiddenEmail(hidden: string): void {
    const email = revealedEmail(hidden);
    if (email !== null) this.#addEmail(email);
  }

  #addEmail(email: string): void {
    if (this.hiddenEmails.length >= maximumLinks) return;
    this.hiddenEmails.push({ email, line: this.lines.length, at: tidyLine(this.#line).length });
  }

  #meta({ name, property, content = '', 'http-equiv': equivalent }: Attributes): void {
    const key = (property ?? name ?? '').toLowerCase();
    if (key === 'og:site_name') this.siteName ||= tidyLine(content);
    if (key === 'description' || key === 'og:description') this.description ||= tidyLine(content);
    const target =
      equivalent?.toLowerCase() === 'refresh' ? /url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1] : undefined;
    if (target !== undefined)
      this.links.push({ href: target.trim(), text: '', line: 0, at: 0, isFrame: false });
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
  const { siteName, description, base, lines, hiddenEmails, microdata, joinedTexts } = reader;
  const links = reader.links.map((link) => ({ ...link, text: tidyLine(link.text) }));
  const things = [...reader.things, ...microdata.found];
  return {
    title: tidyLine(reader.title),
    siteName,
    description,
    base,
    lines,
    links,
    hiddenEmails,
    things,
    joinedTexts,
  };
}
