import type { Id } from '../../../platform/http/api-types.js';

/** How an export of a company's data stands. */
export interface CompanyExport {
  id: Id;
  /** `running`: it is being made or waits for that; `ready`: `GET /companies/{id}/export` gives the file; `failed`: see `failure`. */
  status: 'running' | 'ready' | 'failed';
  /** Set when it failed, after an hour of tries. */
  failure: 'failed' | null;
  /** Rows and files that are in it so far. */
  done: number;
  /** Rows and files that there are; 0 until they were counted. */
  total: number;
  /** Bytes of the file, once it is ready. */
  size: number | null;
  /** SHA-256 of the file, hexadecimal, once it is ready. */
  sha256: string | null;
  created_at: Date;
  finished_at: Date | null;
  /** Until when the file is kept. */
  expires_at: Date | null;
}

/** The latest export of a company. */
export interface CompanyExportState {
  /** Null when there is none, or it was removed after its day. */
  export: CompanyExport | null;
}
