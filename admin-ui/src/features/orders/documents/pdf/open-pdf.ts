import * as pdfjs from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

export type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * Reads a PDF in a worker of its own. Nothing of it runs: its scripts are never read, no forms of XFA, no code made of texts; and nothing
 * is fetched, so that the page's content security policy stays as it is.
 */
export async function openPdf(file: Blob) {
  const task = pdfjs.getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    enableXfa: false,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    // Pictures larger than that are not drawn: a page could take all memory.
    maxImageSize: 64 * 1024 * 1024,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  return task;
}
