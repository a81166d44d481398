import { serveTasks } from '../../../platform/bounded-worker/serve-tasks.js';
import { readMail, TooManyParts, type MailSource } from './read-mail.js';
import type { ReadMailAnswer } from './read-mail-workers.js';

// The thread of `readInThread`.

serveTasks<MailSource, ReadMailAnswer>(async (task, { handOver }) => {
  try {
    const mail = await readMail(task);
    for (const buffer of new Set(mail?.files.map(({ content }) => content.buffer))) handOver(buffer);
    return { mail };
  } catch (error) {
    if (error instanceof TooManyParts) return { refused: 'too_many_parts' };
    throw error;
  }
});
