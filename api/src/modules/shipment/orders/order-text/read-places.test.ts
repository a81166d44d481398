import { beforeAll, describe, expect, test } from '@jest/globals';
import { Places } from '../../../../platform/places/places.js';
import { growthOf, steepest } from '../../../../testing/growth.js';
import { readOrderText } from './read-order-text.js';
import type { OrderTextDoubt, OrderTextField } from './order-text.dto.js';
import type { FindTown } from './town-names.js';
import { dayOfMails } from './testing/request-mails.js';

let findTown: FindTown;
beforeAll(async () => {
  findTown = await new Places().lookup();
});

type Fields = Partial<Record<OrderTextField, string | undefined>>;
type Doubts = Partial<Record<OrderTextField, OrderTextDoubt | null>>;
type Row = readonly [text: string, fields: Fields, doubts?: Doubts];
const cases = (rows: readonly Row[]) => rows.map(([text, fields, doubts = {}]) => ({ text, fields, doubts }));

function expectRead(text: string, fields: Fields, doubts: Doubts): void {
  const { values, pieces } = readOrderText(text, dayOfMails, findTown);
  expect(values).toMatchObject(
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  );
  for (const [field, value] of Object.entries(fields))
    if (value === undefined) expect(values).not.toHaveProperty(field);
  expect(Object.fromEntries(pieces.map(({ field, doubt }) => [field, doubt]))).toMatchObject(doubts);
  for (const piece of pieces) expect(text.slice(piece.start, piece.end)).toBe(piece.text);
}

describe('addresses in lists, in prose and in quoted mails', () => {
  test.each(
    cases([
      // Forms whose labels name an end, a site, a street, and a code in a line of its own.
      [
        'Hentes hos\tPappform, ul. Św. Wojciecha 7\nPostnr/sted\t98-200 Sieradz\nLand\tPL\nLeveres\tHeggstadmoen 5\nPostnr/sted\t7080 Heimdal\nLand\tNO',
        {
          pickup_street: 'ul. Św. Wojciecha 7',
          pickup_city: 'Sieradz',
          pickup_post_code: '98-200',
          delivery_street: 'Heggstadmoen 5',
          delivery_city: 'Heimdal',
          delivery_post_code: '7080',
        },
      ],
      [
        'Pick-up\tZIP\tDelivery\tZIP\tColli\tReady\nGorinchem, Papland 3\t4206 CL\tHaugesund, Karmsundgata 9\t5532\t6\t04-12-2026',
        {
          pickup_city: 'Gorinchem',
          pickup_post_code: '4206 CL',
          delivery_city: 'Haugesund',
          delivery_street: 'Karmsundgata 9',
          delivery_post_code: '5532',
        },
      ],
      // The word behind a place, below another one.
      [
        'GB-NN17 Corby, odbiór 8/12\nPL-95-200 Pabianice, dostawa 14/12',
        { pickup_city: 'Corby', delivery_city: 'Pabianice', delivery_post_code: '95-200' },
      ],
      // Nothing but blanks between the parts.
      [
        'Z Kutna do Skien. Adres w Kutnie ul. Leśna 6 99-300, w Skien Havnegata 5 3735. Pamiętajcie ze w Skien jest ciasno',
        {
          pickup_city: 'Kutno',
          pickup_street: 'ul. Leśna 6',
          pickup_post_code: '99-300',
          delivery_city: 'Skien',
          delivery_street: 'Havnegata 5',
          delivery_post_code: '3735',
        },
      ],
      // A region behind its town, a terrace, a park, a county.
      [
        'Levering: Bygda skule, Skulevegen 4, 6893 Vik i Sogn',
        { delivery_city: 'Vik i Sogn', delivery_post_code: '6893' },
      ],
      [
        'It is in Wrexham (14 Hill Terrace, LL13 8TD) and goes to Sopot',
        { pickup_street: '14 Hill Terrace' },
      ],
      ['Pick up from Stockport SK5 7DL (Unit 6 Discovery Park)', { pickup_street: 'Unit 6 Discovery Park' }],
      [
        'Loading in Ballineen, Co. Cork, P47 YX28',
        { pickup_city: 'Ballineen', pickup_post_code: 'P47 YX28', pickup_country: 'IE' },
      ],
      // Who asks receives.
      [
        'Kan du hente hos leverandøren og kjøre det til oss, Storgata 8, 0582 Oslo?',
        { delivery_city: 'Oslo', delivery_street: 'Storgata 8', pickup_city: undefined },
      ],
      ['Sofa. Jedzie to do rodziców, ul. Lwowska 2, 35-301 Rzeszów', { delivery_city: 'Rzeszów' }],
      // No places: a word of two parts, a number to call, a country to come back to.
      ['vi har tre partier plast-rør som skal ut', { pickup_city: undefined, delivery_city: undefined }],
      [
        'your driver needs to ring 0048 22 555 71 30',
        { delivery_city: undefined, delivery_post_code: undefined },
      ],
      ['wracamy z mężem i dziećmi do kraju', { pickup_city: undefined, delivery_city: undefined }],
      // A place that is told anew has none of the street of the old one.
      [
        'Loading at Doncaster (DN4 5JQ) now, 22 pallets\n\nFrom: Bo\nSent: 26 November 2026 17:02\nTo: Jo\nSubject: Q 7\n\nGoole DN14 6UE, Larsen Road -> Oslo 0150, Storgata 8',
        { pickup_city: 'Doncaster', pickup_street: undefined, delivery_street: 'Storgata 8' },
      ],
    ]),
  )('$text', ({ text, fields, doubts }) => {
    expectRead(text, fields, doubts);
  });
});

describe('the first half of a post code', () => {
  test.each(
    cases([
      [
        'Can you price 6 pallets Kettering NN15 to Athlone?',
        { pickup_city: 'Kettering', pickup_post_code: 'NN15', pickup_country: 'GB', cargo_type: undefined },
        { pickup_post_code: 'reading' },
      ],
      [
        'Pris på 3 paller fra Telford TF3 til Moss 1530',
        { pickup_city: 'Telford', pickup_post_code: 'TF3', delivery_post_code: '1530' },
        { pickup_post_code: 'reading', delivery_post_code: null },
      ],
      [
        'Wycena: Płock 09-400 -> Sligo, F91, drzwi',
        { delivery_city: 'Sligo', delivery_post_code: 'F91', delivery_country: 'IE' },
        { delivery_post_code: 'reading' },
      ],
      [
        'GB-HU3 -> PL-62-800, 5 plts',
        { pickup_post_code: 'HU3', pickup_country: 'GB', delivery_post_code: '62-800' },
      ],
      [
        'From Leeds LS11 8TY to Cork T12 X2C4',
        { pickup_post_code: 'LS11 8TY', delivery_post_code: 'T12 X2C4' },
        { pickup_post_code: null },
      ],
      [
        'Leeds - Oslo, pallets in A4 boxes, M8 bolts',
        { pickup_post_code: undefined, delivery_post_code: undefined },
      ],
      ['Load in Gdynia B7, deliver to Moss', { pickup_post_code: undefined }],
    ]),
  )('is read behind its town, and doubted: $text', ({ text, fields, doubts }) =>
    expectRead(text, fields, doubts),
  );
});

describe('a town that is in no list', () => {
  test.each(
    cases([
      [
        'Skal ha 3 paller fra Gdynia til Skrøvatnet 2953',
        { delivery_city: 'Skrøvatnet', delivery_post_code: '2953', delivery_country: 'NO' },
        { delivery_city: 'reading' },
      ],
      [
        'Transport to Norway. Leeds to Vestbygrend 1540, 4 pallets',
        { delivery_city: 'Vestbygrend', delivery_post_code: '1540' },
        { delivery_city: 'reading' },
      ],
      [
        'Potrzebuję zawieźć meble z Bytowa do Hvidovreby pod Kopenhagą',
        { delivery_city: 'Hvidovreby', delivery_country: 'DK' },
        { delivery_city: 'reading' },
      ],
      ['Transport z Końskich do Moss', { pickup_city: 'Końskie' }],
      ['Pris fra Gdynia til Larvik-området, 4 paller', { delivery_city: 'Larvik' }],
      ['Please quote Hull to Pallets 2400', { delivery_city: undefined, delivery_post_code: undefined }],
    ]),
  )('is read where its country is known, and doubted: $text', ({ text, fields, doubts }) =>
    expectRead(text, fields, doubts),
  );
});

describe('addresses as people write them', () => {
  test.each(
    cases([
      [
        'Collection:\nUnit 12, Fen Road Industrial Estate\nOswestry SY10 8NR\n\nDelivery: Moss',
        { pickup_street: 'Unit 12, Fen Road Industrial Estate', pickup_city: 'Oswestry' },
      ],
      [
        'Odbiorca: Acme Ltd, Unit 4 Ash Road, Corby, NN17 4AZ',
        { delivery_street: 'Unit 4 Ash Road', delivery_city: 'Corby' },
      ],
      [
        'We bought a lathe near Konin. Their address is ul. Polna 6, 62-500 Konin.\n\nWe are at Unit 3, Mill Lane Business Park, Tuam, H54 K4T7.',
        {
          pickup_street: 'ul. Polna 6',
          pickup_post_code: '62-500',
          delivery_street: 'Unit 3, Mill Lane Business Park',
          delivery_city: 'Tuam',
          delivery_country: 'IE',
        },
        { delivery_city: 'end' },
      ],
      [
        'Hos fabrikken: Okno-Mar, ul. Leśna 9, 05-200 Wołomin.\nTil oss: Dørbua AS, Åsveien 8, 2040 Kløfta.',
        {
          pickup_street: 'ul. Leśna 9',
          pickup_city: 'Wołomin',
          delivery_street: 'Åsveien 8',
          delivery_city: 'Kløfta',
        },
      ],
      [
        'At the factory: ul. Polna 6, 62-500 Konin\nTo us: Storgata 5, 2040 Kløfta',
        { pickup_post_code: '62-500', delivery_post_code: '2040' },
      ],
      [
        'Z Monaghan do Bydgoszczy (Opera Nova, ul. Focha 5, 85-070)',
        { delivery_street: 'ul. Focha 5', delivery_post_code: '85-070' },
      ],
      [
        'Hurtownia w Borås chce 7 palet sera. U nas w Łowiczu gotowe od czwartku.',
        { pickup_city: 'Łowicz', delivery_city: 'Borås' },
      ],
      [
        '*Trasa:* Sanok 38-500 ➡️ Steinkjer 7713 🇳🇴',
        { pickup_city: 'Sanok', delivery_city: 'Steinkjer', delivery_country: 'NO' },
      ],
      ['*Rute:* Moss 1530 ⇒ Gdynia 81-340 🇵🇱', { pickup_post_code: '1530', delivery_post_code: '81-340' }],
      ['Any space out of Kaunas to Trondheim (7041)?', { pickup_city: 'Kaunas', delivery_city: 'Trondheim' }],
      [
        'Szukamy partnera do regularnych dostaw do Norwegii:\nWągrowiec 62-100 – Skrøvik 1405',
        { pickup_city: 'Wągrowiec', delivery_city: 'Skrøvik' },
      ],
    ]),
  )('are read: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

test.each([
  'Corby NN17 ',
  'NN17 ',
  'Unit 1, Aa ',
  'Unit 1, ',
  'Aa pod Bb ',
  '➡️ ',
  '🇳🇴',
  '*a* ',
  'A1 ',
  'do Aa 1234 ',
  '(Aa, ',
])('the time for places grows in proportion to them: %j', async (piece) => {
  const repeated = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  expect(
    await growthOf((text) => readOrderText(text, dayOfMails, findTown), repeated, 2_500, 40),
  ).toBeLessThan(steepest);
});

describe('places behind other words', () => {
  test.each([
    // Whose place it is, before the town.
    ['From a warehouse in Leeds LS11 8TY to a customer in Gdynia 81-340', 'Leeds', 'Gdynia'],
    ['Fra en butikk i Moss til vår hovedleverandør i Gdynia', 'Moss', 'Gdynia'],
    ['Z naszej centrali w Opolu do naszego dystrybutora w Moss', 'Opolu', 'Moss'],
    ['Pris fra Moss til en møbelforretning i Sopot', 'Moss', 'Sopot'],
    ['Leeds to the usual store in Moss, 5 pallets', 'Leeds', 'Moss'],
    // Short labels.
    ['Load: Leeds, Monday\nTip: Gdynia, 81-340, Friday', 'Leeds', 'Gdynia'],
    ['ZAŁ Opole ul. Leśna 4 (45-001)\nROZ Moss, Storgata 4, 1530', 'Opole', 'Moss'],
    ['Collect Leeds on Monday, tipping in Gdynia', 'Leeds', 'Gdynia'],
    ['ROZ. Moss 1530\nZAŁ. Opole 45-001', 'Opole', 'Moss'],
    // A name in no list, behind Norwegian words.
    ['Frakt fra Gdynia 81-340 til Langnesvåg 5954', 'Gdynia', 'Langnesvåg'],
    ['Frakt fra Gdynia 81-340 til Storhavna 5954', 'Gdynia', 'Storhavna'],
  ])('are read of %j', (text, pickup, delivery) => {
    const { values } = readOrderText(text, dayOfMails, findTown);
    expect(values.pickup_city?.slice(0, 4)).toBe(pickup.slice(0, 4));
    expect(values.delivery_city?.slice(0, 4)).toBe(delivery.slice(0, 4));
  });
});

describe('an end at the sender', () => {
  const signed = '\n\nRegards\nAnn Webb\nWebb Tiles Ltd\n4 Mill Lane, Leeds LS11 8TY\nann@webb.example';
  test.each([
    ['Please collect from us and deliver to Moss.', 'pickup'],
    ['Kan dere hente hos oss og levere til Moss?', 'pickup'],
    ['Koszt odbioru od nas i dostawy do Moss?', 'pickup'],
    ['Abholung bei uns, Lieferung nach Moss.', 'pickup'],
    ['Collection in Moss, delivery to our warehouse.', 'delivery'],
    ['Henting i Moss, levering til oss.', 'delivery'],
    ['Odbiór w Moss, dostawa do nas.', 'delivery'],
  ] as const)('is doubted to be the address of the signature: %j', (text, end) => {
    const { values, pieces } = readOrderText(text + signed, dayOfMails, findTown);
    expect(values).toMatchObject({ [`${end}_city`]: 'Leeds', [`${end}_post_code`]: 'LS11 8TY' });
    expect(values[end === 'pickup' ? 'delivery_city' : 'pickup_city']).toBe('Moss');
    expect(pieces.find(({ field }) => field === `${end}_city`)?.doubt).toBe('reading');
  });

  test.each([
    'Please send your offer to us, from Hull to Moss.',
    'Collect from us in Hull and deliver to Moss.',
    'Kan dere svare til oss? Hull - Moss.',
    'U nas bez zmian. Hull - Moss.',
  ])('is not told by %j', (text) => {
    const { values } = readOrderText(text + signed, dayOfMails, findTown);
    expect(values).toMatchObject({ pickup_city: 'Hull', delivery_city: 'Moss' });
  });
});
