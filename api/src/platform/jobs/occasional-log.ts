import type { JobsLogger } from './jobs.port.js';

/** How long the same trouble is not told again, in milliseconds. */
const QUIET = 10_000;

/**
 * Makes a listener for errors that come many times a second while a database is away: it logs the first, then at most
 * one each ten seconds with the number of those in between.
 */
export function createOccasionalLog(logger: JobsLogger, message: string): (error: unknown) => void {
  let quietUntil = 0;
  let untold = 0;
  return (error) => {
    if (Date.now() < quietUntil) {
      untold += 1;
      return;
    }
    logger.error({ err: error, untold }, message);
    quietUntil = Date.now() + QUIET;
    untold = 0;
  };
}
