import type { InvoiceContent } from '../invoice-content.js';

/** An invoice that nothing stands against: from Gdynia to Szczecin, in the currency of both. */
export const anInvoice: InvoiceContent = {
  kind: 'invoice',
  country: 'PL',
  language: 'pl',
  number: 'FV/2026/0017',
  order_number: 21,
  issue_date: '2026-11-20',
  sale_date: '2026-11-18',
  due_date: '2026-12-20',
  issue_place: 'Gdynia',
  delivery_place: 'ul. Hutnicza 4, 71-061 Szczecin, PL',
  payment_days: 30,
  seller: {
    name: 'Bałtyk Spedycja Sp. z o.o.',
    address: ['ul. Śląska 17', '81-319 Gdynia'],
    country: 'PL',
    numbers: [
      { label: 'NIP', value: '9991173202' },
      { label: 'REGON', value: '997001237' },
    ],
    phone: '+48 58 720 11 40',
    email: 'faktury@baltykspedycja.example',
  },
  buyer: {
    name: 'Elektromontaż Sp. z o.o.',
    address: ['ul. Przemysłowa 12', '61-541 Poznań', 'Polska'],
    country: 'PL',
    numbers: [{ label: 'NIP', value: '7790001234' }],
    phone: null,
    email: null,
  },
  account: {
    bank: 'Bank Portowy S.A.',
    account: null,
    iban: 'PL42 9999 0001 0000 1234 5678 0001',
    swift: null,
  },
  currency: 'PLN',
  lines: [
    {
      way: 'Gdynia (PL) → Szczecin (PL)',
      pickup_day: '2026-11-17',
      delivery_day: '2026-11-18',
      pallets: 12,
      weight: 8400.5,
      cargo: 'Meble',
      vat_rate: 23,
      vat_case: null,
      net: 10037.4,
      vat: 2308.6,
      gross: 12346,
    },
  ],
  sums: {
    rates: [{ vat_rate: 23, vat_case: null, net: 10037.4, vat: 2308.6, gross: 12346 }],
    net: 10037.4,
    vat: 2308.6,
    gross: 12346,
  },
  conversion: null,
  is_international: false,
  client_reference: 'PO 45-11204',
  our_reference: null,
  corrects: null,
};

const atZero = { vat_rate: 0, vat_case: 'np', net: 4250, vat: 0, gross: 4250 } as const;

/** The same to a buyer in Norway, in euros: not taxed in Poland. */
export const anInvoiceAbroad: InvoiceContent = {
  ...anInvoice,
  account: { ...anInvoice.account, swift: 'BPORPLPW' },
  language: 'no',
  number: 'FV/2026/0018',
  buyer: {
    ...anInvoice.buyer,
    name: 'Sunnmøre Bygg AS',
    address: ['Bryggen 7', '5003 Bergen', 'Norge'],
    country: 'NO',
    numbers: [{ label: 'Org.nr.', value: '987654321 MVA' }],
  },
  currency: 'EUR',
  lines: [
    { ...anInvoice.lines[0], way: 'Poznań (PL) → Gdańsk (PL) → Oslo (NO) → Bergen (NO)', ...atZero },
  ] as InvoiceContent['lines'],
  sums: { rates: [atZero], net: 4250, vat: 0, gross: 4250 },
  conversion: {
    currency: 'PLN',
    rate: '4.2731',
    date: '2026-11-17',
    source: 'NBP',
    table_no: '223/A/NBP/2026',
    net: 18160.68,
    vat: 0,
    gross: 18160.68,
  },
  is_international: true,
};

const corrected = { vat_rate: 23, vat_case: null, net: 9000, vat: 2070, gross: 11070 };
const less = { vat_rate: 23, vat_case: null, net: -1037.4, vat: -238.6, gross: -1276 };

/** A correction of the first: the price was agreed lower. */
export const aCorrection: InvoiceContent = {
  ...anInvoice,
  kind: 'correction',
  number: 'FK/2026/0003',
  lines: [{ ...anInvoice.lines[0], ...corrected }] as InvoiceContent['lines'],
  sums: { rates: [corrected], net: 9000, vat: 2070, gross: 11070 },
  corrects: {
    number: anInvoice.number,
    issue_date: anInvoice.issue_date,
    reason: 'Rabat za opóźnienie dostawy',
    lines: anInvoice.lines,
    sums: anInvoice.sums,
    buyer: null,
    difference: { rates: [less], net: -1037.4, vat: -238.6, gross: -1276 },
    is_paid: false,
  },
};

/** From a Norwegian company to a Polish buyer. */
export const aNorwegianInvoice: InvoiceContent = {
  ...anInvoice,
  country: 'NO',
  number: '2026-0007',
  seller: {
    name: 'Fjordlinje Frakt AS',
    address: ['Havnegata 9', '0150 Oslo', 'Norwegia'],
    country: 'NO',
    numbers: [{ label: 'Org.nr.', value: '999123457 MVA, Foretaksregisteret' }],
    phone: '+47 22 55 48 10',
    email: 'faktura@fjordlinje.example',
  },
  issue_place: 'Oslo',
  account: { bank: null, account: '9998.00.12340', iban: 'NO20 9998 0012 340', swift: 'FJORNOKK' },
  lines: [
    { ...anInvoice.lines[0], ...atZero, vat_case: null, way: 'Oslo (NO) → Gdynia (PL)' },
  ] as InvoiceContent['lines'],
  sums: { rates: [{ ...atZero, vat_case: null }], net: 4250, vat: 0, gross: 4250 },
  is_international: true,
};
