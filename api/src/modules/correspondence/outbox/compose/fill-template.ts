import type { HtmlToken, MailBlock } from './html-tokens.js';
import { isSafeImage, isSafeLink } from './sanitize-mail-html.js';
import { mailLanguages } from '../../../../kernel/text/language.js';
import { builtInTemplate } from '../built-in/built-in-templates.js';
import type { MailType } from '../built-in/mail-template.js';
import type { TransportDetails } from './transport-details.js';

/** What the placeholders of a body stand for; null for what this mail does not have. */
export interface PlaceholderValues {
  name: string | null;
  company: string | null;
  orderLink: string | null;
  acceptanceLink: string | null;
  orderLinkBlock: MailBlock | null;
  acceptanceLinkBlock: MailBlock | null;
  detailsBlock: MailBlock | null;
}

/** A body with its placeholders filled in. */
interface FilledBody {
  tokens: HtmlToken[];
  /** Known placeholders for which there was no value; they have vanished. */
  missing: string[];
  /** Placeholders that nobody knows; they stand in the mail as they were written. */
  unknown: string[];
}

const PLACEHOLDER = /\{\{\s*([a-z_]+)\s*\}\}|\[(OFFER|ORDER)\s+DETAILS\]|\[OFFER\s+ACCEPTANCE\s+LINK\]/gi;

/** What looks like a placeholder, whether anybody knows it or not. */
const LIKE_PLACEHOLDER = /\{\{[^{}]*\}\}|\[(?:OFFER|ORDER)\s+DETAILS\]|\[OFFER\s+ACCEPTANCE\s+LINK\]/gi;

/** As long as a subject can be. */
const longestSubject = 200;

/** Whether a subject holds nothing that looks like a placeholder but those that a subject can have. */
export function isSubjectFillable(subject: string): boolean {
  return [...subject.matchAll(LIKE_PLACEHOLDER)].every(([written]) => isOfSubjects(keyOf(written)));
}

const isOfSubjects = (key: PlaceholderKey | null): key is 'name' | 'company' =>
  key === 'name' || key === 'company';

/** Fills the placeholders of a subject: one line of plain text. Where it would be too long, what is filled in is shortened. */
export function fillSubject(subject: string, values: PlaceholderValues): string {
  const line = (value: string | null): string => (value ?? '').replace(/\s+/g, ' ').trim();
  const filled = (room: number): string =>
    subject.replace(PLACEHOLDER, (written) => {
      const key = keyOf(written);
      return isOfSubjects(key) ? shortened(line(values[key]), room) : written;
    });
  const whole = filled(longestSubject);
  if (whole.length <= longestSubject) return whole;
  const places = [...subject.matchAll(PLACEHOLDER)].filter(([written]) => isOfSubjects(keyOf(written)));
  const room = longestSubject - filled(0).length;
  return filled(Math.max(0, Math.floor(room / Math.max(1, places.length))));
}

/** A subject that ends in what the mail is about: its own words are shortened so far that this always fits. */
export function subjectWithEnding(words: string, ending: string): string {
  return `${shortened(words, longestSubject - ending.length)}${ending}`;
}

/** A text of so many characters at most; one that is longer ends in “…” and in no half placeholder. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.max(0, most - 1);
  const split = [...text.matchAll(LIKE_PLACEHOLDER)].find(
    ({ 0: written, index }) => index < end && index + written.length > end,
  );
  const kept = text.slice(0, split?.index ?? end).replace(/[\uD800-\uDBFF]$/, '');
  return most <= 0 ? '' : `${kept.trimEnd()}…`;
}

/**
 * Fills the placeholders of a sanitised body. Values only ever become text, addresses or blocks of the
 * product, in one pass: what a value contains is never read as HTML or as a placeholder again.
 */
export function fillBody(tokens: readonly HtmlToken[], values: PlaceholderValues): FilledBody {
  const missing = new Set<string>();
  const unknown = new Set<string>();
  let insideLink = 0;
  const fillIn = (written: string): string => {
    const key = keyOf(written);
    if (key === null) unknown.add(written);
    if (key === null || key === 'details') return written;
    if (!values[key]) missing.add(written);
    return values[key] ?? '';
  };
  const filled = tokens.flatMap((token, index): HtmlToken[] => {
    if (token.kind === 'open') {
      if (token.name === 'a') insideLink += 1;
      return [{ ...token, attributes: fillAttributes(token.attributes, fillIn) }];
    }
    if (token.kind === 'close' && token.name === 'a') insideLink -= 1;
    if (token.kind !== 'text') return [token];
    const alone = standsAlone(tokens, index);
    return splitText(token.text, (written, before) => {
      const key = keyOf(written);
      if (key === null) {
        unknown.add(written);
        return [{ kind: 'text', text: written }];
      }
      const parts = valueOf(key, values, { alone, insideLink: insideLink > 0 });
      if (parts.length > 0) return parts;
      missing.add(written);
      // "Hello {{name}}," without a name is "Hello,".
      if (before?.kind === 'text') before.text = before.text.trimEnd().replace(/,$/, '').trimEnd();
      return [];
    });
  });
  return { tokens: filled, missing: [...missing], unknown: [...unknown] };
}

type PlaceholderKey = 'name' | 'company' | 'orderLink' | 'acceptanceLink' | 'details';

function keyOf(written: string): PlaceholderKey | null {
  if (written.startsWith('[')) return /details/i.test(written) ? 'details' : 'acceptanceLink';
  const variable = written.slice(2, -2).trim().toLowerCase();
  if (variable === 'name' || variable === 'company') return variable;
  return variable === 'order_link' ? 'orderLink' : null;
}

function valueOf(
  key: PlaceholderKey,
  values: PlaceholderValues,
  place: { alone: boolean; insideLink: boolean },
): HtmlToken[] {
  const block = (made: MailBlock | null): HtmlToken[] => (made ? [{ kind: 'block', block: made }] : []);
  const text = (value: string | null): HtmlToken[] =>
    value?.trim() ? [{ kind: 'text', text: value.trim() }] : [];
  if (key === 'details') return block(values.detailsBlock);
  if (key === 'name' || key === 'company') return text(values[key]);
  const address = values[key];
  if (place.insideLink || address === null) return text(address);
  if (key === 'acceptanceLink') return block(values.acceptanceLinkBlock);
  if (place.alone) return block(values.orderLinkBlock);
  return [
    { kind: 'open', name: 'a', attributes: new Map([['href', address]]) },
    { kind: 'text', text: address },
    { kind: 'close', name: 'a' },
  ];
}

function splitText(
  text: string,
  replace: (written: string, before: HtmlToken | undefined) => HtmlToken[],
): HtmlToken[] {
  const parts: HtmlToken[] = [];
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(...replace(match[0], parts.at(-1)));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

// Editors that write addresses percent-encode the braces and brackets of a placeholder.
const ENCODED = /%7B%7B|%7D%7D|%5B(?=O)|%5D|%20(?=DETAILS|ACCEPTANCE|LINK)/gi;

function fillAttributes(
  attributes: ReadonlyMap<string, string>,
  fillIn: (placeholder: string) => string,
): Map<string, string> {
  const filled = new Map<string, string>();
  for (const [name, written] of attributes) {
    const decoded = name === 'href' ? written.replace(ENCODED, decodeURIComponent) : written;
    const value = decoded.replace(PLACEHOLDER, fillIn).trim();
    if (name === 'href' && !isSafeLink(value)) continue;
    if (name === 'src' && !isSafeImage(value)) continue;
    filled.set(name, value);
  }
  return filled;
}

/** Tells whether a text is all that its paragraph holds. */
function standsAlone(tokens: readonly HtmlToken[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const opens =
    before === undefined || (before.kind === 'open' && (before.name === 'p' || before.name === 'div'));
  const closes = after === undefined || after.kind === 'close';
  return opens && closes && token?.kind === 'text' && token.text.trim().replace(PLACEHOLDER, '') === '';
}

/** What a subject is made of. */
interface SubjectContent {
  type: MailType | null;
  template?: { subject?: string | null } | null;
  ownSubject?: string | null;
  details?: TransportDetails | null;
}

/** Cities are shorter; what somebody pasted into the field is cut. */
const longestCity = 60;

/**
 * The subject of a mail. One that people worded for it stays as it is. The built-in one, in whatever language a form has proposed it,
 * is written in the mail's language, and like the one that a company has in its place it tells which transport it is about: a carrier has ten
 * requests a day.
 */
export function mailSubject(
  { type, template, ownSubject = null, details }: SubjectContent,
  builtIn: string,
  values: PlaceholderValues,
): string {
  const written = template?.subject?.trim() ?? '';
  const isProposed =
    Boolean(details) && type !== null && (written === ownSubject || isBuiltIn(type, written));
  if (written !== '' && !isProposed) return fillSubject(written, values);
  const words = fillSubject(ownSubject ?? builtIn, values);
  const transport = details ? aboutTransport(details) : '';
  return transport ? subjectWithEnding(words, ` · ${transport}`) : words;
}

function isBuiltIn(type: MailType, subject: string): boolean {
  return mailLanguages.some((language) => builtInTemplate(type, language).subject === subject);
}

/** Number and cities, `#48: Gdańsk → Oslo`; as much of it as is known. */
export function aboutTransport({ number, routes }: Pick<TransportDetails, 'number' | 'routes'>): string {
  const cities = [routes[0]?.pickup.city, routes.at(-1)?.delivery.city]
    .map(inOneLine)
    .filter(Boolean)
    .join(' → ');
  return [number == null ? '' : `#${number}`, cities].filter(Boolean).join(': ');
}

function inOneLine(city: string | null | undefined): string {
  return (city ?? '').replace(/\s+/g, ' ').trim().slice(0, longestCity);
}
