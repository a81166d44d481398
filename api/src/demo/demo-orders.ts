import type { CargoFactsInput, OrderUpdate, ReferencesInput } from '../modules/shipment/index.js';
import type { Place } from './demo-directories.js';

/** What an order says of its load, and what it is called in the parties' books. */
type DemoFacts = Pick<OrderUpdate, keyof CargoFactsInput | keyof ReferencesInput>;

/** A carrier's price for a route: index of the carrier, price, currency, days on the road. */
type DemoQuote = readonly [
  carrier: number,
  price: number,
  currency: 'PLN' | 'EUR' | 'NOK',
  days: number,
  notes?: string,
];

/** An order of the demo and how far it has come. */
export interface DemoOrder {
  /** Index of the client. */
  client: number;
  /** Where it goes; with more than two places it has several routes. */
  way: readonly Place[];
  pallets: number;
  weight: number;
  cargo: string;
  notes?: string;
  facts?: DemoFacts;
  /** Hours for which the load can be fetched at the first place, and be brought to the last. */
  windows?: readonly [pickup: number, delivery: number];
  /** Days from today to the last one on which the offer can be accepted. */
  validFor?: number;
  /** Days ago that the request came. */
  age: number;
  /** Days from today to loading. */
  loading: number;
  status: number;
  /** Prices for the routes, in their sequence. */
  quotes?: readonly (readonly DemoQuote[])[];
  /** Indexes of routes whose quote is still to be chosen; of the others it is the first. */
  openRoutes?: readonly number[];
  /** Margins of the routes in percent, in their sequence; null for the company's. */
  margins?: readonly (number | null)[];
  currency?: 'PLN' | 'EUR' | 'NOK';
  /** Who looks after it; nobody when left out. */
  assignee?: 'owner' | 'worker';
  /** Days for which it is put off. */
  snoozedFor?: number;
  /** The client is offered the cheapest and the fastest quote to choose from; of one route with two quotes, the fastest first. */
  hasVariants?: boolean;
  /** The last day on which the client could accept was yesterday. */
  isExpired?: boolean;
  /** The carrier of its first route has sent a POD over the link, which nobody has filed. */
  hasReceivedFile?: boolean;
  /** Days until the client is to pay; the company's terms when left out. */
  paymentDays?: number;
}

/** Orders of the first demo company that are being priced. */
export const ordersInValuation: readonly DemoOrder[] = [
  {
    client: 2,
    way: ['elk', 'trondheim'],
    pallets: 18,
    weight: 14200,
    cargo: 'Mrożone owoce leśne',
    facts: {
      body_type: 'reefer',
      temperature_min: -20,
      temperature_max: -18,
      client_reference: 'CM/2287/11',
    },
    windows: [4, 6],
    notes: 'Temperatura −18 °C przez całą drogę, wydruk z rejestratora.',
    age: 0,
    loading: 5,
    status: 0,
  },
  {
    client: 19,
    way: ['drammen', 'szczecin'],
    pallets: 26,
    weight: 21800,
    cargo: 'Trelast, kledning',
    facts: {
      body_type: 'curtain_side',
      ldm: 13.2,
      length_cm: 480,
      width_cm: 110,
      height_cm: 105,
      incoterm: 'FCA',
    },
    age: 0,
    loading: 6,
    status: 0,
  },
  {
    client: 14,
    way: ['lodz', 'hamburg'],
    pallets: 8,
    weight: 2950,
    cargo: 'Tkaniny techniczne w rolkach',
    snoozedFor: 2,
    facts: { ldm: 3.2, length_cm: 160, width_cm: 80, height_cm: 140, client_reference: 'LTT-4410' },
    age: 1,
    loading: 7,
    status: 0,
  },
  {
    client: 13,
    way: ['wroclaw', 'stavanger'],
    pallets: 14,
    weight: 7350,
    cargo: 'Okna PCV na stojakach',
    facts: {
      body_type: 'mega',
      ldm: 9.6,
      length_cm: 240,
      width_cm: 120,
      height_cm: 260,
      incoterm: 'DAP',
      client_reference: 'ZAM 812/2026',
    },
    windows: [5, 4],
    validFor: 6,
    age: 1,
    loading: 8,
    status: 1,
  },
  {
    client: 25,
    way: ['leeds', 'gdansk'],
    pallets: 6,
    weight: 3120,
    cargo: 'Joinery, oak doors',
    age: 2,
    loading: 9,
    status: 1,
    assignee: 'owner',
    quotes: [[[20, 2350, 'EUR', 4]]],
  },
  {
    client: 0,
    way: ['poznan', 'gdansk', 'oslo', 'bergen'],
    pallets: 12,
    weight: 6840,
    cargo: 'Rozdzielnice elektryczne',
    facts: {
      body_type: 'tail_lift_van',
      ldm: 4.8,
      length_cm: 180,
      width_cm: 100,
      height_cm: 210,
      adr_un: '3480',
      adr_class: '9',
      incoterm: 'DAP',
      client_reference: 'PO 45-11827',
      our_reference: 'BS/OSL/114',
    },
    windows: [4, 3],
    validFor: 4,
    margins: [12, 8.5, null],
    notes: 'Winda przy rozładunku w Bergen. Nie piętrować.',
    age: 2,
    loading: 5,
    status: 2,
    quotes: [
      [
        [5, 2150, 'PLN', 1],
        [4, 2390, 'PLN', 1],
        [16, 2240, 'PLN', 2],
      ],
      [
        [0, 1480, 'EUR', 2, 'Auto z windą, kierowca z ADR. W cenie prom Gdynia–Karlskrona.'],
        [1, 1395, 'EUR', 5],
        [2, 17500, 'NOK', 1, 'Direkte, egen bil.'],
        [3, 1620, 'EUR', 4],
        [4, 6980, 'PLN', 5],
      ],
      [
        [6, 9800, 'NOK', 1],
        [3, 11200, 'NOK', 1, 'Lift inkludert.'],
        [15, 10400, 'NOK', 2],
      ],
    ],
  },
  {
    client: 16,
    way: ['szczecin', 'alesund'],
    pallets: 20,
    weight: 19400,
    cargo: 'Konstrukcje stalowe',
    facts: {
      body_type: 'flatbed',
      ldm: 13.6,
      length_cm: 1180,
      width_cm: 240,
      height_cm: 220,
      our_reference: 'BS/AES/031',
    },
    openRoutes: [0],
    age: 3,
    loading: 6,
    status: 2,
    quotes: [
      [
        [14, 2980, 'EUR', 4],
        [0, 3150, 'EUR', 3],
      ],
    ],
  },
  {
    client: 15,
    way: ['trondheim', 'bialystok'],
    pallets: 24,
    weight: 18600,
    cargo: 'Laks, fersk',
    facts: {
      body_type: 'reefer',
      temperature_min: 0,
      temperature_max: 2,
      incoterm: 'FCA',
      client_reference: 'SO 77120',
    },
    windows: [3, 8],
    validFor: 3,
    age: 3,
    loading: 3,
    status: 2,
    quotes: [
      [
        [13, 38500, 'NOK', 3],
        [12, 3390, 'EUR', 4],
      ],
    ],
  },
];

/** Orders of the first demo company whose price the client was sent, or has answered. */
export const offeredOrders: readonly DemoOrder[] = [
  {
    client: 1,
    way: ['szczecin', 'drammen'],
    pallets: 10,
    weight: 5460,
    cargo: 'Prefabrikkerte trapper',
    facts: { body_type: 'curtain_side', ldm: 6, height_cm: 230, client_reference: 'P-2026-388' },
    windows: [3, 5],
    validFor: 3,
    margins: [14],
    age: 4,
    loading: 4,
    status: 3,
    hasVariants: true,
    assignee: 'worker',
    quotes: [
      [
        [2, 21500, 'NOK', 3],
        [14, 1790, 'EUR', 4],
      ],
    ],
    currency: 'NOK',
  },
  {
    client: 20,
    way: ['poznan', 'berlin'],
    pallets: 16,
    weight: 6100,
    cargo: 'Küchenfronten',
    facts: { body_type: 'box', ldm: 6.4, incoterm: 'DDP' },
    validFor: 1,
    age: 5,
    loading: 4,
    status: 3,
    quotes: [
      [
        [17, 690, 'EUR', 1],
        [5, 3120, 'PLN', 1],
      ],
    ],
    currency: 'EUR',
  },
  {
    client: 11,
    way: ['swarzedz', 'kristiansand'],
    pallets: 22,
    weight: 6900,
    cargo: 'Biurka i szafy biurowe',
    age: 6,
    loading: 3,
    status: 3,
    isExpired: true,
    quotes: [
      [
        [15, 24800, 'NOK', 3],
        [0, 2290, 'EUR', 4],
      ],
    ],
  },
  {
    client: 3,
    way: ['swarzedz', 'tonsberg'],
    pallets: 8,
    weight: 2310,
    cargo: 'Møbler, sofaer',
    age: 7,
    loading: 3,
    status: 4,
    quotes: [
      [
        [2, 18900, 'NOK', 3],
        [5, 6400, 'PLN', 4],
      ],
    ],
    currency: 'NOK',
  },
  {
    client: 8,
    way: ['olsztyn', 'oslo'],
    pallets: 30,
    weight: 23800,
    cargo: 'Piwo w kegach',
    facts: {
      body_type: 'curtain_side',
      ldm: 13.6,
      temperature_min: 4,
      temperature_max: 18,
      our_reference: 'BS/OSL/109',
    },
    windows: [6, 4],
    validFor: 2,
    margins: [9.5],
    age: 8,
    loading: 5,
    status: 4,
    quotes: [
      [
        [21, 2550, 'EUR', 4],
        [11, 29800, 'NOK', 3],
      ],
    ],
  },
  {
    client: 17,
    way: ['gdansk', 'stavanger'],
    pallets: 9,
    weight: 3300,
    cargo: 'Kanaler og vifter',
    age: 9,
    loading: 6,
    status: 5,
    quotes: [[[15, 23900, 'NOK', 3]]],
    currency: 'NOK',
  },
];

/** Orders of the first demo company that are with their carriers, or done. */
export const ordersInProgress: readonly DemoOrder[] = [
  {
    client: 10,
    way: ['tromso', 'gdansk'],
    pallets: 18,
    weight: 15120,
    cargo: 'Tørrfisk',
    facts: { body_type: 'box', ldm: 7.2, incoterm: 'EXW', client_reference: 'NS-90412' },
    age: 10,
    loading: 4,
    status: 6,
    quotes: [
      [
        [8, 46500, 'NOK', 5],
        [19, 48200, 'NOK', 4],
      ],
    ],
    currency: 'NOK',
  },
  {
    client: 7,
    way: ['krosno', 'oslo'],
    pallets: 16,
    weight: 7900,
    cargo: 'Szkło gospodarcze',
    facts: {
      body_type: 'curtain_side',
      ldm: 6.4,
      height_cm: 145,
      client_reference: 'HSK/EX/556',
      our_reference: 'BS/OSL/107',
    },
    windows: [2, 4],
    margins: [15],
    age: 11,
    loading: 2,
    status: 7,
    quotes: [
      [
        [3, 2180, 'EUR', 4],
        [10, 9300, 'PLN', 5],
      ],
    ],
  },
  {
    client: 23,
    way: ['alesund', 'lodz'],
    pallets: 11,
    weight: 4870,
    cargo: 'Plastgranulat',
    facts: { body_type: 'curtain_side', ldm: 4.4, incoterm: 'FCA' },
    age: 12,
    loading: 1,
    status: 7,
    quotes: [[[6, 31900, 'NOK', 4]]],
    currency: 'EUR',
  },
  {
    client: 4,
    way: ['kartuzy', 'stavanger'],
    pallets: 22,
    weight: 9120,
    cargo: 'Schody i balustrady drewniane',
    age: 13,
    loading: -5,
    status: 8,
    hasReceivedFile: true,
    quotes: [
      [
        [18, 2450, 'EUR', 4],
        [0, 2590, 'EUR', 3],
      ],
    ],
  },
  {
    client: 18,
    way: ['gdansk', 'drammen'],
    pallets: 20,
    weight: 11200,
    cargo: 'Papier toaletowy i ręczniki',
    facts: { body_type: 'curtain_side', ldm: 8, client_reference: 'HYG-6120' },
    windows: [3, 4],
    age: 9,
    loading: -4,
    status: 8,
    assignee: 'owner',
    quotes: [
      [
        [0, 1980, 'EUR', 5],
        [2, 24100, 'NOK', 5],
      ],
    ],
  },
  {
    client: 12,
    way: ['poznan', 'bergen'],
    pallets: 14,
    weight: 8300,
    cargo: 'Armatura łazienkowa',
    facts: { body_type: 'box', ldm: 5.6, incoterm: 'DAP' },
    age: 12,
    loading: -8,
    status: 8,
    quotes: [[[3, 2340, 'EUR', 5]]],
  },
  {
    client: 6,
    way: ['torun', 'kristiansand'],
    pallets: 24,
    weight: 19800,
    cargo: 'Pasze sypkie w big-bagach',
    facts: { body_type: 'mega', ldm: 9.6, client_reference: 'AGM-2026/771' },
    windows: [8, 4],
    age: 14,
    loading: 1,
    status: 9,
    quotes: [
      [
        [12, 2380, 'EUR', 4],
        [0, 2610, 'EUR', 3],
      ],
    ],
  },
  {
    client: 9,
    way: ['bialystok', 'alesund'],
    pallets: 30,
    weight: 8650,
    cargo: 'Meble w paczkach',
    facts: {
      body_type: 'mega',
      ldm: 12,
      incoterm: 'DAP',
      client_reference: 'PW-3318',
      our_reference: 'BS/AES/027',
    },
    age: 20,
    loading: -7,
    status: 10,
    quotes: [[[10, 2940, 'EUR', 5]]],
  },
];

/**
 * Orders of the first demo company that are invoiced or paid. They ran on lanes of orders that are being priced, so
 * that those find what carriers asked for then. The oldest comes first: invoices are numbered in that sequence.
 */
export const settledOrders: readonly DemoOrder[] = [
  {
    client: 16,
    way: ['szczecin', 'alesund'],
    pallets: 18,
    weight: 17250,
    cargo: 'Konstrukcje stalowe, belki',
    facts: { body_type: 'flatbed', ldm: 13.6, length_cm: 1200, our_reference: 'BS/AES/019' },
    age: 63,
    loading: -28,
    status: 13,
    quotes: [
      [
        [0, 3060, 'EUR', 3],
        [14, 3190, 'EUR', 4],
        [6, 37900, 'NOK', 3],
      ],
    ],
  },
  {
    client: 0,
    way: ['poznan', 'gdansk', 'oslo', 'bergen'],
    pallets: 10,
    weight: 5620,
    cargo: 'Rozdzielnice i transformatory suche',
    notes: 'Winda przy rozładunku w Bergen.',
    facts: {
      body_type: 'tail_lift_van',
      ldm: 4,
      length_cm: 180,
      width_cm: 100,
      height_cm: 200,
      incoterm: 'DAP',
      client_reference: 'PO 45-11204',
      our_reference: 'BS/OSL/088',
    },
    windows: [4, 3],
    age: 41,
    loading: -24,
    status: 12,
    quotes: [
      [
        [5, 2080, 'PLN', 1],
        [4, 2310, 'PLN', 1],
      ],
      [
        [0, 1445, 'EUR', 2],
        [3, 1590, 'EUR', 4],
      ],
      [
        [6, 9650, 'NOK', 1],
        [15, 10900, 'NOK', 1],
      ],
    ],
    currency: 'EUR',
    paymentDays: 7,
    margins: [12, 8.5, 15],
  },
  {
    client: 15,
    way: ['trondheim', 'bialystok'],
    pallets: 26,
    weight: 19900,
    cargo: 'Laks, fersk, i isoporkasser',
    facts: {
      body_type: 'reefer',
      temperature_min: 0,
      temperature_max: 2,
      ldm: 13.6,
      incoterm: 'FCA',
      client_reference: 'SO 76644',
    },
    windows: [3, 8],
    age: 27,
    loading: -9,
    status: 11,
    quotes: [
      [
        [12, 3280, 'EUR', 4],
        [13, 39800, 'NOK', 3],
        [3, 3540, 'EUR', 3],
      ],
    ],
    currency: 'NOK',
    margins: [11],
  },
];
