import type { ExportFormat, Id } from '../../../platform/http/api-types.js';
import type { RateType } from '../subcontractors/subcontractor.dto.js';

/** What of a directory is exported, and in which order: filters that its list does not have answer 422. */
export interface ExportQuery {
  /** `csv` when left out: with semicolons and a byte order mark, as spreadsheets of the continent read it. `ndjson` has a record a line, as the list has it. */
  format?: ExportFormat;
  /**
   * Only what has this text; case and diacritics do not matter.
   * @maxLength 200
   */
  q?: string;
  /**
   * Field to sort by, as in the list, with `-` before it for descending.
   * @maxLength 60
   */
  sort?: string;
  /** Only the company's own records, or only collected global ones. */
  source_type?: 'personal' | 'global';
  country_id?: Id;
  /** Only those that can be written to, or only those that cannot. */
  has_email?: boolean;
  /** Of subcontractors. */
  rate_type?: RateType;
}
