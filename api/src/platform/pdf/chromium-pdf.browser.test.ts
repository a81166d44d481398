import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser } from 'puppeteer';
import { lettersOfNames } from '../../testing/fonts.js';
import { findBrowser, type FoundBrowser } from '../browser/find-browser.js';
import { ChromiumPdf, type ChromiumPdfOptions } from './chromium-pdf.js';
import { describePdfPrinter, fontsOf, pagesOf } from './pdf.contract.js';
import { PdfUnavailableError } from './pdf.port.js';
import { cssText, printDocument, printFamily } from './print-document.js';

describePdfPrinter('Chromium', () => new ChromiumPdf({ findBrowser }));

const printers: ChromiumPdf[] = [];
afterEach(async () => {
  for (const printer of printers.splice(0)) await printer.close();
});

function aPrinter(options: Partial<ChromiumPdfOptions> = {}): ChromiumPdf {
  const printer = new ChromiumPdf({ findBrowser, ...options });
  printers.push(printer);
  return printer;
}

const page = (body: string, style = '') =>
  `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>x</title><style>${style}</style></head>` +
  `<body>${body}</body></html>`;

describe('what a document brings along', () => {
  let server: Server;
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('x');
    });
    server.on('connection', () => asked.push('connection'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('is all that it gets: nothing that it names is asked for', async () => {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const pdf = await aPrinter().print(
      page(
        `<link rel="preconnect" href="${url}"><link rel="stylesheet" href="${url}/a.css"><img src="${url}/a.png">` +
          `<iframe src="${url}/frame"></iframe><img src="file:///etc/hostname"><object data="${url}/o"></object><p>Text`,
        `@import url(${url}/b.css); body { background: url(${url}/c.png) }`,
      ),
    );
    expect(pagesOf(pdf)).toBe(1);
    expect(asked).toEqual([]);
  });

  test('does nothing: its scripts do not run', async () => {
    const script = `document.body.innerHTML = '<p style="break-before:page">one</p><p style="break-before:page">two</p>'`;
    expect(pagesOf(await aPrinter().print(page(`<p>Text</p><script>${script}</script>`)))).toBe(1);
  });
});

test('every letter and sign that it has a font for is printed in that font, and in no other', async () => {
  const signs = [
    ...lettersOfNames.filter((sign) => !/[<&]/.test(sign)),
    ...'→←≤≥≈√∞①Ⅷ„”’–…−\u00a0\u202f€№',
  ].join(' ');
  // As some systems write it: letters and accents apart.
  const apart = 'Żółć Ærøskøbing Йовчев Άρτεμις'.normalize('NFD');
  const pdf = await aPrinter().print(
    printDocument({
      language: 'pl',
      title: 'x',
      styles: `body { font-family: '${printFamily}' } b { font-weight: 600 }`,
      body: `<p>${signs} ${apart}</p><b>${signs} ${apart}</b>`,
    }),
  );
  expect(fontsOf(pdf)).toEqual([
    'NotoSans-Regular',
    'NotoSans-SemiBold',
    'NotoSansSymbols-Regular',
    'NotoSansSymbols-SemiBold',
    'OpenSans-Regular',
    'OpenSans-SemiBold',
  ]);
});

test('emoji are printed in the font of the house, and no hole where it has none', async () => {
  const pdf = await aPrinter().print(
    printDocument({
      language: 'pl',
      title: 'x',
      styles:
        `body { font-family: '${printFamily}' } b { font-weight: 600 } ` +
        `@page { @bottom-left { content: ${cssText('Hurt 📦')}; font: 8pt '${printFamily}' } }`,
      body: '<p>Szybki Transport 🚚 ⚠️ 👩‍🚀 🇳🇴 1️⃣ \u{1FAFF}</p><b>🚚</b>',
    }),
  );
  // A font that has several weights in a file is drawn letter by letter, and stands under another name than others.
  expect(pdf.toString('latin1')).toMatch(/\/FontName\s*\/[A-Z]{6}\+NotoEmoji-Regular/);
  expect(fontsOf(pdf)).toEqual(['NotoSans-Regular']);
});

describe('a browser', () => {
  test('is one for many documents, and another one after it broke down', async () => {
    let started = 0;
    const counted = async (): Promise<FoundBrowser> => {
      started += 1;
      return findBrowser();
    };
    const printer = aPrinter({ findBrowser: counted });
    await Promise.all([1, 2, 3].map((number) => printer.print(page(String(number)))));
    expect(started).toBe(1);
    const { running } = printer as unknown as { running: Browser };
    running.process()?.kill('SIGKILL');
    expect(pagesOf(await printer.print(page('4')))).toBe(1);
    expect(started).toBe(2);
  });

  test('that is missing is asked for once in a while, not for every document', async () => {
    let asked = 0;
    let isThere = false;
    const search = async (): Promise<FoundBrowser> => {
      asked += 1;
      if (!isThere) throw new Error('No browser for PDFs was found.');
      return findBrowser();
    };
    const printer = aPrinter({ findBrowser: search, pauseMs: 300 });
    for (const body of ['1', '2']) {
      await expect(printer.print(page(body))).rejects.toMatchObject({
        name: 'PdfUnavailableError',
        message: 'No browser for PDFs was found.',
      });
    }
    expect(asked).toBe(1);
    isThere = true;
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(pagesOf(await printer.print(page('3')))).toBe(1);
  });

  test('that does not start is a browser that cannot be used', async () => {
    const broken = async (): Promise<FoundBrowser> => ({
      ...(await findBrowser()),
      executablePath: '/nowhere/chrome',
    });
    await expect(aPrinter({ findBrowser: broken }).print(page('1'))).rejects.toThrow(PdfUnavailableError);
  });
});
