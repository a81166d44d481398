import type { Id, Paged, RequiredLine } from '../../../platform/http/api-types.js';

/** What a key may be allowed: `read` reads everything; the others write in one area of the business, and read nothing by themselves. */
export type ApiScopeName =
  | 'read'
  | 'orders'
  | 'directory'
  | 'messages'
  | 'documents'
  | 'billing'
  | 'settings';

/** A key that a company is to have. */
export interface ApiKeyInput {
  /** What the company calls it, such as the program that gets it; the history and the audit log name it so. */
  name: RequiredLine;
  /**
   * What the key may.
   * @minItems 1 choose at least one
   * @maxItems 7
   */
  scopes: ApiScopeName[];
  /** When it stops working; never when left out or null. The owner is told by mail 7 days before. */
  expires_at?: Date | null;
}

/** A key by which programs call for a company. */
export interface ApiKeyDto {
  id: Id;
  name: string;
  /** The beginning of the token, to tell keys apart; the rest is known to nobody but who holds it. */
  prefix: string;
  scopes: ApiScopeName[];
  /** When it stops working, or has stopped; null for never. */
  expires_at: Date | null;
  /** Its last call, to the minute; null before the first one. */
  last_used_at: Date | null;
  /** Network address of that call. */
  last_used_ip: string | null;
  /** The version of the API in which its calls are answered that name none: that of the day on which it was made. */
  api_version: string;
  created_at: Date;
  /** Who made it; null when that user is gone. The key is the company’s and goes on working. */
  created_by: Id | null;
  created_by_name: string | null;
}

/** A key that was just made. */
export interface NewApiKey extends ApiKeyDto {
  /** `fk_` and 40 characters, to be sent as `Authorization: Bearer …`. It is told this once: the database keeps its hash alone. */
  token: string;
}

/** The keys of a company, the latest first. */
export interface ApiKeyList extends Paged<ApiKeyDto> {}
