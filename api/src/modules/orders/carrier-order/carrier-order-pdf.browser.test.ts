import { afterAll, expect, test } from '@jest/globals';
import { defaultOrderTerms } from '../../../domain/order-terms.js';
import { unknownVehicle } from '../../../domain/vehicle.js';
import { findBrowser } from '../../../ports/browser/find-browser.js';
import { ChromiumPdf } from '../../../ports/pdf/chromium-pdf.js';
import { pagesOf } from '../../../ports/pdf/pdf.contract.js';
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

test('terms of many pages go on for as many', async () => {
  const terms = Array.from({ length: 120 }, (_none, index) => `${index + 1}. ${'Słowo '.repeat(20)}`).join(
    '\n',
  );
  const pages = pagesOf(await print({ terms }));
  expect(pages).toBeGreaterThan(2);
  expect(pages).toBeLessThan(12);
});

test('the same order is printed in the font that it brings along', async () => {
  const names = [...(await print({})).toString('latin1').matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)];
  expect([...new Set(names.map(([, name]) => name))].sort()).toEqual([
    'NotoSans-Regular',
    'NotoSans-SemiBold',
  ]);
});
