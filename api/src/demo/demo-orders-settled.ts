import type { DemoOrder } from './demo-order.js';

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
    loading: -15,
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
