import type { DemoOrder } from './demo-order.js';

/** Orders of the first demo company whose price the client was sent, or has answered. */
export const offeredOrders: readonly DemoOrder[] = [
  {
    client: 1,
    way: ['szczecin', 'drammen'],
    pallets: 10,
    weight: 5460,
    cargo: 'Prefabrikkerte trapper',
    age: 4,
    loading: 4,
    status: 3,
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
