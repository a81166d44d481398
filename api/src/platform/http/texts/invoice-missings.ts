import type { Texts } from './texts.js';

/** What an invoice lacks, or what of it deserves a look, by its code. */
export const invoiceMissings = {
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
