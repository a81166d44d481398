/** How a directory is written. */
export type ExportFormat = 'csv' | 'xlsx';

/** What of a directory is exported. */
export interface ExportQuery {
  /** `csv` when left out: with semicolons and a byte order mark, as spreadsheets of the continent read it. */
  format?: ExportFormat;
  /**
   * Only what has this text; case and diacritics do not matter.
   * @maxLength 200
   */
  q?: string;
}
