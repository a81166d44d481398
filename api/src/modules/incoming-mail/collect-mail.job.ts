import type { Logger } from '../../log.js';
import { MailboxError, type IncomingMailbox } from '../../ports/incoming-mail/incoming-mail.port.js';
import type { JobDefinition } from '../../ports/jobs/jobs.port.js';
import { StorageUnavailableError } from '../../ports/storage/storage.port.js';
import type { IncomingMailService } from './incoming-mail.service.js';

/** Name of the job that enters mails which people outside wrote. */
export const collectMailJob = 'mail.collect';

/**
 * May run twice, also at once. A mailbox that is away is looked into again at the next turn, and so are mails whose files
 * cannot be kept now.
 * @param mailbox null when none is set
 */
export function collectMail(
  mailbox: IncomingMailbox | null,
  incoming: IncomingMailService,
  log: Logger,
): JobDefinition<null> {
  return {
    name: collectMailJob,
    concurrency: 1,
    lockSeconds: 60,
    async run(_data, context) {
      try {
        if (mailbox) await incoming.collect(mailbox, context);
      } catch (error) {
        if (!(error instanceof MailboxError || error instanceof StorageUnavailableError)) throw error;
        log.warn({ err: error }, 'mails wait in the mailbox');
      }
    },
  };
}
