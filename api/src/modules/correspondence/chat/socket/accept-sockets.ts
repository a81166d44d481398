import type { Config } from '../../../../platform/config/config.js';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { ChatSocketService } from './chat-sockets.service.js';
import { networkOf } from '../../../../platform/http/rate-limits.js';

/** Bytes of a frame; a longer one closes the socket with 1009. */
const longestFrame = 64 * 1024;
/** Sockets from one address that have not proved yet whose they are. */
const mostStrangers = 200;

const path = /^(?:\/api)?\/ws\/chat\/([1-9]\d{0,9})\/?$/;

/** What sockets need of the process. */
interface SocketHost {
  services: { chatSockets: ChatSocketService };
  config: Pick<Config, 'CORS_ORIGINS'>;
  /** The address that people reach the product at. */
  publicUrl: string;
  trustProxy: boolean;
}

/**
 * Answers requests for sockets: `/ws/chat/{userId}`, also under `/api`. The token comes as a sub-protocol after `bearer`, or as
 * the first message; never in the address, which stands in logs.
 */
export function acceptSockets(server: Server, host: SocketHost): void {
  const { config, services } = host;
  const strangers = new PendingConnections();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrame,
    clientTracking: false,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has('bearer') ? 'bearer' : false),
  });
  const isOwnOrigin = originCheck(host.publicUrl, config.CORS_ORIGINS);

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const userId = Number(path.exec(request.url?.split('?')[0] ?? '')?.[1] ?? 0);
    if (userId === 0) return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(request)) return refuse(socket, '403 Forbidden');
    const release = strangers.admit(addressOf(request, host.trustProxy));
    if (!release) return refuse(socket, '429 Too Many Requests');
    socket.once('close', release);
    void open(request, socket, head, userId, release);
  });

  /** Looks at the token first: whoever sees the socket open is told what comes from then on. */
  async function open(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    userId: number,
    release: () => void,
  ): Promise<void> {
    const onBreak = () => socket.destroy();
    socket.on('error', onBreak);
    const token = offeredToken(request);
    const principal = token === null ? undefined : await services.chatSockets.findPrincipal(token);
    socket.off('error', onBreak);
    sockets.handleUpgrade(request, socket, head, (opened) =>
      services.chatSockets.accept(opened, userId, principal, release),
    );
  }
}

/** Counts who has not proved yet whose socket it is, by address. */
class PendingConnections {
  private readonly counts = new Map<string, number>();

  /** @returns what takes the count back, or null when there are too many */
  admit(address: string): (() => void) | null {
    const count = this.counts.get(address) ?? 0;
    if (count >= mostStrangers) return null;
    this.counts.set(address, count + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const left = (this.counts.get(address) ?? 1) - 1;
      if (left > 0) this.counts.set(address, left);
      else this.counts.delete(address);
    };
  }
}

/** The token among the sub-protocols: what follows `bearer`. */
function offeredToken(request: IncomingMessage): string | null {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const at = offered.indexOf('bearer');
  return at === -1 ? null : (offered[at + 1] ?? null);
}

/** Pages of other websites may not; what is no page says no origin. */
function originCheck(publicUrl: string, others: readonly string[]): (request: IncomingMessage) => boolean {
  const known = new Set([new URL(publicUrl).origin, ...others]);
  return ({ headers: { origin, host } }) =>
    origin === undefined || known.has(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Of the addresses in X-Forwarded-For only the last comes from the proxy. */
function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return networkOf(forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? ''));
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
