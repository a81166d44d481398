/**
 * The port through which documents become PDFs. Adapters: `ChromiumPdf`, and `FakePdf` for tests. Both pass the same
 * contract.
 */

/** Prints documents. Safe to use concurrently. */
export interface PdfPrinter {
  /**
   * Prints a complete HTML document, on A4 unless its `@page` says otherwise. Whatever it needs has to be in it: no
   * script of it runs and nothing that it names is fetched.
   * @throws PdfUnavailableError when nothing can be printed now
   */
  print(html: string): Promise<Buffer>;
  /** Lets go of what printing takes. Later prints fail as unavailable. */
  close(): Promise<void>;
}

/** Nothing can be printed now: there is no browser, it failed, or too much waits for it. `message` is the reason. */
export class PdfUnavailableError extends Error {
  override readonly name = 'PdfUnavailableError';
}
