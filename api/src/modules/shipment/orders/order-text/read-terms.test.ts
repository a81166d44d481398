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

test.each([
  // The driver.
  ['Kierowca musi mieć kask, okulary i buty z noskiem.', 'Kierowca musi mieć kask, okulary i buty z noskiem'],
  [
    'The driver has to report at gate 3, with his papers.',
    'The driver has to report at gate 3, with his papers',
  ],
  ['Sjåføren må ha vernesko.', 'Sjåføren må ha vernesko'],
  // Who is at the place, and how it is reached.
  ['Site contact is Bob Hill, +44 7700 900 418.', 'Site contact is Bob Hill, +44 7700 900 418'],
  ['Kontakt der er Pan Marek, +48 501 338 902.', 'Kontakt der er Pan Marek, +48 501 338 902'],
  [
    'Our yard cannot take articulated lorries before 10am.',
    'Our yard cannot take articulated lorries before 10am',
  ],
  ['Det er trangt på tomta, sjåføren må ringe først.', 'Det er trangt på tomta, sjåføren må ringe først'],
  ['Naczepa nie wjedzie na plac.', 'Naczepa nie wjedzie na plac'],
  // Papers, slots, hands.
  ['Odprawa eksportowa po naszej stronie.', 'Odprawa eksportowa po naszej stronie'],
  [
    'T1 will be opened by us, import clearance by receiver.',
    'T1 will be opened by us, import clearance by receiver',
  ],
  ['Lossing: avisering dagen før', 'avisering dagen før'],
  ['Rozładunek ręczny około 3 godzin.', 'Rozładunek ręczny około 3 godzin'],
  ['Ring Jonas på 926 03 417 en halvtime før.', 'Ring Jonas på 926 03 417 en halvtime før'],
  // Only by appointment, and no ramp.
  ['Rozładunek tylko po uprzednim umówieniu godziny.', 'Rozładunek tylko po uprzednim umówieniu godziny'],
  ['The site unloads by appointment only.', 'The site unloads by appointment only'],
  ['Vi har ikke noen lasterampe.', 'Vi har ikke noen lasterampe'],
  ['There is no loading dock at the shop.', 'There is no loading dock at the shop'],
  // How goods have to stand, and what must not be done.
  ['The clock must travel upright.', 'The clock must travel upright'],
  ['Det må ikke settes noe oppå.', 'Det må ikke settes noe oppå'],
  ['Skrzyń nie piętrujemy.', 'Skrzyń nie piętrujemy'],
  ['Palety wracają, wymiana 1:1.', 'wymiana 1:1'],
  ['Bakken er glatt, kjetting trengs.', 'kjetting trengs'],
  // What a label calls a remark.
  ['Uwagi: brama od strony torów, dzwonić dwa razy', 'brama od strony torów, dzwonić dwa razy'],
  ['Merknad: siste etappe på grusvei.', 'siste etappe på grusvei'],
  ['Remarks: keep away from onions', 'keep away from onions'],
  // The vehicle and how goods are handled.
  ['Flat floor, no double deck.', 'Flat floor; no double deck'],
  ['Wymagania: podłoga sucha i czysta', 'podłoga sucha i czysta'],
  ['8 paller, må stå tørt, klart 10.12', 'må stå tørt'],
  ['3 palety, ostrożnie kruche!', 'ostrożnie kruche'],
  ['Varene tåler ikke frost.', 'Varene tåler ikke frost'],
  ['Data logger printout required.', 'Data logger printout required'],
  // How the vehicle has to be, and not where; how it is loaded; who wants to be told before.
  ['Auto musi być czyste i suche. Auto musi być w Radomiu o 8.', 'Auto musi być czyste i suche'],
  ['The truck needs to be clean. The trailer must be at the gate by 9.', 'The truck needs to be clean'],
  ['Bilen må være ren. Bilen må være i Moss kl 8.', 'Bilen må være ren'],
  ['Załadunek tylko z boku. Rozładunek naszą suwnicą.', 'Załadunek tylko z boku; Rozładunek naszą suwnicą'],
  ['Lastes bare fra sida. Losses kun med kran', 'Lastes bare fra sida; Losses kun med kran'],
  ['Unloading only from the side.', 'Unloading only from the side'],
  ['Naczepa: pasy min. 12', 'pasy min. 12'],
  ['Prosimy o telefon godzinę przed dostawą', 'Prosimy o telefon godzinę przed dostawą'],
  ['Ring en time før levering. Ring meg gjerne.', 'Ring en time før levering'],
  ['Please give notice one day in advance', 'Please give notice one day in advance'],
  // What is said not to be so.
  ['ADR: nei', undefined],
  ['Nawóz nie podlega ADR.', undefined],
  ['The goods are not subject to ADR.', undefined],
  ['Potrzebny bus z windą.', undefined],
  ['Awizacja 7:00', undefined],
  ['Ring me on 07700 900 418.', undefined],
])('of %j the notes are %j', (text, notes) => {
  const { values, pieces } = read(`Moss - Gdynia, 4 paller\n${text}`);
  expect(values.notes).toBe(notes);
  const marked = pieces.filter(({ field }) => field === 'notes').map((piece) => piece.text);
  expect(marked.join('; ')).toBe(notes ?? '');
});

test.each([
  'driver must ',
  'site contact 1 ',
  'T1 by, ',
  'fragile, ',
  'call site 1',
  'no double deck ',
  'ADR: ',
])('the time for needs grows in proportion to them: %j', async (piece) => {
  const repeated = (length: number) => `Moss - Oslo\n${piece.repeat(Math.ceil(length / piece.length))}`;
  expect(await growthOf(read, repeated, 2_500, 40)).toBeLessThan(steepest);
});

describe('what goes with the goods and how they are handled', () => {
  test.each([
    ['Hull - Moss, 3 t. Phytosanitary certificate travels with the goods.', 'Phytosanitary certificate'],
    ['Opole - Moss, 24 t. Wymagany certyfikat mycia cysterny.', 'certyfikat mycia'],
    ['Moss - Gdynia. Tomme returneres? Tom retur til Moss dagen etter.', 'Tom retur til Moss'],
    ['Gdynia - Opole. Zwrot pustego w Gdyni.', 'Zwrot pustego w Gdyni'],
    ['Hull to Moss. Return the empty to Hull, empties back by Friday.', 'Return the empty to Hull'],
    ['Opole - Moss, 8 palet, zakaz sztaplowania, 3 t', 'zakaz sztaplowania'],
    ['Hull to Moss, 3 t, no transhipment, two drivers', 'no transhipment; two drivers'],
    ['Opole - Moss, 3 t, dwóch kierowców', 'dwóch kierowców'],
    ['Moss - Gdynia, 3 t, to sjåfører, ingen omlasting', 'to sjåfører'],
    ['Hull to Moss, 3 t. The case may be lifted from above.', 'lifted from above'],
    ['Moss - Gdynia, 3 t. Lift er påkrevd i Gdynia.', 'Lift er påkrevd i Gdynia'],
  ])('is noted of %j', (text, note) => {
    expect(readOrderText(text, dayOfMails, findTown).values.notes).toContain(note);
  });
});

describe('vehicles and dangerous goods', () => {
  test.each([
    ["Hull to Moss, 40' HC, 6 t", 'container'],
    ['Hull to Moss, a 20ft box, 6 t', 'container'],
    ['Hull to Moss, 20 boxes of tiles, 6 t', undefined],
    ['Moss - Gdynia, 6 t, maskintralle', 'low_loader'],
    ['Hull to Moss, 6 t, box truck', 'box'],
    ['Moss - Gdynia, 600 kg, varebil med lift', 'tail_lift_van'],
    ['Collect in Leeds, Kirkstall Bus. Park, 6 t', undefined],
  ])('of %j is the vehicle %j', (text, body) => {
    expect(readOrderText(text, dayOfMails, findTown).values.body_type).toBe(body);
  });

  test.each([
    ['Opole - Moss, farby bez ADR, 3 palety', undefined],
    ['Hull - Moss, non-ADR, 3 pallets', undefined],
    ['Moss - Gdynia, ikke ADR, 2 paller', undefined],
    ['Hull - Moss, no ADR, 8 pallets', undefined],
    ['Hull - Moss, ADR 3, 8 pallets', '3'],
  ])('of %j is the class %j', (text, adr) => {
    expect(readOrderText(text, dayOfMails, findTown).values.adr_class).toBe(adr);
  });
});

test.each([
  ['Faktura med 30 dager.', 30],
  ['Fakturę wystawiamy na 21 dni.', 21],
  ['Please invoice on 21 days.', 21],
  ['termin 45 dni', 45],
  ['60 dg netto', 60],
  ['Płacimy jak zawsze po 30 dniach', 30],
  ['We will always settle within 21 days', 21],
  ['Termin dostawy 5 dni od załadunku.', undefined],
  ['Towar gotowy w terminie 14 dni', undefined],
])('%j gives %j days to pay', (text, days) => {
  expect(read(`Moss - Gdynia, 4 paller\n${text}`).values.payment_days).toBe(days);
});

test.each([
  ['Nasz numer zamówienia to ZZ-1182.', 'ZZ-1182'],
  ['Our PO for your invoice: 4500098', '4500098'],
  ['Nasze zlecenie TR-2206. Faktura e-mailem.', 'TR-2206'],
  ['Oppgi på fakturaen prosjekt 88-123.', '88-123'],
  ['Please mark the invoice with JB-2201', 'JB-2201'],
  ['Na fakturze proszę podać numer: ZT/55/26', 'ZT/55/26'],
  ['Delivered: your order 40-2213, thanks.', undefined],
  ['Invoice for order 88213 attached.', undefined],
])('%j names the reference %j', (text, reference) => {
  expect(read(`Moss - Gdynia, 4 paller\n${text}`).values.client_reference).toBe(reference);
});
