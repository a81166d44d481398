import { buffer } from 'node:stream/consumers';
import type { Database } from '../../../platform/db/database.js';
import { Unavailable } from '../../../platform/http/errors.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import { PdfUnavailableError, type PdfPrinter } from '../../../platform/pdf/pdf.port.js';
import type { Storage } from '../../../platform/storage/storage.port.js';
import type { FileMaker } from '../../shipment/index.js';
import type { AttachmentSource } from '../../correspondence/index.js';
import type { InvoiceContent } from './invoice-content.js';
import { invoicePage } from './invoice-page.js';
import { findInvoiceAcrossCompanies, findInvoiceOfDocument } from './invoice.queries.js';

interface InvoicePrinterDeps {
  db: Database;
  storage: Storage;
  pdf: PdfPrinter;
  limits: RateLimits;
  log: Logger;
}

/** Prints invoices: previews, the files that are kept, and what mails bring. */
export class InvoicePrinter implements AttachmentSource, FileMaker {
  constructor(private readonly deps: InvoicePrinterDeps) {}

  /** @throws {Unavailable} `pdf_unavailable` */
  async print(content: InvoiceContent, isDraft = false): Promise<Buffer> {
    try {
      return await this.deps.pdf.print(invoicePage(content, isDraft));
    } catch (error) {
      if (!(error instanceof PdfUnavailableError)) throw error;
      this.deps.log.warn({ err: error }, 'an invoice could not be printed');
      throw new Unavailable('pdf_unavailable');
    }
  }

  /**
   * An invoice to look at, marked as a draft.
   * @throws {TooManyRequests} when the company looks too often: others print, too
   * @throws {Unavailable} `pdf_unavailable`
   */
  async printDraft(companyId: number, content: InvoiceContent): Promise<Buffer> {
    await this.deps.limits.consume('invoice-preview', String(companyId));
    return this.print(content, true);
  }

  /**
   * What a mail brings: the file as it is kept.
   * @throws {Unavailable} `pdf_unavailable`: the mail waits, since without the file it brings no invoice
   */
  async makeAttachment(recordId: number): Promise<Buffer> {
    const invoice = await findInvoiceAcrossCompanies(this.deps.db.reads, recordId);
    if (!invoice) throw new Error(`There is no invoice ${recordId}`);
    if (await this.deps.storage.exists(invoice.storage_key))
      return buffer(await this.deps.storage.open(invoice.storage_key));
    return this.print(invoice.content);
  }

  /** The file of an invoice that has none yet, from what was kept of it; null when the document is no invoice of ours. */
  async makeFile(companyId: number, documentId: number): Promise<Buffer | null> {
    const content = await findInvoiceOfDocument(this.deps.db.reads, companyId, documentId);
    return content && this.print(content);
  }
}
