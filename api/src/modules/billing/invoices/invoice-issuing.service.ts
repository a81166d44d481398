import { isDeepStrictEqual } from 'node:util';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import {
  invoiceNumber,
  invoiceSeries,
  type InvoiceKind,
  type InvoiceSeries,
} from '../rules/invoice-number.js';
import type { Queryable } from '../../../platform/db/sql.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import type { Storage } from '../../../platform/storage/storage.port.js';
import type { DocumentService, Order } from '../../shipment/index.js';
import type { DiscardedFileService } from '../../../platform/stored-files/discarded-file.service.js';
import type { InvoiceContent, InvoiceSums } from './invoice-content.js';
import { invoiceFilename } from './invoice-page.js';
import type { InvoicePrinter } from './invoice-printer.service.js';
import { Invoice } from './invoice.entity.js';
import { nextPlace, reserveNumber } from './invoice.queries.js';

const contentType = 'application/pdf';
const maxBytes = 10 * 1024 * 1024;

/** A place in a series, with the number that it makes. */
export interface InvoicePlace {
  series: InvoiceSeries;
  year: number;
  place: number;
  number: string;
}

/** An invoice that has been written, before it is kept. */
export interface WrittenInvoice {
  order: Order;
  content: InvoiceContent;
  place: InvoicePlace;
  /** What its amounts are: of a correction what it changes. */
  sums: InvoiceSums;
  correctsId: number | null;
  userId: number;
  /** Now when left out. */
  issuedAt?: Date | undefined;
}

/** A page that was printed before its number was taken. */
export interface PrintedAhead {
  content: InvoiceContent;
  pdf: Buffer;
}

/** Gives invoices their numbers and keeps them, with their files. */
export class InvoiceIssuing {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
    private readonly files: DiscardedFileService,
    private readonly documents: DocumentService,
    private readonly printer: InvoicePrinter,
    private readonly clock: Clock,
  ) {}

  /** The place that the next invoice would get; it is not taken. */
  expectedPlace(
    companyId: number,
    content: Pick<InvoiceContent, 'country' | 'issue_date'>,
    kind: InvoiceKind,
  ) {
    return this.placeBy(nextPlace, this.db.reads, companyId, content, kind);
  }

  /** Takes the next place, for good once the transaction ends well. Whoever wants the one after it waits until then. */
  reserveNumber(
    unit: Unit,
    companyId: number,
    content: Pick<InvoiceContent, 'country' | 'issue_date'>,
    kind: InvoiceKind,
  ): Promise<InvoicePlace> {
    return this.placeBy(reserveNumber, connectionOf(unit), companyId, content, kind);
  }

  /**
   * Keeps an invoice in the unit of work that took its number. Most are printed and stored by then, so that others who wait for a
   * number wait for neither printer nor storage; one that came out otherwise than expected is printed and stored again.
   * @param ahead null leaves the file to be made when somebody first wants it
   * @param key where the file goes
   * @throws {Unavailable} `pdf_unavailable`
   */
  async keep(
    unit: Unit,
    { order, content, place, sums, correctsId, userId, issuedAt }: WrittenInvoice,
    ahead: PrintedAhead | null,
    key: string,
  ): Promise<Invoice> {
    const pdf = ahead && (await this.fileOf(content, ahead));
    if (pdf && pdf !== ahead.pdf) await this.put(key, pdf);
    const document = await this.documents.fileInvoice(
      unit,
      order,
      { filename: invoiceFilename(content), key, size: pdf?.length ?? 0 },
      userId,
    );
    const { issue_date, sale_date, due_date, currency } = content;
    const invoice = unit.create(Invoice, {
      company_id: order.company_id,
      order_id: order.id,
      document_id: document,
      corrects_id: correctsId,
      ...place,
      issue_date,
      sale_date,
      due_date,
      currency,
      net: sums.net,
      vat: sums.vat,
      gross: sums.gross,
      content,
      created_by: userId,
      created_at: issuedAt ?? this.clock.now(),
    });
    await unit.flush();
    return invoice;
  }

  /**
   * Runs a work that keeps an invoice under a key of the storage; when it fails, no file stays behind that no document names.
   * @param ahead is stored before the work begins
   * @param work may run a second time
   */
  async withFile<T>(ahead: PrintedAhead | null, work: (key: string) => Promise<T>): Promise<T> {
    const key = createStorageKey();
    try {
      if (ahead) await this.put(key, ahead.pdf);
      return await work(key);
    } catch (error) {
      await this.files.discardUnnamed([key], (keys) => this.documents.findFiled(keys));
      throw error;
    }
  }

  private async put(key: string, pdf: Buffer): Promise<void> {
    await this.storage.put(key, pdf, { contentType, maxBytes });
  }

  private async placeBy(
    take: typeof nextPlace,
    on: Queryable,
    companyId: number,
    { country, issue_date }: Pick<InvoiceContent, 'country' | 'issue_date'>,
    kind: InvoiceKind,
  ): Promise<InvoicePlace> {
    const series = invoiceSeries(country, kind);
    const year = Number(issue_date.slice(0, 4));
    const place = await take(on, companyId, series, year);
    return { series, year, place, number: invoiceNumber(series, year, place) };
  }

  private async fileOf(content: InvoiceContent, ahead: PrintedAhead): Promise<Buffer> {
    return isDeepStrictEqual(content, ahead.content) ? ahead.pdf : this.printer.print(content);
  }
}
