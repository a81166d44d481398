import { invoiceMissings } from './invoice-missings.js';
import type { Texts } from './texts.js';

/** What a step of an order lacks, by its code. */
export const missings = {
  ...invoiceMissings,
  wrong_status: {
    pl: 'Status zlecenia na to nie pozwala',
    en: 'The status of the order does not allow it',
    no: 'Ordrens status tillater det ikke',
  },
  no_routes: { pl: 'Zlecenie nie ma tras', en: 'The order has no routes', no: 'Ordren har ingen ruter' },
  route_without_chosen_quote: {
    pl: 'Wybierz wycenę dla każdej trasy',
    en: 'Choose a quote for each route',
    no: 'Velg en pris for hver rute',
  },
  missing_rate: { pl: 'Brak kursu waluty', en: 'A currency rate is missing', no: 'En valutakurs mangler' },
  total_zero: { pl: 'Suma wynosi 0', en: 'The total is 0', no: 'Summen er 0' },
  client_email_missing: {
    pl: 'Brak adresu e-mail klienta',
    en: 'The client has no e-mail address',
    no: 'Kunden har ingen e-postadresse',
  },
  client_missing: {
    pl: 'Zlecenie nie ma klienta z katalogu',
    en: 'The order has no client of the directory',
    no: 'Ordren har ingen kunde fra katalogen',
  },
  route_not_found: { pl: 'Nie ma takiej trasy', en: 'There is no such route', no: 'Ruten finnes ikke' },
  route_not_new: {
    pl: 'Zlecenie tej trasy już wysłano',
    en: 'The order of this route was sent already',
    no: 'Ordren for denne ruten er allerede sendt',
  },
  no_chosen_quote: {
    pl: 'Brak trasy z wybranym podwykonawcą',
    en: 'No route with a chosen subcontractor',
    no: 'Ingen rute med valgt underleverandør',
  },
  route_not_waiting: {
    pl: 'Trasa nie czeka na odpowiedź',
    en: 'The route is not waiting for an answer',
    no: 'Ruten venter ikke på svar',
  },
  route_not_rejected: {
    pl: 'Żaden podwykonawca nie odmówił',
    en: 'No subcontractor has declined',
    no: 'Ingen underleverandør har avslått',
  },
  pod_missing: { pl: 'Brak POD', en: 'A POD is missing', no: 'POD mangler' },
  invoice_exists: {
    pl: 'Faktura już istnieje',
    en: 'The invoice exists already',
    no: 'Fakturaen finnes allerede',
  },
  no_issued_invoice: {
    pl: 'Brak wystawionej faktury',
    en: 'No invoice was issued',
    no: 'Ingen faktura er utstedt',
  },
} satisfies Readonly<Record<string, Texts>>;
