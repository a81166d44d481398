import type { JobDefinition } from '../jobs/jobs.port.js';
import type { DiscardedFileService } from './discarded-file.service.js';

/** Name of the job that removes files whose records are deleted. */
export const removeDiscardedFilesJob = 'files.remove-discarded';

/** May run twice: a file that is gone already is no error. */
export function removeDiscardedFiles(files: DiscardedFileService): JobDefinition<null> {
  return {
    name: removeDiscardedFilesJob,
    concurrency: 1,
    lockSeconds: 300,
    run: (_data, context) => files.removeAll(context),
  };
}
