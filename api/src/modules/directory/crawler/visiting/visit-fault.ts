import type { CrawlFault } from '../crawler.dto.js';

/** A page may not be read, or is not there. */
export class VisitFault extends Error {
  override readonly name = 'VisitFault';

  constructor(
    readonly code: CrawlFault,
    /** The HTTP status, where that is the fault. */
    readonly status: number | null = null,
  ) {
    super(code);
  }
}
