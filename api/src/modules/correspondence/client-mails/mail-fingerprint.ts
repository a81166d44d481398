import { createHash } from 'node:crypto';
import { Conflict } from '../../../platform/http/errors.js';
import type { ClientMailingInput, SingleEmailInput } from './client-mail.dto.js';

/** What stands for the words and the recipient of a mail to one: the same for the same mail. */
export function fingerprintOfSingle(input: SingleEmailInput): string {
  const { recipient_email, recipient_name, client_id = null } = input;
  return fingerprint([...wordsOf(input), recipient_email.trim(), recipient_name?.trim() ?? '', client_id]);
}

/** The same for a mailing, in whatever sequence they are named. */
export function fingerprintOfMailing(input: ClientMailingInput): string {
  const clients = [...new Set(input.client_ids)].sort((one, other) => one - other);
  return fingerprint([...wordsOf(input), ...clients]);
}

/**
 * Holds a mail against the one that its key sent. Of those that were sent before fingerprints were kept nothing is known.
 * @throws {Conflict} `key_used_otherwise`
 */
export function requireSameMail(stored: string | null, asked: string): void {
  if (stored !== null && stored !== asked) throw new Conflict('key_used_otherwise');
}

function wordsOf({ subject, message, language, type }: SingleEmailInput | ClientMailingInput): unknown[] {
  return [subject.trim(), message, language ?? null, type ?? 'quote_request'];
}

function fingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
