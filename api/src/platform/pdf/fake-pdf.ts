import { PdfUnavailableError, type PdfPrinter } from './pdf.port.js';

/** Prints pages on which nothing but the document's title stands, for tests. */
export class FakePdf implements PdfPrinter {
  /** What was printed, in its sequence. */
  readonly printed: string[] = [];
  /** Set to have every print fail with it as the reason. */
  trouble: string | null = null;
  private isClosed = false;

  async print(html: string): Promise<Buffer> {
    const reason = this.isClosed ? 'Printing has ended' : this.trouble;
    if (reason !== null) throw new PdfUnavailableError(reason);
    this.printed.push(html);
    return Promise.resolve(pageWith(/<title>([^<]*)<\/title>/i.exec(html)?.[1] ?? ''));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }
}

/** The smallest file that viewers open: one A4 page with a line of plain letters. */
function pageWith(line: string): Buffer {
  const shown = line.replaceAll(/[^\w .,/-]/g, '?');
  const drawing = `BT /F1 12 Tf 72 770 Td (${shown}) Tj ET`;
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
