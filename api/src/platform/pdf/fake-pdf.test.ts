import { expect, test } from '@jest/globals';
import { FakePdf } from './fake-pdf.js';
import { describePdfPrinter } from './pdf.contract.js';
import { PdfUnavailableError } from './pdf.port.js';

describePdfPrinter('fake', () => new FakePdf());

test('a test can look at what was printed, and have printing fail', async () => {
  const printer = new FakePdf();
  await printer.print('<p>One</p>');
  printer.trouble = 'no browser';
  await expect(printer.print('<p>Two</p>')).rejects.toThrow(new PdfUnavailableError('no browser'));
  expect(printer.printed).toEqual(['<p>One</p>']);
});
