import type { UiLanguage } from '../../../kernel/text/language.js';

/** Words of calendars. */
interface CalendarTexts {
  pickup: string;
  delivery: string;
  own: (company: string) => string;
  company: (company: string) => string;
  client: string;
  carrier: string;
  vehicle: string;
  load: string;
  pallets: string;
  route: string;
  reference: string;
}

export const calendarTexts: Readonly<Record<UiLanguage, CalendarTexts>> = {
  pl: {
    pickup: 'Załadunek',
    delivery: 'Rozładunek',
    own: (company) => `Moje transporty – ${company}`,
    company: (company) => `Transporty – ${company}`,
    client: 'Klient',
    carrier: 'Przewoźnik',
    vehicle: 'Pojazd',
    load: 'Ładunek',
    pallets: 'palety',
    route: 'Trasa',
    reference: 'Nr ref.',
  },
  en: {
    pickup: 'Loading',
    delivery: 'Unloading',
    own: (company) => `My transports – ${company}`,
    company: (company) => `Transports – ${company}`,
    client: 'Client',
    carrier: 'Carrier',
    vehicle: 'Vehicle',
    load: 'Load',
    pallets: 'pallets',
    route: 'Route',
    reference: 'Reference',
  },
  no: {
    pickup: 'Lasting',
    delivery: 'Lossing',
    own: (company) => `Mine transporter – ${company}`,
    company: (company) => `Transporter – ${company}`,
    client: 'Kunde',
    carrier: 'Transportør',
    vehicle: 'Kjøretøy',
    load: 'Last',
    pallets: 'paller',
    route: 'Rute',
    reference: 'Referanse',
  },
};
