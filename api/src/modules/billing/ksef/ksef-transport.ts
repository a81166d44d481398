import { setTimeout as pause } from 'node:timers/promises';
import { pauseUntil, reasonOfFailure } from '../../../platform/ask.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { KsefPaused, KsefUnreachable } from './ksef-errors.js';
import type { KsefServer } from './ksef-server.js';

/** An answer is never longer; receipts have some kilobytes. */
const maxBytes = 5_000_000;
const timeoutMs = 30_000;
/** Pauses before a call is made once more that may be made twice. */
const pausesMs = [100, 400, 1_000];

/**
 * What may be asked twice without harm: looks, and what only opens or closes something. Sending an invoice and fetching the tokens of a
 * sign-in are not: what became of the first time is found out otherwise. Nor is downloading an invoice: KSeF counts each time, and one is
 * noted.
 */
function isRepeatable(method: string, path: string): boolean {
  return (
    (method === 'GET' && !/\/invoices\/ksef\/[^/]+$/.test(path)) ||
    // A part of a package is put where it is to be: twice is once.
    method === 'PUT' ||
    /\/(?:auth\/(?:challenge|ksef-token|xades-signature)|sessions\/(?:online|batch)|sessions\/(?:online|batch)\/[^/]+\/close)$/.test(
      path,
    )
  );
}

/**
 * Carries the calls of one turn to KSeF. Answers are bounded, redirects are not followed. Once KSeF has said how long to wait, nothing goes
 * there before that.
 */
export class KsefTransport {
  /** The body of the latest answer, byte for byte. */
  lastBody: Buffer = Buffer.alloc(0);
  private pausedUntil: Date | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly signal: AbortSignal,
    private readonly server: KsefServer,
  ) {}

  /**
   * @throws {KsefPaused} when KSeF says so, or said so before
   * @throws {KsefUnreachable} when it cannot be reached in time, or fails
   */
  readonly call = async (url: string, init: RequestInit): Promise<Response> => {
    const { method = 'GET' } = init;
    const isTwiceAllowed = isRepeatable(method, new URL(url).pathname);
    const pauses = isTwiceAllowed ? [...pausesMs] : [];
    for (;;) {
      try {
        return await this.once(url, init);
      } catch (error) {
        const next = pauses.shift();
        if (!(error instanceof KsefUnreachable) || this.signal.aborted) throw error;
        error.isRepeated = isTwiceAllowed;
        if (next === undefined) throw error;
        await pause(this.server.pauseMs(next));
      }
    }
  };

  private async once(url: string, init: RequestInit): Promise<Response> {
    this.signal.throwIfAborted();
    if (this.pausedUntil && this.pausedUntil > this.clock.now()) throw new KsefPaused(this.pausedUntil);
    let response: Response;
    let body: Buffer;
    try {
      response = await fetch(url, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.any([this.signal, AbortSignal.timeout(timeoutMs)]),
      });
      body = await bytesOf(response);
    } catch (error) {
      throw new KsefUnreachable(reasonOfFailure(error));
    }
    const retryAfter = response.headers.get('retry-after');
    if (response.status === 429 || (response.status === 503 && retryAfter !== null)) {
      this.pausedUntil = pauseUntil(retryAfter, this.clock.now());
      throw new KsefPaused(this.pausedUntil);
    }
    if (response.status >= 500) throw new KsefUnreachable(`HTTP ${response.status}`);
    this.lastBody = body;
    const { status, headers } = response;
    return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers });
  }
}

/** @throws Error when there is more than is taken */
async function bytesOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (!response.body) return Buffer.alloc(0);
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
