import type { FieldFault, Id, Paged } from '../../../platform/http/api-types.js';

/** What an import brings. */
export type ImportKind = 'clients' | 'subcontractors';

/**
 * Where an import stands: its file was read, its rows are being entered, all of them are entered or refused, or it
 * broke off for a reason that lies not with its rows.
 */
export type ImportStatus = 'uploaded' | 'running' | 'done' | 'failed';

/** A field that a column can go into. `rate_type` is for subcontractors, `business_registration_number` and `website` for clients. */
export type ImportField =
  | 'name'
  | 'address'
  | 'city'
  | 'post_code'
  | 'country'
  | 'website'
  | 'email'
  | 'phone'
  | 'notes'
  | 'vat_number'
  | 'business_registration_number'
  | 'rate_type';

/** A column of an imported file. */
export interface ImportColumn {
  /**
   * Place in the file, from 0.
   * @isInt
   * @minimum 0
   */
  index: number;
  /** Its head. */
  title: string;
  /** What its first rows hold. */
  samples: string[];
}

/** Which column goes into which field. */
export interface ImportMapping {
  field: ImportField;
  /**
   * Place of the column in the file, from 0.
   * @isInt
   * @minimum 0
   * @maximum 999
   */
  column: number;
}

/** How a file is to be understood. */
export interface ImportPlan {
  /**
   * Each field at most once; columns that are not named are left out.
   * @minItems 1
   * @maxItems 12
   */
  mapping: ImportMapping[];
  /** Country of the rows that name none. */
  default_country_id?: Id | null;
  /**
   * What is done with rows that the company has already among its own, by name and post code: `skip` when left out.
   * Rows of global companies in its collection are skipped either way.
   */
  duplicates?: 'skip' | 'add';
}

/** An import and how far it came. */
export interface ImportSummary {
  id: Id;
  kind: ImportKind;
  file_name: string;
  status: ImportStatus;
  /** Rows below the head. */
  row_count: number;
  /** Rows that were looked at so far. */
  processed: number;
  /** Rows that were entered. */
  created: number;
  /** Rows that were in the directory already. */
  skipped: number;
  /** Rows that cannot be entered; see `GET /imports/{id}/rejected`. */
  rejected: number;
  created_at: Date;
  finished_at: Date | null;
}

/** An import with the columns of its file. */
export interface ImportDto extends ImportSummary {
  columns: ImportColumn[];
  /** The mapping that it runs or ran by; before that, one that the heads suggest. */
  mapping: ImportMapping[];
}

/** One page of imports, the newest first. */
export interface ImportPage extends Paged<ImportSummary> {}

/** A row as it would be entered. */
export interface ImportPreviewRow {
  /** Where it stands in the file, as a spreadsheet counts: the first row is 1, blank ones are counted. */
  line: number;
  /** Texts of the file by field. */
  values: ImportedTexts;
  /** What stands against it; empty when it can be entered. */
  faults: FieldFault[];
  /** The company's own directory, or an earlier row, has it already. */
  is_duplicate: boolean;
  /** A global company that is in the collection: it is skipped, since it would become an own one beside it. */
  is_collected: boolean;
}

/** Texts of a row by the field that they go into. */
export interface ImportedTexts {
  name?: string;
  address?: string;
  city?: string;
  post_code?: string;
  country?: string;
  website?: string;
  email?: string;
  phone?: string;
  notes?: string;
  vat_number?: string;
  business_registration_number?: string;
  rate_type?: string;
}

/** What an import would do. */
export interface ImportPreview {
  row_count: number;
  /** Rows that can be entered. */
  valid: number;
  /** Rows that something stands against. */
  faulty: number;
  /** Rows among the valid ones that the own directory, or an earlier row, has already; without those that are collected. */
  duplicates: number;
  /** Rows among the valid ones whose company is in the collection of global ones. */
  collected: number;
  /** The first 20 rows. */
  rows: ImportPreviewRow[];
  /** The first 100 rows that something stands against. */
  faulty_rows: ImportPreviewRow[];
}
