import { defineEntity, p } from '@mikro-orm/core';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { ImportColumn, ImportKind, ImportPlan, ImportStatus } from './import.dto.js';

const schema = defineEntity({
  name: 'Import',
  tableName: 'imports',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    /** Null when an administrator imports into the global directories. */
    company_id: p.integer().nullable(),
    created_by: p.integer().nullable(),
    kind: p.string().$type<ImportKind>(),
    status: p.string().$type<ImportStatus>().default('uploaded'),
    file_name: p.string(),
    storage_key: p.string(),
    /** Of the rows that were refused, once it is done. */
    rejected_key: p.string().nullable(),
    /** Of who sent the file: of its letters, and of the reasons of refused rows. */
    language: p.string().$type<UiLanguage>(),
    row_count: p.integer(),
    columns: p.json<ImportColumn[]>(),
    plan: p.json<ImportPlan>(),
    processed: p.integer().default(0),
    created: p.integer().default(0),
    skipped: p.integer().default(0),
    rejected: p.integer().default(0),
    created_at: p.datetime().onCreate(() => new Date()),
    /** Until then a process works on it; longer when that says so. */
    claimed_until: p.datetime().nullable(),
    finished_at: p.datetime().nullable(),
  },
});

/** A file of records that somebody enters at once. */
export class Import extends schema.class {}
schema.setClass(Import);
