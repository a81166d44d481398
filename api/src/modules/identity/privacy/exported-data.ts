import type { Sql } from '../../../platform/db/sql.js';

/** A kind of records in an export, as a file of JSON lines. */
export interface ExportedTable {
  /** Name of the file, without its ending, in the API's words. */
  name: string;
  table: string;
  /** Which rows are the company's; the row is `t`. A row with the company's id when left out. */
  where?: (companyId: number) => Sql;
  /** Beside the row's own columns: a JSON object. */
  more?: Sql;
  /** Columns that are exported although their names look like those of secrets. */
  keeps?: readonly string[];
  /** Columns that say nothing outside of the product. */
  without?: readonly string[];
}

/** Stored files of a company: where they belong in the archive, and what they are called. */
export interface ExportedFiles {
  kind: string;
  /** Selects `id`, `folder`, `name` and the storage's `key`. */
  rows: (companyId: number) => Sql;
}

/** What a module gives to the export of a company's data. */
export interface ExportedData {
  tables: readonly ExportedTable[];
  files?: readonly ExportedFiles[];
  /** Tables with data of companies or their people that are not exported, and why. */
  unexported?: Readonly<Record<string, string>>;
}
