import { afterAll, expect, test } from '@jest/globals';
import { findBrowser } from '../../../platform/browser/find-browser.js';
import { ChromiumPdf } from '../../../platform/pdf/chromium-pdf.js';
import { fontsOf, pagesOf } from '../../../platform/pdf/pdf.contract.js';
import type { InvoiceContent } from './invoice-content.js';
import { invoicePage } from './invoice-page.js';
import { aCorrection, anInvoice, anInvoiceAbroad, aNorwegianInvoice } from './testing/an-invoice.js';

const printer = new ChromiumPdf({ findBrowser });
afterAll(() => printer.close());

test.each<[string, InvoiceContent]>([
  ['at home', anInvoice],
  ['in two languages and two currencies', anInvoiceAbroad],
  ['from Norway', aNorwegianInvoice],
  ['that corrects another', aCorrection],
])('an invoice %s fits one page of A4, in the fonts that it brings along', async (_name, content) => {
  const pdf = await printer.print(invoicePage(content, { isDraft: true }));
  expect(pagesOf(pdf)).toBe(1);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
  // The last is for the arrow between two towns.
  expect(fontsOf(pdf)).toEqual(['NotoSans-Regular', 'NotoSans-SemiBold', 'NotoSansSymbols-SemiBold']);
});
