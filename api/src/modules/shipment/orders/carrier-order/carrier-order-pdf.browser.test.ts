import { afterAll, expect, test } from '@jest/globals';
import { defaultOrderTerms } from '../../../../kernel/order/order-terms.js';
import { unknownVehicle } from '../../rules/vehicle.js';
import { findBrowser } from '../../../../platform/browser/find-browser.js';
import { ChromiumPdf } from '../../../../platform/pdf/chromium-pdf.js';
import { fontsOf, pagesOf } from '../../../../platform/pdf/pdf.contract.js';
import type { CarrierOrderContent } from './carrier-order-content.js';
import { carrierOrderPage } from './carrier-order-page.js';
import { aCarrierOrder } from './testing/a-carrier-order.js';

const printer = new ChromiumPdf({ findBrowser });
afterAll(() => printer.close());

const print = (changes: Partial<CarrierOrderContent>) =>
  printer.print(
    carrierOrderPage({ ...aCarrierOrder, ...changes }, { vehicle: unknownVehicle, isDraft: false }),
  );

test.each(['pl', 'en', 'no'] as const)(
  'a usual order with the built-in terms fits one page in %s',
  async (language) => {
    const pdf = await print({ language, terms: defaultOrderTerms[language] });
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
  },
);

/** What most orders hold besides: more facts of the load, references, a paragraph of notes. */
const fuller: Partial<CarrierOrderContent> = {
  rows: [
    ...aCarrierOrder.rows,
    { label: 'Metry ładowne (LDM)', value: '6,4' },
    { label: 'Wymiary (dł. × szer. × wys.)', value: '640 × 240 × 230 cm' },
    { label: 'Pojazd', value: 'naczepa plandekowa (firanka)' },
    { label: 'Temperatura', value: '+2 … +8 °C' },
    { label: 'ADR', value: 'UN 1263, klasa 3' },
    { label: 'Nr referencyjny klienta', value: 'PO-2026-118-0042-GD' },
  ],
  notes:
    'Załadunek rampą nr 4, wjazd od ul. Portowej; kierowca w kamizelce i butach ochronnych. Pasy i maty antypoślizgowe. ' +
    'Rozładunek windą, awizacja godzinę wcześniej: +47 900 12 345. Palety EUR do wymiany.',
};

test.each(['pl', 'en', 'no'] as const)(
  'one with notes and many facts fits one page, too, in %s',
  async (language) => {
    expect(pagesOf(await print({ ...fuller, language, terms: defaultOrderTerms[language] }))).toBe(1);
  },
);

/** Everything that an order can say, between parties whom registers and directories know well. */
const fullest: Partial<CarrierOrderContent> = {
  ...fuller,
  forwarder: {
    ...aCarrierOrder.forwarder,
    address: ['ul. Śląska 17', '81-319 Gdynia', 'Polska'],
    numbers: [
      { label: 'NIP', value: '9991173202' },
      { label: 'REGON', value: '997001237' },
      {
        label: 'KRS',
        value: '0000997001, Sąd Rejonowy Gdańsk-Północ w Gdańsku, VIII Wydział Gospodarczy KRS',
      },
      { label: 'Kapitał zakładowy', value: '200 000,00 PLN' },
    ],
    phone: '+48587201140',
    email: 'faktury@baltykspedycja.example',
  },
  contact: { name: 'Anna Kowalczyk', email: 'anna.kowalczyk@baltykspedycja.example' },
  rows: [...(fuller.rows ?? []), { label: 'Incoterms', value: 'DAP' }],
};

test.each(['pl', 'en', 'no'] as const)('so does one that says everything, in %s', async (language) => {
  expect(pagesOf(await print({ ...fullest, language, terms: defaultOrderTerms[language] }))).toBe(1);
});

test('long notes fill the page and go on behind: none of it is left half empty for them', async () => {
  const notes = Array.from({ length: 60 }, (_none, index) => `${index + 1}. ${'Uwaga '.repeat(14)}`).join(
    '\n',
  );
  expect(pagesOf(await print({ notes }))).toBe(2);
});

test('terms of many pages go on for as many', async () => {
  const terms = Array.from({ length: 120 }, (_none, index) => `${index + 1}. ${'Słowo '.repeat(20)}`).join(
    '\n',
  );
  const pages = pagesOf(await print({ terms }));
  expect(pages).toBeGreaterThan(2);
  expect(pages).toBeLessThan(12);
});

test('the same order is printed in the fonts that it brings along', async () => {
  expect(fontsOf(await print({}))).toEqual(['NotoSans-Regular', 'NotoSans-SemiBold']);
});

test('an order of a Bulgarian for a Greek is printed in them too', async () => {
  const forwarder = { ...aCarrierOrder.forwarder, name: 'Спедиция Йовчев ООД' };
  const carrier = { ...aCarrierOrder.carrier, name: 'Μεταφορές Ώρα Α.Ε.' };
  const notes = 'Димитровград → Θεσσαλονίκη, ≤ 24 t';
  expect(fontsOf(await print({ forwarder, carrier, notes }))).toEqual([
    'NotoSans-Regular',
    'NotoSans-SemiBold',
    'NotoSansSymbols-Regular',
    'OpenSans-Regular',
  ]);
});
