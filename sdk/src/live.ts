import type { CallOptions } from './generated/calls.js';
import type { components } from './generated/schema.js';
import { isTransient } from './errors.js';
import { rest } from './send.js';

type Schemas = components['schemas'];

/** What the live stream tells. */
export type LiveEvent =
  /** A record was entered, changed or deleted. `seq` is null for the global directories, which are in no company's sequence. */
  | ({ type: 'change'; seq: number | null } & Omit<Schemas['ChangeDto'], 'seq' | 'at'>)
  /** All that was missed has been told; what comes is told from now on. */
  | { type: 'following'; seq: number }
  /** Too much was missed: read everything anew; what comes is told from now on. */
  | { type: 'resync'; seq: number };

/** Where the stream begins, and how it is kept. */
export interface LiveOptions {
  /** The last number that is known, of an event or of `changes.list`: what came after it is told first. Without it only what comes is. */
  readonly since?: number | undefined;
  /** Ends the stream, also while it waits. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds between two looks where there is no socket: for API keys, and in Node.js 20. 5,000 when left out. */
  readonly pollMs?: number | undefined;
  /** Instead of the global `WebSocket`; null to ask in intervals. */
  readonly WebSocket?: typeof globalThis.WebSocket | null | undefined;
}

/** What the stream needs of the API. */
export interface LiveSource {
  readonly baseUrl: string;
  token(): Promise<string | null>;
  userId(options: CallOptions): Promise<number>;
  notePosition(position: string): void;
  changes(query: { after?: number; limit: number }, options: CallOptions): Promise<Schemas['ChangesAnswer']>;
}

const shortestPause = 1_000;
const longestPause = 30_000;
const pingMs = 30_000;
/** More events than this do not wait for who reads them: the socket is closed, and they are told after it is opened again. */
const mostWaiting = 10_000;

/**
 * The changes of the company's records in their sequence, each once, over a socket that is opened again when it is lost; what was
 * missed meanwhile is told first. It ends with its signal, or when the loop is left.
 * @throws {AuthenticationError} when the session is over, and what else trying again would not mend
 */
export async function* liveEvents(
  source: LiveSource,
  options: LiveOptions,
): AsyncGenerator<LiveEvent, void, void> {
  const { signal } = options;
  const place = { since: options.since };
  let pause = shortestPause;
  while (!signal?.aborted) {
    let asked = 0;
    try {
      for await (const event of await follow(source, options, place.since)) {
        const isTold = event.type === 'change' && event.seq !== null && event.seq <= (place.since ?? -1);
        if (isTold) continue;
        if (event.seq !== null) place.since = event.seq;
        pause = shortestPause;
        yield event;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (!isTransient(error)) throw error;
      asked = (error.retryAfter ?? 0) * 1000;
    }
    // Not all at the same moment after a restart.
    await rest(Math.max(asked, pause * (0.5 + Math.random() / 2)), signal);
    pause = Math.min(pause * 2, longestPause);
  }
}

/** What comes until the connection is lost. */
async function follow(
  source: LiveSource,
  { signal, pollMs = 5_000, WebSocket = globalThis.WebSocket }: LiveOptions,
  since: number | undefined,
): Promise<AsyncGenerator<LiveEvent, void, void>> {
  const token = await source.token();
  // Keys open no sockets.
  if (WebSocket == null || token === null || token.startsWith('fk_'))
    return polled(source, since, pollMs, signal);
  // Tells whose socket it is, and whether the session still is one.
  const userId = await source.userId({ signal });
  const page = globalThis.location?.href;
  const address = new URL(`${source.baseUrl}/ws/chat/${userId}`, page);
  address.protocol = address.protocol.replace('http', 'ws');
  const notePosition = (position: string): void => source.notePosition(position);
  return heard(new WebSocket(address, ['bearer', token]), since, signal, notePosition);
}

async function* polled(
  source: LiveSource,
  since: number | undefined,
  pollMs: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<LiveEvent, void, void> {
  let after = since;
  let isFollowing = false;
  while (!signal?.aborted) {
    const query = after === undefined ? { limit: 1_000 } : { after, limit: 1_000 };
    const { items, seq, has_more, resync } = await source.changes(query, { signal });
    if (resync) yield { type: 'resync', seq };
    else for (const { at: _at, ...change } of items) yield { type: 'change', ...change };
    after = seq;
    if (has_more && !resync) continue;
    if (!isFollowing && !resync) yield { type: 'following', seq };
    isFollowing = true;
    await rest(pollMs, signal);
  }
}

/** What a socket tells until it is closed. */
async function* heard(
  socket: WebSocket,
  since: number | undefined,
  signal: AbortSignal | undefined,
  notePosition: (position: string) => void,
): AsyncGenerator<LiveEvent, void, void> {
  const waiting: LiveEvent[] = [];
  let isOpen = true;
  let isHeard = true;
  let wake = (): void => {};
  const end = (): void => {
    isOpen = false;
    socket.close();
    wake();
  };
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: 'follow', ...(since === undefined ? {} : { after: since }) }));
  };
  socket.onmessage = ({ data }) => {
    isHeard = true;
    const event = eventOf(data);
    if (event === null) return;
    if (event.position !== undefined) {
      notePosition(event.position);
      delete event.position;
    }
    if (waiting.push(event) > mostWaiting) end();
    wake();
  };
  socket.onclose = socket.onerror = end;
  // Nobody answers: the connection is lost, whatever the network says.
  const pinging = setInterval(() => {
    if (!isHeard) return end();
    isHeard = false;
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'ping' }));
  }, pingMs);
  signal?.addEventListener('abort', end);
  try {
    while (!signal?.aborted && (isOpen || waiting.length > 0)) {
      const event = waiting.shift();
      if (event !== undefined) yield event;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    clearInterval(pinging);
    signal?.removeEventListener('abort', end);
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }
}

const told: readonly string[] = ['change', 'following', 'resync'];

/** Reads a frame; null for what belongs to the chat, and for what this version does not know. */
function eventOf(data: unknown): (LiveEvent & { position?: string }) | null {
  if (typeof data !== 'string') return null;
  try {
    const event = JSON.parse(data) as LiveEvent & { position?: string };
    return told.includes(event.type) ? event : null;
  } catch {
    return null;
  }
}
