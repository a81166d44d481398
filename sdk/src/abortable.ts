/** Why a call was given up. */
export function reasonOf(signal: AbortSignal): unknown {
  return signal.reason ?? new DOMException('The call was given up', 'AbortError');
}

const givenUp = Symbol('given up');

/**
 * The outcome of the work, or the signal's reason as soon as it is aborted. `fetch` alone does not promise that:
 * in Node, signals of requests hang on weak references, and an abort gets lost with what was collected.
 */
export async function abortable<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (signal === undefined) return work();
  if (signal.aborted) throw reasonOf(signal);
  let stop = (): void => {};
  const stopped = new Promise<typeof givenUp>((resolve) => {
    stop = () => resolve(givenUp);
    signal.addEventListener('abort', stop);
  });
  try {
    const outcome = await Promise.race([work(), stopped]);
    if (outcome === givenUp) throw reasonOf(signal);
    return outcome;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
