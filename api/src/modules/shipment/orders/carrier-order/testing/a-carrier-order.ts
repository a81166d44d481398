import { defaultOrderTerms } from '../../../../../kernel/order/order-terms.js';
import type { CarrierOrderContent } from '../carrier-order-content.js';

/** An order as most are: one route, a few facts, the built-in terms. */
export const aCarrierOrder: CarrierOrderContent = {
  language: 'pl',
  number: 17,
  leg: 1,
  legs: 1,
  day: '2026-11-22',
  forwarder: {
    name: 'Bałtyk Spedycja sp. z o.o.',
    address: ['ul. Długa 12', '80-827 Gdańsk', 'Polska'],
    numbers: [
      { label: 'NIP', value: '5260001246' },
      { label: 'REGON', value: '000331501' },
    ],
    phone: '+48583000000',
    email: 'biuro@baltyk.example',
  },
  carrier: {
    name: 'Tromsø Transport og Spedisjon AS',
    address: ['Storgata 4', '9008 Tromsø', 'Norwegia'],
    numbers: [],
    phone: '+4790012345',
    email: 'post@transport.example',
  },
  contact: { name: 'Anna Kowalczyk', email: 'anna@baltyk.example' },
  pickup: {
    label: 'Załadunek',
    place: 'Gdańsk',
    address: 'ul. Portowa 3, 80-001, Polska',
    date: 'wt., 1 gru 2026, 09:00–13:00',
  },
  delivery: {
    label: 'Rozładunek',
    place: 'Bergen',
    address: 'Bryggen 7, 5003, Norwegia',
    date: 'czw., 3 gru 2026, 08:00',
  },
  rows: [
    { label: 'Palety', value: '12' },
    { label: 'Waga', value: '8 400,5 kg' },
    { label: 'Rodzaj ładunku', value: 'Meble' },
    { label: 'Nasz nr referencyjny', value: 'BS/2026/11/0042' },
  ],
  notes: null,
  price: '12 345,50 EUR',
  payment_days: 30,
  terms: defaultOrderTerms.pl,
};
