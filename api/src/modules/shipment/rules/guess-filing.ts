import type { DocumentType } from './document-type.js';

/** What a document of a route can be. */
type RouteType = Exclude<DocumentType, 'ISSUED_INVOICE'>;

/** A route, as far as files that come for it are concerned. */
interface RouteToFileWith {
  id: number;
  /** A proof of delivery is filed, or waits to be confirmed. */
  hasPod: boolean;
  /** Its carrier has accepted. */
  isUnderWay: boolean;
  /** Address of its carrier, in small letters; null when nobody knows one. */
  carrierEmail: string | null;
}

/** Where a file is probably to be kept, and what it probably is. */
export interface GuessedFiling {
  routeId: number | null;
  type: RouteType;
}

/** Words of the seven languages of mails, without diacritics, as names of files and subjects have them. */
const invoiceWords =
  /(?:^|[^a-z])(?:faktur[a-z]*|fv|fs|fvs|invoice|inv|rechnung|rg|fact(?:ura|ure)|fattura|fakt)(?:[^a-z]|$)/;
const podWords =
  /(?:^|[^a-z])(?:pod|cmr|e-?cmr|list przewozowy|frachtbrief|fraktbrev|kvittering|delivery note|wz|lieferschein|lettre de voiture|carta de porte|albaran|ddt|lettera di vettura)(?:[^a-z]|$)/;

/**
 * What a file that came from outside probably is, and of which route: by its name, then by the subject of its mail, then by what the
 * routes still lack. It is a proposal, which somebody confirms or changes.
 * @param sender address of who sent it, in small letters; null when that is not known
 */
export function guessFiling(
  name: string,
  subject: string,
  sender: string | null,
  routes: readonly RouteToFileWith[],
): GuessedFiling {
  const ofSender = routes.filter(({ carrierEmail }) => carrierEmail !== null && carrierEmail === sender);
  const candidates = ofSender.length > 0 ? ofSender : routes.filter(({ isUnderWay }) => isUnderWay);
  const route = candidates.find(({ hasPod }) => !hasPod) ?? candidates[0];
  // Neither carrier nor route: what a client sends is of the whole order.
  if (!route || (sender !== null && ofSender.length === 0)) return { routeId: null, type: 'OTHER' };
  return { routeId: route.id, type: typeOf(name, subject, route.hasPod) };
}

function typeOf(name: string, subject: string, hasPod: boolean): RouteType {
  for (const text of [plain(name), plain(subject)]) {
    if (invoiceWords.test(text)) return 'SUBCONTRACTOR_INVOICE';
    if (podWords.test(text)) return 'POD';
  }
  if (hasPod) return 'OTHER';
  return /\.(?:pdf|jpe?g|png)$/i.test(name) ? 'POD' : 'OTHER';
}

/** In small letters, without diacritics, with one blank for what parts words. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replaceAll(/[\s_.]+/g, ' ');
}
