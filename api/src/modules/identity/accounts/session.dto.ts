import type { Id, Paged } from '../../../platform/http/api-types.js';

/** A place where somebody is signed in. */
export interface SessionDto {
  id: Id;
  /** Browser and system in plain words, for example `Firefox, Windows`; null when the sign-in told neither. */
  device: string | null;
  /** Network address of the sign-in; null when it is not known. */
  address: string | null;
  /** When it was opened. */
  created_at: Date;
  /** When it was used last, to the minute. */
  last_used_at: Date;
  /** Whether it is the session that asks. */
  is_current: boolean;
}

/** Where somebody is signed in; the session that asks comes first, then those used last. */
export interface SessionList extends Paged<SessionDto> {}
