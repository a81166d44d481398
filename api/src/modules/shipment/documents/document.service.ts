import { buffer } from 'node:stream/consumers';
import type { Database, Unit } from '../../../platform/db/database.js';
import { documentKinds, isKept, type DocumentType } from '../rules/document-type.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { OrderStatus } from '../../../kernel/order/order-status.js';
import { showsDocuments } from '../../../kernel/order/order-view.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { maximumFileBytes, type ReceivedFile } from '../../../platform/http/receive-file.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import { FileNotFoundError, type FileContent, type Storage } from '../../../platform/storage/storage.port.js';
import { notEditable, type Order, type OrderRepository } from '../orders/order.repository.js';
import type { OrderService } from '../orders/order.service.js';
import type { RouteService } from '../routes/route.service.js';
import type { DiscardedFileService } from '../../../platform/stored-files/discarded-file.service.js';
import { canPreview, documentExtensions, mimeTypeOf, safeName } from './document-file.js';
import type {
  DocumentDto,
  DocumentPage,
  DocumentQuery,
  DocumentTypeList,
  DocumentWithContent,
  OrderDocumentType,
  RouteDocumentType,
} from './document.dto.js';
import { Document } from './document.entity.js';
import { writeAudit } from '../../identity/index.js';
import {
  findDocument,
  findFiledAcrossCompanies,
  listDocuments,
  type DocumentRow,
} from './document.queries.js';
import type { PodService } from './pod.service.js';

/** More files than any real transport has. */
const maxDocuments = 500;

const madeType = 'application/pdf';

/** Where a document is filed, and what it is. */
interface Filing {
  orderId: number;
  /** Null for the whole order. */
  routeId: number | null;
  type: DocumentType;
}

/** A file that the product itself has made. */
export interface MadeFile {
  filename: string;
  /** Where it is, or will be, kept. */
  key: string;
  /** In bytes; 0 until it is made. */
  size: number;
}

/** Makes files of records: those that are filed before anybody wants to see them. */
export interface FileMaker {
  /**
   * Null when the document is not made of a record.
   * @throws {Unavailable} `pdf_unavailable`
   */
  makeFile(companyId: number, documentId: number): Promise<Buffer | null>;
}

/** Files of orders and of their legs. */
export class DocumentService {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
    private readonly files: DiscardedFileService,
    private readonly orderRepository: OrderRepository,
    private readonly orders: OrderService,
    private readonly routes: RouteService,
    private readonly pods: PodService,
    private readonly limits: RateLimits,
    private readonly maker: FileMaker,
  ) {}

  /** What documents there are, and which files are taken. */
  listTypes(language: UiLanguage): DocumentTypeList {
    const items = documentKinds.map(({ code, labels, levels }) => ({
      code,
      label: labels[language],
      levels: [...levels],
    }));
    return { items, extensions: [...documentExtensions], max_bytes: maximumFileBytes };
  }

  /** @throws {InvalidInput} when neither an order nor a leg is named */
  async listDocuments({ companyId }: Member, query: DocumentQuery): Promise<DocumentPage> {
    if (query.order_id === undefined && query.order_routes_id === undefined)
      throw new InvalidInput([{ field: 'order_id', code: 'required' }]);
    const page = await listDocuments(this.db.reads, companyId, query);
    return { ...page, items: page.items.map(dtoOf) };
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async getDocument({ companyId }: Member, id: number): Promise<DocumentWithContent> {
    const { document, storageKey } = await this.find(companyId, id);
    const file_data = (await buffer(await this.open(companyId, id, storageKey))).toString('base64');
    await this.noteDownload(companyId, document);
    return { ...dtoOf(document), file_data };
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async openDocument(
    { companyId }: Member,
    id: number,
  ): Promise<{ document: DocumentDto; content: FileContent }> {
    const { document, storageKey } = await this.find(companyId, id);
    const content = await this.open(companyId, id, storageKey);
    await this.noteDownload(companyId, document);
    return { document: dtoOf(document), content };
  }

  /** Documents hold what competitors and thieves look for: prices, addresses, bank accounts. */
  private async noteDownload(companyId: number, { id, original_filename }: DocumentRow): Promise<void> {
    await writeAudit(this.db.notes, {
      action: 'document.downloaded',
      record: 'document',
      recordId: id,
      companyId,
      after: { original_filename },
    });
  }

  /**
   * Files a document with a leg. The POD that was still missing moves the order on.
   * @throws {UnsupportedType} when it is not one of the kinds of files that are taken
   * @throws {Conflict} `documents_too_early`, `too_many_documents`
   */
  async uploadToRoute(
    member: Member,
    routeId: number,
    type: RouteDocumentType,
    file: ReceivedFile,
  ): Promise<DocumentDto> {
    const { quotation_id: orderId } = await this.routes.getRoute(member.companyId, routeId);
    return this.upload(member, { orderId, routeId, type }, file);
  }

  /** Files a document with a whole order; throws like `uploadToRoute`. */
  async uploadToOrder(
    member: Member,
    orderId: number,
    type: OrderDocumentType,
    file: ReceivedFile,
  ): Promise<DocumentDto> {
    return this.upload(member, { orderId, routeId: null, type }, file);
  }

  /**
   * Deletes a document; its file goes after it. The order stays where the document has brought it.
   * @throws {Conflict} `document_kept` when the order is invoiced and the document has to prove it
   */
  async deleteDocument({ companyId, userId }: Member, id: number): Promise<void> {
    const { document } = await this.find(companyId, id);
    await this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, document.order_id);
      const stored = await unit.findOne(Document, { id });
      if (!stored) throw new NotFound();
      if (isKept(stored.document_type, order.status)) throw notEditable(order.status, 'document_kept');
      const { document_type: type, route_id: routeId, original_filename: name } = stored;
      await this.record(
        unit,
        order,
        'document_deleted',
        { type, routeId: routeId ?? null },
        { userId, name },
      );
      unit.remove(stored);
    });
  }

  /**
   * Files an issued invoice with its order, in the unit of work that issues it.
   * @returns the document's id
   */
  async fileInvoice(
    unit: Unit,
    order: Order,
    { filename, key, size }: MadeFile,
    userId: number,
  ): Promise<number> {
    const made = unit.create(Document, {
      company_id: order.company_id,
      order_id: order.id,
      route_id: null,
      created_by: userId,
      document_type: 'ISSUED_INVOICE',
      original_filename: filename,
      mime_type: madeType,
      file_size: size,
      storage_key: key,
    });
    await unit.flush();
    return made.id;
  }

  private async upload(member: Member, filing: Filing, file: ReceivedFile): Promise<DocumentDto> {
    await this.limits.consume('document-upload', String(member.userId));
    if (file.buffer.length === 0) throw new InvalidInput([{ field: 'file', code: 'required' }]);
    const name = safeName(file.originalname);
    const mime_type = mimeTypeOf(name, file.buffer);
    const order = await this.orders.findOrder(member.companyId, filing.orderId);
    if (!order) throw new NotFound();
    refuseTooEarly(order.status);
    const storage_key = createStorageKey();
    const kept = { original_filename: name, mime_type, storage_key, file_size: file.buffer.length };
    const id = await this.store(member, filing, kept, file.buffer);
    return dtoOf((await this.find(member.companyId, id)).document);
  }

  private async store(
    member: Member,
    filing: Filing,
    kept: Pick<Document, 'original_filename' | 'mime_type' | 'storage_key' | 'file_size'>,
    content: Buffer,
  ): Promise<number> {
    const { storage_key: key, mime_type: contentType } = kept;
    try {
      await this.storage.put(key, content, { contentType, maxBytes: maximumFileBytes });
      return await this.enter(member, filing, kept);
    } catch (error) {
      // The order may be gone by now, or only the answer of the storage or of the database.
      await this.files.discardUnnamed([key], (keys) => this.findFiled(keys));
      throw error;
    }
  }

  /** Those of the storage's keys that documents name. */
  findFiled(keys: readonly string[]): Promise<Set<string>> {
    return findFiledAcrossCompanies(this.db.reads, keys);
  }

  private enter(
    { companyId, userId }: Member,
    filing: Filing,
    kept: Pick<Document, 'original_filename' | 'mime_type' | 'storage_key' | 'file_size'>,
  ): Promise<number> {
    const { orderId, routeId, type } = filing;
    return this.db.inCompany(companyId, async (unit) => {
      const order = await this.orderRepository.lock(unit, orderId);
      refuseTooEarly(order.status);
      const count = await unit.count(Document, { order_id: orderId });
      if (count >= maxDocuments) throw new Conflict('too_many_documents', { limit: maxDocuments });
      const cause = { userId, name: kept.original_filename };
      await this.record(unit, order, 'document_uploaded', { type, routeId }, cause);
      const made = unit.create(Document, {
        company_id: companyId,
        order_id: orderId,
        route_id: routeId,
        created_by: userId,
        document_type: type,
        ...kept,
      });
      await unit.flush();
      if (type === 'POD') await this.pods.markReceivedIfComplete(unit, order, userId);
      return made.id;
    });
  }

  /** @throws {NotFound} when the leg has gone */
  private async record(
    unit: Unit,
    order: Order,
    event: 'document_uploaded' | 'document_deleted',
    { type, routeId }: Pick<Filing, 'type' | 'routeId'>,
    { userId, name }: { userId: number; name: string },
  ): Promise<void> {
    const routes = routeId === null ? [] : await this.routes.findInUnit(unit, order.id);
    const route = routes.find(({ id }) => id === routeId);
    if (routeId !== null && !route) throw new NotFound();
    const leg = route ? { pickup_city: route.pickup_city, delivery_city: route.delivery_city } : {};
    this.orderRepository.record(unit, order, event, {
      userId,
      reason: name,
      facts: { document_type: type, ...leg },
    });
  }

  private async find(companyId: number, id: number) {
    const found = await findDocument(this.db.reads, companyId, id);
    if (!found) throw new NotFound();
    return found;
  }

  private async open(companyId: number, id: number, key: string): Promise<FileContent> {
    try {
      return await this.storage.open(key);
    } catch (error) {
      if (!(error instanceof FileNotFoundError)) throw error;
      await this.make(companyId, id, key);
      return this.storage.open(key);
    }
  }

  /** @throws {NotFound} when the file is not one that is made of a record: it was deleted since it was looked up */
  private async make(companyId: number, id: number, key: string): Promise<void> {
    const content = await this.maker.makeFile(companyId, id);
    if (!content) throw new NotFound();
    await this.storage.put(key, content, { contentType: madeType, maxBytes: maximumFileBytes });
    await this.db.inCompany(companyId, (unit) =>
      unit.nativeUpdate(Document, { id }, { file_size: content.length }),
    );
  }
}

function refuseTooEarly(status: OrderStatus): void {
  if (!showsDocuments(status)) throw notEditable(status, 'documents_too_early');
}

function dtoOf({ order_status, ...document }: DocumentRow): DocumentDto {
  return {
    ...document,
    can_preview: canPreview(document.mime_type),
    can_delete: !isKept(document.document_type, order_status),
  };
}
