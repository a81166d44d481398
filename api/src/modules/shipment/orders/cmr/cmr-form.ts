import type { UiLanguage } from '../../../../kernel/text/language.js';

/** Numbers of the boxes of the form of the CMR Convention, as the IRU numbers them. */
export type BoxNumber =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24;

/** A place on the sheet in millimetres from its upper left corner. */
interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where the boxes are on an A4 sheet. Preprinted forms follow the same grid within a few millimetres, which the offset makes up for. */
export const places: Readonly<Record<BoxNumber, Place>> = {
  1: { x: 14, y: 16, w: 91, h: 26 },
  2: { x: 14, y: 42, w: 91, h: 26 },
  3: { x: 14, y: 68, w: 91, h: 19 },
  4: { x: 14, y: 87, w: 91, h: 19 },
  5: { x: 14, y: 106, w: 91, h: 18 },
  16: { x: 105, y: 42, w: 91, h: 26 },
  17: { x: 105, y: 68, w: 91, h: 19 },
  18: { x: 105, y: 87, w: 91, h: 37 },
  6: { x: 14, y: 124, w: 28, h: 58 },
  7: { x: 42, y: 124, w: 19, h: 58 },
  8: { x: 61, y: 124, w: 27, h: 58 },
  9: { x: 88, y: 124, w: 42, h: 58 },
  10: { x: 130, y: 124, w: 22, h: 58 },
  11: { x: 152, y: 124, w: 23, h: 58 },
  12: { x: 175, y: 124, w: 21, h: 58 },
  13: { x: 14, y: 182, w: 91, h: 36 },
  14: { x: 14, y: 218, w: 91, h: 17 },
  19: { x: 105, y: 182, w: 91, h: 20 },
  20: { x: 105, y: 202, w: 91, h: 33 },
  21: { x: 14, y: 235, w: 91, h: 11 },
  15: { x: 105, y: 235, w: 91, h: 11 },
  22: { x: 14, y: 246, w: 60, h: 36 },
  23: { x: 74, y: 246, w: 61, h: 36 },
  24: { x: 135, y: 246, w: 61, h: 36 },
};

/** The languages of labels; English forms have French beside it, the other language of the Convention. */
type LabelLanguage = UiLanguage | 'fr';

/** The second language of a form. */
export const besideLanguage: Readonly<Record<UiLanguage, LabelLanguage>> = { pl: 'en', no: 'en', en: 'fr' };

type Words = Readonly<Record<LabelLanguage, string>>;

/** What each box is called. */
export const boxLabels: Readonly<Record<BoxNumber, Words>> = {
  1: {
    pl: 'Nadawca (nazwisko lub nazwa, adres, kraj)',
    en: 'Sender (name, address, country)',
    no: 'Avsender (navn, adresse, land)',
    fr: 'Expéditeur (nom, adresse, pays)',
  },
  2: {
    pl: 'Odbiorca (nazwisko lub nazwa, adres, kraj)',
    en: 'Consignee (name, address, country)',
    no: 'Mottaker (navn, adresse, land)',
    fr: 'Destinataire (nom, adresse, pays)',
  },
  3: {
    pl: 'Miejsce przeznaczenia (miejscowość, kraj)',
    en: 'Place of delivery of the goods (place, country)',
    no: 'Leveringssted for godset (sted, land)',
    fr: 'Lieu prévu pour la livraison (lieu, pays)',
  },
  4: {
    pl: 'Miejsce i data załadowania',
    en: 'Place and date of taking over the goods',
    no: 'Sted og dato for overtakelse av godset',
    fr: 'Lieu et date de la prise en charge',
  },
  5: {
    pl: 'Załączone dokumenty',
    en: 'Documents attached',
    no: 'Vedlagte dokumenter',
    fr: 'Documents annexés',
  },
  6: { pl: 'Cechy i numery', en: 'Marks and numbers', no: 'Merker og nummer', fr: 'Marques et numéros' },
  7: { pl: 'Ilość sztuk', en: 'Number of packages', no: 'Antall kolli', fr: 'Nombre des colis' },
  8: {
    pl: 'Sposób opakowania',
    en: 'Method of packing',
    no: 'Emballasje',
    fr: 'Mode d’emballage',
  },
  9: { pl: 'Rodzaj towaru', en: 'Nature of the goods', no: 'Godsets art', fr: 'Nature de la marchandise' },
  10: {
    pl: 'Numer statystyczny',
    en: 'Statistical number',
    no: 'Statistisk nummer',
    fr: 'No. statistique',
  },
  11: {
    pl: 'Waga brutto w kg',
    en: 'Gross weight in kg',
    no: 'Bruttovekt i kg',
    fr: 'Poids brut, kg',
  },
  12: { pl: 'Objętość w m³', en: 'Volume in m³', no: 'Volum i m³', fr: 'Cubage m³' },
  13: {
    pl: 'Instrukcje nadawcy',
    en: 'Sender’s instructions',
    no: 'Avsenderens instrukser',
    fr: 'Instructions de l’expéditeur',
  },
  14: {
    pl: 'Postanowienia o zapłacie przewoźnego',
    en: 'Instructions as to payment for carriage',
    no: 'Betaling av frakt',
    fr: 'Prescriptions d’affranchissement',
  },
  15: { pl: 'Zapłata (pobranie)', en: 'Cash on delivery', no: 'Etterkrav', fr: 'Remboursement' },
  16: {
    pl: 'Przewoźnik (nazwisko lub nazwa, adres, kraj)',
    en: 'Carrier (name, address, country)',
    no: 'Fraktfører (navn, adresse, land)',
    fr: 'Transporteur (nom, adresse, pays)',
  },
  17: {
    pl: 'Kolejni przewoźnicy (nazwa, adres, kraj)',
    en: 'Successive carriers (name, address, country)',
    no: 'Etterfølgende fraktførere (navn, adresse, land)',
    fr: 'Transporteurs successifs (nom, adresse, pays)',
  },
  18: {
    pl: 'Zastrzeżenia i uwagi przewoźnika',
    en: 'Carrier’s reservations and observations',
    no: 'Fraktførerens forbehold og bemerkninger',
    fr: 'Réserves et observations du transporteur',
  },
  19: {
    pl: 'Postanowienia specjalne',
    en: 'Special agreements',
    no: 'Særlige avtaler',
    fr: 'Conventions particulières',
  },
  20: { pl: 'Do zapłacenia', en: 'To be paid by', no: 'Betales av', fr: 'À payer par' },
  21: { pl: 'Wystawiono w', en: 'Established in', no: 'Utstedt i', fr: 'Établie à' },
  22: {
    pl: 'Podpis i stempel nadawcy',
    en: 'Signature and stamp of the sender',
    no: 'Avsenderens underskrift og stempel',
    fr: 'Signature et timbre de l’expéditeur',
  },
  23: {
    pl: 'Podpis i stempel przewoźnika',
    en: 'Signature and stamp of the carrier',
    no: 'Fraktførerens underskrift og stempel',
    fr: 'Signature et timbre du transporteur',
  },
  24: {
    pl: 'Przesyłkę otrzymano',
    en: 'Goods received',
    no: 'Godset mottatt',
    fr: 'Marchandises reçues',
  },
};

/** Further words of the form. */
export const formWords = {
  title: {
    pl: 'Międzynarodowy samochodowy list przewozowy',
    en: 'International consignment note',
    no: 'Internasjonalt fraktbrev',
    fr: 'Lettre de voiture internationale',
  },
  clause: {
    pl: 'Niniejszy przewóz podlega postanowieniom Konwencji o umowie międzynarodowego przewozu drogowego towarów (CMR) bez względu na jakąkolwiek przeciwną klauzulę.',
    en: 'This carriage is subject, notwithstanding any clause to the contrary, to the Convention on the Contract for the International Carriage of Goods by Road (CMR).',
    no: 'Denne transporten er, uansett motstridende avtaler, underlagt konvensjonen om fraktavtaler ved internasjonal godsbefordring på veg (CMR).',
    fr: 'Ce transport est soumis, nonobstant toute clause contraire, à la Convention relative au contrat de transport international de marchandises par route (CMR).',
  },
  paid: { pl: 'Przewoźne zapłacone', en: 'Carriage paid', no: 'Frakt betalt', fr: 'Franco' },
  forward: {
    pl: 'Przewoźne nieopłacone',
    en: 'Carriage forward',
    no: 'Frakt betales av mottaker',
    fr: 'Non franco',
  },
  charges: { pl: 'Przewoźne', en: 'Carriage charges', no: 'Frakt', fr: 'Prix de transport' },
  deductions: { pl: 'Bonifikaty', en: 'Deductions', no: 'Fradrag', fr: 'Réductions' },
  balance: { pl: 'Saldo', en: 'Balance', no: 'Saldo', fr: 'Solde' },
  supplements: { pl: 'Dopłaty', en: 'Supplements', no: 'Tillegg', fr: 'Suppléments' },
  others: { pl: 'Koszty dodatkowe', en: 'Other charges', no: 'Andre kostnader', fr: 'Frais accessoires' },
  total: { pl: 'Razem', en: 'Total', no: 'Sum', fr: 'Total' },
  senderColumn: { pl: 'Nadawca', en: 'Sender', no: 'Avsender', fr: 'Expéditeur' },
  currency: { pl: 'Waluta', en: 'Currency', no: 'Valuta', fr: 'Monnaie' },
  consigneeColumn: { pl: 'Odbiorca', en: 'Consignee', no: 'Mottaker', fr: 'Destinataire' },
  on: { pl: 'dnia', en: 'on', no: 'den', fr: 'le' },
  place: { pl: 'Miejsce', en: 'Place', no: 'Sted', fr: 'Lieu' },
  consigneeSignature: {
    pl: 'Podpis i stempel odbiorcy',
    en: 'Signature and stamp of the consignee',
    no: 'Mottakerens underskrift og stempel',
    fr: 'Signature et timbre du destinataire',
  },
  number: { pl: 'Nr', en: 'No.', no: 'Nr.', fr: 'No.' },
} as const satisfies Readonly<Record<string, Words>>;

/** The copies of a note, in the colours in which forms are printed: whose each is. */
export const copies: readonly { colour: string; owner: Words }[] = [
  {
    colour: '#c0232c',
    owner: {
      pl: 'Egzemplarz dla nadawcy',
      en: 'Copy for sender',
      no: 'Eksemplar for avsender',
      fr: 'Exemplaire de l’expéditeur',
    },
  },
  {
    colour: '#1f4fa8',
    owner: {
      pl: 'Egzemplarz dla odbiorcy',
      en: 'Copy for consignee',
      no: 'Eksemplar for mottaker',
      fr: 'Exemplaire du destinataire',
    },
  },
  {
    colour: '#1c7a3e',
    owner: {
      pl: 'Egzemplarz dla przewoźnika',
      en: 'Copy for carrier',
      no: 'Eksemplar for fraktfører',
      fr: 'Exemplaire du transporteur',
    },
  },
  {
    colour: '#151d1f',
    owner: {
      pl: 'Egzemplarz dodatkowy',
      en: 'Additional copy',
      no: 'Ekstra eksemplar',
      fr: 'Exemplaire supplémentaire',
    },
  },
];
