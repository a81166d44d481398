import { isDeepStrictEqual } from 'node:util';
import type { Unit, Database } from '../../../platform/db/database.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import type { Storage } from '../../../platform/storage/storage.port.js';
import type { DiscardedFileService } from '../../../platform/stored-files/discarded-file.service.js';
import type { DocumentService, Order, FileMaker } from '../../shipment/index.js';
import type { InvoiceContent } from './invoice-content.js';
import { invoiceFilename, invoicePage, type PageOptions } from './invoice-page.js';
import { buffer } from 'node:stream/consumers';
import { Unavailable } from '../../../platform/http/errors.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import { PdfUnavailableError, type PdfPrinter } from '../../../platform/pdf/pdf.port.js';
import type { AttachmentSource } from '../../correspondence/index.js';
import type { Vault } from '../../../platform/vault/vault.port.js';
import { ksefMarkOf } from '../ksef/ksef-mark.js';
import { findMarkedInvoice } from '../ksef/ksef-submission.queries.js';
import { nipOf } from '../structured-invoices/fa3-party.js';
import { findInvoiceAcrossCompanies, findInvoiceOfDocument } from './invoice.queries.js';

interface InvoicePrinterDeps {
  db: Database;
  storage: Storage;
  pdf: PdfPrinter;
  limits: RateLimits;
  log: Logger;
  vault: Vault;
}

/** Prints invoices: previews, the files that are kept, and what mails bring. */
export class InvoicePrinter implements AttachmentSource, FileMaker {
  constructor(private readonly deps: InvoicePrinterDeps) {}

  /** @throws {Unavailable} `pdf_unavailable` */
  async print(content: InvoiceContent, options: PageOptions = {}): Promise<Buffer> {
    try {
      return await this.deps.pdf.print(invoicePage(content, options));
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
    return this.print(content, { isDraft: true });
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
    return this.printMarked(invoice);
  }

  /** The file of an invoice that has none yet, from what was kept of it; null when the document is no invoice of ours. */
  async makeFile(companyId: number, documentId: number): Promise<Buffer | null> {
    const invoice = await findInvoiceOfDocument(this.deps.db.reads, companyId, documentId);
    return invoice && this.printMarked(invoice);
  }

  /** With the number and the codes of KSeF, as far as there are any by now. */
  private async printMarked({ content, id }: { content: InvoiceContent; id: number }): Promise<Buffer> {
    const { db, vault } = this.deps;
    const known = content.country === 'PL' ? await findMarkedInvoice(db.reads, id) : null;
    const nip = nipOf(content.seller);
    const ksef = known && nip ? ksefMarkOf({ ...known, nip }, vault) : null;
    return this.print(content, { ksef });
  }
}

const contentType = 'application/pdf';
const maxBytes = 10 * 1024 * 1024;

/** A page that was printed before its number was taken. */
export interface PrintedAhead {
  content: InvoiceContent;
  pdf: Buffer;
}

interface InvoiceFilesDeps {
  printer: InvoicePrinter;
  documents: DocumentService;
  storage: Storage;
  discardedFiles: DiscardedFileService;
}

/** The PDFs of invoices that are being issued: drafts to look at, and the files that are kept. */
export class InvoiceFiles {
  constructor(private readonly deps: InvoiceFilesDeps) {}

  /**
   * An invoice to look at, marked as a draft; nothing is kept.
   * @throws {TooManyRequests} when the company looks too often
   * @throws {Unavailable} `pdf_unavailable`
   */
  printDraft(companyId: number, content: InvoiceContent): Promise<Buffer> {
    return this.deps.printer.printDraft(companyId, content);
  }

  /** @throws {Unavailable} `pdf_unavailable` */
  async printAhead(content: InvoiceContent): Promise<PrintedAhead> {
    return { content, pdf: await this.deps.printer.print(content) };
  }

  /**
   * Runs a work that files an invoice under a key of the storage; when it fails, no file stays behind that no document names.
   * @param ahead is stored before the work begins
   * @param work may run a second time
   */
  async withFile(ahead: PrintedAhead | null, work: (key: string) => Promise<void>): Promise<void> {
    const { documents, discardedFiles } = this.deps;
    const key = createStorageKey();
    discardedFiles.discardIfUndone([key], (keys) => documents.findFiled(keys));
    try {
      if (ahead) await this.put(key, ahead.pdf);
      await work(key);
    } catch (error) {
      await discardedFiles.discardUnnamed([key], (keys) => documents.findFiled(keys));
      throw error;
    }
  }

  /**
   * Files an invoice with its order. Most are printed and stored by then, so that others who wait for a number wait for neither
   * printer nor storage; one that came out otherwise than expected is printed and stored again.
   * @param ahead null leaves the file to be made when somebody first wants it
   * @param key where the file goes
   * @returns the document
   * @throws {Unavailable} `pdf_unavailable`
   */
  async file(
    unit: Unit,
    order: Order,
    content: InvoiceContent,
    { ahead, key, userId }: { ahead: PrintedAhead | null; key: string; userId: number },
  ): Promise<number> {
    const pdf = ahead && (await this.pdfOf(content, ahead));
    if (pdf && pdf !== ahead.pdf) await this.put(key, pdf);
    const file = { filename: invoiceFilename(content), key, size: pdf?.length ?? 0 };
    return this.deps.documents.fileInvoice(unit, order, file, userId);
  }

  /** Takes the file of an invoice that KSeF refused from its order, in the unit of work that puts another in its place. */
  async withdraw(unit: Unit, documentId: number): Promise<void> {
    await this.deps.documents.withdrawInvoice(unit, documentId);
  }

  private async pdfOf(content: InvoiceContent, ahead: PrintedAhead): Promise<Buffer> {
    return isDeepStrictEqual(content, ahead.content) ? ahead.pdf : this.deps.printer.print(content);
  }

  private async put(key: string, pdf: Buffer): Promise<void> {
    await this.deps.storage.put(key, pdf, { contentType, maxBytes });
  }
}
