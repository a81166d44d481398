/** Where on a page a line stands. */
export type Zone = 'body' | 'footer' | 'address';

/** A line of text as a reader sees it. */
export interface PageLine {
  text: string;
  zone: Zone;
}

/** A link of a page. */
export interface PageLink {
  /** As it is written. */
  href: string;
  text: string;
}

/** A thing that a page describes for machines: JSON-LD or microdata, in one form. */
export interface Thing {
  /** Without the address of the vocabulary: `Organization`. */
  types: readonly string[];
  properties: ReadonlyMap<string, readonly (string | Thing)[]>;
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
  hiddenEmails: readonly string[];
  things: readonly Thing[];
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

/** A value as a page gives it, tidied; null when it only says that there is none. */
export function presentText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = tidyLine(String(value));
  return absent.has(text.toLowerCase()) ? null : text;
}
