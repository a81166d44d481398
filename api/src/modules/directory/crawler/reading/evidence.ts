import type { FactSource } from '../crawler.dto.js';
import { foldDiacritics } from '../../../../kernel/text/fold-diacritics.js';

/** Something that a page says about its company, and how far that is to be believed. */
export interface Evidence<T = string> {
  value: T;
  source: FactSource;
  /** Address of the page. */
  url: string;
  weight: number;
  /** The registered company that the page names beside it; null when it names none. */
  holder: string | null;
}

/** How evidence is told of on one page. */
export interface PageContext {
  url: string;
  /** Weight that everything on the page gets on top: more where companies tell how to reach them. */
  bonus: number;
  /** ISO code of the country in which the company is looked for. */
  country: string;
  /** Host of the website without `www.`. */
  site: string;
}

/** One value with what speaks for it, over all pages. */
export interface Candidate<T = string> {
  value: T;
  weight: number;
  /** The strongest piece of evidence. */
  best: Evidence<T>;
}

/** What a value gains when a further page says the same. */
const again = 0.5;

/** Values by what speaks for them, the best first. The same value on several pages counts a little more. */
export function ranked<T>(evidence: readonly Evidence<T>[], keyOf: (value: T) => string): Candidate<T>[] {
  const byKey = new Map<string, { best: Evidence<T>; pages: Set<string> }>();
  for (const one of evidence) {
    const key = keyOf(one.value);
    const known = byKey.get(key);
    if (!known) byKey.set(key, { best: one, pages: new Set([one.url]) });
    else {
      known.pages.add(one.url);
      if (one.weight > known.best.weight) known.best = one;
    }
  }
  return [...byKey.values()]
    .map(({ best, pages }) => ({
      value: best.value,
      best,
      weight: best.weight + again * Math.min(4, pages.size - 1),
    }))
    .sort((one, other) => other.weight - one.weight);
}

/** Words of names that many companies have. */
const common: ReadonlySet<string> = new Set(
  'sp spolka zoo ltd limited gmbh srl sarl aps polska poland norge norway group grupa firma company hurtownia przedsiebiorstwo zaklad uslugi transport logistics logistyka handel serwis service sklep shop and und the web www kontakt'.split(
    ' ',
  ),
);

/** Whether a name and the website's host are made of the same letters. */
export function isLikeSite(name: string, site: string): boolean {
  const host = site.replace(/\.[a-z]{2,}$/, '').replace(/\.(com|co|net|org|pl)$/, '');
  const letters = foldDiacritics(host).replaceAll(/[^a-z\d]/g, '');
  const words = wordsOf(name);
  const joined = words.join('');
  return (
    letters.length >= 3 &&
    (joined.includes(letters) ||
      words.some((word) => letters.includes(word) && word.length >= letters.length / 3) ||
      // One word of several in the host, unless every company of the trade has it.
      words.some((word) => word.length >= 5 && !common.has(word) && letters.includes(word)))
  );
}

/** Whether two names may be one company's: the same words, or one that few companies have. */
export function isLikeName(one: string, other: string): boolean {
  const words = new Set(wordsOf(one).filter((word) => !common.has(word)));
  return wordsOf(other).some((word) => words.has(word));
}

function wordsOf(name: string): string[] {
  return foldDiacritics(name.slice(0, 300))
    .split(/[^a-z\d]+/)
    .filter((word) => word.length >= 3);
}
