import type { MailThread } from './partner.dto.js';
import type { MailRow } from './partner.queries.js';

/** What mail programs of our languages put before the subject of an answer. */
const answerMark = /^(?:(?:re|fw|fwd|odp|pd|sv|vs|aw|wg|antw|rif|i|r|tr)(?:\[\d+\])?\s*:\s*)+/i;

/** A subject without what an answer adds to it. */
export function bareSubject(subject: string): string {
  return subject.trim().replace(answerMark, '').trim();
}

/** Puts mails, the latest first, into threads by the order that they are about, else by the subject; the latest thread first. */
export function threadsOf(mails: readonly MailRow[]): MailThread[] {
  const threads = new Map<string, MailThread>();
  for (const { order_id, ...mail } of mails) {
    const subject = bareSubject(mail.subject);
    const key = order_id === null ? `s ${subject.toLocaleLowerCase('pl')}` : `o ${order_id}`;
    const thread = threads.get(key);
    if (thread) thread.mails.push(mail);
    else threads.set(key, { order_id, subject, last_at: mail.created_at, mails: [mail] });
  }
  return [...threads.values()];
}
