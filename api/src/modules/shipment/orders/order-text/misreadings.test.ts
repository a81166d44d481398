import { beforeAll, describe, expect, test } from '@jest/globals';
import { Places } from '../../../../platform/places/places.js';
import type { OrderTextDoubt, OrderTextField } from './order-text.dto.js';
import { readOrderText } from './read-order-text.js';
import type { FindTown } from './read-places.js';
import { dayOfMails } from './testing/request-mails.js';

// What was once read wrong without a word of it: by what each is read right, or doubted.

let findTown: FindTown;
beforeAll(async () => {
  findTown = await new Places().lookup();
});

type Fields = Partial<Record<OrderTextField | 'more_loads', string | number | boolean | undefined>>;
type Doubts = Partial<Record<OrderTextField, OrderTextDoubt | null>>;

const cases = (rows: readonly (readonly [text: string, fields: Fields, doubts?: Doubts])[]) =>
  rows.map(([text, fields, doubts = {}]) => ({ text, fields, doubts }));

function expectRead(text: string, fields: Fields, doubts: Doubts = {}): void {
  const { values, pieces, more_loads } = readOrderText(text, dayOfMails, findTown);
  const read: Fields = { ...values, more_loads };
  const of = Object.fromEntries(Object.keys(fields).map((field) => [field, read[field as OrderTextField]]));
  expect(of).toEqual(fields);
  for (const piece of pieces) expect(text.slice(piece.start, piece.end)).toBe(piece.text);
  const told = Object.fromEntries(pieces.map(({ field, doubt }) => [field, doubt]));
  expect(told).toMatchObject(doubts);
}

describe('what a quoted mail says', () => {
  test.each(
    cases([
      [
        'W dniu 3.11.2026 o 09:12 Jan Kowalski pisze:\n> Proszę o cenę Gdańsk - Hamburg, 22 palety, 9 t\n> Pozdrawiam\n\nDzień dobry, tym razem proszę o wycenę Łódź - Oslo, 2400 kg.',
        { pickup_city: 'Łódź', delivery_city: 'Oslo', weight: 2400, pallets_count: undefined },
      ],
      [
        '> Moss - Hamburg, 14 paller, 5 tonn\n\nNy forespørsel: Larvik - Gdynia, 3200 kg.',
        { pickup_city: 'Larvik', delivery_city: 'Gdynia', weight: 3200, pallets_count: undefined },
      ],
      [
        '-----Original Message-----\nFrom: Ann Smith <ann@leeds.example>\nSent: 3 November 2026\nSubject: quote\nPlease quote Leeds to Hamburg, 22 pallets.\nRegards\nAnn\n\nHi, new one please: Hull to Oslo, 4200 kg.',
        { pickup_city: 'Hull', delivery_city: 'Oslo', weight: 4200, pallets_count: undefined },
      ],
      [
        'Hi, please quote Hull to Oslo, 4200 kg.\n\nFrom: Ann Smith <ann@leeds.example>\nSent: 3 November 2026\nSubject: quote\nLeeds to Hamburg, 22 pallets.',
        { pickup_city: 'Hull', delivery_city: 'Oslo', weight: 4200, pallets_count: undefined },
      ],
    ]),
  )('counts for nothing beside a route of its own: $text', ({ text, fields }) => expectRead(text, fields));

  test('is doubtful where own words tell only a part', () => {
    const text = 'Prosimy teraz o 8 palet.\n\n> Gdańsk - Hamburg, 22 palety, 9 t';
    expectRead(
      text,
      { pallets_count: 8, pickup_city: 'Gdańsk', weight: 9000 },
      { pallets_count: null, pickup_city: 'reading', weight: 'reading' },
    );
  });

  test.each([
    'Kan noen se på dette?\n\n> Moss - Gdynia, 14 paller, 5 tonn',
    'FYI\n\nFrom: Ann Smith <ann@leeds.example>\nSubject: quote\n\nMoss - Gdynia, 14 pallets, 5 t',
    'From: Ann Smith <ann@leeds.example>\nSubject: quote\n\nMoss - Gdynia, 14 pallets, 5 t',
  ])('is what is asked where it is only passed on: %j', (text) => {
    expectRead(
      text,
      { pickup_city: 'Moss', delivery_city: 'Gdynia', pallets_count: 14, weight: 5000 },
      { weight: null, pallets_count: null },
    );
  });
});

describe('several loads', () => {
  test.each(
    cases([
      [
        'Hei, to laster: 1) Moss-Kraków 12 paller 2) Moss-Praha 8 paller',
        { pickup_city: 'Moss', delivery_city: 'Kraków', pallets_count: 12 },
      ],
      [
        'To laster:\n1) Moss-Kraków, 12 paller, 6 t\n2) Moss-Praha, 8 paller, 4 t',
        { delivery_city: 'Kraków', pallets_count: 12, weight: 6000 },
      ],
      [
        'Dwie trasy: 1. Łódź-Oslo 5 palet; 2. Łódź-Bergen 8 palet',
        { delivery_city: 'Oslo', pallets_count: 5 },
      ],
      [
        'Dwie trasy: Łódź - Oslo i Łódź - Bergen, oba po 8 palet 3000 kg',
        { pallets_count: 8, weight: 3000 },
        { weight: 'reading' },
      ],
      ['Moss - Gdynia og Moss - Poznań, begge med 10 paller 4000 kg', { pallets_count: 10, weight: 4000 }],
      ['Leeds - Oslo and Leeds - Bergen, both 6 pallets 2000 kg', { pallets_count: 6, weight: 2000 }],
    ]),
  )('are told, and only the first is read: $text', ({ text, fields, doubts }) => {
    expectRead(text, { ...fields, more_loads: true }, doubts);
  });

  test.each([
    '1. Załadunek Bielsko-Biała 2. Rozładunek Golub-Dobrzyń',
    '12 palet po 400 kg, Łódź - Oslo',
    'Łódź - Oslo: 1) Palety EUR 2) Folia',
  ])('are not numbered facts of one: %j', (text) => {
    expectRead(text, { more_loads: false });
  });
});

describe('amounts', () => {
  test.each(
    cases([
      ['chłodnia +2/+4 st., 18 palet', { temperature_min: 2, temperature_max: 4 }],
      ['reefer 0/+2 st. 12 palet', { temperature_min: 0, temperature_max: 2 }],
      ['frigo -20/-18 st, 12 palet', { temperature_min: -20, temperature_max: -18 }],
      ['mrożonki -20C, 33 palety', { temperature_min: -20, temperature_max: -20 }],
      ['reefer +4C, 33 pallets', { temperature_min: 4, temperature_max: 4 }],
      ['ladung 12 paletten, 20C', { temperature_min: undefined }],
      ['14,6t netto 15,9t brutto', { weight: 15_900 }],
      ['netto 9,2 t, brutto 10,1 t', { weight: 10_100 }],
      ['12 pallets, 4200 kg net', { weight: 4200 }],
      ['Leeds - Oslo, net weight 4200 kg, 4600 kg gross', { weight: 4600 }],
      ['8 pallets, 4400 lbs, Leeds - Oslo', { weight: 1996 }],
      ['8 pallets, 1,000 pounds, Leeds - Oslo', { weight: 454 }],
      ['5 palet 1200x800', { length_cm: 120, width_cm: 80 }],
      ['5 palet 1200x800x1400', { length_cm: 120, width_cm: 80, height_cm: 140 }],
      ['4 pallets 1200 x 1000, 2 t', { length_cm: 120, width_cm: 100 }],
      ['konstrukcja 1200x240x260', { length_cm: 1200, width_cm: 240, height_cm: 260 }],
      ['maszyna 900x400x350', { length_cm: 900, width_cm: 400 }, { length_cm: 'reading' }],
      ['5 palet, wysokość 1800mm', { height_cm: 180 }],
      ['paller, høyde: 2,1 m', { height_cm: 210 }],
      ['1 crate, 6.5m long, 1.2m wide', { length_cm: 650, width_cm: 120 }],
      ['Maskin, lengde 7,8 m, 4 t', { length_cm: 780 }],
      ['12 palet, naczepa wysokość 3 m', { height_cm: undefined }],
      ['12 palet, rampa wysokość 120 cm', { height_cm: undefined }],
      ["kontener 40'HC Gdynia - Łódź", { body_type: 'container' }],
      ['40ft container Gdynia - Oslo', { body_type: 'container' }],
      ['transport kontenera 20 stóp z Gdyni', { body_type: 'container' }],
      ['12 palet, puste kontenery IBC', { body_type: undefined }],
      ['10 pallets, ex works, Leeds - Oslo', { incoterm: 'EXW' }],
      ['10 pallets Ex-Works Leeds', { incoterm: 'EXW' }],
      ['10 palet, Nr ref. klienta: AB-1234', { client_reference: 'AB-1234' }],
      ['10 pallets, customer ref: AB-1234', { client_reference: 'AB-1234' }],
      ['10 paller Moss - Gdynia, betaling 14 dgr', { payment_days: 14 }],
      ['10 paller Moss - Gdynia, 30 dgr netto', { payment_days: 30 }],
      ['How much for 10 pallets Leeds - Oslo?', { cargo_type: undefined }],
      ['33 EPal Kraków - Oslo', { cargo_type: undefined, pickup_city: 'Kraków' }],
      ['Data dost.: 4.12.2026, 8 palet Kielce - Oslo', { client_phone: undefined }],
      ['5 palet 1200x800, Łódź - Oslo, tel. 600 700 800', { client_phone: '600 700 800' }],
    ]),
  )('of $text are read', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});
