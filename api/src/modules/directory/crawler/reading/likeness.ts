import { foldDiacritics } from '../../../../kernel/text/fold-diacritics.js';

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
