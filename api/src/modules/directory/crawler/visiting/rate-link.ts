import { foldDiacritics } from '../../../../kernel/text/fold-diacritics.js';
import type { PageLink } from '../reading/page-facts.js';

/** What a page is likely to be good for: a frame is shown within another. */
export type PagePurpose = 'contact' | 'frame' | 'about' | 'other';

/** Beginnings of words, of the address or of the link's text. */
const contact =
  /\b(?:kontakt|contact|contatt|impressum|imprint|anbieter|dane-(?:firmy|kontakt|teleadres)|skontaktuj|napisz|znajdz-nas|gdzie-(?:jestes|nas)|jak-(?:dojechac|trafic)|dojazd|lokalizacj|oddzial|siedzib|finn-oss|besok|avdelinger|hovedkontor|reach-us|get-in-touch|say-h(?:ello|i)|talk-to-us|write-to-us|find-us|visit-us|where-to-find|locations|ota-yhteytta|yhteystiedot|nous-(?:trouver|joindre)|dove-siamo|donde-estamos|mentions-legales|aviso-legal|note-legali|colofon)/;
const about =
  /\b(?:o-nas|o-firmie|firma|about|company|om-(?:oss|bedriften|os)|hvem-er-vi|ueber-uns|uber-uns|qui-sommes|chi-siamo|quienes-somos|over-ons|legal|rechtlich|regulamin|polityka-prywatnosci|privacy|personvern|datenschutz|integritet|rodo|terms|vilkar|salgsbetingelser|kjopsbetingelser|betingelser|warunki|agb|team|zespol|ansatte)/;

/** What a page is for, by its address and by what a link to it says. */
export function purposeOf({ href, text }: Pick<PageLink, 'href' | 'text'>): PagePurpose {
  const words = `${decoded(href)} ${text}`;
  const folded = foldDiacritics(words.slice(0, 500))
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
export const bonusOf: Readonly<Record<PagePurpose, number>> = { contact: 2, frame: 1, about: 1, other: 0 };

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
