import { BoundedWorkers, WorkerError } from '../../../platform/bounded-worker/bounded-workers.js';
import type { MailSource, ReadMail } from './read-mail.js';
import type { SetAsideReason } from './set-aside-mail.dto.js';

/** What a thread answers: a mail, null when it names no sender; or why it was not read. */
export type ReadMailAnswer = { mail: ReadMail | null } | { refused: 'too_many_parts' };

/** A mail cannot be read. */
export class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail';

  constructor(
    readonly reason: SetAsideReason,
    message: string = reason,
  ) {
    super(message);
  }
}

/** A mail of 25 MB with files, as people send them, is read within a second and 100 MB. */
const workers = new BoundedWorkers<MailSource, ReadMailAnswer>({
  module: new URL('./read-mail-thread.js', import.meta.url),
  milliseconds: 10_000,
  memoryMb: 256,
  atOnce: 1,
  mostWaiting: 20,
});

/**
 * Reads a mail in a thread, so that nothing that a stranger writes takes the process's time or memory.
 * @returns null when it names no sender whom one could answer
 * @throws {UnreadableMail}
 */
export async function readInThread(mail: MailSource): Promise<ReadMail | null> {
  // The client's buffer may share its memory with others.
  const source = Uint8Array.from(mail.source);
  const answer = await workers
    .run({ ...mail, source }, { transfer: [source.buffer] })
    .catch((error: unknown) => {
      throw error instanceof WorkerError ? new UnreadableMail(reasonOf(error), error.message) : error;
    });
  if ('refused' in answer) throw new UnreadableMail(answer.refused);
  return answer.mail;
}

function reasonOf({ code }: WorkerError): SetAsideReason {
  return code === 'timed_out' || code === 'out_of_memory' ? code : 'unreadable';
}
