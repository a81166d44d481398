import { readProblem, retryAfterOf } from './answer.js';
import { NetworkError } from './problem.js';

/** Why a call was given up. */
function reasonOf(signal: AbortSignal): unknown {
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

/** How to send a request, and again when it fails for a while. */
export interface SendOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds for one try. */
  readonly timeoutMs: number;
  /** Milliseconds of pause before each further try of a request that may be repeated; as many tries as pauses. */
  readonly pausesMs: readonly number[];
  /** Gives the request up. */
  readonly signal: AbortSignal | undefined;
}

/** A server that asks for a longer pause than this, in seconds, is not tried again by itself. */
const longestPause = 5;

/** Names a call, so that the server does it once however often it is sent. */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * Sends a request; GET and HEAD, and what has a key of its own, are tried again when the network or a gateway fails, a limit is reached,
 * or the server is still at the try before.
 * @throws {NetworkError} when no answer came
 * @throws {ProblemError} when the answer is a refusal
 * @throws the reason of the signal when the caller gave up
 */
export async function send(request: Request, options: SendOptions): Promise<Response> {
  const pauses = isRepeatable(request) ? options.pausesMs : [];
  for (const pause of pauses) {
    // Sending uses the body up.
    const tried = await attempt(request.clone(), options);
    const { outcome } = tried;
    const wait = outcome instanceof NetworkError ? pause : await pauseAfter(outcome, pause);
    if (wait === null) return accepted(tried);
    if (outcome instanceof Response) void outcome.body?.cancel().catch(() => {});
    tried.stopListening();
    await rest(wait, options.signal);
  }
  return accepted(await attempt(request, options));
}

/** What came of one try. */
interface Tried {
  outcome: Response | NetworkError;
  /** Stops listening to the caller's signal: nothing more is read of this answer. */
  stopListening: () => void;
}

async function accepted({ outcome, stopListening }: Tried): Promise<Response> {
  if (outcome instanceof Response && outcome.ok) {
    if (outcome.body === null) stopListening();
    return outcome;
  }
  try {
    throw outcome instanceof NetworkError ? outcome : await readProblem(outcome);
  } finally {
    stopListening();
  }
}

/** Where the server passes over keys: who proves who they are does so each time, and the test tools work on the whole database. */
export const ignoresKeys = /\/(?:auth\/(?!register$)|tests\/)/;

function isRepeatable({ method, headers, url }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  return method === 'POST' && headers.has(idempotencyHeader) && !ignoresKeys.test(new URL(url).pathname);
}

/** Milliseconds to wait before trying again; null when the answer stands. */
async function pauseAfter(response: Response, pause: number): Promise<number | null> {
  if (response.status === 409) return (await isStillUnderWay(response)) ? pause : null;
  if (![429, 502, 503, 504].includes(response.status)) return null;
  const asked = retryAfterOf(response);
  if (asked === null) return response.status === 429 ? null : pause;
  return asked <= longestPause ? Math.max(asked * 1000, pause) : null;
}

/** Whether the server does the same call at this moment, for a try whose answer was lost. */
async function isStillUnderWay(response: Response): Promise<boolean> {
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (problem as { code?: unknown } | null)?.code === 'idempotency_key_in_use';
}

/** Waits, but not for what nobody wants any more. */
export function rest(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });
}

/** One try. */
async function attempt(request: Request, options: SendOptions): Promise<Tried> {
  const { fetch, timeoutMs, signal } = options;
  if (signal?.aborted) throw reasonOf(signal);
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening = (): void => {};
  const ended = new Promise<NetworkError>((resolve) => {
    const end = (reason: NetworkError['reason']): void => {
      resolve(new NetworkError(reason, undefined));
      controller.abort();
    };
    timer = setTimeout(end, timeoutMs, 'timeout');
    // Stays on after the answer has begun: its body is still to be read. It goes with the caller's signal.
    const giveUp = (): void => end('unreachable');
    signal?.addEventListener('abort', giveUp, { once: true });
    stopListening = () => signal?.removeEventListener('abort', giveUp);
  });
  try {
    return {
      outcome: await Promise.race([fetch(request, { signal: controller.signal }), ended]),
      stopListening,
    };
  } catch (error) {
    return { outcome: new NetworkError('unreachable', error), stopListening };
  } finally {
    clearTimeout(timer);
  }
}
