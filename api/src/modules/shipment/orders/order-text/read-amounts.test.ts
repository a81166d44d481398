import { beforeAll, describe, expect, test } from '@jest/globals';
import { Places } from '../../../../platform/places/places.js';
import { growthOf, steepest } from '../../../../testing/growth.js';
import { readOrderText } from './read-order-text.js';
import type { FindTown } from './town-names.js';
import { dayOfMails } from './testing/request-mails.js';

let findTown: FindTown;
beforeAll(async () => {
  findTown = await new Places().lookup();
});
const read = (text: string) => readOrderText(text, dayOfMails, findTown);

describe('goods', () => {
  test.each([
    // Behind what they are packed in.
    ['Pris på 3 IBC avfettingsmiddel fra Tofte til Gdynia', 'avfettingsmiddel'],
    ['8 palet przemysłowych (120x100) folii bąbelkowej z Olkusza do Cork', 'folii bąbelkowej'],
    // Behind a dash, or before an explanation.
    ['4 EUR-paller, 980 kg, blodprøver – ikke farlig gods', 'blodprøver'],
    ['Moss - Gdynia, 2,8 tonn, sprøytemiddel så det er nok ADR', 'sprøytemiddel'],
    ['9 palet EUR, 2 700 kg – zasłony w belach', 'zasłony w belach'],
    ["Hull - Oslo. It's the roof tiles again, 26 pallets", 'roof tiles'],
    // Without a number beside them.
    ['Brande til Elverum 2406, 5 paller\n\nEUR-paller, møbeldeler', 'møbeldeler'],
    ['towar domki letniskowe 16 paczek waga 11 ton z Lipna do Moss', 'domki letniskowe'],
    ['Load: tyres, loose, 9 tonnes', 'tyres'],
    ['Load: Oslo, 9 tonnes', undefined],
    // What somebody moves, has or bought.
    ['Potrzebuję zawieźć choinki cięte z Bytowa do Moss', 'choinki cięte'],
    ['Got a stage set that needs to get from Hull to Moss', 'stage set'],
    ['Skal ha et gammelt stabbur fra Gdynia til Moss', 'gammelt stabbur'],
    ['7 stands, 2 640 kg total, PVC doors. From Hull to Moss', 'PVC doors'],
    ['1 paleta, 640 kg, część do prasy, Nysa - Moss', 'część do prasy'],
    // Words that are none.
    ['30 pakker, 23.800 kg, gardintrailer, Hull - Moss', undefined],
    ['about 7.5 tonne altogether from Hull to Moss', undefined],
    ['10 pallets Corby NN17 to Moss', undefined],
    ['3 pallets paint UN1263 class 3, Hull - Moss', 'paint'],
    ['Cześć, 3 palety, 640 kg, Nysa - Moss', undefined],
  ])('of %j are %j', (text, cargo) => {
    expect(read(text).values.cargo_type).toBe(cargo);
  });
});

describe('amounts of several kinds', () => {
  test.each([
    // Pallets by the word for their size, of two kinds, and what is left of them.
    ['Moss - Gdynia, 18 euro med tørket torsk, 9 t', { pallets_count: 18, cargo_type: 'tørket torsk' }],
    ['Moss - Gdynia, pris 18 euro med mva', { pallets_count: undefined }],
    ['Łódź - Moss, 8 euro + 3 przemysłowe, płytki, 5 t', { pallets_count: 11 }],
    ['Hull - Moss, 6 pallets and 2 pallets, tiles', { pallets_count: 8 }],
    ['Hull - Moss, they released 22 of the 26 pallets', { pallets_count: 22 }],
    // What is added to others, and what is of another load.
    [
      'Łódź - Moss. Doszły dwie palety z folią, czyli w sumie 12 i 8,3 t',
      { pallets_count: 12, cargo_type: undefined },
    ],
    [
      '(a) Hull to Moss, 7 tonnes\n(b) Hull to Gdynia, 11 pallets',
      { pallets_count: undefined, weight: 7000 },
    ],
    ['Moss - Gdynia. Det blir 15 paller\n12 paller såfrø i sekk, 7 800 kg', { cargo_type: 'såfrø' }],
    // What each of a count weighs.
    ['Hull - Moss, 24 big bags x 1000 kg', { weight: 24_000 }],
    ['Hull - Moss. Qty / weight: 20 stillages @ 560kg each', { weight: 11_200 }],
    ['Łódź - Moss, 3 skrzynie, masa jednej skrzyni 410 kg', { weight: 1230 }],
    ['Hull - Moss, 4 pallets, 900 kg. Ring 0047 22 555 71 30 to book', { weight: 900 }],
    ['Łódź - Moss, 8,4 m.b. podłogi', { ldm: 8.4 }],
    // Sides in words.
    ['Moss - Gdynia, 1 pall, 120 lang 80 brei og 205 høy', { length_cm: 120, width_cm: 80, height_cm: 205 }],
    [
      'Hull - Moss. It is 3.85 metres in length by 2.10 metres in width, 2.35 metres high',
      { length_cm: 385, width_cm: 210, height_cm: 235 },
    ],
    ['Łódź - Moss\nwysokość łączna: 3,10 m', { height_cm: 310 }],
    [
      'Pick-up\tDelivery\tColli\tL\tW\tH\nHull\tMoss\t6\t120\t100\t175',
      { length_cm: 120, width_cm: 100, height_cm: 175, delivery_city: 'Moss' },
    ],
    // Both limits.
    [
      'Łódź - Moss, temperatura nie niższa niż 12°C i nie wyższa niż 22°C',
      { temperature_min: 12, temperature_max: 22 },
    ],
    ['Moss - Gdynia, mellom 0 og +2 grader', { temperature_min: 0, temperature_max: 2 }],
    // Goods of an appeal and between what they weigh and where they lie.
    ['Moss - Gdynia. 22t brostein i skifer fra Opole 45-001, 20 paller', { cargo_type: 'brostein' }],
    ['Need a price Hull - Moss for potted plants', { cargo_type: 'potted plants' }],
    ['Łódź - Moss\nCo jedzie: wózki widłowe', { cargo_type: 'wózki widłowe' }],
    ['Łódź - Moss\nPrzedmiot przewozu: szkło w ramach, 2 t', { cargo_type: 'szkło w ramach' }],
    ['Hull - Moss\nFreight: pressings in stillages', { cargo_type: 'pressings in stillages' }],
    ['Hull - Moss\nFreight: CPT Moss', { cargo_type: undefined }],
    ['Łódź - Moss. Farby, UN1263, opakowania zbiorcze na 5 paletach', { cargo_type: 'Farby' }],
  ])('of %j are %j', (text, told) => {
    expect(read(text).values).toMatchObject(
      Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    );
    for (const [field, value] of Object.entries(told))
      if (value === undefined) expect(read(text).values).not.toHaveProperty(field);
  });
});

describe('numbers of the client', () => {
  test.each([
    ['Hull - Moss. Order number for driver - 9000617', '9000617'],
    ['Moss - Gdynia. Ordrenr hos oss: 1-22871', '1-22871'],
    ['Moss - Gdynia. Saksnummer 26/08817 må oppgis', '26/08817'],
    ['Łódź - Moss\nNasz znak: WM/E/602', 'WM/E/602'],
    ['Łódź - Moss. Prosimy posługiwać się numerem zamówienia 26/A/1193', '26/A/1193'],
    ['Łódź - Moss, w nawiązaniu do RFQ-0457', 'RFQ-0457'],
    ['Hull - Moss. Our ref for the first is HW/3391', 'HW/3391'],
    ['Hull - Moss\nShipment nr.: NL26-208', 'NL26-208'],
    // Of others.
    ['Hull - Moss. Their slot is at 06:00, slot ref OW-44817. PO 118820', '118820'],
    ['Venlo - Łódź (zamówienie u dostawcy: SO-77120). Nasze zamówienie: ZK-1187', 'ZK-1187'],
  ])('in %j is %j', (text, reference) => {
    expect(read(text).values.client_reference).toBe(reference);
  });
});

describe('goods that only their frame tells', () => {
  test.each([
    // What a vehicle is asked for.
    ['We are after a tipper for crushed glass, Hull to Moss', 'crushed glass'],
    ['Szukamy cysterny na olej rzepakowy z Opola do Moss', 'olej rzepakowy'],
    ['Trenger kjølebil til blåskjell fra Moss til Gdynia', 'blåskjell'],
    ['Potrzebna plandeka pod płyty gipsowe, Opole - Moss', 'płyty gipsowe'],
    // What is asked to be carried.
    ['Proszę o ofertę na transport rur stalowych (12 m): Opole - Moss', 'rur stalowych'],
    ['Koszt transportu? Mamy do wywiezienia gruz betonowy z Opola do Moss', 'gruz betonowy'],
    ['Price for shipping a stone fountain from Hull to Moss please', 'stone fountain'],
    ['Hva koster det å sende en traktor fra Moss til Gdynia', 'traktor'],
    ['Towar to rowery elektryczne, Opole - Moss', 'rowery elektryczne'],
    ['We need the roof trusses on site in Moss by Friday', 'roof trusses'],
    // What is counted.
    ['Hull to Moss, it is 1 x lathe machine 3200 x 1800 x 2000 mm', 'lathe machine'],
    ['Varmepumper 3 stk, hver 210 kg, Moss - Gdynia', 'Varmepumper'],
    ['Szafy sterownicze 4 szt., Opole - Moss', 'Szafy sterownicze'],
    ['2 stk gassovner fra Moss til Gdynia', 'gassovner'],
    ['Vi har 4 lass pukk i uka fra Moss til Gdynia', 'pukk'],
    ['Three loads of topsoil a month, Hull to Moss', 'topsoil'],
    ['300 pustych palet EPAL z Moss do Opola', 'pustych palet EPAL'],
    ['60 empty stillages from Hull to Moss', 'empty stillages'],
    // What stands before its packing or its length.
    ['Brake pads (6 pallets), Hull to Moss', 'Brake pads'],
    ['Kable miedziane (8 bębnów, 4 palety) Opole - Moss', 'Kable miedziane'],
    ['250 vinterdekk på 12 paller fra Moss til Gdynia', 'vinterdekk'],
    ['Scaffold boards up to 3.9 m, Hull to Moss', 'Scaffold boards'],
    ['Profile aluminiowe do 6,5 m, Opole - Moss', 'Profile aluminiowe'],
    // Behind a weight, where pallets are counted elsewhere.
    ['Totalt 12 paller, 5,1 tonn hagemøbler. Moss - Gdynia', 'hagemøbler'],
    ['14 Paletten, 6 t Dachziegel, Opole - Moss', undefined],
    // A label within a sentence, or in a column.
    ['Opole - Moss, jak w temacie, towar RTV, prosimy o stawkę', 'RTV'],
    ['Commodity      : glass wool\nHull - Moss', 'glass wool'],
    ['Subject: Transport of bricks\n\nHull to Moss, 3 t', 'bricks'],
    ['Temat: Transport okien\n\nOpole - Moss, 3 t', 'okien'],
    // Words in such a frame that are none.
    ['Potrzebna naczepa na przyszły tydzień, Opole - Moss', undefined],
    ['Need a truck for next week, Hull to Moss', undefined],
    ['Need a trailer for this lane, Hull - Moss', undefined],
    ['Trenger bil til kunden i Moss', undefined],
    ['24 t fix, Opole - Moss, 33 palety', undefined],
    ['Temat: Transport Opole\n\nOpole - Moss, 3 t', undefined],
    ['Hva koster det fra Moss til Gdynia (240 kg)', undefined],
  ])('of %j are %j', (text, cargo) => {
    const { values, pieces } = read(text);
    expect(values.cargo_type).toBe(cargo);
    // None of them is called goods: all but a label's are doubted.
    if (cargo !== undefined && !/Commodity|på 12/u.test(text))
      expect(pieces.find(({ field }) => field === 'cargo_type')?.doubt).toBe('reading');
  });
});

describe('weights', () => {
  test.each([
    ['Kaunas - Moss, 33 pallets, 22-23 tons', 23_000],
    ['Hull - Moss, 18 do 20 t', 20_000],
    ['4 wooden crates from Hull to Moss, 640 kg each', 2560],
    ['6 kasser fra Moss til Gdynia, 210 kg pr. stk', 1260],
    ['26 UK pallets each 500 kg, Hull - Moss', 13_000],
    ['Moss - Gdynia 22,5 tonn steinull?? nei, glassull 9,5 tonn', 9500],
    ['Nr  Fra   Til   Kg\n1   Moss  Gdynia   2350', 2350],
    ['auto między 8 a 12 z Zawiercia do Vejle? 10,5 t odlewów', 10_500],
  ])('of %j are %j', (text, weight) => {
    expect(read(text).values.weight).toBe(weight);
  });

  test.each(['22-23 tons', '4 crates, 640 kg each'])('are doubted that were reckoned: %j', (weight) => {
    const { pieces } = read(`Hull - Moss, ${weight}`);
    expect(pieces.find(({ field }) => field === 'weight')?.doubt).toBe('reading');
  });
});

describe('what else is said of a load', () => {
  test.each([
    // Sides without a unit, of the longest piece, across.
    ['Hull - Moss, 7 pallets 120x80, wys 160', { height_cm: 160 }],
    ['10 paller 210x100 cm, høyde 130, Moss - Gdynia', { height_cm: 130 }],
    ['9 palet EUR, h=220 cm, Łódź - Moss', { height_cm: 220 }],
    ['EUR-paller, høyde inntil 220 cm, Moss - Gdynia', { height_cm: 220, length_cm: undefined }],
    ['16 paczek, najdłuższa 5,80m, z Lipna do Moss', { length_cm: 580 }],
    ['12 packs, longest is 3.6m, Hull to Moss', { length_cm: 360 }],
    ['Moss - Gdynia, stokker opptil 8,4 m', { length_cm: 840 }],
    ['1 x vessel, 11.4m long x 3.3m diameter, Hull - Moss', { length_cm: 1140, width_cm: 330 }],
    ['Hull - Moss. No vehicles over 12 m. Ramp height 130', { length_cm: undefined, height_cm: undefined }],
    // Degrees: both limits, one, and what nothing calls so.
    ['Hull - Moss, dairy, +2/+6', { temperature_min: 2, temperature_max: 6 }],
    ['Moss - Gdynia, tåler ikke frost, min +5', { temperature_min: 5, temperature_max: undefined }],
    ['Hull - Moss, must be above +5 C', { temperature_min: 5, temperature_max: undefined }],
    ['Moss - Gdynia. Temp: -18 eller kaldere', { temperature_min: undefined, temperature_max: -18 }],
    ['Łódź - Moss, 20 palet, nie wyżej niż +8', { temperature_min: undefined, temperature_max: 8 }],
    ['Hull - Moss, ice cream, minus 25', { temperature_min: -25, temperature_max: -25 }],
    ['Hull - Moss 22 plts frz fish -22', { temperature_min: -22 }],
    ['Hull - Moss, max 8 pallets, call +47/+48', { temperature_max: undefined, temperature_min: undefined }],
    // Bodies, payment and numbers.
    ['Hull - Moss, FTL, curtain.', { body_type: 'curtain_side' }],
    ['Łódź - Moss, całe auto, firana', { body_type: 'curtain_side' }],
    ['Moss - Gdynia med termobil', { body_type: 'reefer' }],
    ['Hull - Moss, 3 plts, pymt 30d', { payment_days: 30 }],
    ['Hull - Moss, 3 plts, due date 45 days', { payment_days: 45 }],
    [
      'Thanks, POD received for order 88213. Hull - Moss, 3 plts. Our new PO number will be 88260.',
      { client_reference: '88260' },
    ],
    ['Łódź - Moss. Naszym wewnętrznym numerem jest ZZ-318/26', { client_reference: 'ZZ-318/26' }],
    [
      'Moss - Gdynia, 3 paller\n\nMvh\nEspen\nespen@a.example | vår ref 260-88',
      { client_reference: '260-88' },
    ],
    ['CMR mottatt for ordre 55120. Moss - Gdynia, 3 paller', { client_reference: undefined }],
  ] as const)('%j: %j', (text, fields) => {
    const { values } = read(text);
    for (const [field, value] of Object.entries(fields)) expect(values[field as 'weight']).toBe(value);
  });

  test('counts for nothing where a quoted mail says it', () => {
    const text = 'Nowe: Łódź - Moss, 4 palety\n\n> Gdynia - Oslo, płatność 60 dni';
    expect(read(text).values.payment_days).toBeUndefined();
  });
});

test.each([
  '1-2 ',
  '1 crates ',
  '1 t a?? ',
  'load: a\n',
  'towar a ',
  '– a',
  ' – a, 1 t',
  'got a a ',
  '1 ibc a ',
  'longest is ',
  'wys 100 ',
  'min +5 ',
  '+2/+6 ',
  'frozen a -1 ',
  '5 or less ',
  'our ref 1 ',
  '8 euro + ',
  '9 of the 9 ',
  '120 lang 80 brei ',
  'price for a ',
  '1 bags x ',
])('the time for amounts grows in proportion to them: %j', async (piece) => {
  const repeated = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  expect(await growthOf(read, repeated, 2_500, 40)).toBeLessThan(steepest);
});

describe('numbers that are told in other words', () => {
  test.each([
    ['Hull - Oslo, 3 wooden pallets', { pallets_count: 3 }],
    ['Łódź - Oslo, 12 wysokich palet', { pallets_count: 12 }],
    ['Moss - Gdynia, 4 høye paller med rør', { pallets_count: 4, cargo_type: 'rør' }],
    ['Ile za przewóz stąd jednej palety, Łódź - Oslo', { pallets_count: 1 }],
    ['Łódź - Oslo, palet będzie 14, 9 t', { pallets_count: 14, weight: 9000 }],
    ['Łódź - Oslo, palet jest 21 zamiast 24', { pallets_count: 21 }],
    ["Hull - Oslo, 10 pallets, no wait, not 10, it's 12 pallets", { pallets_count: 12 }],
    ['Moss - Gdynia, 33 paller … nei, ikke 33', { pallets_count: undefined }],
    ['Hull - Oslo, 24 tons and 3 pallets', { pallets_count: 3, weight: 24_000 }],
    ['Hull - Oslo, coils of 7.9 / 8.1 t (total 16 t)', { weight: 16_000 }],
    ['Łódź - Oslo, 5 skrzyń (razem 4,2 t), najcięższa 1,1 t', { weight: 4200, cargo_type: undefined }],
    ['Moss - Gdynia, rør 11 t + flenser 2 t', { weight: 13_000 }],
    ['Hull - Oslo, one lathe, 900 kg, with its tools 150 kg extra', { weight: 1050 }],
    ['Łódź - Oslo, prasa 2 400 kg + 1 paleta z częściami 250 kg', { weight: 2650, pallets_count: 1 }],
    ['Moss - Kutno, hjullaster 9 tonn (9 350 kg)', { weight: 9350 }],
    ['Hull - Oslo, 24 t (4 x 6 t)', { weight: 24_000 }],
    ['Moss - Kutno, lengde 5,4m bredde 2,2m høyde 1,9m', { length_cm: 540, width_cm: 220, height_cm: 190 }],
    [
      'Tokarka 4,10 m długości, 1,60 m szerokości i 2,05 m wysokości, Radom - Oslo',
      { length_cm: 410, width_cm: 160, height_cm: 205, pickup_street: undefined },
    ],
    ['Loading metres:     7,2', { ldm: 7.2 }],
    ['Łódź - Oslo, zajmie 4,5 m naczepy', { ldm: 4.5 }],
    ['Hull - Oslo, takes 6.2 m of trailer', { ldm: 6.2 }],
    ['Hull - Oslo, never warmer than +8 and not colder than +2', { temperature_min: 2, temperature_max: 8 }],
    ['Łódź - Oslo, nie cieplej niż +6', { temperature_min: undefined, temperature_max: 6 }],
    ['Moss - Gdynia, aldri kaldere enn +4', { temperature_min: 4, temperature_max: undefined }],
  ])('%j gives %j', (text, fields) => {
    expect(read(text).values).toMatchObject(
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    );
    for (const [field, value] of Object.entries(fields))
      if (value === undefined) expect(read(text).values).not.toHaveProperty(field);
  });
});

describe('goods beside other words', () => {
  test.each([
    ['Łódź - Oslo, 5 t, farby wodne, ale nie adr', 'farby wodne'],
    ['Hull - Oslo, 5 t, garden chairs but not stackable', 'garden chairs'],
    ['Moss - Gdynia, 18 tonn sagflis i sekker, 22 paller', 'sagflis'],
    ['Moss - Gdynia. Det er en sending med hyller i furu', 'hyller'],
    ['Moss - Gdynia, 2 stk brukte skuffer fra Moss, står på 2 paller', 'brukte skuffer'],
    ['Ładunek: meble ogrodowe 33 EPAL / 9500 kg\nŁódź - Oslo', 'meble ogrodowe'],
    ['Moss - Gdynia, 6 paller fliser hos Ceramika', 'fliser'],
    ['Łódź - Oslo, 32 epal bez zwrotu', undefined],
    ['Hull - Oslo, 3,150 kgs gross', undefined],
    ['Same load please, Hull - Oslo, 8 pallets', undefined],
    ['Moss - Gdynia, rundt 18 tonn', undefined],
  ])('of %j are %j', (text, cargo) => {
    expect(read(text).values.cargo_type).toBe(cargo);
  });
});

test.each([
  ['Hull - Oslo, standard tilt ok, 22 t', 'curtain_side'],
  ['Klaipeda - Oslo, 24 t, tent 13.6', 'curtain_side'],
  ['Hull - Oslo, 2 pallets, please do not tilt the crates', undefined],
  ['Need van Hull - Oslo, 2 pallets', 'van'],
  ['Loading: Van Rossum Glas, Breda. Unloading: Moss', undefined],
  ['Sanne van der Berg her. Moss - Kutno, 4 paller', undefined],
])('of %j the vehicle is %j', (text, body) => {
  expect(read(text).values.body_type).toBe(body);
});

test.each([
  ['Moss - Gdynia, rør 11 t + flenser 2 t', 'weight'],
  ['Moss - Gdynia, 2 halvpaller og 1 europall', 'pallets_count'],
  ['Hull - Oslo, FOB or CPT?', 'incoterm'],
] as const)('of %j it is doubted how much is meant: %s', (text, field) => {
  expect(read(text).pieces.find((piece) => piece.field === field)?.doubt).toBe('reading');
});

test.each([
  ['Two lots: Hull - Oslo, 4 pallets and 5 pallets', true],
  ['4 pallets of stage gear Hull - Oslo and back again in March', true],
  ['Moss - Gdynia, 4 paller, og returtur med tomgods', true],
  ['Lots of pallets: 20 from Hull to Oslo', false],
])('%j asks for more loads: %j', (text, hasMore) => {
  expect(read(text).more_loads).toBe(hasMore);
});
