import { moneyOf, parseMoney, type Currency } from '../../../../kernel/money/money.js';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import type { Rate } from '../../../shipment/index.js';
import type { InvoiceContent } from '../../invoices/invoice-content.js';
import {
  draftInvoice,
  invoiceFacts,
  type InvoiceFacts,
  type InvoiceRecords,
} from '../../invoices/invoice-draft.js';
import type { VatTreatment } from '../../rules/vat.js';

type Client = NonNullable<InvoiceRecords['client']>;

const polish: Client = {
  name: 'Elektromontaż Sp. z o.o.',
  address: 'ul. Przemysłowa 12',
  city: 'Poznań',
  post_code: '61-541',
  country_id: 1,
  vat_number: '779-000-12-32',
  business_registration_number: null,
};
const abroad = (country_id: number, name: string, city: string, vat_number: string): Client => ({
  ...polish,
  name,
  address: 'Main 1',
  city,
  post_code: '1000',
  country_id,
  vat_number,
});

/** Clients of all kinds that invoices know. */
export const buyers = {
  pl: polish,
  person: { ...polish, name: 'Jan Kowalski', vat_number: null },
  de: abroad(2, 'Hansa Bau GmbH', 'Hamburg', 'DE136695976'),
  gr: abroad(15, 'Aigaio A.E.', 'Athina', 'EL094259216'),
  fr: abroad(3, 'Loire Fret SAS', 'Nantes', 'FR 40 303 265 045'),
  no: abroad(21, 'Sunnmøre Bygg AS', 'Bergen', '987654325'),
  ch: abroad(30, 'Alpen Logistik AG', 'Zürich', 'CHE-116.281.710 MWST'),
  gb: abroad(27, 'Thames Freight Ltd', 'London', 'GB 980 7806 84'),
} satisfies Record<string, Client>;

/** A rate as a word: percent, or a case. */
export type VatWord = '23' | '8' | '5' | '0' | 'np' | 'oo';

const treatmentOf = (word: VatWord): VatTreatment =>
  word === 'np' || word === 'oo' ? { rate: 0, vatCase: word } : { rate: Number(word), vatCase: null };

const records: InvoiceRecords = {
  country: 'PL',
  order: {
    id: 21,
    status: OrderStatus.PodReceived,
    client_name: null,
    payment_days: 30,
    price_for_client: 1,
    currency_for_client: 'PLN',
    pallets_count: 12,
    weight: 8400.5,
    cargo_type: 'Meble',
    client_reference: 'PO 45-11204',
    our_reference: 'R-7',
  },
  seller: {
    company_name: 'Bałtyk Spedycja sp. z o.o.',
    nip: '526-000-12-46',
    regon: '000331501',
    krs: '0000123456',
    register_court: 'Sąd Rejonowy Gdańsk-Północ',
    share_capital: '50 000 zł',
    address: 'ul. Śląska 17',
    city: 'Gdynia',
    post_code: '81-319',
    email: 'faktury@baltykspedycja.example',
    phone: '+48 58 720 11 40',
    bank_name: 'Bank Portowy S.A.',
    bank_account: '61 1090 1014 0000 0712 1981 2874',
    bank_swift: 'BPORPLPW',
  },
  paymentTermsDays: 21,
  client: polish,
  routes: [
    {
      pickup_street: 'ul. Hutnicza 1',
      pickup_city: 'Gdynia',
      pickup_post_code: '81-212',
      pickup_country: 'PL',
      pickup_date: new Date('2026-11-17T08:00:00Z'),
      delivery_street: 'ul. Hutnicza 4',
      delivery_city: 'Szczecin',
      delivery_post_code: '71-061',
      delivery_country: 'PL',
      delivery_date: new Date('2026-11-18T10:00:00Z'),
    },
  ],
  carriers: [],
};

const carrier: NonNullable<InvoiceRecords['carriers'][number]> = {
  id: 5,
  name: 'Trans-Pol Jan Nowak',
  address: 'ul. Bukowa 5',
  city: 'Poznań',
  post_code: '60-004',
  country_id: 1,
  vat_number: 'PL 526-000-12-46',
};

/** Carriers of all kinds that orders know, in the way that each drives a route. */
export const carriers = {
  pl: carrier,
  no: {
    ...carrier,
    id: 6,
    name: 'Fjordfrakt AS',
    address: 'Havnegata 9',
    city: 'Oslo',
    post_code: '0150',
    country_id: 21,
    vat_number: 'NO 987 654 325 MVA',
  },
  de: {
    ...carrier,
    id: 7,
    name: 'Hansa Trans GmbH',
    address: 'Hafen 1',
    city: 'Hamburg',
    post_code: '20095',
    country_id: 2,
    vat_number: 'DE136695976',
  },
  numberless: { ...carrier, id: 8, vat_number: null },
  misnumbered: { ...carrier, id: 9, vat_number: '5260001247' },
  zeros: { ...carrier, id: 11, vat_number: '000-000-00-00' },
  homeless: { ...carrier, id: 10, address: null, city: null, post_code: null },
};

/** How an invoice to write differs from the usual one. */
export interface InvoiceToWrite {
  buyer?: keyof typeof buyers;
  currency?: 'PLN' | 'EUR' | 'NOK';
  /** Units of PLN for one of the currency. */
  rate?: string;
  /** Price and tax, then as each correction has them. */
  charged?: readonly (readonly [net: number, vat: VatWord])[];
  /** Records other than the usual ones. */
  seller?: Partial<InvoiceRecords['seller']>;
  client?: Partial<Client>;
  order?: Partial<InvoiceRecords['order']>;
  /** Who drives each route, from one place to the next; the client is to learn them unless that is said not to be. */
  carriers?: readonly (keyof typeof carriers)[];
  namesCarriers?: boolean;
}

const rateOf = (from: Currency, rate: string): Rate => ({
  from,
  to: 'PLN',
  rate,
  date: '2026-11-17',
  source: 'NBP',
  table_no: '223/A/NBP/2026',
});

/** A route among several: from one place to the next. */
function routeOf(_driver: unknown, index: number): InvoiceRecords['routes'][number] {
  const [route] = records.routes;
  if (!route) throw new Error('No route');
  const place = (number: number) => `Hub ${number}`;
  return { ...route, pickup_city: place(index), delivery_city: place(index + 1) };
}

/** The records that an invoice to write is drafted from. */
export function factsOf({
  buyer = 'pl',
  currency = 'PLN',
  seller,
  client,
  order,
  carriers: drivers,
}: InvoiceToWrite): InvoiceFacts {
  return invoiceFacts({
    ...records,
    seller: { ...records.seller, ...seller },
    client: { ...buyers[buyer], ...client },
    order: { ...records.order, currency_for_client: currency, ...order },
    ...(drivers ? { routes: drivers.map(routeOf), carriers: drivers.map((name) => carriers[name]) } : {}),
  });
}

/** An invoice as it is kept, or its last correction: drafted as the product drafts it. */
export function issuedInvoice(wanted: InvoiceToWrite = {}): InvoiceContent {
  const { currency = 'PLN', rate, charged = [[10_037.4, '23']], namesCarriers } = wanted;
  const facts = factsOf(wanted);
  const issued: InvoiceContent[] = [];
  for (const [net, vat] of charged) {
    const [original] = issued;
    const before = issued.at(-1);
    const isCorrection = original !== undefined && before !== undefined;
    const draft = draftInvoice(
      facts,
      {
        net: parseMoney(net, currency),
        treatment: treatmentOf(vat),
        issueDate: isCorrection ? '2026-11-25' : '2026-11-20',
        saleDate: '2026-11-18',
        // A correction of nothing else moves the day of payment.
        dueDate: isCorrection && before.sums.net === net ? '2026-12-31' : '2026-12-20',
        rate: rate ? rateOf(currency, rate) : null,
        namesCarriers: namesCarriers ?? wanted.carriers !== undefined,
      },
      isCorrection
        ? { original, before, reason: 'Uzgodniona zmiana', renewsBuyer: false, paid: moneyOf(0, currency) }
        : null,
    );
    issued.push({ ...draft, number: isCorrection ? `FK/2026/000${issued.length}` : 'FV/2026/0017' });
  }
  const last = issued.at(-1);
  if (!last) throw new Error('Nothing is charged');
  return last;
}
