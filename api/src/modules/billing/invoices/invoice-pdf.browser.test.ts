import { createHash, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect, type Browser } from 'puppeteer';
import decodeQr from 'qr/decode.js';
import { findBrowser } from '../../../platform/browser/find-browser.js';
import { ChromiumPdf } from '../../../platform/pdf/chromium-pdf.js';
import { fontsOf, pagesOf } from '../../../platform/pdf/pdf.contract.js';
import type { KsefMark } from '../ksef/ksef-mark.js';
import {
  certificateLabel,
  certificateLink,
  invoiceLabel,
  invoiceLink,
  qrCodeOf,
} from '../structured-invoices/qr-links.js';
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

describe('the codes of KSeF', () => {
  const hash = createHash('sha256').update('file').digest('base64');
  const coded = { environment: 'production', hash, sellerNip: '9991173202' } as const;
  const number = '9991173202-20261120-0100001AF62A-3C';
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codeOf = (label: string, link: string) => ({ label, link, svg: qrCodeOf(link) });
  const own = codeOf(invoiceLabel(number), invoiceLink(coded, '2026-11-20'));
  const accepted: KsefMark = { number, correctedNumber: null, isTrial: false, codes: [own] };
  const signed = certificateLink(coded, {
    serialNumber: '01F20A5D352AE590',
    privateKey,
    contextNip: coded.sellerNip,
  });
  let browser: Browser;
  beforeAll(async () => {
    browser = await connect({ browserWSEndpoint: String(process.env['TEST_BROWSER']) });
  });
  afterAll(() => browser.disconnect());
  // The densest there is: a signature of RSA has 256 bytes.
  const offline: KsefMark = {
    correctedNumber: null,
    isTrial: true,
    number: null,
    codes: [{ ...own, label: invoiceLabel(null) }, codeOf(certificateLabel, signed)],
  };

  test.each<[string, InvoiceContent, KsefMark]>([
    ['accepted', anInvoice, accepted],
    ['accepted, in two languages', { ...anInvoice, language: 'en' }, accepted],
    ['offline', anInvoice, offline],
    ['offline, in two languages and two currencies', anInvoiceAbroad, offline],
    ['accepted correction', aCorrection, { ...accepted, correctedNumber: number }],
    ['offline correction', aCorrection, { ...offline, correctedNumber: number }],
  ])('%s: fit the page of A4, and a scanner reads them above their labels', async (_name, content, ksef) => {
    const html = invoicePage(content, { ksef });
    expect(pagesOf(await printer.print(html))).toBe(1);
    expect(await scannedCodes(browser, html)).toEqual(ksef.codes.map(({ label, link }) => ({ label, link })));
  });
});

/** What a scanner reads of each code on a page at 200 dots an inch, with the label below it. */
async function scannedCodes(browser: Browser, html: string): Promise<{ label: string; link: string }[]> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 673, height: 1000, deviceScaleFactor: 200 / 96 });
    await page.emulateMediaType('print');
    await page.setContent(html);
    const codes: { label: string; link: string }[] = [];
    const labels = (await page.evaluate(
      `[...document.querySelectorAll('figure figcaption')].map((one) => one.textContent)`,
    )) as string[];
    for (const [index, figure] of (await page.$$('figure')).entries()) {
      const code = await figure.$('svg');
      const picture = await code?.screenshot({ encoding: 'base64' });
      const read = await page.evaluate(pointsOf(String(picture)));
      const { width, height, points } = read as { width: number; height: number; points: number[] };
      codes.push({
        label: labels[index] ?? '',
        link: decodeQr({ width, height, data: Uint8Array.from(points) }),
      });
    }
    return codes;
  } finally {
    await page.close();
  }
}

/** What a page makes of a picture, as red, green, blue and opacity of each point. A text: browsers' types are not known here. */
const pointsOf = (png: string) => `(async () => {
  const image = new Image();
  image.src = 'data:image/png;base64,${png}';
  await image.decode();
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, points: [...context.getImageData(0, 0, width, height).data] };
})()`;
