import type { Logger } from '../../../kernel/log.js';
import { MailboxError, type IncomingMailbox } from '../../../platform/incoming-mail/incoming-mail.port.js';
import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import { StorageUnavailableError } from '../../../platform/storage/storage.port.js';
import type { IncomingMailService } from './incoming-mail.service.js';
import { collectMailJob } from './set-aside-mail.service.js';

export { collectMailJob };

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
    // Longer than the mailbox may take for one mail.
    lockSeconds: 120,
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
