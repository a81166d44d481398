import { BoundedWorkers, WorkerError } from '../../../../platform/bounded-worker/bounded-workers.js';
import type { PageContext } from './evidence.js';
import type { PageFacts } from './page-facts.js';
import type { PageEvidence } from './site-evidence.js';

/** A page that is to be read. */
export interface PageTask {
  html: string;
  context: PageContext;
}

/** What a page says about its company, and where it leads. */
export interface PageReading extends Pick<PageFacts, 'base' | 'links'> {
  evidence: PageEvidence;
}

/** A page takes longer, or needs more memory, than one that people made. */
export class PageTooHeavy extends Error {
  override readonly name = 'PageTooHeavy';
}

/** A page could not be read for a reason that is not its own, or nobody knows. */
export class PageNotRead extends Error {
  override readonly name = 'PageNotRead';
}

/** Sites that are visited at once share these; a page of 2 MB as people make them takes a fraction of a second. */
const workers = new BoundedWorkers<PageTask, PageReading>({
  module: new URL('./page-thread.js', import.meta.url),
  milliseconds: 10_000,
  memoryMb: 256,
  atOnce: 2,
  mostWaiting: 100,
});

/**
 * Reads a page in a thread, so that a visit's limits hold whatever its pages are made of.
 * @param signal ends the wait for a thread: its reason is thrown
 * @throws {PageTooHeavy}
 * @throws {PageNotRead} when its thread failed, or too many pages wait
 */
export async function readInThread(task: PageTask, signal?: AbortSignal): Promise<PageReading> {
  try {
    return await workers.run(task, signal ? { signal } : {});
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    const isHeavy = error.code === 'timed_out' || error.code === 'out_of_memory';
    throw isHeavy ? new PageTooHeavy(error.message) : new PageNotRead(error.message);
  }
}
