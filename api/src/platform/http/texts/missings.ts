import type { Texts } from './texts.js';

/** What an invoice lacks, or what of it deserves a look, by its code. */
const invoiceMissings = {
  invoice_price_missing: {
    pl: 'Zlecenie nie ma ceny dla klienta',
    en: 'The order has no price for the client',
    no: 'Ordren har ingen pris for kunden',
  },
  seller_data_incomplete: {
    pl: 'Dane firmy do faktury są niepełne. Uzupełnia je właściciel firmy w ustawieniach',
    en: 'The company’s invoice data is incomplete. The company’s owner completes it in the settings',
    no: 'Firmaets fakturadata er ufullstendige. Eieren av firmaet fyller dem ut i innstillingene',
  },
  buyer_data_incomplete: {
    pl: 'W kartotece klienta brakuje danych do faktury',
    en: 'The client’s record lacks data for an invoice',
    no: 'Kundens oppføring mangler data til fakturaen',
  },
  buyer_tax_number_missing: {
    pl: 'Klient nie ma numeru podatkowego (NIP, VAT)',
    en: 'The client has no tax number',
    no: 'Kunden har ikke noe organisasjons- eller mva-nummer',
  },
  bank_account_missing: {
    pl: 'Na fakturze nie będzie numeru rachunku: brakuje go w danych firmy',
    en: 'The invoice will show no bank account: the company’s data has none',
    no: 'Fakturaen får ikke noe kontonummer: det mangler i firmaets data',
  },
  bank_account_other_currency: {
    pl: 'Faktura w EUR wskaże rachunek z danych firmy, który może być w innej walucie: w danych firmy nie ma rachunku w EUR',
    en: 'The invoice in EUR will show the company’s account, which may be in another currency: the company’s data has no account in EUR',
    no: 'Fakturaen i EUR får firmaets konto, som kan være i en annen valuta: firmaets data har ingen konto i EUR',
  },
  sale_date_ahead: {
    pl: 'Data sprzedaży jest późniejsza niż data wystawienia',
    en: 'The date of sale lies after the date of issue',
    no: 'Leveringsdatoen er etter fakturadatoen',
  },
  rate_missing: {
    pl: 'Nie ma kursu, po którym podatek przelicza się na walutę kraju',
    en: 'There is no rate by which the tax is converted to the currency of the country',
    no: 'Det finnes ingen kurs for omregning av avgiften til landets valuta',
  },
  rate_old: {
    pl: 'Kurs waluty jest stary: sprawdź go przed wystawieniem',
    en: 'The exchange rate is old: check it before issuing',
    no: 'Valutakursen er gammel: kontroller den før utstedelse',
  },
  invoice_not_sent: {
    pl: 'Faktury jeszcze nie wysłano do klienta',
    en: 'The invoice has not been sent to the client yet',
    no: 'Fakturaen er ikke sendt til kunden ennå',
  },
  nothing_due: {
    pl: 'Po korektach nic nie zostało do zapłaty',
    en: 'After the corrections nothing is due',
    no: 'Etter korreksjonene er det ingenting å betale',
  },
  correction_changes_nothing: {
    pl: 'Korekta niczego nie zmienia.',
    en: 'The correction changes nothing.',
    no: 'Endringen endrer ingenting.',
  },
} satisfies Readonly<Record<string, Texts>>;

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
    no: 'Oppdraget for denne ruten er allerede sendt',
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
