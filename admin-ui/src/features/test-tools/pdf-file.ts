/** Why a file is no PDF: its name says so, or its content. */
export type PdfFault = 'wrongName' | 'wrongContent';

const headLength = 1024;

/** What is wrong with a file that should be a PDF; null when it is one. Readers look for the mark in the first kilobyte. */
export async function pdfFault(file: Blob & { name: string }): Promise<PdfFault | null> {
  if (!/\.pdf$/i.test(file.name)) return 'wrongName';
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  return String.fromCharCode(...head).includes('%PDF-') ? null : 'wrongContent';
}
