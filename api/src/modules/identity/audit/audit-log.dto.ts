import type { Id, ListQuery, Paged } from '../../../platform/http/api-types.js';

/** Something that somebody did. */
export interface AuditLogEntry {
  id: Id;
  /** The company that it was done to; null for what belongs to none, for example a global client. */
  company_id: number | null;
  /** Its name now; null when it is gone. */
  company_name: string | null;
  /** The user who did it; null for the product itself, and for whoever came by a public link. */
  actor_id: number | null;
  /** The user's name at that time. */
  actor_name: string | null;
  /** The API key that was used; null for a person's own session. */
  api_key_id: number | null;
  /** What was done, as `record.verb`: `client.updated`, `order.status_changed`, `session.opened`, `clients.exported`. */
  action: string;
  /** Kind of the record that it was done to: `client`, `order`, `route`, `quote`, `user`, … */
  record: string | null;
  /** The record's id; it may be gone by now. */
  record_id: number | null;
  /**
   * What was there before: of a change the fields that changed, of a deletion all of them. Secrets are `…`, texts of more than 2,000
   * characters are cut.
   */
  before: Record<string, unknown> | null;
  /** What was there afterwards, in the same way. */
  after: Record<string, unknown> | null;
  /** Network address that the request came from; null for jobs. */
  ip: string | null;
  /** The request's id, as in the header `X-Request-Id` and in the server's log; null for jobs. */
  request_id: string | null;
  /**
   * How the records are called now that the entry is about or refers to: the record by its kind and id, `user/7`, those that it refers to
   * by the field and the id in it, `created_by/7`. An order is its number and its client, a route its cities, a quote its carrier. What is
   * gone has no name here.
   */
  names: Record<string, string>;
  created_at: Date;
}

/** One page of the audit log, the newest entry first. At most 10,000 entries are counted: narrow the days to see earlier ones. */
export interface AuditLogPage extends Paged<AuditLogEntry> {}

/** Which entries to list. */
export interface AuditLogQuery extends Pick<ListQuery, 'page' | 'page_size' | 'sort'> {
  /** What was done to this company, for administrators: others read nothing but their own. */
  company_id?: Id;
  /** What this user did. */
  actor_id?: Id;
  /**
   * An action, or with a dot at its end all that begin so: `client.updated`, `order.`
   * @maxLength 80
   * @pattern ^[a-z_]+(\.[a-z_]*)?$
   */
  action?: string;
  /**
   * Kind of the record.
   * @maxLength 40
   * @pattern ^[a-z_]+$
   */
  record?: string;
  /** The record's id. */
  record_id?: Id;
  /** Entries since this instant. */
  from?: Date;
  /** Entries before this instant. */
  to?: Date;
}
