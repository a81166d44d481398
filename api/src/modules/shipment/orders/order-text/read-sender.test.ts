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
const doubtOf = (text: string) => read(text).pieces.find(({ field }) => field === 'client_name')?.doubt;

describe('a company without a legal form', () => {
  test.each([
    [
      'Leeds - Oslo, 4 pallets\n\nRegards\nJohn Smith\nSales Manager\nNorthern Steel Doors',
      'Northern Steel Doors',
    ],
    ['Pris Moss - Gdynia, 4 paller. Hilsen Kari, Fjellvang Ullvare', 'Fjellvang Ullvare'],
    ['Łódź - Oslo, 4 palety.\n\nBasia / GlazurPol', 'GlazurPol'],
    ['Hull to Oslo, 5 plts\nThanks\nSteve – Acme Pipes', 'Acme Pipes'],
    ['Preis Kassel - Oslo, 5 Paletten\n\nMfG\nUwe Lang\nHolzbau Lang', 'Holzbau Lang'],
    ['Leeds - Oslo, 4 pallets. Thanks, Niall McAuley, McAuley Plant Hire', 'McAuley Plant Hire'],
    ['Łódź - Oslo, 4 palety. Pozdrawiam, Anna Nowak', undefined],
    ['Moss - Gdynia, 4 paller\nMvh\nOla Nordmann\nDaglig leder\nVestby', undefined],
    ['Moss - Gdynia, 4 paller\n\nLevering:\nOskar Hansen\nBygghjørnet', undefined],
    ['Leeds - Oslo, 4 pallets\nVehicle: Tautliner\nTerms: 30 days', undefined],
    // However they take their leave.
    ['Łódź - Oslo, 4 palety\n\nŁączę wyrazy szacunku\ndr Ewa Lis, Wir-Mal', 'Wir-Mal'],
    ['Leeds - Oslo, 4 pallets\n\nWith warmest regards,\nTom Hart\nHart & Daughter', 'Hart & Daughter'],
    ['Kassel - Oslo, 4 Paletten\n\nHerzliche Grüße\nUte Lang\nLang Blechbau', 'Lang Blechbau'],
    ['Leeds - Oslo, 4 pallets\n\nTa, Bev\nWrekin Mosaics', 'Wrekin Mosaics'],
    ['Łódź - Oslo, 4 palety\n\nThx\nŁukasz\nSwiss-Pan Sieradz', 'Swiss-Pan Sieradz'],
    ['Łódź - Oslo, 4 palety\n\nPozdrawiam\ninż. Jan Lis\nCNC Serwis Lis', 'CNC Serwis Lis'],
    ['Moss - Gdynia, 4 paller\nFjellheim Viltmat, Ivar, 911 42 087', 'Fjellheim Viltmat'],
    ['Kassel - Oslo, 4 Paletten. Liebe Grüße, Jana Lang, Hansefarben', 'Hansefarben'],
    // Behind the number, below a second load, and in one line below facts.
    ['Łódź - Oslo, 4 palety. tel do mnie 601 442 918 Olek, AutoKolor', 'AutoKolor'],
    [
      '1) Moss - Gdynia, 4 paller\n2) Moss - Praha, 9 paller\n\nIda Lie\nRogne Maskindeler',
      'Rogne Maskindeler',
    ],
    [
      'Moss - Gdynia, 4 paller\nhenting 7/12\n30 dager netto\nIda / Rogne Frakt / ida@post.example',
      'Rogne Frakt',
    ],
    // Behind the label of who asks, for whom somebody writes, small letters first, and the words of the address.
    ['Łódź - Oslo, 4 palety\nKto pyta: Jan Lis, WózRem, tel. 62 742 80 16', 'WózRem'],
    ['Łódź - Oslo, 4 palety. Halina z Dogmix 517 330 902', 'Dogmix'],
    ['Hull - Oslo, 4 pallets\n\ngr. Joost\nvdBerg Export\n06 5555 1983', 'vdBerg Export'],
    ['Hull - Oslo, 4 pallets\n\nCheers\nJas\nSupply Chain | Dales Nutrition', 'Dales Nutrition'],
    // Nothing but the address.
    ['Łódź - Oslo, 4 palety\n\nPozdrawiam\nEwa Lis\nzakupy@termax.com.pl', 'Termax'],
    ['Łódź - Oslo, 4 palety\n\nPozdrawiam\nEwa Lis\newa.lis@wp.pl', undefined],
  ])('is read below the name, and doubted: %j', (text, company) => {
    expect(read(text).values.client_name).toBe(company);
    if (company !== undefined) expect(doubtOf(text)).toBe('reading');
  });

  test.each([
    ['Leeds - Oslo, 4 pallets\nThanks\nJo\nWillow Barn Toys\njo@willowbarn.co.uk', 'Willow Barn Toys'],
    ['Łódź - Oslo, 4 palety\nPozdr.\nOla Zych\nTorebki Zych\nola@torebki-zych.pl', 'Torebki Zych'],
    ['Leeds - Oslo, 4 pallets\n\nBR Jonas, UAB Miskas', 'UAB Miskas'],
    // Below another party that a label names.
    [
      'Moss - Gdynia, 4 paller\nBetaler .........: mottaker\nBestiller .......: Vest Treindustri v/ Halvard, mob 414 90 733',
      'Vest Treindustri',
    ],
    ['Leeds - Oslo, 4 pallets\n\nBR\nJonas\nUAB "Miskas Grupe"\nj@mg.lt', 'UAB "Miskas Grupe"'],
    [
      'Lastes hos oss: Straumen Røykeri, Kaiveien 3, 8226 Straumen, 4 paller\n\nMed hilsen\nTrude\ntrude@straumenroykeri.no',
      'Straumen Røykeri',
    ],
    [
      'Loading: Van Rossum Glas B.V., Kade 25, 4811 GH Breda\nUnloading: Moss\n4 pallets\n\nRegards\nSanne\nsanne@vanrossumglas.nl',
      'Van Rossum Glas B.V.',
    ],
    ['Cork to Oslo, 4 pallets\nThanks\nAmy, Bann Foods (NI) Ltd – amy@bann.example', 'Bann Foods (NI) Ltd'],
  ])('is certain by the domain of the address, or a form: %j', (text, company) => {
    expect(read(text).values.client_name).toBe(company);
    expect(doubtOf(text)).toBeNull();
  });
});

describe('a number that nothing calls a phone', () => {
  test.each([
    ['Leeds - Oslo, 4 pallets\nThanks\nDean\n07700 900 418', '07700 900 418'],
    ['Moss - Gdynia, 4 paller\n\nMvh Per\nSentralbord 73 82 11 00', '73 82 11 00'],
    ['Łódź - Oslo, 4 palety\nPozdrawiam\nAda, 793 440 018', '793 440 018'],
    ['Łódź - Oslo, 4 palety\nPozdrawiam\nAda\nNIP 583-123-45-67', undefined],
    ['Moss - Gdynia, 4 paller\nMvh\nPer\nOrg.nr. 987 220 114 MVA', undefined],
    ['Leeds - Oslo, 4 pallets\n\nContact at the site is Bob, +44 7700 900 418.\n\nThanks\nJo', undefined],
  ])('is one where somebody signs: %j', (text, phone) => {
    expect(read(text).values.client_phone).toBe(phone);
  });
});

describe('a number that a sentence asks to call', () => {
  test.each([
    ['Łódź - Oslo, 4 palety, oddzwońcie 604 711 385 Irek', '604 711 385'],
    ['Łódź - Oslo, 4 palety. Halina z Dogmix 517 330 902', '517 330 902'],
    ['Łódź - Oslo, 4 palety\nOsoba\tEwa Lis, ewa@lis.example, 71 339 02 84\nOdbiór: 4.12', '71 339 02 84'],
    ['Hull - Oslo, 4 pallets. Give me a bell on 01482 555 731.', '01482 555 731'],
    ['Łódź - Oslo, 4 palety, proszę dzwonić pod numer 601 442 918, dziękuję', '601 442 918'],
    ['Moss - Gdynia, 4 paller. Jeg treffes best på 911 42 087.', '911 42 087'],
    ['Kassel - Oslo, 4 Paletten, erreichbar unter 0561 445 120', '0561 445 120'],
    ['24 t złomu, Łódź - Oslo. cena? Olek 601 222 333', '601 222 333'],
    ['Hull - Oslo, 4 pallets. Our order number is 4500098213.', undefined],
    ['Hull - Oslo, 4 pallets. The driver must call 01482 555 731.', undefined],
    ['Łódź - Oslo, 4 palety. Awizacja u pana Joosta: dzwonić 601 442 918', undefined],
    ['Moss - Gdynia, 4 paller. Mottaker må varsles, ring 911 42 087.', undefined],
    [
      'Hentested: Moss\nLeveringssted: Gdynia\n4 paller\nLeveringsvilkår: DAP\nReferanse: 5512\nKontaktperson: Ida, ida@post.example, +47 911 42 087',
      '+47 911 42 087',
    ],
  ])('is that of the sender, unless of another: %j', (text, phone) => {
    expect(read(text).values.client_phone).toBe(phone);
  });
});

describe('who wrote the mail that is quoted', () => {
  const quoted =
    '\n\nOn 20 Nov 2026 at 11:40, Piotr <piotr@fracht.example> wrote:\n> Done.\n> Regards, Piotr, +48 509 116 227';

  test('counts for nothing where somebody signs above it', () => {
    const { values } = read(`Hull - Oslo, 4 pallets\n\nThanks\nJo\nPeak Spring Ltd${quoted}`);
    expect(values).toMatchObject({ client_name: 'Peak Spring Ltd' });
    expect(values).not.toHaveProperty('client_email');
    expect(values).not.toHaveProperty('client_phone');
  });

  test('is none where a Polish line parts the mails, or no address stands in their head', () => {
    const passed = '4 palety, Łódź - Oslo, odbiór 4.12\n\nEwa Lis\nRegał-System Piła\nkom. 662 908 117\n\n';
    const divided = read(
      `${passed}---------- Przekazana wiadomość ----------\nOd: Jan <jan@hurt.example>\nTemat: x\n\nWeź to ogarnij`,
    );
    expect(divided.values).toMatchObject({ client_name: 'Regał-System Piła', client_phone: '662 908 117' });
    const headed = read(
      `${passed}From: Jan (warehouse)\nSent: Friday, November 27, 2026 3:44 PM\nTo: Ewa\nSubject: x\n\nReady, Jan +48 509 116 227`,
    );
    expect(headed.values).toMatchObject({ client_name: 'Regał-System Piła', client_phone: '662 908 117' });
    expect(headed.values.pickup_date?.slice(0, 10)).toBe('2026-12-04');
  });

  test('is who asks where the mail is only passed on', () => {
    const text =
      'FYI\n\n---------- Forwarded message ---------\nFrom: Nina Lie <nina@isolasjon.example>\nSubject: Bil\n\nHei\nLarvik - Gdynia, 3 paller\n\nMvh\nNina Lie';
    expect(read(text).values).toMatchObject({ client_email: 'nina@isolasjon.example', pallets_count: 3 });
  });
});

test.each([
  '12 ',
  '(12) ',
  '12 34 ',
  'ring me on ',
  'tel 12 ',
  'Aa, ',
  'A-',
  'Aa / ',
  'thanks, ',
  'Aa\n',
  'Aa aa ',
  'Aa from Aa 123 ',
  'AB "Aa ',
])('the time for a signature grows in proportion to it: %j', async (piece) => {
  const repeated = (length: number) => `Hi\n\nregards\n${piece.repeat(Math.ceil(length / piece.length))}`;
  expect(await growthOf(read, repeated, 2_500, 40)).toBeLessThan(steepest);
});
