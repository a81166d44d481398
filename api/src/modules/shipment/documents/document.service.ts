import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { isKept, type DocumentType } from '../rules/document-type.js';
import { type OrderStatus, nextStatus } from '../../../kernel/order/order-status.js';
import { showsDocuments } from '../../../kernel/order/order-phase.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { maximumFileBytes, type ReceivedFile } from '../../../platform/http/receive-file.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import { notEditable, type Order, type OrderRepository } from '../orders/order.repository.js';
import { findOrder } from '../orders/order.queries.js';
import { documentDto, getDocument, madeType } from './document-view.service.js';
import type { RouteService } from '../routes/route.service.js';
import type { StoredFileService } from '../../../platform/stored-files/stored-file.service.js';
import { mimeTypeOf, safeName } from './document-file.js';
import type { DocumentDto, OrderDocumentType, RouteDocumentType } from './document.dto.js';
import { Document } from './document.entity.js';
import { findFiledAcrossCompanies } from './document.queries.js';

/** More files than any real transport has. */
const maxDocuments = 500;

/** Where a document is filed, and what it is. */
export interface Filing {
  orderId: number;
  /** Null for the whole order. */
  routeId: number | null;
  type: DocumentType;
}

/** A file that is stored, as a document names it. */
export type KeptFile = Pick<Document, 'original_filename' | 'mime_type' | 'storage_key' | 'file_size'>;

/** A document as a mail brings it. */
export type FiledDocument = Pick<
  Document,
  'id' | 'document_type' | 'original_filename' | 'mime_type' | 'file_size'
>;

/** A file that the product itself has made. */
interface MadeFile {
  filename: string;
  /** Where it is, or will be, kept. */
  key: string;
  /** In bytes; 0 until it is made. */
  size: number;
}

interface DocumentServiceDeps {
  db: Database;
  files: StoredFileService;
  orderRepository: OrderRepository;
  routes: RouteService;
  pods: PodService;
  limits: RateLimits;
}

/** Files documents with orders and with their routes, and removes them. */
export class DocumentService {
  constructor(private readonly deps: DocumentServiceDeps) {}

  /**
   * Files a document with a route. The POD that was still missing moves the order on.
   * @throws {UnsupportedType} when it is not one of the kinds of files that are taken
   * @throws {Conflict} `documents_too_early`, `too_many_documents`
   */
  async uploadToRoute(
    member: Member,
    routeId: number,
    type: RouteDocumentType,
    file: ReceivedFile,
  ): Promise<DocumentDto> {
    const { quotation_id: orderId } = await this.deps.routes.getRoute(member.companyId, routeId);
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
    const { document } = await getDocument(this.deps.db.reads, companyId, id);
    await this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, document.order_id);
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

  /** The documents of an order in the order in which they came, for the unit of work that mails some of them. */
  async findInUnit(unit: Unit, orderId: number): Promise<FiledDocument[]> {
    return unit.find(Document, { order_id: orderId }, { orderBy: { id: 'asc' } });
  }

  /** Takes an invoice that was never issued out of its order's documents, in the unit of work that puts another in its place. */
  async withdrawInvoice(unit: Unit, id: number): Promise<void> {
    await sql`delete from documents where id = ${id} and document_type = 'ISSUED_INVOICE'`.execute(
      connectionOf(unit),
    );
  }

  /** Has the file of a document that the product made be made anew when somebody next wants it: what it is made of says more by now. */
  async renewFile(unit: Unit, id: number): Promise<void> {
    await sql`
      with former as (select storage_key from documents where id = ${id} for no key update),
        renewed as (update documents set storage_key = ${createStorageKey()} where id = ${id})
      insert into discarded_files (key) select storage_key from former on conflict do nothing`.execute(
      connectionOf(unit),
    );
  }

  private async upload(member: Member, filing: Filing, file: ReceivedFile): Promise<DocumentDto> {
    await this.deps.limits.consume('document-upload', String(member.userId));
    if (file.buffer.length === 0) throw new InvalidInput([{ field: 'file', code: 'required' }]);
    const name = safeName(file.originalname);
    const mime_type = mimeTypeOf(name, file.buffer);
    const order = await findOrder(this.deps.db.reads, member.companyId, filing.orderId);
    if (!order) throw new NotFound();
    refuseTooEarly(order.status);
    const storage_key = createStorageKey();
    const kept = { original_filename: name, mime_type, storage_key, file_size: file.buffer.length };
    const id = await this.store(member, filing, kept, file.buffer);
    return documentDto((await getDocument(this.deps.db.reads, member.companyId, id)).document);
  }

  private store(member: Member, filing: Filing, kept: KeptFile, content: Buffer): Promise<number> {
    const { storage_key: key, mime_type: contentType } = kept;
    return this.deps.files.storeFor(
      { key, content, contentType, maxBytes: maximumFileBytes },
      () => this.enter(member, filing, kept),
      (keys) => this.findFiled(keys),
    );
  }

  /** Those of the storage's keys that documents name. */
  findFiled(keys: readonly string[]): Promise<Set<string>> {
    return findFiledAcrossCompanies(this.deps.db.reads, keys);
  }

  private enter({ companyId, userId }: Member, filing: Filing, kept: KeptFile): Promise<number> {
    return this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, filing.orderId);
      return this.fileIn(unit, order, filing, kept, userId);
    });
  }

  /**
   * Files a document whose content is stored, in a unit of work that has locked its order. The POD that was still missing moves the
   * order on.
   * @returns the document's id
   * @throws {NotFound} when the route has gone
   * @throws {Conflict} `documents_too_early`, `too_many_documents`
   */
  async fileIn(
    unit: Unit,
    order: Order,
    { routeId, type }: Omit<Filing, 'orderId'>,
    kept: KeptFile,
    userId: number,
  ): Promise<number> {
    refuseTooEarly(order.status);
    const count = await unit.count(Document, { order_id: order.id });
    if (count >= maxDocuments) throw new Conflict('too_many_documents', { limit: maxDocuments });
    const cause = { userId, name: kept.original_filename };
    await this.record(unit, order, 'document_uploaded', { type, routeId }, cause);
    const made = unit.create(Document, {
      company_id: order.company_id,
      order_id: order.id,
      route_id: routeId,
      created_by: userId,
      document_type: type,
      ...kept,
    });
    await unit.flush();
    if (type === 'POD') await this.deps.pods.markReceivedIfComplete(unit, order, userId);
    return made.id;
  }

  /**
   * Writes into the history what became of a file.
   * @param cause who did it; null for the holder of a link
   * @throws {NotFound} when the route has gone
   */
  async record(
    unit: Unit,
    order: Order,
    event: 'document_uploaded' | 'document_deleted' | 'document_received' | 'document_refused',
    { type, routeId }: Pick<Filing, 'type' | 'routeId'>,
    { userId, name }: { userId: number | null; name: string },
  ): Promise<void> {
    const routes = routeId === null ? [] : await this.deps.routes.findInUnit(unit, order.id);
    const route = routes.find(({ id }) => id === routeId);
    if (routeId !== null && !route) throw new NotFound();
    const ends = route ? { pickup_city: route.pickup_city, delivery_city: route.delivery_city } : {};
    this.deps.orderRepository.record(unit, order, event, {
      userId,
      reason: name,
      facts: { document_type: type, ...ends },
    });
  }
}

export function refuseTooEarly(status: OrderStatus): void {
  if (!showsDocuments(status)) throw notEditable(status, 'documents_too_early');
}

const podEvent = 'pods_complete';

/** Proofs of delivery: an order in progress moves on once each of its routes has one. */
export class PodService {
  constructor(private readonly orderRepository: OrderRepository) {}

  /**
   * Lets an order move on when nothing is lacking, inside a unit of work that has locked it. PODs may have come before
   * the last carrier accepted, so that is asked after either.
   * @param userId who did what completed it; null where a link answered
   */
  async markReceivedIfComplete(unit: Unit, order: Order, userId: number | null): Promise<void> {
    if (nextStatus(order.status, podEvent) === null) return;
    await unit.flush();
    const [routes] = await unit.execute<{ total: number; proved: number }[]>(
      `select count(*)::int as total, count(*) filter (where exists (
         select from documents d where d.route_id = r.id and d.document_type = 'POD'))::int as proved
       from order_routes r where r.order_id = ?`,
      [order.id],
    );
    if (!routes || routes.total === 0 || routes.proved < routes.total) return;
    this.orderRepository.transition(unit, order, podEvent, { userId });
  }
}
