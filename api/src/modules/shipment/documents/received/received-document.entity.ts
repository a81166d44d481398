import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../../platform/db/company-filter.js';
import type { DocumentMimeType, RouteDocumentType } from '../document.dto.js';

const schema = defineEntity({
  name: 'ReceivedDocument',
  tableName: 'received_documents',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    order_id: p.integer(),
    /** Null when it seems to belong to the whole order. */
    route_id: p.integer().nullable(),
    source: p.string().$type<'link' | 'mail'>(),
    message_id: p.integer().nullable(),
    /** The file of the mail; null over the link. */
    attachment_id: p.integer().nullable(),
    sender: p.string(),
    document_type: p.string().$type<RouteDocumentType>(),
    original_filename: p.string(),
    mime_type: p.string().$type<DocumentMimeType>(),
    file_size: p.integer(),
    /** Of a file over the link while it waits; then it is the document's. */
    storage_key: p.string().nullable(),
    state: p.string().$type<'waiting' | 'confirmed' | 'refused'>().default('waiting'),
    document_id: p.integer().nullable(),
    decided_by: p.integer().nullable(),
    decided_at: p.datetime().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A file that came from outside for an order, until somebody has said what it is, and what became of it. */
export class ReceivedDocument extends schema.class {}
schema.setClass(ReceivedDocument);
