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
    ['Cześć, 3 palety, 640 kg, Nysa - Moss', undefined],
  ])('of %j are %j', (text, cargo) => {
    expect(read(text).values.cargo_type).toBe(cargo);
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
])('the time for amounts grows in proportion to them: %j', async (piece) => {
  const repeated = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  expect(await growthOf(read, repeated, 2_500, 40)).toBeLessThan(steepest);
});
