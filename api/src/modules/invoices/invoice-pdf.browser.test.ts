import { afterAll, expect, test } from '@jest/globals';
import { findBrowser } from '../../ports/browser/find-browser.js';
import { ChromiumPdf } from '../../ports/pdf/chromium-pdf.js';
import { pagesOf } from '../../ports/pdf/pdf.contract.js';
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
])('an invoice %s fits one page of A4, in the font that it brings along', async (_name, content) => {
  const pdf = (await printer.print(invoicePage(content, true))).toString('latin1');
  expect(pagesOf(Buffer.from(pdf, 'latin1'))).toBe(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
  const fonts = [...pdf.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name]) => name);
  expect([...new Set(fonts)].sort()).toEqual(['NotoSans-Regular', 'NotoSans-SemiBold']);
});
