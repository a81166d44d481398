/** Where on a page a line stands. */
export type Zone = 'body' | 'footer' | 'address';

/** A line of text as a reader sees it. */
export interface PageLine {
  text: string;
  zone: Zone;
  /** Counts paragraphs, rows and the like: lines of one block stand together. */
  block: number;
  isHeading: boolean;
  /** The page's own style keeps it from people's eyes. */
  isHidden: boolean;
}

/** A link of a page. */
export interface PageLink {
  /** As it is written. */
  href: string;
  text: string;
  /** Place among the lines, and within its line, where it begins. */
  line: number;
  at: number;
  /** It is shown as a part of the page. */
  isFrame: boolean;
}

/** An address that is no text of its line. */
export interface PlacedEmail extends Pick<PageLink, 'line' | 'at'> {
  email: string;
}

/** A thing that a page describes for machines: JSON-LD, microdata, hCard or the state of a script, in one form. */
export interface Thing {
  /** Without the address of the vocabulary: `Organization`. */
  types: readonly string[];
  properties: ReadonlyMap<string, readonly (string | Thing)[]>;
  /** The property of another thing that it is, `manufacturer`; null when it stands by itself. */
  within: string | null;
}

/** What a page says, before anybody makes sense of it. */
export interface PageFacts {
  title: string;
  siteName: string;
  description: string;
  /** The address that links are relative to, when the page names another than its own. */
  base: string | null;
  lines: readonly PageLine[];
  links: readonly PageLink[];
  /** Addresses that the page hides from robots by the means of a well-known delivery network. */
  hiddenEmails: readonly PlacedEmail[];
  things: readonly Thing[];
  /** Texts that scripts of the page put together of parts. */
  joinedTexts: readonly string[];
}

/** A text with single blanks and without signs that nobody sees. */
export function tidyLine(text: string): string {
  return text
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

const absent: ReadonlySet<string> = new Set([
  '',
  'null',
  'undefined',
  'none',
  'n/a',
  'brak',
  'ingen',
  '-',
  '–',
  '—',
]);

/** A value as a page gives it, without blanks around it; null when it only says that there is none. */
export function presentText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = tidyLine(String(value));
  return absent.has(text.toLowerCase()) ? null : text;
}
