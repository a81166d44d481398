import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PdfUnavailableError, type PdfPrinter } from './pdf.port.js';

/** Number of pages of a printed document. */
export function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The fonts that a document is printed in, sorted: its own, and the machine's where those lack a sign. */
export function fontsOf(pdf: Buffer): string[] {
  const names = [...pdf.toString('latin1').matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)];
  return [...new Set(names.map(([, name = '']) => name))].sort();
}

/** What every printer must do. */
export function describePdfPrinter(name: string, start: () => PdfPrinter): void {
  describe(`PDF contract: ${name}`, () => {
    let printer: PdfPrinter;
    beforeEach(() => {
      printer = start();
    });
    afterEach(() => printer.close());

    const page = (text: string) =>
      `<!doctype html><html lang="pl"><title>${text}</title><body><p>${text}</p></body></html>`;

    test('prints a document as a whole file', async () => {
      const pdf = await printer.print(page('Zlecenie 17'));
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
      expect(pagesOf(pdf)).toBe(1);
    });

    test('prints several at once, each its own', async () => {
      const texts = Array.from({ length: 6 }, (_none, index) => `Page ${'x'.repeat(index)}`);
      const files = await Promise.all(texts.map((text) => printer.print(page(text))));
      expect(files.map(pagesOf)).toEqual(texts.map(() => 1));
      expect(new Set(files.map((file) => file.toString('latin1'))).size).toBe(texts.length);
    });

    test('prints nothing once it is closed, and closes as often as it is told to', async () => {
      await printer.print(page('One'));
      await printer.close();
      await printer.close();
      await expect(printer.print(page('Two'))).rejects.toThrow(PdfUnavailableError);
    });

    test('closes without ever having printed', async () => {
      await printer.close();
      await expect(printer.print(page('One'))).rejects.toThrow(PdfUnavailableError);
    });
  });
}
