import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import {
  hostWithPort,
  isPublicAddress,
  isWebPort,
  literalAddress,
  type AllowedHosts,
} from './address-guard.js';
import { decodeText } from './decode-text.js';
import {
  WebFault,
  type WebAnswer,
  type WebFetch,
  type WebMessage,
  type WebReceipt,
  type WebRequest,
  type WebSender,
} from './web-fetch.port.js';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** How many bytes are read of an answer: as they come, and unpacked. */
interface ByteLimits {
  packed: number;
  unpacked: number;
}

const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What was read of an answer. */
interface ReadBytes {
  bytes: Buffer;
  /** There was more. */
  isCut: boolean;
}

/**
 * Reads an answer up to a limit; what goes beyond is neither unpacked nor kept, so that a small answer cannot become a
 * large one in memory.
 * @throws {WebFault} `bad_answer` when it is packed in a way that cannot be read
 */
async function readAnswer(response: IncomingMessage, limits: ByteLimits): Promise<ReadBytes> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const packed = countedUpTo(response, limits.packed);
  if (encoding === 'identity' || encoding === '') return collect(packed.stream, limits.unpacked, packed);
  const unpacker = unpackers[encoding]?.() as (Readable & NodeJS.WritableStream) | undefined;
  if (!unpacker) throw new WebFault('bad_answer', `packed as ${encoding.slice(0, 40)}`);
  const feeding = feed(packed.stream, unpacker);
  try {
    return await collect(unpacker, limits.unpacked, packed);
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
      ? new WebFault('bad_answer', 'what came cannot be unpacked')
      : error;
  } finally {
    unpacker.destroy();
    await feeding;
  }
}

interface Counted {
  stream: AsyncIterable<Buffer>;
  isCut: boolean;
}

function countedUpTo(response: IncomingMessage, limit: number): Counted {
  const counted: Counted = { stream: parts(), isCut: false };
  return counted;

  async function* parts(): AsyncGenerator<Buffer> {
    let left = limit;
    for await (const part of response as AsyncIterable<Buffer>) {
      yield part.subarray(0, left);
      left -= part.length;
      if (left > 0) continue;
      counted.isCut = true;
      return;
    }
  }
}

/** Gives the packed bytes to the unpacker; a break of the connection reaches whoever reads from that. */
async function feed(
  packed: AsyncIterable<Buffer>,
  unpacker: Readable & NodeJS.WritableStream,
): Promise<void> {
  try {
    for await (const part of packed) {
      if (unpacker.destroyed) return;
      if (unpacker.write(part)) continue;
      await new Promise<void>((resolve) => {
        unpacker.once('drain', resolve).once('close', resolve);
      });
    }
    unpacker.end();
  } catch (error) {
    unpacker.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

async function collect(stream: AsyncIterable<unknown>, limit: number, packed: Counted): Promise<ReadBytes> {
  const parts: Buffer[] = [];
  let left = limit;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, left));
      left -= part.length;
      if (left <= 0) return { bytes: Buffer.concat(parts), isCut: true };
    }
  } catch (error) {
    // What was cut by us ends too early for the unpacker: the beginning is what was wanted.
    if (!packed.isCut) throw error;
  }
  return { bytes: Buffer.concat(parts), isCut: packed.isCut };
}

/** How far a reader goes. */
interface WebLimits extends ByteLimits {
  /** Milliseconds for one answer, from looking the host up to its last byte. */
  timeoutMs: number;
}

const pageHeaders = {
  accept: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'pl,en;q=0.8,nb;q=0.8,*;q=0.5',
};
/** Of answers to messages. */
const answerLimits: ByteLimits = { packed: 1_000_000, unpacked: 1_000_000 };
const keptOfAnswer = 2_000;

const usualLimits: WebLimits = { timeoutMs: 15_000, packed: 1_000_000, unpacked: 2_000_000 };
const textTypes = /^(?:text\/(?:html|plain)|application\/xhtml\+xml)?$/;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Looks a host's name up: all of its addresses. */
export type Resolver = (hostname: string) => Promise<readonly LookupAddress[]>;

const systemResolver: Resolver = (hostname) =>
  new Promise((done, fail) => {
    resolve(hostname, { all: true }, (error, addresses) => {
      if (error) fail(error);
      else done(addresses);
    });
  });

/**
 * Reads the public web and nothing else. An address is refused when it names another protocol or a port that is no
 * website's, when it is or resolves to an address that is not public, even if only one of several is, and when the
 * connection turns out to lead to one. Redirects are not followed, so that each goes through the same checks.
 */
export class GuardedWeb implements WebFetch, WebSender {
  readonly robotName = 'FraktoBot';
  readonly userAgent: string;
  readonly #limits: WebLimits;
  readonly #resolver: Resolver;

  /** @param about where people can read who visits them */
  constructor(
    about: string,
    private readonly allowed: AllowedHosts = new Set(),
    { resolver = systemResolver, ...limits }: Partial<WebLimits> & { resolver?: Resolver } = {},
  ) {
    this.#resolver = resolver;
    this.userAgent = `${this.robotName}/1.0 (+${about})`;
    this.#limits = { ...usualLimits, ...limits };
  }

  isAllowed(url: URL): boolean {
    return this.allowed.has(hostWithPort(url));
  }

  async get(url: URL, { signal, country = null }: WebRequest = {}): Promise<WebAnswer> {
    this.#refuse(url);
    const timeout = AbortSignal.timeout(this.#limits.timeoutMs);
    const ending = signal ? AbortSignal.any([signal, timeout]) : timeout;
    try {
      const response = await this.#ask(url, ending, { method: 'GET', headers: pageHeaders });
      try {
        return await this.#answer(url, response, country);
      } finally {
        response.destroy();
      }
    } catch (error) {
      signal?.throwIfAborted();
      throw timeout.aborted ? new WebFault('timed_out') : faultOf(error);
    }
  }

  async post(url: URL, { body, headers, timeoutMs }: WebMessage): Promise<WebReceipt> {
    this.#refuse(url);
    if (url.protocol !== 'https:' && !this.isAllowed(url)) throw new WebFault('port_not_allowed');
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await this.#ask(url, timeout, { method: 'POST', headers }, body);
      try {
        const { bytes } = await readAnswer(response, answerLimits);
        return { status: response.statusCode ?? 0, text: bytes.toString('utf8', 0, keptOfAnswer) };
      } finally {
        response.destroy();
      }
    } catch (error) {
      throw timeout.aborted ? new WebFault('timed_out') : faultOf(error);
    }
  }

  /** @throws {WebFault} when an address by itself is one that is not visited */
  #refuse(url: URL): void {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new WebFault('port_not_allowed');
    if (url.username !== '' || url.password !== '') throw new WebFault('bad_answer', 'credentials in a URL');
    if (this.isAllowed(url)) return;
    const literal = literalAddress(url);
    if (literal !== null && !isPublicAddress(literal)) throw new WebFault('private_address');
    if (!isWebPort(url)) throw new WebFault('port_not_allowed');
  }

  #ask(
    url: URL,
    signal: AbortSignal,
    { method, headers }: { method: string; headers: Readonly<Record<string, string>> },
    body?: string,
  ): Promise<IncomingMessage> {
    const isAllowed = this.isAllowed(url);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((done, fail) => {
      const request = send(url, {
        method,
        agent: false,
        signal,
        maxHeaderSize: 32_768,
        ...(isAllowed ? {} : { lookup: this.#guardedLookup }),
        headers: {
          'user-agent': this.userAgent,
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      });
      if (!isAllowed) refusePrivatePeer(request);
      request.on('response', done).on('error', fail).end(body);
    });
  }

  /** Node connects to what this gives it and looks nothing up again. */
  readonly #guardedLookup: LookupFunction = (hostname, options, done) => {
    this.#resolver(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) done(new WebFault('host_not_found'), '');
        else if (!addresses.every(({ address }) => isPublicAddress(address)))
          done(new WebFault('private_address'), '');
        else if (options.all) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };

  async #answer(url: URL, response: IncomingMessage, country: string | null): Promise<WebAnswer> {
    const status = response.statusCode ?? 0;
    const header = response.headers['content-type'] ?? '';
    const contentType = (header.split(';')[0] ?? '').trim().toLowerCase();
    const answer = { url, status, contentType, location: null, text: '', isCut: false };
    if (redirects.has(status)) return { ...answer, location: locationOf(url, response.headers.location) };
    // A failure's page is of no use, whatever it is.
    if (status >= 400) return answer;
    if (!textTypes.test(contentType)) throw new WebFault('not_a_page', contentType.slice(0, 80));
    const { bytes, isCut } = await readAnswer(response, this.#limits);
    return { ...answer, isCut, text: decodeText(bytes, header, country, isCut) };
  }
}

/** The last check, of the connection itself, before anything is sent over it. */
function refusePrivatePeer(request: ClientRequest): void {
  request.on('socket', (socket) => {
    socket.on('connect', () => {
      if (!isPublicAddress(socket.remoteAddress ?? '')) request.destroy(new WebFault('private_address'));
    });
  });
}

function locationOf(url: URL, location: string | undefined): URL | null {
  if (!location || !URL.canParse(location, url.href)) return null;
  const target = new URL(location, url);
  return target.protocol === 'http:' || target.protocol === 'https:' ? target : null;
}

const codes: readonly (readonly [RegExp, WebFault['code']])[] = [
  [/^(ENOTFOUND|EAI_)/, 'host_not_found'],
  [/^(ERR_TLS_|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|ERR_SSL|EPROTO)/, 'bad_certificate'],
  [/^HPE_/, 'bad_answer'],
  [/^ETIMEDOUT/, 'timed_out'],
];

function faultOf(error: unknown): WebFault {
  if (error instanceof WebFault) return error;
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  const known = codes.find(([pattern]) => pattern.test(code));
  return new WebFault(known?.[1] ?? 'unreachable', message);
}
