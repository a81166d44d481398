import { beforeAll, describe, expect, test } from '@jest/globals';
import { Places } from '../../../../platform/places/places.js';
import { growthOf, steepest } from '../../../../testing/growth.js';
import { readOrderText } from './read-order-text.js';
import type { FindTown } from './town-names.js';
import { dayOfMails, heldOutMails, knownMails, termMails } from './testing/request-mails.js';
import { asideMails, messyMails } from './testing/messy-mails.js';
import { outsideMails } from './testing/outside-mails.js';
import { scoreOf } from './testing/score.js';

let findTown: FindTown;
beforeAll(async () => {
  findTown = await new Places().lookup();
});
const read = (text: string) => readOrderText(text, dayOfMails, findTown);

describe('requests in four languages', () => {
  test('are read as a person would enter them', () => {
    const { precision, recall, faults } = scoreOf(knownMails, findTown);
    expect({ isPrecise: precision >= 0.98, isWhole: recall >= 0.98, faults }).toMatchObject({
      isPrecise: true,
      isWhole: true,
    });
  });

  test('are read about as well where the reader was not made by them', () => {
    const { precision, recall, faults } = scoreOf(heldOutMails, findTown);
    expect({ isPrecise: precision >= 0.93, isWhole: recall >= 0.75, faults }).toMatchObject({
      isPrecise: true,
      isWhole: true,
    });
  });
});

describe('what is said of payment and of needs', () => {
  const told = [
    'payment_days',
    'notes',
    'body_type',
    'temperature_min',
    'temperature_max',
    'adr_un',
    'adr_class',
  ] as const;

  test.each(termMails)('$name', ({ text, expected }) => {
    const { values, pieces } = read(text);
    const of = (fields: Partial<Record<(typeof told)[number], unknown>>) =>
      Object.fromEntries(told.map((field) => [field, fields[field]]));
    expect(of(values)).toEqual(of(expected));
    expect(values).toMatchObject(expected);
    for (const piece of pieces) expect(text.slice(piece.start, piece.end)).toBe(piece.text);
    const marked = pieces.filter(({ field }) => field === 'notes').map((piece) => piece.text);
    expect(marked.join('; ')).toBe(values.notes ?? '');
  });
});

describe('messy requests', () => {
  test.each([
    ['by which the reader was mended', messyMails],
    ['that were kept aside until then', asideMails],
    ['that were written by somebody who did not know the reader', outsideMails],
  ] as const)('%s are read with no wrong value', (_name, mails) => {
    expect(scoreOf(mails, findTown).faults).toEqual([]);
  });
});

describe('what is doubtful', () => {
  const doubtsOf = (text: string) =>
    Object.fromEntries(read(text).pieces.map(({ field, doubt }) => [field, doubt]));

  test('is which of two numbers is the month, where one way lies in the past', () => {
    const text = 'Pick up 12/05/2026, deliver 12/08/2026';
    expect(read(text).values).toMatchObject({ pickup_date: '2026-12-05T07:00:00.000Z' });
    expect(doubtsOf(text)).toMatchObject({ pickup_date: 'day', delivery_date: 'day' });
    expect(doubtsOf('Load 02/12/2026 08:00, unload 04/12/2026 09:00')).toMatchObject({ pickup_date: null });
  });

  test('is a weekday beside a date that is another one, and whose week the next Friday is in', () => {
    expect(doubtsOf('załadunek piątek 28.11')['pickup_date']).toBe('day');
    expect(doubtsOf('loading next Friday')['pickup_date']).toBe('day');
    expect(read('loading next Friday').values.pickup_date?.slice(0, 10)).toBe('2026-12-04');
  });

  test('is which end a day belongs to that is told as one before the delivery', () => {
    const text = (what: string) => `Z Łodzi do Oslo, dostawa 9.12.2026. ${what} dzień wcześniej.`;
    expect(read(text('Odbiór')).values.pickup_date?.slice(0, 10)).toBe('2026-12-08');
    expect(doubtsOf(text('Odbiór'))['pickup_date']).toBe('hour');
    expect(doubtsOf(text('Auto potrzebne'))['pickup_date']).toBe('end');
    expect(read('Z Łodzi do Oslo, odbiór dzień wcześniej').values.pickup_date).toBeUndefined();
  });

  test('is one of two places of an end, and goods that nothing names', () => {
    const text = 'zał. Nowy Targ 34-400, rozł. Kraków 30-702 oraz Bochnia 32-700';
    expect(doubtsOf(text)).toMatchObject({ pickup_post_code: null, delivery_post_code: 'reading' });
    expect(doubtsOf('33 palety, papier, 22 tony z Gdyni do Oslo')['cargo_type']).toBe('reading');
    expect(doubtsOf('Towar: papier, 22 tony z Gdyni do Oslo')['cargo_type']).toBeNull();
  });

  test.each([
    'Potrzebuję trzech aut po 24 t z Łodzi do Gdyni',
    'two trailers Felixstowe to Wroclaw, 26 pallets each, 18t each',
    'to vogntog fra Fredrikstad til Mosjøen',
    'Kółko: Gliwice - Ostrava, 23 t',
    'Hamburg - Katowice - Hamburg, 5 t',
  ])('are several lorries and a way back, of which one way is read: %j', (text) => {
    expect(read(text).more_loads).toBe(true);
    expect(read(text).values.weight ?? 0).toBeLessThanOrEqual(24_000);
  });

  test.each([
    'Poznań - Hamburg, 22 tony, auto firanka',
    'Poznań - Hamburg, 24 palety naczepa plandeka',
    'Poznań - Hamburg, załadunek godz. 8 auto z windą',
    'Poznań - Hamburg. Czy to auto chłodnicze?',
    'Poznań - Hamburg. To auta do 3,5 t nie wjadą',
    'Załadunek: ul. Kwiatowa 5 naczepa',
    'Poznań - Hamburg, wózek ma kółko',
  ])('are not several lorries: %j', (text) => {
    expect(read(text).more_loads).toBe(false);
  });

  test.each([
    ['Poznań - Hamburg, 12 palet wys. 180 cm po 500 kg', 6000],
    ['Poznań - Hamburg, 12 palet 120 x 80 cm po 500 kg', 6000],
    ['12 palet, załadunek 4 grudnia, po 500 kg', 6000],
    ['10 paller 120 cm à 400 kg', 4000],
    ['10 paller, henting 3 desember, a 400 kg', 4000],
    ['10 pallets 180 cm high, each 400 kg', 4000],
    ['Poznań - Hamburg, 24 big-bagi po 500 kg', 12_000],
  ])('is the weight of what is counted, not of a measure or a day: %j', (text, weight) => {
    expect(read(text).values.weight).toBe(weight);
  });

  test('are no numbers of houses, phones and codes: they are no days', () => {
    for (const text of [
      'Delivery: Wien, Hauptstrasse 5/2, A-1010',
      'Pickup: ul. Dworcowa 15/3, 64-200 Wolsztyn',
      'Loading: please call 22 12 12 12',
      'Pickup: 4-5 pallets',
    ])
      expect(Object.keys(read(text).values)).not.toContain(
        text.startsWith('D') ? 'delivery_date' : 'pickup_date',
      );
  });

  test('is told of a mail that asks for several loads: only the first is read', () => {
    const text = '1) Lublin - Oslo, 8 palet\n2) Radom - Bergen, 20 palet';
    const { values, more_loads: hasMore } = read(text);
    expect(hasMore).toBe(true);
    expect(values).toMatchObject({ delivery_city: 'Oslo', pallets_count: 8 });
    expect(read('1. Lublin - Oslo\n2. 8 palet').more_loads).toBe(false);
    const table = read('Trasa\tPalety\tWaga\nGdynia - Oslo\t12\t5 t\nGdynia - Moss\t8\t2 t');
    expect(table).toMatchObject({ more_loads: true, values: { pallets_count: 12, weight: 5000 } });
    for (const { start, end, text: piece } of table.pieces) expect(piece.length).toBe(end - start);
  });
});

describe('what is read', () => {
  test('is named with the piece of the text where it stands', () => {
    const text = 'Dzień dobry,\r\nproszę o cenę: z Gdańska do Oslo, 12 palet, załadunek 07.12.2026';
    const { values, pieces } = read(text);
    expect(values).toMatchObject({ pickup_city: 'Gdańsk', delivery_city: 'Oslo', pallets_count: 12 });
    for (const piece of pieces) expect(text.slice(piece.start, piece.end)).toBe(piece.text);
    expect(pieces.find(({ field }) => field === 'pickup_city')).toMatchObject({
      text: 'Gdańska',
      doubt: null,
    });
    expect(pieces.find(({ field }) => field === 'pallets_count')).toMatchObject({ text: '12 palet' });
    expect(pieces.map(({ field }) => field).toSorted()).toEqual(Object.keys(values).toSorted());
  });

  test('takes an hour by which something is to be there for the end, and for no part of a street', () => {
    const { values, pieces } = read(
      'Załadunek 4.12.2026 08:00 ul. Fabryczna 12, 62-020 Swarzędz. Rozładunek 7.12.2026 do 14:00 Industriveien 4, 5003 Bergen',
    );
    expect(values).toMatchObject({
      pickup_street: 'ul. Fabryczna 12',
      delivery_street: 'Industriveien 4',
      delivery_date: '2026-12-07T07:00:00.000Z',
      delivery_until: '2026-12-07T13:00:00.000Z',
    });
    expect(pieces.find(({ field }) => field === 'delivery_date')?.doubt).toBe('hour');
    const early = read('z Gdańska do Oslo, rozładunek 07.12.2026 by 6:30').values;
    expect(early.delivery_date).toBe(early.delivery_until);
  });

  test('says what of it the text does not tell', () => {
    const { values, pieces } = read('z Gdańska do Oslo, załadunek 07.12.2026');
    const doubts = Object.fromEntries(pieces.map(({ field, doubt }) => [field, doubt]));
    expect(doubts).toMatchObject({ pickup_country: 'country', pickup_date: 'hour' });
    expect(values.pickup_date).toBe('2026-12-07T07:00:00.000Z');
  });

  test.each([
    ['waga 1.450 kg', 1450],
    ['vekt 1 450 kg', 1450],
    ['weight: 1,450 kg', 1450],
    ['24,5 t', 24_500],
    ['0.5 t', 500],
    ['12 palet po 300 kg', 3600],
    ['24 big-bagi po 1000 kg', 24_000],
    ['6 kasser à 210 kg', 1260],
    ['2 auta po 24 t', undefined],
    ['naczepa o ładowności 24 t', undefined],
    ['cena 450 EUR', undefined],
  ])('of the weight in %j is %p', (text, weight) => {
    expect(read(text).values.weight).toBe(weight);
  });

  test.each([
    ['załadunek 12.12', '2026-12-12'],
    ['załadunek 3 stycznia', '2027-01-03'],
    ['loading 2026-12-24', '2026-12-24'],
    ['lasting 24.12.26', '2026-12-24'],
    ['lasteklar: 10/12-26', '2026-12-10'],
    ['Abholung am 30. November', '2026-11-30'],
    ['załadunek w poniedziałek', '2026-11-30'],
    ['załadunek jutro', '2026-11-27'],
    ['Prosimy o ofertę do 28.11.2026', undefined],
    ['długość 13.6 m', undefined],
    ['załadunek 31.02.2026', undefined],
  ])('of the day in %j is %p', (text, day) => {
    expect(read(text).values.pickup_date?.slice(0, 10)).toBe(day);
  });

  test('is nothing where there is nothing', () => {
    for (const text of [' ', '\n\n', 'Dziękuję!', '12', '🚚🚚🚚', '\u0000\ud800'])
      expect(read(text)).toEqual({ values: {}, pieces: [], more_loads: false });
  });

  test('is read of a table whose cells are shorter than what heads them', () => {
    const table =
      'Pick-up\tZIP\tDelivery\tZIP\tColli\tL\tW\nGorinchem, Papland 11\t4206 CL\tŁomża, Akademicka 38\t18-400\t16\t120\t100';
    expect(read(table).values).toMatchObject({ pickup_city: 'Gorinchem', delivery_post_code: '18-400' });
  });

  test('stays within what a new order may hold', () => {
    const long = `Towar: ${'x'.repeat(500)}\nul. ${'Długa '.repeat(80)}1, 80-001 Gdańsk\nref: ${'A1'.repeat(60)}`;
    for (const value of Object.values(read(long).values))
      expect(String(value).length).toBeLessThanOrEqual(200);
    expect(read('999999 palet, 99999999999 kg, 5000 ldm').values).toEqual({});
  });
});

describe('the town that is meant', () => {
  test.each([
    ['dostawa w Lublinie', 'delivery_city', 'Lublin'],
    ['odbiór w Koninie', 'pickup_city', 'Konin'],
    ['odbiór w Błoniu', 'pickup_city', 'Błonie'],
    ['odbiór w Lesznie', 'pickup_city', 'Leszno'],
    ['dostawa w Warszawie', 'delivery_city', 'Warszawa'],
    ['z Krakowa na Katowice', 'delivery_city', 'Katowice'],
    ['z Krakowa w kierunku Katowic', 'delivery_city', 'Katowice'],
    ['hentes hos Lerum i Sogndal, 6856', 'pickup_city', 'Sogndal'],
    ['to biler fra Fredrikstad til Moss', 'pickup_city', 'Fredrikstad'],
    ['do klienta: Industriveien 20, 2020 Skedsmokorset, Norwegia', 'delivery_city', 'Skedsmokorset'],
    ['Destination: Larvik, Norway 3263', 'delivery_street', undefined],
    ['delivery to our warehouse at Via Roma 14, 20090 Segrate, Italy', 'delivery_street', 'Via Roma 14'],
    ['God dag, en bil, Hamar - Moss', 'pickup_city', 'Hamar'],
  ] as const)('of %j: %s is %s', (text, field, city) => {
    expect(read(text).values[field]).toBe(city);
  });
});

describe('goods that stand on no pallets', () => {
  test.each([
    ['1 x 40ft container of tyres from Gdynia to Oslo', 'tyres'],
    ['et parti stålbjelker på 22 tonn', 'stålbjelker'],
    ['en halv bil med trelast, Hamar - Moss', 'trelast'],
    ['6 kasser maskindeler fra Moss til Hamar', 'maskindeler'],
    ['4 pallets this time: Gdynia - Moss', undefined],
    ["kontener 20', 7,5 t brutto, Gdynia - Moss", undefined],
    ['Ny last: Narvik 8514 - Moss, 18 tonn', undefined],
    ['halv bil med bakløfter, Hamar - Moss', undefined],
    ['naczepa z plandeką z Łodzi do Oslo', undefined],
    ['22 pallets, approx. 11 tons, clothes', 'clothes'],
  ])('%j: %p', (text, cargo) => {
    expect(read(text).values.cargo_type).toBe(cargo);
  });
});

describe('the time for a text', () => {
  const repeated = (piece: string) => (length: number) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  test.each([
    '1',
    '1 ',
    '1.',
    '12-345 ',
    '1234 ',
    '12x',
    '1x1x1x',
    ' ',
    'a',
    'A ',
    'Aa ',
    'Gdańsk ',
    'Gdańsk - ',
    'z do ',
    'za',
    'załadunek ',
    'rozładunek 12.12 ',
    '+4',
    '+48 ',
    'tel. 1',
    'a@',
    'a@a.',
    'Polska ',
    'ul. A ',
    '1 palet ',
    '\n',
    '1\n',
    'From: a@b.example\n',
    'ref: ',
    'temp. 2 do ',
    '12.12.',
    'A\t',
    'Date\tLoad\tPalety\n1\t2\t3\n',
    '1) A - B\n',
    'from A ',
    'Ready 1/12 ',
    '33 palety, papier, ',
    'z Gdyni do Oslo 0581 ',
    'Aa AS\n',
    'z Aa na ',
    '1 aa po 1 kg ',
    'dzień wcześniej ',
    'Aa - ',
    'aaa - aaa - ',
    'hos Aa i ',
    'do aaa: ',
    '> a\n',
    'on 1.1 wrote ',
    'wrote 1.1:\n\nregards\n\nhi\n',
    '1) Aa - Bb 2) Aa - Bb ',
    '1. Aa',
    'lengde 1 ',
    '1 m long ',
    '1 t netto ',
    '-1/',
    'Aa?? nie ',
    'z Moss do Oslo i ',
    '1.12/2.12 ',
    'Moss - Oslo i ',
    '1 palet Oslo, ',
    'zam. A',
    'PO-1',
    'moved from 1.1 to ',
    'next week monday ',
    'Kod: 1\n',
    'Miasto: Oslo\nKod: 0155\n',
    'load: Oslo\nKod: 1\n',
    'From\tTo\tDate\n',
    'Load  Delivery\na  b\n',
    'a;b;',
    'a  b  ',
    'do a, ktory mieszka w ',
    'bor i Oslo, ',
    'uke 5 ',
    'kjopt a i ',
    '2 x 1 kg ',
    'adres w stopce ',
    'a w 1 szt. ',
    'transportu ',
    'my aaa ',
    '5 steel coils, 1 t, ',
    '15 or monday ',
    '30 days\n',
    'at A 1 at ',
    'from a to ',
    'from ',
    'fra oslo til moss ',
    'oslo - moss - ',
    'ul. a 1 ',
    '0155 oslo ',
    'load oslo ',
    '1430 Ås ',
  ])('grows in proportion to it: %j', async (piece) => {
    const growth = await growthOf(read, repeated(piece), 2_500, 40);
    expect(growth).toBeLessThan(steepest);
  });
});
