import { buffer } from 'node:stream/consumers';
import type { Database, Reads } from '../../../platform/db/database.js';
import { documentKinds, isKept } from '../rules/document-type.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { maximumFileBytes } from '../../../platform/http/receive-file.js';
import { FileNotFoundError, type FileContent, type Storage } from '../../../platform/storage/storage.port.js';
import { canPreview, documentExtensions } from './document-file.js';
import type {
  DocumentDto,
  DocumentPage,
  DocumentQuery,
  DocumentTypeList,
  DocumentWithContent,
} from './document.dto.js';
import { Document } from './document.entity.js';
import type { AttachmentSource } from '../../correspondence/index.js';
import { writeAudit } from '../../identity/index.js';
import {
  findDocument,
  findDocumentFileAcrossCompanies,
  listDocuments,
  type DocumentRow,
} from './document.queries.js';

/** Of the files that the product itself makes. */
export const madeType = 'application/pdf';

/** Makes files of records: those that are filed before anybody wants to see them. */
export interface FileMaker {
  /**
   * Null when the document is not made of a record.
   * @throws {Unavailable} `pdf_unavailable`
   */
  makeFile(companyId: number, documentId: number): Promise<Buffer | null>;
}

/** Documents as they are listed, looked at, downloaded and mailed. */
export class DocumentViewService implements AttachmentSource {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
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

  /** @throws {InvalidInput} when neither an order nor a route is named */
  async listDocuments({ companyId }: Member, query: DocumentQuery): Promise<DocumentPage> {
    if (query.order_id === undefined && query.order_routes_id === undefined)
      throw new InvalidInput([{ field: 'order_id', code: 'required' }]);
    const page = await listDocuments(this.db.lists, companyId, query);
    return { ...page, items: page.items.map(documentDto) };
  }

  /**
   * A document without its file.
   * @throws {NotFound} when there is none, or it is another company's
   */
  async describeDocument({ companyId }: Member, id: number): Promise<DocumentDto> {
    return documentDto((await getDocument(this.db.reads, companyId, id)).document);
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async getDocument({ companyId }: Member, id: number): Promise<DocumentWithContent> {
    const { document, storageKey } = await getDocument(this.db.reads, companyId, id);
    const file_data = (await buffer(await this.open(companyId, id, storageKey))).toString('base64');
    await this.noteDownload(companyId, document);
    return { ...documentDto(document), file_data };
  }

  /** @throws {NotFound} when there is none, or it is another company's */
  async openDocument(
    { companyId }: Member,
    id: number,
  ): Promise<{ document: DocumentDto; content: FileContent }> {
    const { document, storageKey } = await getDocument(this.db.reads, companyId, id);
    const content = await this.open(companyId, id, storageKey);
    await this.noteDownload(companyId, document);
    return { document: documentDto(document), content };
  }

  /** The file of a document that a mail brings along. */
  async makeAttachment(recordId: number): Promise<Buffer> {
    const found = await findDocumentFileAcrossCompanies(this.db.reads, recordId);
    if (!found) throw new Error(`There is no document ${recordId}`);
    return buffer(await this.open(found.company_id, recordId, found.storage_key));
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

/** @throws {NotFound} when there is none, or it is another company's */
export async function getDocument(reads: Reads, companyId: number, id: number) {
  const found = await findDocument(reads, companyId, id);
  if (!found) throw new NotFound();
  return found;
}

/** A document with what may be done with it. */
export function documentDto({ order_status, ...document }: DocumentRow): DocumentDto {
  return {
    ...document,
    can_preview: canPreview(document.mime_type),
    can_delete: !isKept(document.document_type, order_status),
  };
}
