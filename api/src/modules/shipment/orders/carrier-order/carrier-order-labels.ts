import type { UiLanguage } from '../../../../kernel/text/language.js';

/** The words of the printed order. */
export interface CarrierOrderLabels {
  title: string;
  /** The same as a file is called, without blanks. */
  file: string;
  /** Stands before the number. */
  no: string;
  routeNumber: (number: number, of: number) => string;
  day: string;
  draft: string;
  forwarder: string;
  carrier: string;
  contact: string;
  phone: string;
  email: string;
  route: string;
  cargo: string;
  notes: string;
  price: string;
  payment: string;
  days: (days: number) => string;
  byAgreement: string;
  /** By what an invoice is found when it comes: the field is named as KSeF names it. */
  invoiceReference: (reference: string) => string;
  vehicle: string;
  vehicleNote: string;
  truck: string;
  trailer: string;
  driver: string;
  driverPhone: string;
  terms: string;
  forForwarder: string;
  forCarrier: string;
  signature: string;
  page: string;
  /** Names of the numbers in registers. */
}

const plural = new Intl.PluralRules('en');

const labels: Readonly<Record<UiLanguage, CarrierOrderLabels>> = {
  pl: {
    title: 'Zlecenie transportowe',
    file: 'zlecenie-transportowe',
    no: 'nr',
    routeNumber: (number, of) => `odcinek ${number} z ${of}`,
    day: 'Data zlecenia',
    draft: 'Projekt – zlecenie nie zostało jeszcze wysłane przewoźnikowi',
    forwarder: 'Zleceniodawca',
    carrier: 'Przewoźnik',
    contact: 'Kontakt',
    phone: 'Telefon',
    email: 'E-mail',
    route: 'Trasa',
    cargo: 'Ładunek',
    notes: 'Uwagi',
    price: 'Fracht netto',
    payment: 'Termin płatności',
    days: (days) => (days === 1 ? '1 dzień' : `${days} dni`),
    byAgreement: 'według ustaleń',
    invoiceReference: (reference) =>
      `Na fakturze prosimy podać numer zlecenia ${reference} (w KSeF: pole NrZleceniaTransportu)`,
    vehicle: 'Pojazd i kierowca',
    vehicleNote: 'Podaje przewoźnik, najlepiej od razu przy przyjęciu zlecenia.',
    truck: 'Nr rej. pojazdu',
    trailer: 'Nr rej. naczepy',
    driver: 'Kierowca',
    driverPhone: 'Telefon kierowcy',
    terms: 'Warunki zlecenia',
    forForwarder: 'Za zleceniodawcę',
    forCarrier: 'Za przewoźnika',
    signature: 'data, pieczęć i podpis',
    page: 'Strona',
  },
  en: {
    title: 'Transport order',
    file: 'transport-order',
    no: 'no.',
    routeNumber: (number, of) => `leg ${number} of ${of}`,
    day: 'Order date',
    draft: 'Draft – this order has not been sent to the carrier yet',
    forwarder: 'Principal',
    carrier: 'Carrier',
    contact: 'Contact',
    phone: 'Phone',
    email: 'E-mail',
    route: 'Route',
    cargo: 'Load',
    notes: 'Notes',
    price: 'Net freight',
    payment: 'Payment term',
    days: (days) => `${days} ${plural.select(days) === 'one' ? 'day' : 'days'}`,
    byAgreement: 'as agreed',
    invoiceReference: (reference) =>
      `Please state order number ${reference} on your invoice (in KSeF: NrZleceniaTransportu)`,
    vehicle: 'Vehicle and driver',
    vehicleNote: 'Told by the carrier, best right when accepting the order.',
    truck: 'Truck plates',
    trailer: 'Trailer plates',
    driver: 'Driver',
    driverPhone: 'Driver’s phone',
    terms: 'Terms of the order',
    forForwarder: 'For the principal',
    forCarrier: 'For the carrier',
    signature: 'date, stamp and signature',
    page: 'Page',
  },
  no: {
    title: 'Transportoppdrag',
    file: 'transportoppdrag',
    no: 'nr.',
    routeNumber: (number, of) => `etappe ${number} av ${of}`,
    day: 'Oppdragsdato',
    draft: 'Utkast – oppdraget er ikke sendt til transportøren ennå',
    forwarder: 'Oppdragsgiver',
    carrier: 'Transportør',
    contact: 'Kontakt',
    phone: 'Telefon',
    email: 'E-post',
    route: 'Rute',
    cargo: 'Gods',
    notes: 'Merknader',
    price: 'Frakt uten mva.',
    payment: 'Betalingsfrist',
    days: (days) => `${days} ${plural.select(days) === 'one' ? 'dag' : 'dager'}`,
    byAgreement: 'etter avtale',
    invoiceReference: (reference) =>
      `Oppgi ordrenummer ${reference} på fakturaen (i KSeF: NrZleceniaTransportu)`,
    vehicle: 'Kjøretøy og sjåfør',
    vehicleNote: 'Oppgis av transportøren, helst med en gang oppdraget godtas.',
    truck: 'Reg.nr. bil',
    trailer: 'Reg.nr. tilhenger',
    driver: 'Sjåfør',
    driverPhone: 'Sjåførens telefon',
    terms: 'Vilkår for oppdraget',
    forForwarder: 'For oppdragsgiver',
    forCarrier: 'For transportøren',
    signature: 'dato, stempel og underskrift',
    page: 'Side',
  },
};

/** The words of the order in a language. */
export function carrierOrderLabels(language: UiLanguage): CarrierOrderLabels {
  return labels[language];
}

/** What the file of an order is called. */
export function carrierOrderFilename(
  language: UiLanguage,
  { number, leg }: { number: number; leg: number },
): string {
  return `${labels[language].file}-${number}-${leg}.pdf`;
}
