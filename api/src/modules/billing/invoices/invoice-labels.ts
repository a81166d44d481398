import type { UiLanguage } from '../../../kernel/text/language.js';
import type { LegalBasis } from '../rules/vat.js';

/** The words of an invoice. */
const words = {
  invoice: { pl: 'Faktura', en: 'Invoice', no: 'Faktura' },
  correction: { pl: 'Faktura korygująca', en: 'Correcting invoice', no: 'Endringsfaktura' },
  creditNote: { pl: 'Faktura korygująca', en: 'Credit note', no: 'Kreditnota' },
  number: { pl: 'nr', en: 'no.', no: 'nr.' },
  draft: {
    pl: 'Podgląd – faktury jeszcze nie wystawiono, numer może być inny',
    en: 'Preview – not issued yet, the number may differ',
    no: 'Forhåndsvisning – ikke utstedt ennå, nummeret kan bli et annet',
  },
  issueDate: { pl: 'Data wystawienia', en: 'Date of issue', no: 'Fakturadato' },
  saleDate: { pl: 'Data sprzedaży', en: 'Date of sale', no: 'Leveringsdato' },
  dueDate: { pl: 'Termin płatności', en: 'Due date', no: 'Forfallsdato' },
  issuePlace: { pl: 'Miejsce wystawienia', en: 'Place of issue', no: 'Utstedt i' },
  deliveryPlace: { pl: 'Miejsce dostawy', en: 'Place of delivery', no: 'Leveringssted' },
  seller: { pl: 'Sprzedawca', en: 'Seller', no: 'Selger' },
  buyer: { pl: 'Nabywca', en: 'Buyer', no: 'Kjøper' },
  buyerBefore: { pl: 'Nabywca przed korektą', en: 'Buyer before the correction', no: 'Kjøper før endringen' },
  phone: { pl: 'Tel.', en: 'Phone', no: 'Tlf.' },
  email: { pl: 'E-mail', en: 'E-mail', no: 'E-post' },
  item: { pl: 'Nazwa usługi', en: 'Service', no: 'Tjeneste' },
  unit: { pl: 'J.m.', en: 'Unit', no: 'Enh.' },
  quantity: { pl: 'Ilość', en: 'Qty', no: 'Antall' },
  unitPrice: { pl: 'Cena netto', en: 'Net price', no: 'Pris eks. mva.' },
  net: { pl: 'Wartość netto', en: 'Net', no: 'Netto' },
  rate: { pl: 'VAT', en: 'VAT', no: 'Mva.' },
  vat: { pl: 'Kwota VAT', en: 'VAT amount', no: 'Mva.-beløp' },
  gross: { pl: 'Wartość brutto', en: 'Gross', no: 'Brutto' },
  service: { pl: 'usł.', en: 'service', no: 'stk.' },
  transport: { pl: 'Usługa transportowa', en: 'Transport service', no: 'Transporttjeneste' },
  loading: { pl: 'Załadunek', en: 'Pickup', no: 'Henting' },
  unloading: { pl: 'Rozładunek', en: 'Delivery', no: 'Levering' },
  cargo: { pl: 'Ładunek', en: 'Load', no: 'Gods' },
  pallets: { pl: 'Palety', en: 'Pallets', no: 'Paller' },
  order: { pl: 'Zlecenie nr', en: 'Order no.', no: 'Ordre nr.' },
  yourReference: { pl: 'Państwa nr ref.', en: 'Your reference', no: 'Deres ref.' },
  ourReference: { pl: 'Nasz nr ref.', en: 'Our reference', no: 'Vår ref.' },
  byRate: { pl: 'Według stawek', en: 'By rate', no: 'Per sats' },
  together: { pl: 'Razem', en: 'Total', no: 'Sum' },
  toPay: { pl: 'Do zapłaty', en: 'Amount due', no: 'Å betale' },
  toReturn: { pl: 'Do zwrotu', en: 'To be refunded', no: 'Til gode' },
  dueFalls: {
    pl: 'Kwota do zapłaty zmniejsza się o',
    en: 'Amount due is reduced by',
    no: 'Beløpet å betale reduseres med',
  },
  dueGrows: { pl: 'Do dopłaty', en: 'Additional amount due', no: 'I tillegg å betale' },
  dueStays: {
    pl: 'Zmiana kwoty do zapłaty',
    en: 'Change of the amount due',
    no: 'Endring av beløpet å betale',
  },
  dueAfter: { pl: 'Do zapłaty po korekcie', en: 'Amount due now', no: 'Å betale etter endringen' },
  inWords: { pl: 'Słownie', en: 'In words', no: 'Med bokstaver' },
  payment: { pl: 'Płatność', en: 'Payment', no: 'Betaling' },
  method: { pl: 'Sposób płatności', en: 'Method', no: 'Betalingsmåte' },
  transfer: { pl: 'przelew', en: 'bank transfer', no: 'bankoverføring' },
  bank: { pl: 'Bank', en: 'Bank', no: 'Bank' },
  account: { pl: 'Nr rachunku', en: 'Account no.', no: 'Kontonr.' },
  ksefCorrected: {
    pl: 'Numer KSeF faktury korygowanej',
    en: 'KSeF number of the corrected invoice',
    no: 'KSeF-nummeret til den korrigerte fakturaen',
  },
  ksefTrial: {
    pl: 'Środowisko testowe KSeF, nie jest to faktura',
    en: 'KSeF test environment, not an invoice',
    no: 'KSeFs testmiljø, ikke en faktura',
  },
  ksefOffline: {
    pl: 'Wystawiona w trybie offline, numer zostanie nadany po przesłaniu do KSeF',
    en: 'Issued offline; KSeF gives the number once it has the invoice',
    no: 'Utstedt offline; KSeF gir nummeret når fakturaen er sendt inn',
  },
  ksefCheck: {
    pl: 'Kod QR pozwala sprawdzić fakturę w KSeF',
    en: 'The QR code shows whether KSeF has this invoice',
    no: 'QR-koden viser om KSeF har fakturaen',
  },
  transferTitle: { pl: 'Tytuł przelewu', en: 'Reference', no: 'Merkes med' },
  atHome: { pl: 'Przeliczenie na', en: 'Converted to', no: 'Omregnet til' },
  exchangeRate: { pl: 'Kurs', en: 'Exchange rate', no: 'Kurs' },
  madeUp: { pl: 'wymyślony na potrzeby demo', en: 'made up for the demo', no: 'diktet opp for demoen' },
  table: { pl: 'tabela', en: 'table', no: 'tabell' },
  ofDay: { pl: 'z dnia', en: 'of', no: 'av' },
  corrects: { pl: 'Koryguje fakturę nr', en: 'Corrects invoice no.', no: 'Endrer faktura nr.' },
  issued: { pl: 'wystawioną', en: 'issued', no: 'datert' },
  reason: { pl: 'Przyczyna korekty', en: 'Reason', no: 'Årsak' },
  before: { pl: 'Przed korektą', en: 'Before', no: 'Før endringen' },
  after: { pl: 'Po korekcie', en: 'After', no: 'Etter endringen' },
  difference: { pl: 'Różnica', en: 'Difference', no: 'Differanse' },
  page: { pl: 'Strona', en: 'Page', no: 'Side' },
} as const satisfies Record<string, Readonly<Record<UiLanguage, string>>>;

/** Names a word of invoices. */
export type InvoiceWord = keyof typeof words;

/** A word in a language. */
export function invoiceWord(word: InvoiceWord, language: UiLanguage): string {
  return words[word][language];
}

/** What the law has an invoice say where it bears no tax, in its own words and the reader's. */
export const legalNotes = {
  outside_poland: {
    law: 'Nie podlega opodatkowaniu VAT w Polsce (art. 28b ustawy o VAT)',
    pl: '',
    en: 'Not subject to Polish VAT: place of supply is the buyer’s country (Article 44 of Directive 2006/112/EC)',
    no: 'Ikke avgiftspliktig i Polen: leveringsstedet er kjøperens land',
  },
  reverse_charge: {
    law: 'Odwrotne obciążenie (art. 28b ustawy o VAT)',
    pl: '',
    en: 'Reverse charge: VAT to be accounted for by the buyer (Articles 44 and 196 of Directive 2006/112/EC)',
    no: 'Omvendt avgiftsplikt: kjøperen beregner avgiften (artikkel 44 og 196 i direktiv 2006/112/EF)',
  },
  international_pl: {
    law: 'Stawka 0%: usługi transportu międzynarodowego (art. 83 ust. 1 pkt 23 ustawy o VAT)',
    pl: '',
    en: '0% rate: international transport services',
    no: '0 % sats: internasjonale transporttjenester',
  },
  international_no: {
    law: 'Fritatt for merverdiavgift: transport direkte til eller fra utlandet (merverdiavgiftsloven § 6-28)',
    pl: 'Stawka 0%: transport międzynarodowy',
    en: 'Zero-rated: international transport',
    no: '',
  },
} as const satisfies Readonly<Record<LegalBasis, Readonly<Record<'law' | UiLanguage, string>>>>;

/** What a treatment is called in a table. */
export function rateName(rate: number, vatCase: string | null, language: UiLanguage): string {
  if (vatCase) return vatCase;
  return language === 'no' ? `${rate} %` : `${rate}%`;
}
