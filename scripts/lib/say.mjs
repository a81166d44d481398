const begun = performance.now();

/** Seconds since the command began, for people: ` 3.2 s`. */
export const elapsed = (since = begun) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** One plain line with the time since the command began. */
export function say(line) {
  console.log(`${elapsed().padStart(8)}  ${line}`);
}

/**
 * Says something every few seconds while `work` runs, so that a long step does not look like a hung one.
 * @param {() => void} tell says it, each time
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function sayWhile(tell, work) {
  const timer = setInterval(tell, 10_000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

/** An expected failure: its message is all that a person needs, the stack is not. */
export class Failure extends Error {}

/** Runs a command's main function; expected failures end it with a message and code 1. */
export async function command(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
