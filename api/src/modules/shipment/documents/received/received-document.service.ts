import { buffer } from 'node:stream/consumers';
import type { Database, Unit } from '../../../../platform/db/database.js';
import { BadRequest, Conflict, InvalidInput, NotFound } from '../../../../platform/http/errors.js';
import type { Member } from '../../../../platform/http/principal.js';
import type { RateLimits } from '../../../../platform/http/rate-limits.js';
import { maximumFileBytes, type ReceivedFile } from '../../../../platform/http/receive-file.js';
import { createStorageKey } from '../../../../platform/storage/storage-key.js';
import {
  FileNotFoundError,
  type FileContent,
  type Storage,
} from '../../../../platform/storage/storage.port.js';
import type { StoredFileService } from '../../../../platform/stored-files/stored-file.service.js';
import { connectionOf } from '../../../../platform/db/connection-of.js';
import type { LinkQuery } from '../../links/link.dto.js';
import type { OrdersByLink } from '../../links/orders-by-link.js';
import { findOrder } from '../../orders/order.queries.js';
import { notEditable, type Order, type OrderRepository } from '../../orders/order.repository.js';
import type { RouteService } from '../../routes/route.service.js';
import { RouteStatus } from '../../rules/route-status.js';
import { showsDocuments } from '../../../../kernel/order/order-phase.js';
import { documentDto, getDocument } from '../document-view.service.js';
import type { DocumentService } from '../document.service.js';
import type { DocumentDto } from '../document.dto.js';
import { canPreview, mimeTypeOf, safeName } from '../document-file.js';
import type {
  CarrierDocumentReceipt,
  CarrierDocumentType,
  ReceivedDocumentConfirmation,
  ReceivedDocumentList,
} from './received-document.dto.js';
import { ReceivedDocument } from './received-document.entity.js';
import {
  countOverLink,
  findReceived,
  findWaitingKeysAcrossCompanies,
  listReceived,
  type FoundReceived,
} from './received-document.queries.js';

interface ReceivedDocumentServiceDeps {
  db: Database;
  storage: Storage;
  files: StoredFileService;
  orderRepository: OrderRepository;
  documents: DocumentService;
}

/** Files that came from outside, as the forwarder looks at them, files them or refuses them. */
export class ReceivedDocumentService {
  constructor(private readonly deps: ReceivedDocumentServiceDeps) {}

  /** @throws {NotFound} when there is no such order, or it is another company's */
  async listReceived({ companyId }: Member, orderId: number): Promise<ReceivedDocumentList> {
    const { reads } = this.deps.db;
    if (!(await findOrder(reads, companyId, orderId))) throw new NotFound();
    const items = await listReceived(reads, companyId, orderId);
    return { items: items.map((item) => ({ ...item, can_preview: canPreview(item.mime_type) })) };
  }

  /** @throws {NotFound} when there is none that waits, or it is another company's */
  async openReceived({ companyId }: Member, id: number): Promise<{ name: string; content: FileContent }> {
    const { key, original_filename: name } = await this.waiting(companyId, id);
    return { name, content: await this.open(key) };
  }

  /**
   * Files what came as a document. The POD that was still missing moves the order on.
   * @throws {NotFound} when there is none, the route is not the order's, or it is another company's
   * @throws {Conflict} `received_document_decided` when somebody has filed or refused it, and what filing refuses
   * @throws {UnsupportedType} when the content of a mail's file is not what its name says
   */
  async confirm(member: Member, id: number, filing: ReceivedDocumentConfirmation): Promise<DocumentDto> {
    const { companyId } = member;
    if (filing.order_routes_id === null && filing.document_type !== 'OTHER')
      throw new InvalidInput([{ field: 'order_routes_id', code: 'required' }]);
    const found = await this.found(companyId, id);
    const documentId =
      found.source === 'link'
        ? await this.decide(member, found, (unit, order, received) =>
            this.takeOver(unit, order, received, filing, member.userId),
          )
        : await this.confirmOfMail(member, found, filing);
    return documentDto((await getDocument(this.deps.db.reads, companyId, documentId)).document);
  }

  /**
   * Refuses what came: a file over the link goes, one of a mail stays with the mail.
   * @throws {NotFound} when there is none, or it is another company's
   * @throws {Conflict} `received_document_decided` when somebody has filed or refused it
   */
  async refuse(member: Member, id: number): Promise<void> {
    const { userId } = member;
    await this.decide(member, await this.found(member.companyId, id), async (unit, order, received) => {
      const { document_type: type, route_id: routeId, original_filename: name } = received;
      await this.deps.documents.record(
        unit,
        order,
        'document_refused',
        { type, routeId: routeId ?? null },
        { userId, name },
      );
      if (received.source === 'link') unit.remove(received);
      else unit.assign(received, { state: 'refused', decided_by: userId, decided_at: new Date() });
    });
  }

  /** The stored file is the document's from now on. */
  private async takeOver(
    unit: Unit,
    order: Order,
    received: ReceivedDocument,
    filing: ReceivedDocumentConfirmation,
    userId: number,
  ): Promise<number> {
    const { storage_key, original_filename, mime_type, file_size } = received;
    if (!storage_key) throw new Error(`Received document ${received.id} waits without a file`);
    unit.assign(received, { storage_key: null });
    return this.fileAs(
      unit,
      order,
      received,
      filing,
      { storage_key, original_filename, mime_type, file_size },
      userId,
    );
  }

  /** The document gets a copy: the mail keeps its own. */
  private async confirmOfMail(
    member: Member,
    found: FoundReceived,
    filing: ReceivedDocumentConfirmation,
  ): Promise<number> {
    if (found.state !== 'waiting') throw new Conflict('received_document_decided');
    const content = await buffer(await this.open(found.key));
    const mime_type = mimeTypeOf(found.original_filename, content);
    const storage_key = createStorageKey();
    return this.deps.files.storeFor(
      { key: storage_key, content, contentType: mime_type, maxBytes: maximumFileBytes },
      () =>
        this.decide(member, found, (unit, order, received) => {
          const { original_filename } = received;
          const kept = { storage_key, original_filename, mime_type, file_size: content.length };
          return this.fileAs(unit, order, received, filing, kept, member.userId);
        }),
      (keys) => this.deps.documents.findFiled(keys),
    );
  }

  private async fileAs(
    unit: Unit,
    order: Order,
    received: ReceivedDocument,
    { document_type: type, order_routes_id: routeId }: ReceivedDocumentConfirmation,
    kept: Parameters<DocumentService['fileIn']>[3],
    userId: number,
  ): Promise<number> {
    unit.assign(received, { state: 'confirmed', decided_by: userId, decided_at: new Date() });
    await unit.flush();
    const documentId = await this.deps.documents.fileIn(unit, order, { routeId, type }, kept, userId);
    unit.assign(received, { document_id: documentId });
    return documentId;
  }

  /** Decides on a file that waits, with its order locked: of two at once the second finds it decided. */
  private decide<T>(
    { companyId }: Member,
    { id, order_id }: FoundReceived,
    work: (unit: Unit, order: Order, received: ReceivedDocument) => Promise<T>,
  ): Promise<T> {
    return this.deps.db.inCompany(companyId, async (unit) => {
      const order = await this.deps.orderRepository.lock(unit, order_id);
      const received = await unit.findOne(ReceivedDocument, { id });
      if (received?.state !== 'waiting') throw new Conflict('received_document_decided');
      return work(unit, order, received);
    });
  }

  private async found(companyId: number, id: number): Promise<FoundReceived> {
    const found = await findReceived(this.deps.db.reads, companyId, id);
    if (!found) throw new NotFound();
    return found;
  }

  private async waiting(companyId: number, id: number): Promise<FoundReceived> {
    const found = await this.found(companyId, id);
    if (found.state !== 'waiting') throw new NotFound();
    return found;
  }

  /** @throws {NotFound} when the file went with its mail meanwhile */
  private async open(key: string | null): Promise<FileContent> {
    if (key === null) throw new NotFound();
    try {
      return await this.deps.storage.open(key);
    } catch (error) {
      throw error instanceof FileNotFoundError ? new NotFound() : error;
    }
  }
}

/** What a carrier may send for one route: more than any transport has, and too little to fill a storage. */
export const mostWaitingOfCarrier = 20;
const mostOfCarrier = 60;

/** How names of files end that a carrier may send over the link: what a phone or a scanner makes. */
export const carrierExtensions = ['pdf', 'jpg', 'jpeg', 'png'] as const;

interface CarrierDocumentServiceDeps {
  db: Database;
  files: StoredFileService;
  limits: RateLimits;
  ordersByLink: OrdersByLink;
  routes: RouteService;
  documents: DocumentService;
}

/** Files that carriers send over the link of their order. */
export class CarrierDocumentService {
  constructor(private readonly deps: CarrierDocumentServiceDeps) {}

  /**
   * Whether somebody may send a file, before any of it is read.
   * @throws {BadRequest} when the link is not ours, has expired or was taken back
   */
  async admit(query: LinkQuery, address: string): Promise<void> {
    await this.deps.limits.consume('carrier-document', address);
    await this.deps.ordersByLink.verify(linkOf(query));
    await this.deps.limits.consume('carrier-document-route', String(query.route_id));
  }

  /**
   * Keeps a file until the forwarder has said what it is.
   * @throws {BadRequest} when the link is not ours, has expired or was taken back
   * @throws {Conflict} `no_longer_open` when the order is not the carrier's, `too_many_documents`
   * @throws {UnsupportedType} when it is not one of the kinds of files that are taken
   */
  async receive(
    query: LinkQuery,
    type: CarrierDocumentType,
    file: ReceivedFile,
  ): Promise<CarrierDocumentReceipt> {
    if (file.buffer.length === 0) throw new InvalidInput([{ field: 'file', code: 'required' }]);
    const original_filename = safeName(file.originalname);
    const mime_type = mimeTypeOf(original_filename, file.buffer, carrierExtensions);
    const storage_key = createStorageKey();
    const kept = { original_filename, mime_type, storage_key, file_size: file.buffer.length };
    const waiting = await this.deps.files.storeFor(
      { key: storage_key, content: file.buffer, contentType: mime_type, maxBytes: maximumFileBytes },
      () =>
        this.deps.ordersByLink.overLink(linkOf(query), (unit, order) =>
          this.enter(unit, order, query, type, kept),
        ),
      (keys) => findWaitingKeysAcrossCompanies(this.deps.db.reads, keys),
    );
    return { original_filename, document_type: type, waiting };
  }

  private async enter(
    unit: Unit,
    order: Order,
    { route_id: routeId = 0, subcontractor_id = 0 }: LinkQuery,
    type: CarrierDocumentType,
    kept: Pick<ReceivedDocument, 'original_filename' | 'mime_type' | 'file_size'> & { storage_key: string },
  ): Promise<number> {
    const found = await this.deps.routes.findWithQuoteInUnit(unit, order.id, routeId);
    if (!found) throw new BadRequest('invalid_link');
    const { route, offer } = found;
    const isTheirs = offer?.subcontractor_id === subcontractor_id && route.status === RouteStatus.Accepted;
    if (!isTheirs || !showsDocuments(order.status)) throw notEditable(order.status, 'no_longer_open');
    const counts = await countOverLink(connectionOf(unit), order.company_id, routeId);
    if (counts.waiting >= mostWaitingOfCarrier)
      throw new Conflict('too_many_documents', { limit: mostWaitingOfCarrier });
    if (counts.total >= mostOfCarrier) throw new Conflict('too_many_documents', { limit: mostOfCarrier });
    const { original_filename: name } = kept;
    await this.deps.documents.record(
      unit,
      order,
      'document_received',
      { type, routeId },
      { userId: null, name },
    );
    unit.create(ReceivedDocument, {
      company_id: order.company_id,
      order_id: order.id,
      route_id: routeId,
      source: 'link',
      sender: offer.subcontractor_name,
      document_type: type,
      ...kept,
    });
    order.is_read = false;
    return counts.waiting + 1;
  }
}

function linkOf({ order_id = 0, route_id = 0, subcontractor_id = 0, sig, exp }: LinkQuery) {
  return {
    kind: 'subcontractor-order-view',
    ids: { order_id, route_id, subcontractor_id },
    exp,
    sig,
  } as const;
}
