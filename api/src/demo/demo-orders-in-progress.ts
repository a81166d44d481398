import type { DemoOrder } from './demo-order.js';

/** Orders of the first demo company that are with their carriers, or done. */
export const ordersInProgress: readonly DemoOrder[] = [
  {
    client: 10,
    way: ['tromso', 'gdansk'],
    pallets: 18,
    weight: 15120,
    cargo: 'Tørrfisk',
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
    loading: -1,
    status: 8,
    quotes: [
      [
        [18, 2450, 'EUR', 4],
        [0, 2590, 'EUR', 3],
      ],
    ],
  },
  {
    client: 6,
    way: ['torun', 'kristiansand'],
    pallets: 24,
    weight: 19800,
    cargo: 'Pasze sypkie w big-bagach',
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
    age: 20,
    loading: -8,
    status: 10,
    quotes: [[[10, 2940, 'EUR', 5]]],
  },
];
