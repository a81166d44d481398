import type { DemoOrder } from './demo-order.js';

/** Orders of the other demo company: one that is settled, and one that is new. */
export const rivalOrders: readonly DemoOrder[] = [
  {
    client: 7,
    way: ['alesund', 'lodz'],
    pallets: 18,
    weight: 13900,
    cargo: 'Frossen fisk',
    age: 58,
    loading: -46,
    status: 13,
    quotes: [[[7, 36800, 'NOK', 4]]],
    currency: 'EUR',
  },
  {
    client: 6,
    way: ['elk', 'bergen'],
    pallets: 15,
    weight: 8200,
    cargo: 'Drewno konstrukcyjne',
    age: 1,
    loading: 6,
    status: 0,
  },
];
