import { beforeAll, describe, expect, test } from '@jest/globals';
import { Places } from '../../../../platform/places/places.js';
import type { OrderTextDoubt, OrderTextField } from './order-text.dto.js';
import { readOrderText } from './read-order-text.js';
import type { FindTown } from './town-names.js';
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

describe('words with which sentences begin', () => {
  test.each(
    cases([
      [
        'Ok for oss. Hentes som avtalt fredag 11. desember. Vårt best.nr. er 77-1. Levering i Drammen.\n\nMvh\nKari\n\nFra: Jan Nowak\nSendt: torsdag 26. november 2026 10:05\nTil: Kari\nEmne: Tilbud\n\nHentes: Tre AS, Elvegata 3, 2609 Lillehammer\nLeveres: Storgata 1, 3015 Drammen\n4 paller, 900 kg',
        { pickup_city: 'Lillehammer', pickup_post_code: '2609', delivery_city: 'Drammen' },
      ],
      [
        'Please load on Friday in Krosno 38-400. Can be tipped in Hull any day',
        { pickup_city: 'Krosno', delivery_city: 'Hull' },
      ],
      [
        'Hi, can you help?\nCan you collect it on Friday?\nCollection address: ul. Rzeczna 4, 38-400 Krosno\nDeliver to Hull HU3 4AE',
        { pickup_city: 'Krosno', pickup_post_code: '38-400', delivery_city: 'Hull' },
      ],
      [
        'Hentes fredag. Vårt bestillingsnummer er 77.\nHentes: Tre AS, Elvegata 3, 2609 Lillehammer\nLeveres: Drammen',
        { pickup_city: 'Lillehammer', delivery_city: 'Drammen' },
      ],
      [
        'Odbiór możliwy od środy. Prosimy o cenę.\nOdbiór: ul. Polna 2, 22-400 Zamość\nDostawa: Moss',
        { pickup_city: 'Zamość', delivery_city: 'Moss' },
      ],
      [
        'Our usual lane again: Our Tiles Ltd, Leeds to Oslo, 4 pallets',
        { pickup_city: 'Leeds', delivery_city: 'Oslo' },
      ],
    ]),
  )('are no towns: $text', ({ text, fields }) => expectRead(text, fields));
});

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
      ['Leeds - Oslo, 6 pallets. Both to go on separate vehicles', { pallets_count: 6 }],
      [
        '(a) Leeds to Oslo, 6 pallets\n(b) Leeds to Bergen, 9 pallets',
        { pallets_count: 6, delivery_city: 'Oslo' },
      ],
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

describe('places', () => {
  const way = (pickup_city: string, delivery_city: string): Fields => ({ pickup_city, delivery_city });
  const unsure: Doubts = { pickup_city: 'reading', delivery_city: 'reading' };

  test.each(
    cases([
      [
        'Dziękuję za ofertę na Kraków-Oslo. Proszę o cenę za powrót Oslo - Kraków.',
        way('Kraków', 'Oslo'),
        unsure,
      ],
      ['We accepted Leeds - Oslo. What about the return Oslo - Leeds?', way('Leeds', 'Oslo'), unsure],
      ['Takk for prisen Moss-Gdynia. Hva koster retur Gdynia - Moss?', way('Moss', 'Gdynia'), unsure],
      ['10 palet z Łodzi do Oslo i z Oslo do Łodzi', way('Łódź', 'Oslo'), unsure],
    ]),
  )('of a way back are doubtful: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each(
    cases([
      ['Łódź - Oslo i Łódź - Bergen, 8 palet', way('Łódź', 'Oslo')],
      ['Leeds - Oslo and Leeds - Bergen, both 6 pallets', way('Leeds', 'Oslo')],
      ['Pris på Moss-Gdynia, Moss-Praha?', way('Moss', 'Gdynia')],
    ]),
  )('of several ways are those of the first: $text', ({ text, fields }) =>
    expectRead(text, { ...fields, more_loads: true }),
  );

  test.each(
    cases([
      ['Cena z Krakowa do Nowy Targ?? nie… Kristiansund, 6 t', way('Kraków', 'Kristiansund')],
      ['Price from Leeds to Bergen, sorry, I mean Stavanger', way('Leeds', 'Stavanger')],
      ['6 paller fra Moss til Bergen? nei, Trondheim', way('Moss', 'Trondheim')],
      ['5 pallets from Leeds, not to Oslo but to Bergen', way('Leeds', 'Bergen')],
      ['Z Łodzi do Oslo, przepraszam za spóźnienie', way('Łódź', 'Oslo')],
    ]),
  )('are those of a correction: $text', ({ text, fields }) => expectRead(text, fields));

  test.each(
    cases([
      ['Ile za 33 EPal Kraków - Oslo?', way('Kraków', 'Oslo')],
      ['Pris Stavanger-Aalborg, 12 paller', way('Stavanger', 'Aalborg')],
      ['Proszę o cenę Kielce-Warszawa 24t', way('Kielce', 'Warszawa')],
      ['Opole-Brno, 24 t, plandeka', { ...way('Opole', 'Brno'), cargo_type: undefined }],
      ['Frigo 14,6t netto, Gdynia - Oslo', { ...way('Gdynia', 'Oslo'), pickup_street: undefined }],
    ]),
  )('are those beside the sign: $text', ({ text, fields }) => expectRead(text, fields));

  test.each(
    cases([
      ['Załadunek Łódź. Rozładunek: 10 palet Oslo, 8 palet Bergen.', { pallets_count: 10 }],
      ['Z Łodzi do Oslo (10 palet) i do Bergen (6 palet), 9 t', { pallets_count: 10 }],
      ['From Leeds: 10 pallets to Oslo and 4 pallets to Moss', { pallets_count: 10 }],
    ]),
  )('of two deliveries, and what one of them gets, are doubtful: $text', ({ text, fields }) =>
    expectRead(text, fields, { pallets_count: 'reading', delivery_city: 'reading' }),
  );

  test('of two deliveries have the sum that is told', () => {
    const text = '10 palet Oslo + 8 palet Bergen, razem 18 palet, z Łodzi';
    expectRead(text, { pallets_count: 18 }, { pallets_count: null });
  });
});

describe('days', () => {
  const at = (day: string, hour = '07') => `${day}T${hour}:00:00.000Z`;

  test.each(
    cases([
      [
        'Załadunek: Tychy 30.11\nRozładunek: Malmö 211 20. 1 szt. 300 kg',
        { pickup_date: at('2026-11-30'), delivery_date: undefined, delivery_post_code: '211 20' },
      ],
      ['Tychy-Malmö 211 20. 1 szt, 30.11', { pickup_date: at('2026-11-30'), delivery_date: undefined }],
      ['Dostawa Göteborg 411 05. 2 palety z Gdyni', { delivery_date: undefined, pallets_count: 2 }],
      [
        'Gdynia - Oslo, 30.11/2.12',
        { pickup_date: at('2026-11-30'), delivery_date: at('2026-12-02') },
        { pickup_date: 'end', delivery_date: 'end' },
      ],
      [
        'Gdynia - Oslo, 12 t, zał/rozł 30.11/2.12',
        { pickup_date: at('2026-11-30'), delivery_date: at('2026-12-02') },
      ],
      ['Odbiór 30.11 (pon.) godz. 8-14', { pickup_until: at('2026-11-30', '13') }],
      ['Załadunek: 30.11.2026, poniedziałek, godz. 8-14', { pickup_until: at('2026-11-30', '13') }],
      [
        'Data dost.: 4.12.2026\nData zał.: 2.12.2026\nKielce-Warszawa, 12 palet',
        { pickup_date: at('2026-12-02'), delivery_date: at('2026-12-04'), cargo_type: undefined },
      ],
      ['Collection Tues 1/12 Leeds, delivery Oslo', { pickup_date: at('2026-12-01', '08') }],
      ['8 plt reefer Leeds-Oslo Tues 1/12', { pickup_date: at('2026-12-01'), cargo_type: undefined }],
    ]),
  )('of $text are read', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('the number that the client calls the transport by', () => {
  test.each([
    ['ZLECENIE TRANSPORTOWE nr ZT-4417/26', 'ZT-4417/26'],
    ['Nasze zlecenie: LUX/1187/26, płatność 60 dni.', 'LUX/1187/26'],
    ['Nr zlecenia klienta: ZK-11', 'ZK-11'],
    ['5 palet po 400 kg z Łodzi do Oslo, zam. 7781-A', '7781-A'],
    ['Nasz nr 2026/118, 5 palet', '2026/118'],
    ['Please quote our purchase order PO-200714 on all documents.', 'PO-200714'],
    ['6 pallets ready for us under PO 31009.', '31009'],
    ['Reference:            MV26-1142', 'MV26-1142'],
    ['Our order no. is FL-5530.', 'FL-5530'],
    ['Order: LC-26/3381', 'LC-26/3381'],
    ['Transport order 12/2026', '12/2026'],
    ['Vår referanse er INN-20931. Betaling 30 dager.', 'INN-20931'],
    ['10 paller pappesker. Ordre 60021.', '60021'],
    ['Merk med bestilling SP-618.', 'SP-618'],
    ['Bestillingsnr.: 99821', '99821'],
    ['Auftrag Nr. 2026-4711', '2026-4711'],
    ['Unser Zeichen: AB/77', 'AB/77'],
  ])('of %j is %s', (text, reference) => {
    expectRead(text, { client_reference: reference }, { client_reference: null });
  });

  test.each([
    'Order 1200 kg to Oslo',
    'ordre 24 paller',
    'zlecenie na 24 palety, order 8000 kg',
    'order 2026-12-04',
    'Bestilling 04.12.2026',
    'zlecenie 1250 EUR',
    'PO-Box 1234 Oslo',
    'po 5000 kg',
    'Your order 8812 was fine',
  ])('is none of the numbers of %j', (text) => expectRead(text, { client_reference: undefined }));
});

describe('a day that is changed', () => {
  const at = (day: string, hour = '07') => `${day}T${hour}:00:00.000Z`;
  test.each(
    cases([
      ['Załadunek nie 2.12, lecz 4.12 (piątek), a rozładunek 9.12', {}],
      [
        'Henting må flyttes fra 3. desember til fredag 4. desember, og levering blir da onsdag 9. desember',
        {},
      ],
      ['Collection has been moved from 3 to 4 December, delivery 9 December.', { weight: undefined }],
      ['Loading on 4 December instead of 2 December, delivery stays 9 December', {}],
      ['Prosimy przesunąć załadunek z 2.12 na 4.12, rozładunek 9.12', {}],
      ['Hentes 4.12 i stedet for 2.12, leveres 9.12', {}],
      ['Beladung nicht am 2.12., sondern am 4.12., Entladung 9.12.', {}],
    ]),
  )('is the new one: $text', ({ text, fields }) =>
    expectRead(
      text,
      { ...fields, pickup_date: at('2026-12-04'), delivery_date: at('2026-12-09') },
      { pickup_date: 'hour', delivery_date: 'hour' },
    ),
  );

  test('leaves a stretch of days one', () =>
    expectRead('Hentes fra 3. desember til 5. desember i Moss', {
      pickup_date: at('2026-12-03'),
      pickup_until: '2026-12-05T15:00:00.000Z',
    }));

  test('counts before that of the mail that is quoted below a signature', () =>
    expectRead(
      'Prisen er grei. Men henting må flyttes fra 3. desember til 4. desember.\n\nMvh Pål Hegge\n\n> Den 30.11.2026 kl. 10:02 skrev Pål Hegge:\n> Fra: Kongsberg 3616\n> Til: Kristiansand 4639\n> Hentes 3. desember\n> 4 paller turbindeler, 3 600 kg\n> Ref. PH-0447',
      {
        pickup_city: 'Kongsberg',
        delivery_city: 'Kristiansand',
        pickup_date: at('2026-12-04'),
        weight: 3600,
        client_reference: 'PH-0447',
      },
      { pickup_date: 'hour', pickup_city: 'reading' },
    ));
});

describe('days of the week after', () => {
  const at = (day: string, hour = '07') => `${day}T${hour}:00:00.000Z`;
  test.each([
    ['Lasta er klar for henting onsdag i neste veke, altså 2. desember', '2026-12-02'],
    ['Lasta er klar for henting onsdag i neste veke, og kunden vil ha ho laurdag', '2026-12-02'],
    ['Loading Wednesday next week in Lyon', '2026-12-02'],
    ['Załadunek w przyszłym tygodniu w środę', '2026-12-02'],
    ['Beladung am Mittwoch nächster Woche', '2026-12-02'],
    ['Lasting onsdag i uke 49', '2026-12-02'],
    ['Loading Wednesday week 49 in Lyon', '2026-12-02'],
  ])('are read: %j', (text, day) => expectRead(text, { pickup_date: at(day) }));

  test.each(['Lasting uke 50 i Moss', 'Załadunek w 50 tygodniu', 'Loading week 50'])(
    'that are told by their number are doubtful: %j',
    (text) =>
      expectRead(
        text,
        { pickup_date: at('2026-12-07'), pickup_until: '2026-12-11T15:00:00.000Z' },
        { pickup_date: 'day' },
      ),
  );
});

describe('words that tell an end', () => {
  const at = (day: string, hour = '07') => `${day}T${hour}:00:00.000Z`;
  test.each(
    cases([
      [
        'Towar ma dotrzeć do Göteborga (418 34) w piątek 4 grudnia.',
        { delivery_city: 'Göteborg', delivery_date: at('2026-12-04') },
      ],
      ['The goods must reach Oslo on 4 December', { delivery_city: 'Oslo', delivery_date: at('2026-12-04') }],
      [
        'Ship from: Venlo, 5928 LD\nShip to: Drammen, 3036',
        { pickup_city: 'Venlo', delivery_city: 'Drammen', delivery_post_code: '3036' },
      ],
      [
        'Opp: Fredrikstad 1630, Titangata 8, ons 02.12\nLev: Stavanger 4033, Forusbeen 50, fre 04.12',
        {
          pickup_street: 'Titangata 8',
          pickup_date: at('2026-12-02'),
          delivery_street: 'Forusbeen 50',
          delivery_date: at('2026-12-04'),
        },
      ],
      [
        'Vinduene er ferdige på fabrikken i Siedlce, Polen (08-110, ul. Terespolska 12). Byggeplassen er i Lillehammer, Gudbrandsdalsvegen 190, 2619.',
        { pickup_city: 'Siedlce', delivery_city: 'Lillehammer', delivery_street: 'Gudbrandsdalsvegen 190' },
      ],
      [
        'They are ready at the factory in Łódź, Poland (ul. Komorowicka 110, 90-300).',
        { pickup_city: 'Łódź', pickup_street: 'ul. Komorowicka 110' },
      ],
      [
        'Den står hos selger i Göteborg (Odinsgatan 15, 411 03). Jeg bor i Halden, Svinesundsveien 210, 1788, og kan ta imot fredag 4. desember',
        { pickup_city: 'Göteborg', delivery_city: 'Halden', delivery_date: at('2026-12-04') },
      ],
      ['Pianino do syna, który mieszka w Bergen', { delivery_city: 'Bergen' }],
      [
        'To schody dla klienta w Hamburgu: Berzeliusstraße 40, 22113 Hamburg',
        { delivery_city: 'Hamburg', delivery_post_code: '22113' },
      ],
      ['Laden am 4.12. in Hamburg', { pickup_city: 'Hamburg', pickup_date: at('2026-12-04') }],
    ]),
  )('are known: $text', ({ text, fields }) => expectRead(text, fields));
});

describe('a place whose parts stand apart', () => {
  const way = {
    pickup_city: 'Leeds',
    pickup_post_code: 'LS1 4AP',
    delivery_city: 'Oslo',
    delivery_post_code: '0155',
  };
  test.each(
    cases([
      [
        'Załadunek\nMiasto: Mława\nKod pocztowy: 06-500\nUlica: Krajewska 14\nData: 10.12.2026\n\nRozładunek\nMiasto: Trelleborg\nKod pocztowy: 231 61\nKraj: Szwecja\nUlica: Hamngatan 6\nData: 14.12.2026',
        {
          pickup_city: 'Mława',
          pickup_post_code: '06-500',
          pickup_street: 'Krajewska 14',
          pickup_date: '2026-12-10T07:00:00.000Z',
          delivery_city: 'Trelleborg',
          delivery_post_code: '231 61',
          delivery_country: 'SE',
          delivery_street: 'Hamngatan 6',
          delivery_date: '2026-12-14T07:00:00.000Z',
        },
      ],
      [
        'Pickup city: Leeds\nPickup postcode: LS1 4AP\nPickup address: 12 Park Row\nDelivery city: Oslo\nDelivery postcode: 0155\nDelivery address: Storgata 2\nDelivery country: Norway',
        { ...way, pickup_street: '12 Park Row', delivery_street: 'Storgata 2', delivery_country: 'NO' },
      ],
      [
        'Hentested: Kolding\nPostnr: 6000\nLand: DK\nLeveringssted: Trondheim\nPostnr: 7036\nAntall paller: 25',
        { pickup_post_code: '6000', pickup_country: 'DK', delivery_post_code: '7036', pallets_count: 25 },
      ],
      [
        'Beladung:\nPLZ: 20457\nOrt: Hamburg\nStraße: Am Sandtorkai 5\n\nEntladung:\nPLZ: 0581\nOrt: Oslo\nLand: Norwegen',
        {
          pickup_city: 'Hamburg',
          pickup_post_code: '20457',
          pickup_street: 'Am Sandtorkai 5',
          delivery_city: 'Oslo',
          delivery_post_code: '0581',
        },
      ],
      [
        'Collection:\nSmith Ltd\n14 Westinghouse Road\nLeeds\nLS1 4AP\nUK\n\nDelivery:\nStorgata 2\nOslo\nNO-0155',
        { ...way, pickup_street: '14 Westinghouse Road', delivery_street: 'Storgata 2' },
      ],
    ]),
  )('in lines is put together: $text', ({ text, fields }) => expectRead(text, fields));

  test.each(
    cases([
      [
        'From\tZip\tTo\tZip\tPallets\tWeight\nLeeds\tLS1 4AP\tOslo\t0155\t12\t4500 kg',
        { ...way, pallets_count: 12, weight: 4500 },
      ],
      [
        'Order\tFrom\tZip\tCtry\tTo\tZip\tCtry\tPallets\tGross kg\nSO-7711\tLeeds\tLS1 4AP\t\tOslo\t0155\tNO\t12\t4500',
        { ...way, client_reference: 'SO-7711', delivery_country: 'NO', weight: 4500 },
      ],
      [
        'Order      From       Zip       To     Zip    Pallets   Gross kg\nSO-7711    Leeds      LS1 4AP   Oslo   0155   12        4500',
        { ...way, client_reference: 'SO-7711', pallets_count: 12, weight: 4500 },
      ],
      [
        'Ordre;Fra;Postnr;Til;Postnr;Paller;Vekt kg\n118-4402;Leeds;LS1 4AP;Oslo;0155;25;13750',
        { ...way, client_reference: '118-4402', pallets_count: 25, weight: 13_750 },
      ],
      [
        '| Nr zam. | Załadunek | Kod | Rozładunek | Kod | Palety |\n|---|---|---|---|---|---|\n| 7781 | Leeds | LS1 4AP | Oslo | 0155 | 12 |',
        { ...way, client_reference: '7781', pallets_count: 12 },
      ],
    ]),
  )('in a row is put together: $text', ({ text, fields }) =>
    expectRead(text, { ...fields, more_loads: false }),
  );

  test.each(
    cases([
      [
        '              ZAŁADUNEK         ROZŁADUNEK\nFirma         Acme Ltd          Nordbo AS\nMiasto        Leeds             Oslo\nKod           LS1 4AP           NO-0155\nUlica         12 Park Row       Storgata 2\nData          3.12.2026         7.12.2026',
        {
          pickup_street: '12 Park Row',
          pickup_date: '2026-12-03T08:00:00.000Z',
          delivery_date: '2026-12-07T07:00:00.000Z',
        },
      ],
      [
        'Pick-up\tDelivery\nAcme Ltd\tNordbo AS\n12 Park Row\tStorgata 2\nLeeds LS1 4AP\t0155 Oslo',
        { delivery_street: 'Storgata 2' },
      ],
      ['| | Henting | Levering |\n|---|---|---|\n| Sted | Leeds | Oslo |\n| Postnr | LS1 4AP | 0155 |', {}],
    ]),
  )('in a column is put together: $text', ({ text, fields }) => expectRead(text, { ...way, ...fields }));
});

describe('mails in small letters', () => {
  test.each(
    cases([
      [
        'hi there, 1 pallet, 180 kg, from torun to gdansk. ready tomorrow',
        { pickup_city: 'Torun', delivery_city: 'Gdansk' },
        { pickup_city: 'reading', delivery_city: 'reading' },
      ],
      [
        'witam, zaladunek radom 26-600 ul. zolkiewskiego 4 godz 10, rozladunek szczecin 70-812 ul. pomorska 61',
        {
          pickup_city: 'Radom',
          pickup_post_code: '26-600',
          pickup_street: 'ul. Zolkiewskiego 4',
          delivery_city: 'Szczecin',
          delivery_street: 'ul. Pomorska 61',
        },
        { pickup_city: null, delivery_city: null },
      ],
      [
        'hei trenger en bil i morgen fra lillestrøm til bodø, 3 paller a 500 kg, batterier til truck. adressen for henting er depotgata 20, 2000 lillestrøm.',
        {
          pickup_city: 'Lillestrøm',
          pickup_street: 'Depotgata 20',
          pickup_post_code: '2000',
          delivery_city: 'Bodø',
        },
        { pickup_city: null, delivery_city: 'reading' },
      ],
      [
        'gdansk - oslo 10 palet',
        { pickup_city: 'Gdansk', delivery_city: 'Oslo' },
        { delivery_city: 'reading' },
      ],
      ['witam, ile z radomia do nowego sacza 10 palet', { pickup_city: 'Radom', delivery_city: 'Nowy Sącz' }],
      ['hentes i moss i morgen, leveres i hamar fredag', { pickup_city: 'Moss', delivery_city: 'Hamar' }],
      [
        'von hamburg nach oslo, 3 paletten',
        { pickup_city: 'Hamburg', delivery_city: 'Oslo', cargo_type: undefined },
      ],
    ]),
  )('have towns, too: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each([
    'hei, pris fra dere til oss?',
    'from now to the end of march we need 3 pallets',
    'z gory dziekuje, do jutra, 5 palet z tego do tamtego',
    'from our stock to your door, price please',
    'von uns nach hause, 3 paletten',
    'od rana do nocy, 4 palety, z domu do pracy',
  ])('have none where none is named: %j', (text) =>
    expectRead(text, { pickup_city: undefined, delivery_city: undefined }),
  );
});

describe('names in their cases', () => {
  test.each([
    ['do odbiorcy w Kopenhadze w Danii', 'Kopenhaga'],
    ['Dostawa w Manchesterze', 'Manchester'],
    ['Dostawa w Ostrołęce', 'Ostrołęka'],
    ['Dostawa w Norymberdze', 'Norymberga'],
    ['Dostawa w Budapeszcie', 'Budapeszt'],
    ['Dostawa w Krośnie', 'Krosno'],
    ['Dostawa w Mielcu', 'Mielec'],
    ['DOSTAWA DO NOWEGO SĄCZA', 'Nowy Sącz'],
    ['Levering: NO-1430 Ås', 'Ås'],
    ['Levering: Storgata 4, NO-8610 Mo i Rana', 'Mo i Rana'],
  ])('in %j: %s', (text, city) => expectRead(text, { delivery_city: city }));

  test('that two towns share are doubtful', () =>
    expectRead('Odbiór w Kole (62-600)', { pickup_post_code: '62-600' }, { pickup_city: 'reading' }));
});

describe('parts of an address', () => {
  test.each(
    cases([
      [
        'Odbiór: Ålesund, 6016, Norwegia, Tonningsgate 28',
        { pickup_street: 'Tonningsgate 28', pickup_post_code: '6016', pickup_country: 'NO' },
      ],
      [
        'Poznan, Poland 61-371 to Malmo, Sweden 211 75',
        {
          pickup_post_code: '61-371',
          pickup_street: undefined,
          delivery_post_code: '211 75',
          delivery_country: 'SE',
        },
      ],
      ['Deliver: Leeds, LS1 4AP England', { delivery_post_code: 'LS1 4AP', delivery_country: 'GB' }],
      [
        'Levering: Havnegata 4, NO-8610 Mo i Rana',
        { delivery_post_code: '8610', delivery_street: 'Havnegata 4' },
      ],
      ['Dostawa: Venlo, 5928 LD', { delivery_post_code: '5928 LD', delivery_country: 'NL' }],
    ]),
  )('are told apart: $text', ({ text, fields }) => expectRead(text, fields));

  test('of places that are numbered at one end are of one load', () =>
    expectRead(
      'Henting: Elbląg 82-300\n1. lossing: Sarpsborg, 1721 - tirsdag 8. desember\n2. lossing: Hønefoss, 3515 - tirsdag 8. desember\n\nTotalt 28 paller trapper, totalt 12 300 kg.',
      { delivery_city: 'Sarpsborg', pallets_count: 28, weight: 12_300, more_loads: false },
      { delivery_city: 'reading' },
    ));
});

describe('the address below a mail', () => {
  test.each(
    cases([
      [
        'Jutro możecie odebrać od nas ze stolarni (adres w stopce) 5 palet.\n\nStolarnia Dębowiec\nJan Maliszewski\nul. Leśna 3\n14-200 Iława',
        { pickup_city: 'Iława', pickup_post_code: '14-200', pickup_street: 'ul. Leśna 3' },
        { pickup_city: null },
      ],
      [
        'Please collect at our works (address see signature) and deliver to Oslo.\n\nBest regards\nAnn\nAcme Ltd, 14 Westinghouse Road, Manchester M17 1PY',
        { pickup_city: 'Manchester', pickup_street: '14 Westinghouse Road', delivery_city: 'Oslo' },
      ],
      [
        'Levering til adressen i signaturen vår, hentes i Moss.\n\nMvh\nPer Ås\nFabrikk AS\nPostboks 71, 1300 Sandvika\nLuramyrveien 25, 4313 Sandnes',
        {
          pickup_city: 'Moss',
          delivery_city: 'Sandnes',
          delivery_street: 'Luramyrveien 25',
          client_name: 'Fabrikk AS',
        },
      ],
      [
        'Abholung an der Adresse in meiner Signatur, Lieferung nach Oslo.\n\nMit freundlichen Grüßen\nMax\nWerk GmbH, Hafenstraße 5, 20457 Hamburg',
        { pickup_city: 'Hamburg', pickup_post_code: '20457', delivery_city: 'Oslo' },
      ],
    ]),
  )('is that of the end whose address it is said to be: $text', ({ text, fields, doubts }) =>
    expectRead(text, fields, doubts),
  );

  test('is none of the transport where nothing says so', () =>
    expectRead('Fra Moss til Hamar, 3 paller.\n\nMvh\nPer\nLuramyrveien 25, 4313 Sandnes', {
      pickup_city: 'Moss',
      delivery_city: 'Hamar',
      delivery_street: undefined,
    }));

  test('does not part a town from the code that is told elsewhere', () =>
    expectRead(
      'I would like my motorcycle transported from Bristol, England to Krakow. You could collect it from 27 Coronation Road, BS3 1AQ.',
      { pickup_city: 'Bristol', pickup_post_code: 'BS3 1AQ', pickup_street: '27 Coronation Road' },
    ));
});

describe('goods in other words', () => {
  test.each([
    ['Varene er klare for henting torsdag 3. desember: 12 paller med kontormøbler', 'kontormøbler', null],
    ['rozpuszczalnik w 18 szt. IBC, brutto 19 440 kg', 'rozpuszczalnik', null],
    ['Jeg har kjøpt en brukt vedovn på nett.', 'brukt vedovn', 'reading'],
    ['I would like my motorcycle transported from Bristol', 'motorcycle', 'reading'],
    ['Chciałabym przewieźć pianino po babci z Łodzi', 'pianino', 'reading'],
    ['5 steel coils, total 23.8 t', 'steel coils', 'reading'],
    [
      '6 plt, ok 2,4 t, części do maszyn rolniczych. płatność 30 dni',
      'części do maszyn rolniczych',
      'reading',
    ],
    ['It will be 9 pallets.\n\n> 7 pallets of brake discs, 3,150 kg', 'brake discs', 'reading'],
    ['Emne: Vinduer fra Polen\nFra: a@b.example\n\nHei, 11 paller, 5060 kg', 'Vinduer', 'reading'],
  ] as const)('of %j are %s', (text, cargo, doubt) =>
    expectRead(text, { cargo_type: cargo }, { cargo_type: doubt }),
  );

  test.each([
    'proszę o wycenę transportu drogowego z Łodzi do Oslo, 3 t',
    'Varene er klare, 3 t',
    'The goods are ready at our works, 3 t',
    '18 tonn, 4 ldm, 3. desember',
    'Subject: Price from Oslo\nFrom: a@b.example\n\n3 t',
  ])('are none in %j', (text) => expectRead(text, { cargo_type: undefined }));
});

describe('terms of a telegram', () => {
  test.each(
    cases([
      ['9 plt, 5,4 tonn, takstein\n30 dgr', { payment_days: 30 }, { payment_days: 'reading' }],
      ['9 plt, płatn. 14 dni', { payment_days: 14 }, { payment_days: null }],
      ['9 plt\nTransittid: 5 dager', { payment_days: undefined }],
      ['Dostawa we wtorek 15 albo w środę 16 grudnia.', { delivery_date: '2026-12-15T07:00:00.000Z' }],
      ['Delivery on Tuesday 15 or Wednesday 16 December', { delivery_date: '2026-12-15T07:00:00.000Z' }],
      ['Levering tirsdag 15. eller onsdag 16. desember', { delivery_date: '2026-12-15T07:00:00.000Z' }],
    ]),
  )('are read: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('what stands close together', () => {
  const at = (day: string, hour = '07') => `${day}T${hour}:00:00.000Z`;
  test.each(
    cases([
      [
        'Kunden i Tromsø (Stakkevollvegen 55, 9010) trenger 5 paller isolasjon innen fredag 4/12. Varene ligger på lageret vårt på Hamar, Disenstrandvegen 10, 2321. Kan hentes fra mandag 30. november.',
        {
          delivery_city: 'Tromsø',
          delivery_date: at('2026-12-04'),
          pickup_city: 'Hamar',
          pickup_street: 'Disenstrandvegen 10',
          pickup_date: at('2026-11-30'),
          cargo_type: 'isolasjon',
        },
      ],
      [
        'Pick up : Rotterdam (NL-3089 JH), Waalhaven OZ 85\nDate : 03/12/2026 - 07:00\nDrop : Kielce (PL 25-655) ul. Łódzka 308\nDate : 07/12/2026 - 08:00/16:00',
        {
          pickup_post_code: '3089 JH',
          delivery_street: 'ul. Łódzka 308',
          pickup_date: at('2026-12-03'),
          delivery_date: at('2026-12-07'),
        },
      ],
      [
        'Z Kłodzka do Hasselt w Belgii. Na miejscu musi być do 4.12.',
        { delivery_country: 'BE', delivery_date: at('2026-12-04') },
      ],
      [
        'Load: GB-LS10 1JR Leeds, 03/12\nDeliver: DK-8000 Aarhus C, 07/12',
        { pickup_date: at('2026-12-03', '08'), delivery_date: at('2026-12-07') },
      ],
      [
        'Auto ma być podstawione 3 grudnia w Kutnie przy ul. Wschodniej 3 (99-300), dostawa 4 grudnia do Wilna.',
        { pickup_city: 'Kutno', pickup_street: 'ul. Wschodniej 3', pickup_post_code: '99-300' },
      ],
      [
        'Avs: Nordlaks AS, Industriveien 14, 8450 Stokmarknes\nMott: Fish Trade Sp. z o.o., ul. Hutnicza 22, 81-061 Gdynia\n20 plr fersk laks, 18 t\nBet: 14 dgr',
        { pickup_city: 'Stokmarknes', delivery_city: 'Gdynia', pallets_count: 20, payment_days: 14 },
        { pickup_city: null, delivery_city: null },
      ],
      [
        'LOADING PLACE\nAddress: ul. Hutnicza 5\nZip/City: 44-100 Gliwice\nCountry: PL\n\nUNLOADING PLACE\nAddress: Storgata 1\nPostnr/sted: 5414 Stord\nCountry: NO',
        {
          pickup_street: 'ul. Hutnicza 5',
          pickup_city: 'Gliwice',
          delivery_street: 'Storgata 1',
          delivery_post_code: '5414',
        },
      ],
      [
        'Skal flytte fra Trondheim til Gdansk. Adressen her er Innherredsveien 40, 7043 Trondheim, og ny adresse er ul. Długa 12, 80-827 Gdańsk.',
        {
          pickup_street: 'Innherredsveien 40',
          delivery_street: 'ul. Długa 12',
          delivery_post_code: '80-827',
        },
        { pickup_post_code: null, delivery_post_code: null },
      ],
      ['Załadunek 1.12, u klienta najpóźniej w piątek', { delivery_date: at('2026-12-04') }],
      ['8 pal, 5.6t, zał. czw 3/12, dost. pon 7/12.', { cargo_type: undefined }],
      [
        'To:\nBeta Stål AS\nVerksveien 8\n7125 Vanvikan\nNorway\n\nGoods: aluminium coils, 2 x 6,500 kg',
        {
          delivery_city: 'Vanvikan',
          delivery_post_code: '7125',
          delivery_street: 'Verksveien 8',
          weight: 13_000,
        },
      ],
      ['Odbiór w Sosnowcu, dostawa do Wągrowca', { pickup_city: 'Sosnowiec', delivery_city: 'Wągrowiec' }],
      ['W Trondheim (7075) trzeba być 4.12', { delivery_city: 'Trondheim', delivery_date: at('2026-12-04') }],
      ['Ładunek: konstrukcje stalowe 12,0 x 2,2 x 1,1 m', { cargo_type: 'konstrukcje stalowe' }],
      [
        'TRANSPORT Z KIELC DO ESBJERG W DANII 22 PALETY PŁYTEK TERMIN 30 DNI NR ZAM 5512/K',
        {
          pickup_city: 'Kielce',
          delivery_city: 'ESBJERG',
          delivery_country: 'DK',
          client_reference: '5512/K',
        },
      ],
      [
        'I bought a used boat engine in Kristiansand (Vågsbygdveien 24, 4621) and need it delivered to Elbląg.',
        { pickup_city: 'Kristiansand', pickup_street: 'Vågsbygdveien 24', pickup_post_code: '4621' },
      ],
      [
        'Kjøre fra Lier til Kongsvinger. Kunden i Lier (Lierstranda 93, 3400) har ikke truck, så vi trenger bil med lift.',
        { pickup_city: 'Lier', delivery_city: 'Kongsvinger' },
      ],
      ['We ship from Hull to Bergen, but this time Immingham to Oslo, 8 t', { cargo_type: undefined }],
      ['Til: Elektro Bergen AS, Kokstadflaten 20', { delivery_city: undefined }],
      ['24 Paletten Dämmstoff, 4.800 kg.', { client_name: undefined }],
      ['6 paller med fôr hos Felleskjøpet', { cargo_type: undefined }],
      ['Nasz numer: 44/12/2026', { client_reference: '44/12/2026' }],
      [
        `${'Proszę o ofertę na transport dla naszej firmy. '.repeat(5)}Odbiór byłby możliwy w sobotę 12 grudnia. Dostawa we wtorek 15 albo w środę 16 grudnia.`,
        { pickup_date: at('2026-12-12'), delivery_date: at('2026-12-15') },
      ],
    ]),
  )('is told apart: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('a text that is laid out in another way', () => {
  const at = (day: string, hour = '07') => `${day}T${hour}:00:00.000Z`;
  test.each(
    cases([
      [
        'FRA............: Hamar\nGATE...........: Vangsvegen 12\nPOSTNR.........: NO-2317\nTIL............: Malbork\nPOSTNR.........: PL-82-200\nVEKT...........: 4.200 kg\nGODS...........: garasjeporter',
        {
          pickup_city: 'Hamar',
          pickup_post_code: '2317',
          pickup_street: 'Vangsvegen 12',
          delivery_city: 'Malbork',
          delivery_post_code: '82-200',
          weight: 4200,
          cargo_type: 'garasjeporter',
        },
      ],
      [
        'Miejsce załadunku >> Mielec 39-300\nTermin załadunku >> 9.12.2026\nMiejsce dostawy >> Kolding 6000, Dania\nTowar >> profile aluminiowe\nMasa >> 8,4 t',
        {
          pickup_city: 'Mielec',
          delivery_city: 'Kolding',
          pickup_date: at('2026-12-09'),
          cargo_type: 'profile aluminiowe',
          weight: 8400,
        },
      ],
      [
        'pick up    Hull HU9 1PX, Hedon Road 4\ndelivery   Gdynia 81-336\ngoods      winter tyres\nweight     7 400 kg',
        {
          pickup_city: 'Hull',
          pickup_post_code: 'HU9 1PX',
          delivery_city: 'Gdynia',
          cargo_type: 'winter tyres',
          weight: 7400,
        },
      ],
      ['Kraków >> Oslo, 12 palet, 4 t', { pickup_city: 'Kraków', delivery_city: 'Oslo' }],
      [
        'Bitte um Preis, siehe unten.\n\n> Beladung: 28195 Bremen, Hafenweg 3\n>\n> Entladung: 61-371 Poznań\n> 12 Paletten, 5.400 kg',
        { pickup_city: 'Bremen', delivery_city: 'Poznań', pallets_count: 12, weight: 5400 },
      ],
      [
        'Przepraszam, jednak dostawa w Bergen.\n-----\n9 palet, 3 t, odbiór Rzeszów 35-105\n-----\nTomek',
        { pickup_city: 'Rzeszów', delivery_city: 'Bergen', pallets_count: 9 },
      ],
      [
        'Please collect in Leeds and deliver to Oslo.\n-----\nThe Box Company\n12 Mill Lane\nYork YO1 9TT',
        { pickup_city: 'Leeds', delivery_city: 'Oslo', pickup_post_code: undefined },
      ],
    ]),
  )('is read alike: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('an address of others than sender and receiver', () => {
  test.each(
    cases([
      [
        'Odbiór: Tarnów 33-100, dostawa do Stavanger.\nFaktura na: Meblopol, Prosta 70, 00-838 Warszawa',
        { pickup_city: 'Tarnów', delivery_city: 'Stavanger', delivery_post_code: undefined },
      ],
      [
        'Shipper: Hull HU9 1PX\nConsignee: Skien, Norway\n\nNOTIFY PARTY\nFjord Agents AS\nKaigata 4\nNO-5003 Bergen',
        { pickup_city: 'Hull', delivery_city: 'Skien', delivery_post_code: undefined },
      ],
      [
        'Henting i Moss, levering til Kielce.\n\nFakturaadresse: Glasslaft AS, Markens gate 8, 4611 Kristiansand',
        { pickup_city: 'Moss', delivery_city: 'Kielce', delivery_post_code: undefined },
      ],
      [
        'Collection from Doncaster, delivery to Aalborg.\nPipeworks Ltd, reg. office 1 Sheep St, London E1 6AA',
        { pickup_city: 'Doncaster', delivery_city: 'Aalborg', delivery_post_code: undefined },
      ],
      [
        'zaladunek w Gdyni 4.12, rozladunek w Ostrowie 7.12, 9800 kg\n\nj. kowal\nrowerex, ul. sienna 3, 61-001 poznan',
        { pickup_city: 'Gdynia', pickup_post_code: undefined, delivery_post_code: undefined },
      ],
      [
        'Rechnungsadresse: Holz AG, Lange Str. 5, 20095 Hamburg\nLadestelle: 18055 Rostock\nEntladestelle: 71-001 Szczecin',
        { pickup_city: 'Rostock', delivery_city: 'Szczecin' },
      ],
    ]),
  )('is no place of the transport: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('an address whose parts stand apart', () => {
  test.each(
    cases([
      [
        'Najpierw Chojnice (89-600, Bytowska 4, godz. 7), potem wszystko jedzie do Kalmar w Szwecji.',
        { pickup_city: 'Chojnice', pickup_post_code: '89-600', pickup_street: 'Bytowska 4' },
      ],
      [
        'Odbiór Suwałki 16-400 Utrata 9, dostawa Hamar 2317.',
        { pickup_city: 'Suwałki', pickup_street: 'Utrata 9', delivery_city: 'Hamar' },
      ],
      [
        'Load in Bremen on Friday. It has to be in Wroclaw Poland tomorrow before noon, 54-424, Muchoborska 6.',
        { delivery_city: 'Wroclaw', delivery_post_code: '54-424', delivery_street: 'Muchoborska 6' },
      ],
      [
        'Hentes i Moss. Kunden tar imot i Malmö på lageret til en venn: Hamngatan 19, 211 22.',
        { delivery_city: 'Malmö', delivery_post_code: '211 22', delivery_street: 'Hamngatan 19' },
      ],
      [
        'They want it in Rotterdam, Holland, 3089 KN, Waalhaven 77 by Monday first thing. Collect in Leeds.',
        { delivery_city: 'Rotterdam', delivery_post_code: '3089 KN', delivery_street: 'Waalhaven 77' },
      ],
      [
        'Abholung in Kiel (24103, Holstenstraße 55), Lieferung nach Ulvik, 5730, Hakastadvegen 6.',
        { pickup_street: 'Holstenstraße 55', delivery_street: 'Hakastadvegen 6' },
      ],
      [
        'You can take it from us (Hajnowka, Poland, 17-200, street Bialostocka 33) and bring it to Bergen.',
        { pickup_city: 'Hajnowka', pickup_street: 'Bialostocka 33', delivery_city: 'Bergen' },
      ],
      [
        'Wyprowadzamy się z Drammen. Nowe mieszkanie jest w Gorlicach, Okrzei 33, 38-300.',
        { pickup_city: 'Drammen', delivery_city: 'Gorlice', delivery_street: 'Okrzei 33' },
        { delivery_city: 'end' },
      ],
    ]),
  )('is read whole: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('the end of a place', () => {
  test.each(
    cases([
      // A word of another sentence names none where nothing names the other end.
      [
        'Gotowe od jutra, Suwałki 16-400. Tromsø 9010 Norwegia, byle szybko.',
        { pickup_city: 'Suwałki', delivery_city: 'Tromsø' },
        { delivery_city: 'end' },
      ],
      [
        'They load in Leeds LS11 8TY on Sunday, but we are at 61-371 Poznań.',
        { pickup_city: 'Leeds', delivery_city: 'Poznań' },
        { delivery_city: 'end' },
      ],
      // The client of who asks receives.
      [
        'Odbiór Krosno 38-400. Klientka odbierze w Sztokholmie.',
        { pickup_city: 'Krosno', delivery_city: 'Sztokholm' },
      ],
      ['Lasting i Hamar. Kunden henter i Krakow.', { pickup_city: 'Hamar', delivery_city: 'Krakow' }],
      [
        'kontener do podjecia w gdyni, rozladunek w radomiu',
        { pickup_city: 'Gdynia', delivery_city: 'Radom' },
      ],
      ['hej. 1 pall, 90 kg. gjovik til asker. pris?', { pickup_city: 'Gjovik', delivery_city: 'Asker' }],
      ['masz cos z radomia na oslo? 7 palet', { pickup_city: 'Radom', delivery_city: 'Oslo' }],
      // What a sentence says is no label of the next paragraph's places.
      [
        `${'Rok temu wszystko dojechało całe i byliśmy bardzo zadowoleni, więc piszemy znowu. '.repeat(2)}\nMiejsce: 59-700 Bolesławiec, można podjechać jutro.`,
        { delivery_city: undefined },
      ],
    ]),
  )('is told: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('the day of a place', () => {
  const at = (day: string, hour = '07') => `${day}T${hour}:00:00.000Z`;

  test.each(
    cases([
      [
        'Odbiór Suwałki 16-400, wtorek 1.12. Wszystko jedzie do Halmstad w Szwecji, tam awizacja na 4.12.',
        { pickup_date: at('2026-12-01'), delivery_date: at('2026-12-04') },
      ],
      [
        'ex Bremerhaven 27568 DE, 04/12 (Fri)\nto Konin 62-510 PL, 07/12 (Mon)',
        { pickup_date: at('2026-12-04'), delivery_date: at('2026-12-07') },
      ],
      [
        'A. 3/12 Kutno 99-300 => 5/12 Kassel DE 34123, 22 t',
        { pickup_date: at('2026-12-03'), delivery_date: at('2026-12-05') },
      ],
      [
        'hej masz cos z radomia na oslo? zal 2.12, w oslo 7.12 rano',
        { pickup_date: at('2026-12-02'), delivery_date: at('2026-12-07') },
      ],
      ['Gdańsk - Oslo, 4.12, 12 palet', { pickup_date: at('2026-12-04'), delivery_date: undefined }],
      [
        'Henting i Moss fredag, fremme i Kielce 9.12. 17 plt',
        { pickup_date: at('2026-11-27'), delivery_date: at('2026-12-09') },
      ],
      [
        'Alt hentes i Warszawa mandag 14/12. Leveres Haugesund 5527, Karmsundgata 59, mandag 21/12. 17 plt',
        { pickup_date: at('2026-12-14'), delivery_date: at('2026-12-21') },
      ],
    ]),
  )('is told: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each(
    cases([
      [
        'Load in Leeds 09-Dec-2026, unload in Oslo 15/Dec/2026',
        { pickup_date: at('2026-12-09', '08'), delivery_date: at('2026-12-15') },
      ],
      [
        'Please pick up in Leeds a week today, i.e. 3 Dec.',
        { pickup_date: at('2026-12-03', '08') },
        { pickup_date: 'hour' },
      ],
      ['Hentes i Moss om en uke, levering i Kielce 8.12', { pickup_date: at('2026-12-03') }],
      ['Odbiór w Radomiu za tydzień.', { pickup_date: at('2026-12-03') }],
      ['Odbiór w Radomiu pojutrze, 28.11.', { pickup_date: at('2026-11-28') }, { pickup_date: 'hour' }],
      [
        'Collect in Hull any time on the 14th.',
        { pickup_date: at('2026-12-14', '08') },
        { pickup_date: 'day' },
      ],
      ['Odbiór w Radomiu 14-tego.', { pickup_date: at('2026-12-14') }, { pickup_date: 'day' }],
      ['Abholung in Kiel am 14. bitte', { pickup_date: at('2026-12-14') }, { pickup_date: 'day' }],
      ['Load in Leeds w/c 7 December', { pickup_date: at('2026-12-07', '08') }, { pickup_date: 'day' }],
    ]),
  )('is read as it is written: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('goods that nothing names as such', () => {
  test.each(
    cases([
      ['heihei, 1 pall, 90 kg, juletrefotter. fra gjovik til asker', { cargo_type: 'juletrefotter' }],
      ['dobry, 5 plt 120x80x180, 2,25t, domki dla ptaków', { cargo_type: 'domki dla ptaków' }],
      ['Hallo Tom, 3 ldm Stahlträger, Gewicht 5.900 kg, ohne Paletten', { cargo_type: 'Stahlträger' }],
      ['7 paletek, 5600kg, maczka rybna w bigbagach na paletach', { cargo_type: 'maczka rybna' }],
      ['Nadtlenek wodoru 35%, UN 2014, 16 palet, 16 640 kg', { cargo_type: 'Nadtlenek wodoru' }],
      [
        'Nuremberg to Leeds, 2 pallets 640 kilos, spare parts for a printing press, machine is down!!',
        { cargo_type: 'spare parts for a printing press' },
      ],
      ['Oak barrels, empty, used - 26 pallets - gross mass 3 900 kg', { cargo_type: 'Oak barrels' }],
      ['Me skal senda julesaft til Kiel. Det er 2 pallar, 1120 kg.', { cargo_type: 'julesaft' }],
      [
        'Chodzi o trzy kominki kaflowe, razem 1350 kg, z Bolesławca do Malmö.',
        { cargo_type: 'kominki kaflowe' },
      ],
      [
        'Gravemaskinskuffa er klar. Hentes i Askim, 1,75 tonn, skal til Moss.',
        { cargo_type: 'Gravemaskinskuffa' },
      ],
      ['co: okleina meblowa w rolkach\nile: 13 pal., 6,7 t', { cargo_type: 'okleina meblowa w rolkach' }],
      ['ŁAD: SERWATKA W PROSZKU, WORKI, 24 EPAL', { cargo_type: 'SERWATKA W PROSZKU' }],
      ['Vi flytter heim til Volda, 350 kg.', { cargo_type: undefined }],
    ]),
  )('are told: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('numbers of an order', () => {
  test.each(
    cases([
      ['wood pellets in 15 kg bags, 24 pallets, 23,760 kg', { weight: 23_760 }],
      ['klej w 25 kg workach, 12 palet, 14 400 kg', { weight: 14_400 }],
      ['sement i 20 kg sekker, 10 paller, 9,6 t', { weight: 9600 }],
      [
        'Hent\tDato\tLever\tPall\tTonn\nHonefoss 3517\t7.12\tMalmø SE 211 20\t34\t22,5',
        { pallets_count: 34, weight: 22_500 },
      ],
      ['NR: EX-77/12\nOdbiór: Płock', { client_reference: 'EX-77/12' }],
      ['Odbiór Płock, nr u nas: W/558', { client_reference: 'W/558' }],
      ['Request ID: Q-118/EX\nOrigin: Leeds', { client_reference: 'Q-118/EX' }],
      ['hent   Ski 1400\nmerk   AF-3021', { client_reference: 'AF-3021' }],
      ['Lastes i Moss, innkjøpsordre 4700551.', { client_reference: '4700551' }],
      ['Nr: 14\nOdbiór: Płock', { client_reference: undefined }],
    ]),
  )('are told: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each(
    cases([
      ['Load in Leeds, deliver to Oslo. If you get the job we settle in 21 days.', { payment_days: 21 }],
      ['Hentes i Moss. Me betalar innan 14 dagar.', { payment_days: 14 }],
      ['Odbiór w Radomiu. Płacimy zawsze w 45 dni.', { payment_days: 45 }],
      ['Abholung in Kiel. Wir zahlen nach 30 Tagen.', { payment_days: 30 }],
      ['Load in Leeds, our number 55-09-K, 45 days.', { payment_days: 45 }, { payment_days: 'reading' }],
      ['Load in Leeds, storage paid for 3 weeks, 5 days.', { payment_days: undefined }],
    ]),
  )('of the payment are told: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('a mail that was written in haste', () => {
  const at = (day: string, hour = '07') => `${day}T${hour}:00:00.000Z`;

  test.each(
    cases([
      [
        'auto na dzis, zaladunek radom ul zbrowskiego 14 kod 26-600, 3 palety po 600 kilo, rozladunek jutro rano w berlinie 12099 industriestr 5',
        {
          pickup_city: 'Radom',
          pickup_post_code: '26-600',
          delivery_city: 'Berlin',
          delivery_post_code: '12099',
          delivery_street: 'Industriestr 5',
          weight: 1800,
        },
      ],
      [
        'Trasa: Bydgoszcz PL85 - Haugesund NO5527\nTowar: kartony',
        { pickup_city: 'Bydgoszcz', delivery_city: 'Haugesund', delivery_post_code: '5527' },
      ],
      [
        'Lasting DE34123 Kassel, lossing NO-5003 Bergen',
        { pickup_post_code: '34123', delivery_post_code: '5003' },
      ],
      [
        'Pallene veier rundt 700 kg stykket. 6 paller fra Moss til Kielce',
        { weight: 4200, pickup_city: 'Moss', delivery_city: 'Kielce' },
      ],
      [
        'Ready 3/12 in Leeds, deliver in Oslo no later than 8/12',
        { pickup_date: at('2026-12-03', '08'), delivery_date: at('2026-12-08') },
      ],
      [
        '6 paller skal fra Grefa i Moss til lager i Warszawa',
        { pickup_city: 'Moss', delivery_city: 'Warszawa' },
      ],
      [
        'A) Gdynia -> Oslo, 12 palet, 6 t, 8.12\nB) Gdynia -> Bergen, 5 palet, 2,2 t, 9.12',
        {
          delivery_city: 'Oslo',
          pallets_count: 12,
          weight: 6000,
          pickup_date: at('2026-12-08'),
          more_loads: true,
        },
      ],
      ['We sold a CNC lathe to Oslo, 4,600 kg, loading in Coventry.', { cargo_type: 'CNC lathe' }],
    ]),
  )('is read: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('a footer that is spoken of', () => {
  test.each(
    cases([
      [
        'Please pick up at our door (see footer) and bring to Oslo.\n\nThank you!\nMoira\n------------\nThe Wax Co.\n58 Hope Street\nGlasgow G2 6AE',
        { pickup_city: 'Glasgow', pickup_post_code: 'G2 6AE', delivery_city: 'Oslo' },
      ],
      [
        'Odbiór u nas (patrz stopka), dostawa do Bergen.\n\nPozdrawiam\nJan\nul. Leśna 3\n14-200 Iława',
        { pickup_city: 'Iława', pickup_street: 'ul. Leśna 3', delivery_city: 'Bergen' },
      ],
      [
        'Hentes hos oss (se signatur), leveres i Kielce.\n\nMvh\nKari\nStorgata 4\n1530 Moss',
        { pickup_city: 'Moss', pickup_post_code: '1530', delivery_city: 'Kielce' },
      ],
    ]),
  )('tells the end: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('what was read as something else', () => {
  test.each(
    cases([
      [
        'Correction to my mail of this morning: collect in Leeds on 3 December.',
        { pickup_date: '2026-12-03T08:00:00.000Z' },
      ],
      ['Transport 2 maszyn (3,4 t i 2,9 t) z Opola do Bergen', { weight: 6300 }, { weight: 'reading' }],
      ['Two machines, 3.4 t and 2.9 t, Leeds to Oslo', { weight: 6300 }, { weight: 'reading' }],
      ['Szanowni Państwo, transport 2 maszyn, 3,4 t, z Opola do Bergen', { cargo_type: undefined }],
      [
        'Odbiór w Opolu, rozładunek w Lyngbo pod Kopenhagą, 2800, Nørgaardsvej 30',
        {},
        { delivery_city: 'reading' },
      ],
      [
        'Odbiór w Opolu. Razem 9 paletomiejsc, 3.870 kg, są to okna PCV',
        { pallets_count: 9, cargo_type: 'okna PCV' },
      ],
    ]),
  )('is told apart or doubted: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('days and numbers beside other words', () => {
  test.each(
    cases([
      [
        'Please quote Leeds to Oslo. Loading from 2 to 4 December, dates may change.',
        { pickup_date: '2026-12-02T08:00:00.000Z' },
      ],
      [
        'Proszę o cenę Łódź - Oslo. Załadunek od 2 do 4 grudnia, prosimy o info o zmianach.',
        { pickup_date: '2026-12-02T07:00:00.000Z' },
      ],
      [
        'Pris Moss - Gdynia. Henting fra 2. til 4. desember, kan endres.',
        { pickup_date: '2026-12-02T07:00:00.000Z' },
      ],
      ['File 2026 attached, please quote Leeds to Oslo.', { client_reference: undefined }],
      ['Ordre 2026 skal leveres fra Moss til Gdynia.', { client_reference: undefined }],
    ]),
  )('are read as they are meant: $text', ({ text, fields }) => expectRead(text, fields));
});

describe('addresses that prose tells', () => {
  test.each(
    cases([
      [
        'Z Radomia do Niemiec, 3 palety. Adres załadunku to Tor-Met, ul. Polna 3, 26-600 Radom. Towar odbierze firma Weiss, Am Park 3, 34123 Kassel.',
        {
          pickup_city: 'Radom',
          pickup_post_code: '26-600',
          delivery_city: 'Kassel',
          delivery_street: 'Am Park 3',
        },
      ],
      [
        'Machine from Kutno 99-300; it will be received by Nord Ltd, 5 Mill Road, Leeds LS1 2AB',
        { pickup_city: 'Kutno', delivery_city: 'Leeds', delivery_post_code: 'LS1 2AB' },
      ],
      [
        'Hentes i Kutno (99-300, Polna 5). Verkstedet ligger i Industriveien 5, 2020 Skedsmokorset.',
        { pickup_city: 'Kutno', delivery_city: 'Skedsmokorset', delivery_street: 'Industriveien 5' },
        { delivery_city: 'end' },
      ],
      [
        'Sklep znajduje się w Radomiu, ul. Polna 4, 26-600. Odbiór z Oslo, Storgata 5, 0155.',
        { pickup_city: 'Oslo', delivery_city: 'Radom', delivery_street: 'ul. Polna 4' },
        { delivery_city: 'end' },
      ],
      [
        'Bought it from a dealer in Kutno (99-300). Our shop is located at 5 Mill Road, Leeds LS1 2AB.',
        { pickup_city: 'Kutno', delivery_city: 'Leeds' },
        { delivery_city: 'end' },
      ],
      [
        'Godset ligger hos Tre AS, Elvegata 3, 2609 Lillehammer. Leveres Moss.',
        { pickup_city: 'Lillehammer', delivery_city: 'Moss' },
      ],
      [
        'The press is lying outside Naas, Co. Kildare (W91 X2P4), to go to Kutno 99-300. Our loading dock is free.',
        { pickup_city: 'Naas', pickup_post_code: 'W91 X2P4', delivery_city: 'Kutno' },
      ],
      [
        'Fra Breda til Moss. Adressen i Breda er Kade 18, 4811 AB. Hos oss: Storgata 5, 1530 Moss',
        {
          pickup_street: 'Kade 18',
          pickup_post_code: '4811 AB',
          delivery_street: 'Storgata 5',
          client_name: undefined,
        },
      ],
      [
        'Dere kan hente det her hos oss i Bakkeveien 6, 2670 Otta. Skal til Kutno.',
        { pickup_street: 'Bakkeveien 6', pickup_city: 'Otta', delivery_city: 'Kutno' },
      ],
      [
        "Our customer in Trondheim (Byveien 22, 7020) bought a header from us. It's at our yard, Mill Lane, Driffield YO25 6PQ.",
        { pickup_city: 'Driffield', pickup_post_code: 'YO25 6PQ', delivery_city: 'Trondheim' },
      ],
      [
        'Kunden i Radom (26-600, Polna 4) har kjøpt en maskin fra oss. Den står i Moss, Storgata 3, 1530.',
        { pickup_city: 'Moss', delivery_city: 'Radom', delivery_post_code: '26-600' },
      ],
      ['I bought a car in Radom (26-600), to Moss', { pickup_city: 'Radom', delivery_city: 'Moss' }],
      ['Henting fra Oss i Nederland, levering i Moss', { pickup_city: 'Oss', pickup_country: 'NL' }],
    ]),
  )('are of the end that the sentence names: $text', ({ text, fields, doubts }) =>
    expectRead(text, fields, doubts),
  );

  test.each(
    cases([
      [
        'Loading: Glas B.V., Kade 18, 1234 AB Breda\nUnloading: 1530 Moss',
        { pickup_post_code: '1234 AB', pickup_city: 'Breda' },
      ],
      [
        'Delivery: Molenweg 31, 4811 Breda',
        { delivery_post_code: '4811' },
        { delivery_post_code: 'reading' },
      ],
      ['PL26-600 Radom - NO3036 Drammen', { pickup_post_code: '26-600', delivery_post_code: '3036' }],
      ['Transport do Włocławka z Lubartowa', { pickup_city: 'Lubartów', delivery_city: 'Włocławek' }],
      [
        'ex Leeds LS1 2AB, Canal Lane Business Park Unit 12 to Moss',
        { pickup_street: 'Canal Lane Business Park Unit 12' },
      ],
    ]),
  )('are read in whole: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('labels of forms and of lists', () => {
  test.each(
    cases([
      [
        'Kod i miejscowość nadania: 38-400 Krosno\nKod i miejscowość odbioru: 8900 Randers\nKraj: Dania\nIlość nośników: 12 (euro)\nMasa całkowita [t]: 7,4\nKiedy zabrać: 2026-12-09\nKiedy dostarczyć: 2026-12-11',
        {
          pickup_city: 'Krosno',
          delivery_city: 'Randers',
          delivery_post_code: '8900',
          pallets_count: 12,
          weight: 7400,
          pickup_date: '2026-12-09T07:00:00.000Z',
          delivery_date: '2026-12-11T07:00:00.000Z',
        },
      ],
      [
        'Avgangssted: Otta\nPostnr avgang: 2670\nBestemmelsessted: Harstad\nPostnr bestemmelse: 9403\nHva skal sendes: lys i esker\nFarlig gods: Nei',
        {
          pickup_city: 'Otta',
          pickup_post_code: '2670',
          delivery_city: 'Harstad',
          delivery_post_code: '9403',
          cargo_type: 'lys i esker',
        },
      ],
      [
        'Utgangspunkt .......: 2670 Otta\nEndepunkt ..........: 9403 Harstad\nTonn ...............: 8,2\nLm .................: 5,2\nTidligst opp .......: 2026-12-09 kl 09:00\nSenest ned .........: 2026-12-11 kl 14:00',
        {
          pickup_city: 'Otta',
          delivery_city: 'Harstad',
          weight: 8200,
          ldm: 5.2,
          pickup_date: '2026-12-09T08:00:00.000Z',
          delivery_date: '2026-12-11T13:00:00.000Z',
        },
      ],
      [
        'UPLIFT POINT: Mill Lane, Driffield, YO25 6PQ\nTIP AT: 4811 AB Breda, Kade 18\nREADY: 09/12/2026\nDUE: 11/12/2026\nOUR JOB NO: K/77',
        {
          pickup_city: 'Driffield',
          pickup_post_code: 'YO25 6PQ',
          delivery_city: 'Breda',
          pickup_date: '2026-12-09T08:00:00.000Z',
          delivery_date: '2026-12-11T07:00:00.000Z',
          client_reference: 'K/77',
        },
      ],
      [
        'Place of receipt     : Kassel, Germany\nPlace of delivery    : Moss, Norway\nMerchandise          : pumps\nWt/Meas              : 900 kgs / 17.4 cbm\nCargo readiness      : 2026/12/09\nRequired on site     : 2026/12/11',
        {
          pickup_city: 'Kassel',
          delivery_city: 'Moss',
          cargo_type: 'pumps',
          pickup_date: '2026-12-09T07:00:00.000Z',
          delivery_date: '2026-12-11T07:00:00.000Z',
        },
      ],
      [
        'Podjęcie: 38-400 Krosno, Rzeczna 4\nZrzut: DK-8900 Randers, Havnevej 2\nMETRY BIEŻĄCE: 6,4\nZał. 9.12.',
        { pickup_city: 'Krosno', delivery_city: 'Randers', delivery_street: 'Havnevej 2', ldm: 6.4 },
      ],
      [
        'Pris på frakt:\n- fra Kassel, 34117, klart onsdag 9.12\n- til Harstad, 9403, senest fredag 11.12',
        { pickup_city: 'Kassel', delivery_city: 'Harstad', delivery_date: '2026-12-11T07:00:00.000Z' },
      ],
      [
        'Bedrift: Otta Lys og Voks ENK\nAvgangssted: Otta\nPostnr avgang: 2670\nLeveres: 9403 Harstad',
        { client_name: 'Otta Lys og Voks ENK' },
      ],
    ]),
  )('are read: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('days, hours, goods and numbers in more words', () => {
  test.each(
    cases([
      [
        'Leeds to Moss, 2 pallets, pick up tomoz 2pm',
        { pickup_date: '2026-11-27T14:00:00.000Z' },
        { pickup_date: null },
      ],
      [
        'From Leeds LS11 8TY loading this Wed 1600 to Moss, to arrive Sat morning',
        { pickup_date: '2026-12-02T16:00:00.000Z', delivery_date: '2026-12-05T07:00:00.000Z' },
      ],
      [
        'Krosno - Moss, ldg 9.12. 0600, dlv 11.12.',
        { pickup_date: '2026-12-09T05:00:00.000Z', delivery_date: '2026-12-11T07:00:00.000Z' },
      ],
      [
        'Załadunek w Krośnie (38-400) w środę (9.12) o 7:30, dostawa Moss',
        { pickup_date: '2026-12-09T06:30:00.000Z' },
      ],
      [
        'Hentes i Otta (2670). Bilen må være der onsdag 9. desember klokken 06:00. Levering i Moss 11. desember.',
        { pickup_date: '2026-12-09T05:00:00.000Z', delivery_date: '2026-12-11T07:00:00.000Z' },
      ],
      ['Odbiór: 63-000 Środa Wielkopolska\nDostawa: Moss', { pickup_date: undefined }],
      ['Laster 9/12 i Otta. 21 pl brød a 410 kg. Lossing i Moss 11/12', { pallets_count: 21 }],
      ['24 tony PL Krosno do Moss', { pallets_count: undefined }],
      ['33 euros of frozen peas from Leeds to Moss', { pallets_count: 33, cargo_type: 'frozen peas' }],
      ['Krosno - Moss, 4 tony z groszem', { weight: 4000 }, { weight: 'reading' }],
      [
        'Frakt av lister i bunter, 18,6 tonn fordelt på 7,5 lastemeter fra Otta til Kassel',
        { cargo_type: 'lister' },
      ],
      ['Kupiliśmy w Irlandii używaną tokarkę, z Cork do Krosna', { cargo_type: 'używaną tokarkę' }],
      [
        'Proszę powoływać się na zamówienie KR-55/26. 3 palety z Krosna do Moss',
        { client_reference: 'KR-55/26' },
      ],
      ['3 paller fra Otta til Moss. Merk med innkjøpsnr. 45-110', { client_reference: '45-110' }],
      [
        '3 paller fra Otta til Moss\n\nHilsen\nPer Vik\nOttabygg AS, foretaksnr 986364412\n402 18 776',
        { client_phone: '402 18 776' },
      ],
      [
        '3 palety z Krosna do Moss\n\nPozdrawiam\nEwa Lis / Zamki s.c.\newa@zamki.example',
        { client_name: 'Zamki s.c.' },
      ],
      [
        'Leeds to Moss, 10 plts pumps @ 210kgs. Avail: Mon 7th Dec 0900\nRDD: Thu 10th Dec',
        { weight: 2100, pickup_date: '2026-12-07T09:00:00.000Z', delivery_date: '2026-12-10T07:00:00.000Z' },
      ],
      [
        'Krosno -> Moss, ładowanie 9.12 rano, zrzut 11.12',
        { pickup_date: '2026-12-09T07:00:00.000Z', delivery_date: '2026-12-11T07:00:00.000Z' },
      ],
      [
        'Avlesses hos: Byggesenter, Havnevej 3, 8900 Randers\nOpphentes hos: 2670 Otta\nOpphentingsdato: 09.12.2026\nBruttovekt kg     3 180',
        { delivery_city: 'Randers', weight: 3180, pickup_date: '2026-12-09T07:00:00.000Z' },
      ],
      [
        'Fra: Otta 2670\nTil: Kassel, 34117\nVare/kolli: lys i esker, 15 paller\nLasteklar: uke 50, onsdag',
        { cargo_type: 'lys i esker', pickup_date: '2026-12-09T07:00:00.000Z' },
      ],
      [
        'Odbiór z Krosna (38-400) w dniu 09/12 między 7:00 a 15:00, dostawa Moss',
        { pickup_date: '2026-12-09T06:00:00.000Z', pickup_until: '2026-12-09T14:00:00.000Z' },
      ],
      [
        "I'd like to ship my late father's workbench from Leeds to Moss",
        { cargo_type: 'workbench' },
        { cargo_type: 'reading' },
      ],
      [
        'We have 22 pallets of peas waiting at our cold store in Leeds, LS11 8TY, Mill Road 5 and they should be with Norli in Moss by 11 December',
        { delivery_city: 'Moss', delivery_street: undefined },
      ],
      [
        '3 x vessels (each 4.1m x 2.2m x 2.3m, 5,600kg) from Leeds LS11 8TY to 5954 Mongstad NO. Must be on site 11/12 0700. Job no. J-20881',
        {
          weight: 16_800,
          delivery_city: 'Mongstad',
          delivery_date: '2026-12-11T06:00:00.000Z',
          client_reference: 'J-20881',
        },
        { weight: 'reading' },
      ],
      [
        'Collect in Leeds Monday 7th Dec between 0800 and 1200, deliver in Moss',
        { pickup_date: '2026-12-07T08:00:00.000Z', pickup_until: '2026-12-07T12:00:00.000Z' },
      ],
      [
        'Krosno - Moss, 3 palety. Proszę o ofertę do poniedziałku. Zamki sp. z o.o., Iza',
        { client_name: 'Zamki sp. z o.o.' },
      ],
      ['40 kasser skal i retur fra Otta til Kassel', { more_loads: false }],
      [
        'Fra adr.: Storgata 4, 2670 Otta\nTil adr.: Havnegata 3, 1530 Moss',
        { notes: undefined, pickup_city: 'Otta' },
      ],
      ['6 pallets from the Wigan depot (Mill Park WN5 0LB) to Moss', { pickup_street: undefined }],
      [
        'Wagon A - Leeds to Breda, Friday 4/12 at 1700, 24 pallets\nWagon B - Leeds to Venlo, Monday 7/12 at 0900, 24 pallets',
        { more_loads: true, delivery_city: 'Breda', pickup_date: '2026-12-04T17:00:00.000Z' },
      ],
    ]),
  )('are read: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each(
    cases([
      [
        'Delivery: Kai 14, Havnegata 3, 1530 Moss. From Leeds LS11 8TY',
        { delivery_street: 'Havnegata 3', delivery_post_code: '1530' },
      ],
      [
        '3 paller fra Otta (2670) til Storgata 60 i Moss (1530)',
        { delivery_street: 'Storgata 60', delivery_city: 'Moss' },
      ],
      [
        'Odbiór z tartaku w Krośnie przy ulicy Rzecznej 4 (kod 38-400), dostawa Moss',
        { pickup_city: 'Krosno', pickup_street: 'ulicy Rzecznej 4' },
      ],
      [
        'Collection: 21 Mill Road, Andover, Hampshire, SP10 3UX. Deliver to Moss',
        { pickup_city: 'Andover', pickup_street: '21 Mill Road' },
      ],
      ['Load: Naas (Co. Kildare) to Moss, 3 pallets', { pickup_country: 'IE' }],
      ['Fra: 4265 Håvik\nTil: 26-600 Radom, Polna 4', { pickup_city: 'Håvik', pickup_post_code: '4265' }],
    ]),
  )('are of the street and the country that they stand in: $text', ({ text, fields, doubts }) =>
    expectRead(text, fields, doubts),
  );
});

describe('places of one load', () => {
  const both = { more_loads: false, delivery_city: 'Moss', delivery_post_code: '1530' };
  test.each(
    cases([
      [
        'First loading - Krosno 38-400\nSecond loading - Gorlice 38-300\nDelivery - Moss 1530\n22 pallets of glass',
        { ...both, pickup_city: 'Krosno' },
        { pickup_city: 'reading' },
      ],
      [
        'Pierwszy załadunek: Krosno 38-400\nDrugi załadunek: Gorlice 38-300\nRozładunek: Moss 1530\n22 palety',
        { ...both, pickup_city: 'Krosno' },
        { pickup_city: 'reading' },
      ],
      [
        'Første lasting: Otta 2670\nAndre lasting: Vinstra 2640\nLossing: Moss 1530\n22 paller',
        { ...both, pickup_city: 'Otta' },
        { pickup_city: 'reading' },
      ],
      [
        '1st pick-up - Leeds LS11 8TY\n2nd pick-up - Hull HU3 4AE\nDrop - Moss 1530',
        { ...both, pickup_city: 'Leeds' },
        { pickup_city: 'reading' },
      ],
      [
        'First load - Leeds to Oslo, 10 pallets\nSecond load - Hull to Moss, 4 pallets',
        { more_loads: true, pickup_city: 'Leeds', delivery_city: 'Oslo', pallets_count: 10 },
      ],
    ]),
  )('are no loads of their own, whatever counts them: $text', ({ text, fields, doubts }) =>
    expectRead(text, fields, doubts),
  );

  test.each(
    cases([
      [
        'Levering i Moss (1530), Havnegata 3. Bilen må være der onsdag 9. desember klokken 8. Henting i Otta 2670 mandag 7. desember.',
        { delivery_date: '2026-12-09T07:00:00.000Z', pickup_city: 'Otta', delivery_city: 'Moss' },
      ],
      [
        'Deliver to Moss 1530. The truck must be there on 9 December at 08:00',
        { delivery_date: '2026-12-09T07:00:00.000Z', pickup_date: undefined },
      ],
      [
        '4 pallets Leeds to Moss. The truck must be there on 9 December at 08:00',
        { pickup_date: '2026-12-09T08:00:00.000Z', delivery_date: undefined },
      ],
      ['From: Leeds LS11 8TY\nFor: Moss 1530, Havnegata 3', { delivery_city: 'Moss', pickup_city: 'Leeds' }],
      ['4 paller Otta - Moss\nFor: Skifer Nord AS', { client_name: 'Skifer Nord AS', delivery_city: 'Moss' }],
    ]),
  )('are where the words before say: $text', ({ text, fields }) => expectRead(text, fields));
});

describe('numbers that the client calls a transport by', () => {
  test.each(
    cases([
      [
        '4 pallets Leeds - Moss, konto-nr 1234567, org-nr 998877665, gate-nr 12',
        { client_reference: undefined },
      ],
      ['4 paller Otta - Moss. Best.nr. 4471-B', { client_reference: '4471-B' }],
      ['4 paller Otta - Moss. Oppdr-nr 4471', { client_reference: '4471' }],
      ['4 palety Krosno - Moss. Nr zam. ZK/882/26', { client_reference: 'ZK/882/26' }],
      ['4 pallets Leeds - Moss. Proj. no. 4471', { client_reference: '4471' }],
      ['Krosno - Moss, 4 palety\nZnak klienta: WRZ-7745', { client_reference: 'WRZ-7745' }],
      ['Otta - Moss, 4 paller\nMerke: RAK-0098', { client_reference: 'RAK-0098' }],
      ['Krosno - Moss, 4 palety, sygn. NDZ 18/12', { client_reference: 'NDZ 18/12' }],
      [
        'Prosimy powoływać się na nr ZAP 0094/TECH. Krosno - Moss, 3 palety',
        { client_reference: 'ZAP 0094/TECH', delivery_city: 'Moss' },
      ],
      ['Leeds - Moss, 4 pallets\nPlease mention: MD/8812', { client_reference: 'MD/8812' }],
      ['Otta - Moss, 4 paller, ref kunde FB/2201', { client_reference: 'FB/2201' }],
    ]),
  )('are those of the list alone: $text', ({ text, fields }) => expectRead(text, fields));
});

describe('facts behind labels of other words and shapes', () => {
  const way = {
    pickup_city: 'Kutno',
    pickup_post_code: '99-300',
    pickup_street: 'Leśna 4',
    delivery_city: 'Skien',
    delivery_post_code: '3735',
    delivery_street: 'Havnegata 5',
  };
  test.each(
    cases([
      [
        'Nasz znak sprawy: AB-12/26\nMiejsce podjęcia: Kutno, 99-300, Leśna 4\nMiejsce dostarczenia: Skien 3735, Havnegata 5\nAsortyment: płytki ceramiczne\nLiczba miejsc paletowych: 22\nMasa całkowita (kg): 12 400\nZajętość naczepy: 9,2 m',
        {
          ...way,
          cargo_type: 'płytki ceramiczne',
          pallets_count: 22,
          weight: 12_400,
          client_reference: 'AB-12/26',
        },
      ],
      [
        'Odbieramy z: Kutno 99-300, Leśna 4\nZawozimy do: Skien 3735, Havnegata 5\nIle palet? 22\nIle waży: 12 400 kg\nNumer zgłoszenia: ZG/441\nRozliczenie: przelew 45 dni',
        { ...way, pallets_count: 22, weight: 12_400, client_reference: 'ZG/441', payment_days: 45 },
      ],
      [
        'Punkt A: Kutno 99-300\nPunkt B: Skien 3735\nCo przewozimy: okna PCV',
        { pickup_city: 'Kutno', delivery_city: 'Skien', cargo_type: 'okna PCV' },
      ],
      [
        'Hvor fra: Otta 2670, Storgata 4\nHvor til: Radom 26-600, Polna 7\nHva skal fraktes: skifer\nAntall paller: 14\nTotalvekt (kg): 11 200\nLengde på henger: 7,2 m\nOppgjør: 30 dager',
        {
          pickup_city: 'Otta',
          delivery_city: 'Radom',
          cargo_type: 'skifer',
          pallets_count: 14,
          weight: 11_200,
          ldm: 7.2,
          payment_days: 30,
        },
      ],
      [
        'Where from: Leeds LS11 8TY, Mill Road 4\nWhere to: Radom 26-600, ul. Polna 7\nWhat are we moving: garden furniture\nHow many pallets: 14\nTrailer space: 7.2 m\nOur job no: GF-551',
        {
          pickup_city: 'Leeds',
          delivery_city: 'Radom',
          cargo_type: 'garden furniture',
          pallets_count: 14,
          ldm: 7.2,
          client_reference: 'GF-551',
        },
      ],
      [
        'Pickup location ---- Leeds LS11 8TY\nDropoff location ---- Moss 1530\nGoods description ---- garden furniture\nPallet count ---- 14\nGross weight ---- 6,400 kg',
        { pickup_city: 'Leeds', delivery_city: 'Moss', cargo_type: 'garden furniture', pallets_count: 14 },
      ],
      [
        "Sender's town: Leeds\nSender's postcode: LS11 8TY\nSender's street: Mill Road 4\nRecipient's town: Moss\nRecipient's postcode: 1530\nRecipient's street: Havnegata 3",
        {
          pickup_city: 'Leeds',
          pickup_street: 'Mill Road 4',
          delivery_city: 'Moss',
          delivery_post_code: '1530',
        },
      ],
      [
        'Nadawca - miasto: Kutno\nNadawca - kod: 99-300\nNadawca - ulica: Leśna 4\nOdbiorca - miasto: Skien\nOdbiorca - kod: 3735\nOdbiorca - ulica: Havnegata 5',
        way,
      ],
      [
        '[Załadunek] Kutno 99-300, Leśna 4\n[Rozładunek] Skien 3735, Havnegata 5\n[Towar] płytki\n[Palety] 22',
        { ...way, cargo_type: 'płytki', pallets_count: 22 },
      ],
      [
        'Telefon: 600 214 987\n---\nMiejsce nadania (kraj): Polska\nMiejsce nadania (kod, miejscowość): 99-300 Kutno\nMiejsce nadania (ulica): Leśna 4\nDzień nadania: 2026-12-09\nGodzina nadania: 06:30\n---\nMiejsce przeznaczenia (kod, miejscowość): 3735 Skien\nMiejsce przeznaczenia (ulica): Havnegata 5\nŁadunek: jabłka\nLiczba palet: 33\nWaga jednej palety (kg): 640\nTemperatura od: 2\nTemperatura do: 4',
        {
          ...way,
          pickup_date: '2026-12-09T05:30:00.000Z',
          cargo_type: 'jabłka',
          weight: 21_120,
          temperature_min: 2,
          temperature_max: 4,
          client_phone: '600 214 987',
        },
      ],
      [
        'Origin = Naas, Ireland\nOrigin street = 18 Newhall Park\nDestination = Vestby, Norway\nDestination street = Deliveien 5\nDestination zip = 1540\nWhat are you shipping = kayaks\nOwn PO = BK1093',
        {
          pickup_street: '18 Newhall Park',
          pickup_country: 'IE',
          delivery_street: 'Deliveien 5',
          delivery_post_code: '1540',
          cargo_type: 'kayaks',
          client_reference: 'BK1093',
        },
      ],
      [
        'Otta - Moss\ngods: frosne bær    plt: 33    kg: 22 770',
        { cargo_type: 'frosne bær', pallets_count: 33, weight: 22_770 },
      ],
      [
        'Tlf ........... 76 09 31 15\nOtta - Moss\nGodsslag ...... malt i sekker\nAntall pl ..... 16',
        { client_phone: '76 09 31 15', pallets_count: 16 },
      ],
    ]),
  )('are read: $text', ({ text, fields }) => expectRead(text, fields));

  test.each(
    cases([
      [
        '            Fra          Til\n            99-300 Kutno   3735 Skien\n            Polska        Norge\n            Leśna 4   Havnegata 5',
        way,
      ],
      [
        '| | COLLECT | DROP |\n| where | Kutno 99-300, PL | Skien 3735, NO |\n| street | Leśna 4 | Havnegata 5 |\n| when | 30 Nov 20:00 | 3 Dec 05:00 |',
        { ...way, pickup_date: '2026-11-30T19:00:00.000Z', delivery_date: '2026-12-03T04:00:00.000Z' },
      ],
      [
        ';Załadunek;Rozładunek\nMiasto;Kutno;Skien\nKod;99-300;3735\nUlica;Leśna 4;Havnegata 5\nData;3.12.2026;7.12.2026\nGodzina;8:00;10:00',
        { ...way, pickup_date: '2026-12-03T07:00:00.000Z', delivery_date: '2026-12-07T09:00:00.000Z' },
      ],
      [
        '            NADANIE                CEL\nMiasto      Kutno                  Skien\nKod         99-300                 3735\nUlica       Leśna 4                Havnegata 5',
        way,
      ],
    ]),
  )('are read of a table with a column for each end: $text', ({ text, fields }) => expectRead(text, fields));
});

describe('what somebody says in a sentence', () => {
  test.each(
    cases([
      [
        'Hello, my name is Ann Mills and I have 4 pallets of tiles from Leeds to Moss.',
        { client_name: 'Ann Mills', cargo_type: 'tiles' },
      ],
      ['Hei, jeg heter Kari Moe og skal flytte et piano fra Otta til Moss.', { client_name: 'Kari Moe' }],
      [
        'Nazywam się Teresa Halicka. Mam do wysłania pianino z Krosna do Moss.',
        { client_name: 'Teresa Halicka' },
      ],
      [
        'Jesteśmy firmą Stalmix Nowy i mamy 4 palety śrub do Moss.',
        { client_name: 'Stalmix Nowy' },
        { client_name: 'reading' },
      ],
      [
        'Vi er Nordfjord Laks og trenger bil fra Otta til Moss, 12 paller laks.',
        { client_name: 'Nordfjord Laks' },
      ],
      [
        'Have it brought to us, i.e. Green Valley Foods, LS11 8TY Leeds. From Kutno 99-300. 4 pallets of jars.',
        { client_name: 'Green Valley Foods', delivery_city: 'Leeds' },
      ],
      [
        'Otta - Moss, 3 paller\n\nSunnfjord Bær SA, Nils Erik, 57 82 10 64',
        { client_name: 'Sunnfjord Bær SA' },
      ],
      [
        '3 pallets Leeds - Moss. Invoices to accounts@acme.example, everything else to jo@acme.example',
        { client_email: 'jo@acme.example' },
      ],
      ['Otta - Moss, 3 paller. gudrun@epost.example', { client_name: undefined }],
    ]),
  )('tells who asks: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each(
    cases([
      [
        'We have garden chairs for a shop in Norway: 15 pallets, Leeds to Moss',
        { cargo_type: 'garden chairs' },
      ],
      ['Mamy meble ogrodowe dla sklepu w Norwegii: 15 palet, Kutno - Moss', { cargo_type: 'meble ogrodowe' }],
      [
        'Vi har hagemøbler til en butikk i Polen: 15 paller, 3000 kg, Moss - Kutno',
        { cargo_type: 'hagemøbler', pickup_city: 'Moss', delivery_city: 'Kutno', delivery_country: 'PL' },
      ],
      [
        'Otta - Moss, skal ha opp kjøkken til 4 leiligheter, 22 pl',
        { cargo_type: 'kjøkken', pallets_count: 22 },
      ],
      ['Har 11 tonn skifer som skal fra Otta til Moss, 14 paller', { cargo_type: 'skifer' }],
      ['4 palety okien Kutno - Moss', { cargo_type: 'okien', pickup_city: 'Kutno' }],
      ['wafle ryżowe, 66 palet piętrowanych na 33 miejscach, Kutno - Moss', { cargo_type: 'wafle ryżowe' }],
      [
        'Pris på tre uavhengige biler:\nA) Otta - Moss, 07.12, panel, 19 000 kg\nB) Otta - Ski, 09.12, limtre, 22 000 kg',
        { cargo_type: 'panel' },
      ],
      ['22 pl keramikk fra Otta til Moss, 260 kg pr pl', { weight: 5_720, pallets_count: 22 }],
      ['Leeds - Moss, on a single pallet, 465 kg', { pallets_count: 1 }],
      ['Kutno - Moss, wszystko na jednej palecie, 465 kg', { pallets_count: 1, cargo_type: undefined }],
      ['3 palety z naszej chłodni w Kutnie do Moss', { body_type: undefined, pickup_city: 'Kutno' }],
      ['Potrzebuję chłodni z Kutna do Moss, 3 palety', { body_type: 'reefer' }],
      [
        'Leeds - Moss, 3 pallets. 60 days as usual.',
        { payment_days: 60, client_name: undefined },
        { payment_days: 'reading' },
      ],
      ['Moss - Otta, 3 paller. 30 dager som vanlig.', { payment_days: 30 }, { payment_days: 'reading' }],
      ['Kutno - Moss, 3 palety. 45 dni jak zwykle.', { payment_days: 45 }, { payment_days: 'reading' }],
    ]),
  )('tells what is carried: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each(
    cases([
      ['got 8 pallets, Leeds to Moss. ready tues 8am', { pickup_date: '2026-12-01T08:00:00.000Z' }],
      [
        '4 pallets Leeds to Moss, collect Saturday 12 December at noon',
        { pickup_date: '2026-12-12T12:00:00.000Z' },
      ],
      ['4 palety Krosno - Moss, odbiór w środę 9.12 w południe', { pickup_date: '2026-12-09T11:00:00.000Z' }],
      ['4 paller Otta - Moss, hentes onsdag 9.12 midt på dagen', { pickup_date: '2026-12-09T11:00:00.000Z' }],
      [
        '22 pl fra Otta, 260 kg pr pl. må være fremme onsdag 9/12 kl 9, 1530 Moss',
        { delivery_date: '2026-12-09T08:00:00.000Z' },
      ],
      [
        'Collection: Leeds LS11 8TY\nCollection date: 3/12/2026\nCollection time: 0730\nDelivery: Moss 1530\nDelivery date: 5/12/2026\nDelivery window: 8am - 1pm',
        {
          pickup_date: '2026-12-03T07:30:00.000Z',
          delivery_date: '2026-12-05T07:00:00.000Z',
          delivery_until: '2026-12-05T12:00:00.000Z',
        },
      ],
      [
        'Hentested: Otta 2670\nHentedato: 3.12.2026\nHentetid: kl 07\nLeveringssted: Moss 1530\nLeveringsdato: 5.12.2026\nLeveringstid: 08:00 - 12:00',
        {
          pickup_date: '2026-12-03T06:00:00.000Z',
          delivery_date: '2026-12-05T07:00:00.000Z',
          delivery_until: '2026-12-05T11:00:00.000Z',
        },
      ],
    ]),
  )('tells the hours: $text', ({ text, fields }) => expectRead(text, fields));

  test.each(
    cases([
      [
        'bil fra Hamarvik (7263), Jøsnøya 14, til Lębork i Polen. Losses hos mottaker i ulica Słupska 19, 84-300.',
        {
          pickup_city: 'Hamarvik',
          pickup_street: 'Jøsnøya 14',
          delivery_city: 'Lębork',
          delivery_post_code: '84-300',
        },
        { pickup_city: 'reading' },
      ],
      [
        'Ex: Unit 9 Tern Valley, Market Drayton, TF9 3SQ\nConsignee: 12 Fabryczna, 87-600 Lipno',
        { pickup_street: 'Unit 9 Tern Valley', delivery_street: '12 Fabryczna', delivery_city: 'Lipno' },
      ],
      ["It's at Skogveien 8, 2150 Årnes and comes to Leeds LS11 8TY", { pickup_street: 'Skogveien 8' }],
    ]),
  )('tells the place: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each(
    cases([
      ['12 palet, 640 kg/pal., Kutno - Moss', { weight: 7_680 }],
      ['12 paller, 640 kg/pall fra Otta til Moss', { weight: 7_680 }],
      ['12 pallets, 640 kg / pallet, Leeds - Moss', { weight: 7_680 }],
      ['6 pallets, 6,080 kg / 6 ldm, Leeds - Moss', { weight: 6_080 }],
      ['palety EUR 33 szt, Kutno - Moss', { pallets_count: 33 }],
      [
        '20 big bags on pallets, 20,600 kg, Leeds - Moss',
        { pallets_count: 20 },
        { pallets_count: 'reading' },
      ],
      [
        'Temperature? set at +3, tolerance 2 to 5. Leeds - Moss, 3 pallets',
        { temperature_min: 2, temperature_max: 5 },
      ],
      [
        'Meble ogrodowe z Kutna do Moss, 3 palety',
        { cargo_type: 'Meble ogrodowe' },
        { cargo_type: 'reading' },
      ],
      ['Returen fra Moss går til Kutno, 3 palety', { cargo_type: undefined }],
    ]),
  )('tells how much of what: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each(
    cases([
      [
        'Kutno na Moss, jutro ładujemy o 15, 18 palet kartonów',
        { pickup_city: 'Kutno', delivery_city: 'Moss', pickup_date: '2026-11-27T14:00:00.000Z' },
      ],
      [
        'Skal til Moss 1530, må være her innen 18. desember. Kan hentes i Kutno 99-300.',
        { delivery_city: 'Moss', delivery_date: '2026-12-18T07:00:00.000Z', pickup_date: undefined },
      ],
      [
        'nadanie: Kutno, kod 99-300\nprzeznaczenie: Moss, kod 1530\nśrodek: izoterma\nkontakt: Ewa Lis, +48 600 100 200',
        { client_phone: '+48 600 100 200' },
      ],
    ]),
  )('tells where, when and who: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each(
    cases([
      ['24 palety, waga jednostkowa 410 kg, Kutno - Moss', { weight: 9_840 }],
      [
        '2 stk gravemaskiner (Volvo ECR25, 2,6 tonn hver) fra Otta til Moss',
        { weight: 5_200 },
        { weight: 'reading' },
      ],
      [
        '2 elementy: 8,2 x 2,4 x 1,1 m (6,2 t) i 6,0 x 2,4 x 1,0 m (4,1 t), Kutno - Moss',
        {},
        { weight: 'reading' },
      ],
      ['1 x 13.6m curtainsider, Leeds - Moss', { length_cm: undefined, width_cm: undefined }],
      [
        'Zapytanie. Trasa: Kutno – Moss. Ilość: 33 EUR. Tonaż: 23,8. Towar: karma dla ryb. Warunki: 21 dni.',
        { pallets_count: 33, weight: 23_800, cargo_type: 'karma dla ryb', payment_days: 21 },
      ],
      ['Otta - Moss, 3 paller. Faktura 45 dg.', { payment_days: 45 }],
      ['Otta - Moss, 3 paller\nBetalingsbet.: 30 dager', { payment_days: 30 }],
      ['Kutno - Moss, 3 palety. Faktura 12 dni po terminie', { payment_days: undefined }],
      [
        'Kutno - Moss - Kutno, tam 24 palety',
        { more_loads: true, pickup_city: 'Kutno', delivery_city: 'Moss' },
      ],
      [
        '3 palety opon, 21120 malmo -> 64-100 leszno, Oponex',
        { pickup_city: 'Malmo', delivery_city: 'Leszno' },
      ],
      [
        'Skal laste på Gardermoen (2060, Fraktveien 4) mandag, losse i Moss (1530). 3 paller',
        { pickup_city: 'Gardermoen', pickup_street: 'Fraktveien 4' },
        { pickup_city: 'reading' },
      ],
      [
        'Rozładunek 10.12 do godz. 12:00, Larvik 3256, Elveveien 28. 24 palety 80x120',
        { delivery_street: 'Elveveien 28', delivery_until: '2026-12-10T11:00:00.000Z' },
      ],
      [
        'Miejsce nadania: Zakład Nr 2, Fabryczna 8, 41-200 Sosnowiec. Dostawa: Moss 1530',
        { pickup_street: 'Fabryczna 8', pickup_city: 'Sosnowiec' },
      ],
      [
        'Załadunek\n  Firma: Stolmeb\n  Adres: ul. Kwiatowa 8\n  Kod/miasto: 63-600 Kępno\nRozładunek\n  Firma: Nordic Bath AS\n  Adres: Kanalveien 105\n  Kod/miasto: 5068 Bergen\nŁadunek\n  Opis: szafki łazienkowe',
        {
          pickup_street: 'ul. Kwiatowa 8',
          pickup_city: 'Kępno',
          delivery_street: 'Kanalveien 105',
          delivery_city: 'Bergen',
          cargo_type: 'szafki łazienkowe',
        },
        { pickup_city: null },
      ],
      [
        'LOADING: Hope Street 44, St Helens WA10 1TH\nDISCHARGE: Thu 10/12 08:00 @ Szklarnia, ul. Hutnicza 9, 38-400 Krosno',
        { delivery_city: 'Krosno', delivery_date: '2026-12-10T07:00:00.000Z' },
      ],
    ]),
  )('is read whole: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each(
    cases([
      [
        'Z: Kartuzy 83-300, Mściwoja II 14. Do: Moss 1530. Zał. poniedziałek 7.12 g. 22:00, rozł. czwartek 10.12 g. 6:00.',
        { pickup_date: '2026-12-07T21:00:00.000Z', delivery_date: '2026-12-10T05:00:00.000Z' },
      ],
      [
        'Felixstowe IP11 4AA to Kutno 99-300, delivering into Kutno, booked 11/12 @ 14:00',
        { delivery_date: '2026-12-11T13:00:00.000Z' },
      ],
      [
        '26 pallets Leeds to Moss next Tuesday (8th), collect 7am sharp',
        { pickup_date: '2026-12-08T07:00:00.000Z' },
      ],
      [
        'Collect: LS11 8TY Leeds, Mill Road 14, 8/12 pm\nDeliver: Moss 1530, Havnegata 2, 11/12 am',
        { pickup_date: '2026-12-08T08:00:00.000Z', delivery_date: '2026-12-11T07:00:00.000Z' },
        { pickup_date: 'hour' },
      ],
      [
        'Ready       9th December from 10am\nRequired    by 15th December\nLeeds - Moss',
        { pickup_date: '2026-12-09T10:00:00.000Z', delivery_date: '2026-12-15T07:00:00.000Z' },
        { delivery_date: 'hour' },
      ],
      [
        'pick up Kutno (99-300, Polna 7) 9 Dec 14:00, drop Moss (1530, Havnegata 9) 12 Dec 10:00',
        { delivery_city: 'Moss', delivery_date: '2026-12-12T09:00:00.000Z' },
        { delivery_city: null },
      ],
      [
        'Otta - Moss, 3 paller. Kontaktperson hos oss: Silje. Otta Kunst AS',
        { client_name: 'Otta Kunst AS', notes: undefined },
      ],
      [
        'Kutno - Moss, 3 palety\nSamsun Polska Sp. z o.o. Ewa Lis ewa@samsun.example',
        { client_name: 'Samsun Polska Sp. z o.o.' },
      ],
    ]),
  )('tells days and who asks: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));

  test.each(
    cases([
      ['Leeds - Moss, 3 pallets. Reference for this shipment: DRU-118', { client_reference: 'DRU-118' }],
      ['Kutno - Moss, 3 palety\nNumer zam. - S/2026/0981', { client_reference: 'S/2026/0981' }],
      ['Kutno - Moss, 3 palety. Nr wew. KW-3321', { client_reference: 'KW-3321' }],
      ['Kutno - Moss, 3 palety. Sprawa ZP/44/2026', { client_reference: 'ZP/44/2026' }],
      [
        'relacja Gorzów Wlkp. (66-400) → Moss (1530), 2 x FTL, panele, po 23 t',
        { pickup_city: 'Gorzów Wlkp', more_loads: true },
      ],
      [
        'Odbiór: Racibórz 47-400. Miejsce docelowe: Herøya Industripark, 3936 Porsgrunn',
        { delivery_city: 'Porsgrunn', delivery_post_code: '3936' },
      ],
      ['5 palet farb (ADR 3, UN 1263), Cieszyn - Moss', { pickup_street: undefined, adr_class: '3' }],
      ['Kutno - Moss, 3 palety\nTermin płatności: 30', { payment_days: 30 }, { payment_days: null }],
      ['24 tony płytek na 26 paletach, Kutno - Moss', { cargo_type: 'płytek', pallets_count: 26 }],
      [
        '8 maszyn pakujących (każda na palecie, 650 kg/szt.) z Kutna do Moss',
        { weight: 5_200 },
        { weight: 'reading' },
      ],
      ['ca 35 esker, anslagsvis 1 800 kg, Otta - Moss', { cargo_type: undefined, weight: 1_800 }],
    ]),
  )('is read in the words of others: $text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});

describe('places, times and numbers that are not what they look like', () => {
  test.each(
    cases([
      [
        'First loading - Leeds LS11 8TY\nSecond loading - Hull HU3 4AE\nDelivery - 1530 Moss\n12 pallets',
        { more_loads: false, delivery_city: 'Moss' },
      ],
      [
        'Pierwszy rozładunek - Moss 1530\nDrugi rozładunek - Oslo 0668\nZaładunek - Krosno 38-400',
        { more_loads: false, pickup_city: 'Krosno' },
      ],
      [
        'First load - Leeds to Breda\nSecond load - Hull to Venlo',
        { more_loads: true, delivery_city: 'Breda' },
      ],
      [
        'Loading in Leeds LS11 8TY. Delivery in Moss (1530). The truck must be there on 7 December 2026 at 10:00',
        { delivery_date: '2026-12-07T09:00:00.000Z' },
      ],
      [
        'Leeds LS11 8TY to Moss 1530. The truck must be there on 7 December 2026 at 10:00',
        { pickup_date: '2026-12-07T10:00:00.000Z' },
      ],
      [
        'Collect in Leeds LS11 8TY on 4 December 2026.\nThe goods must be there on 7 December 2026 at 10:00.\nDeliver to Moss 1530',
        { delivery_date: '2026-12-07T09:00:00.000Z' },
      ],
      [
        'From Leeds to Moss. Loading 4 December 2026.\nIt must be there on 7 December 2026 at 10:00',
        { delivery_date: '2026-12-07T09:00:00.000Z' },
      ],
      [
        'Henting i Moss 4. desember 2026.\nVarene må være der mandag 7. desember 2026 kl 10.\nMottaker: Gdańsk',
        { delivery_date: '2026-12-07T09:00:00.000Z' },
      ],
      ['Fra Otta til Moss, 4 paller.\nOrg-nr: 912345678\nGate-nr: G-12', { client_reference: undefined }],
      ['Fra Otta til Moss, 4 paller.\nOrdre-nr: AB-1234', { client_reference: 'AB-1234' }],
      ['Fra Otta til Moss, 4 paller.\nSak-nr: AB-1234', { client_reference: 'AB-1234' }],
    ]),
  )('$text', ({ text, fields, doubts }) => expectRead(text, fields, doubts));
});
