import { fold } from '../../../domain/fold.js';
import type { PageLink } from '../reading/page-facts.js';

/** What a page is likely to be good for. */
export type PagePurpose = 'contact' | 'about' | 'other';

const contact =
  /\b(kontakt|kontakty|kontakt-oss|kontaktoss|kontakt-os|contact|contacts|contact-us|contacto|contatti|impressum|imprint|dane-firmy|dane-kontaktowe|znajdz-nas|gdzie-jestesmy|finn-oss|besok-oss|reach-us|get-in-touch)\b/;
const about =
  /\b(o-nas|o-firmie|firma|about|about-us|company|om-oss|om-bedriften|hvem-er-vi|ueber-uns|uber-uns|legal|legal-notice|regulamin|polityka-prywatnosci|privacy|personvern|rodo|terms|vilkar|team|zespol|ansatte)\b/;

/** What a page is for, by its address and by what a link to it says. */
export function purposeOf({ href, text }: PageLink): PagePurpose {
  const words = `${decoded(href)} ${text}`;
  const folded = fold(words.slice(0, 500))
    .replaceAll(/[\s_]+/g, '-')
    .replaceAll(/[/.?=&#-]+/g, '-');
  if (contact.test(folded)) return 'contact';
  return about.test(folded) ? 'about' : 'other';
}

function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** How much is believed of what a page says, by what it is for. */
export const bonusOf: Readonly<Record<PagePurpose, number>> = { contact: 2, about: 1, other: 0 };

const guesses: Readonly<Record<string, readonly string[]>> = {
  PL: ['/kontakt'],
  NO: ['/kontakt', '/kontakt-oss'],
  DE: ['/impressum', '/kontakt'],
  AT: ['/impressum', '/kontakt'],
  CZ: ['/kontakt'],
  SK: ['/kontakt'],
  SE: ['/kontakt'],
  DK: ['/kontakt'],
};

/** Where the page with contacts usually is, for sites whose links are made by scripts. */
export function guessedPaths(country: string): readonly string[] {
  return guesses[country] ?? ['/contact', '/contact-us'];
}
