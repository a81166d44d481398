import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { DocumentType } from '../rules/document-type.js';
import type { DocumentMimeType } from './document.dto.js';

const schema = defineEntity({
  name: 'Document',
  tableName: 'documents',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    order_id: p.integer(),
    /** Null when it belongs to the whole order. */
    route_id: p.integer().nullable(),
    created_by: p.integer().nullable(),
    document_type: p.string().$type<DocumentType>(),
    original_filename: p.string(),
    mime_type: p.string().$type<DocumentMimeType>(),
    file_size: p.integer(),
    storage_key: p.string(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A file that is kept with an order or with one of its routes. */
export class Document extends schema.class {}
schema.setClass(Document);
