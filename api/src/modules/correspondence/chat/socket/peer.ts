import type { RawData, WebSocket } from 'ws';
import type { Principal } from '../../../../platform/http/principal.js';
import { clientFrame, type Request, type SocketEvent } from './socket-event.js';

/** Why the server closes a socket. Clients come again after a lost connection, and after 1012. */
export const closeCodes = {
  /** Frames are JSON texts. */
  unsupportedData: 1003,
  /** Too many frames at once, or what was sent is not read. */
  policy: 1008,
  /** The process is being stopped: come again, another one may be there. Not 1001, which clients take for a normal end. */
  serviceRestart: 1012,
  /** No token within five seconds, one that does not work, or a session that has ended. */
  unauthorized: 4401,
  /** The token is another user's. */
  otherUser: 4403,
  /** The user has as many sockets open as they may. */
  tooMany: 4429,
} as const;

/** Time for a first message with the token. */
export const authMs = 5_000;
const mostFrames = 60;
const framesMs = 10_000;
/** Bytes that may wait for a client who does not read them. */
const mostWaiting = 1024 * 1024;

/** What a peer asks of the room that it wants into. */
interface Handshake {
  /** Never fails. */
  findPrincipal(token: string): Promise<Principal | null>;
  /** Takes a peer in; false when its user has too many. */
  enter(peer: Peer): boolean;
  /** Does what a peer asks for that is in. */
  serve(peer: Peer, request: Request): void;
  /** Called once: it is known whose the socket is, or it is closed. */
  onKnown(): void;
}

/** One socket: proves whose it is, answers pings, is told events. */
export class Peer {
  principal: Principal | null = null;
  /** Whether it answered since it was last asked. */
  isAlive = true;
  private frames = 0;
  private isKnown = false;
  /** Whether a token is being looked at. */
  private isAsking = false;
  private pings = 0;
  private readonly timers: NodeJS.Timeout[];

  constructor(
    private readonly socket: WebSocket,
    readonly userId: number,
    private readonly door: Handshake,
  ) {
    const late = setTimeout(() => this.expel(), authMs);
    const recount = setInterval(() => (this.frames = 0), framesMs).unref();
    this.timers = [late, recount];
    socket.on('pong', () => (this.isAlive = true));
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('close', () => {
      this.timers.forEach(clearTimeout);
      this.become();
    });
    // A frame that is too long, or broken, closes the socket by itself.
    socket.on('error', () => undefined);
  }

  /** Lets the peer in when it is the user whose socket it wants, and closes it when not. */
  admit(principal: Principal | null): void {
    if (this.socket.readyState !== this.socket.OPEN || this.principal) return;
    if (!principal) return this.expel();
    if (principal.userId !== this.userId) return this.close(closeCodes.otherUser);
    this.principal = principal;
    clearTimeout(this.timers[0]);
    this.become();
    if (!this.door.enter(this)) return this.close(closeCodes.tooMany);
    // What was asked while the token was looked at; an answer says that the peer is in.
    for (; this.pings > 0; this.pings -= 1) this.tell({ type: 'pong' });
  }

  tell(event: SocketEvent): void {
    if (this.socket.bufferedAmount > mostWaiting) this.socket.terminate();
    else if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(event));
  }

  /** Asks whether anybody is there; ends the connection of who did not answer the last time. */
  probe(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    this.socket.ping();
  }

  close(code: number): void {
    this.socket.close(code);
  }

  /** Ends the connection without waiting for the other side. */
  cut(): void {
    this.socket.terminate();
  }

  onClose(listener: () => void): void {
    this.socket.once('close', listener);
  }

  private become(): void {
    if (!this.isKnown) this.door.onKnown();
    this.isKnown = true;
  }

  private expel(): void {
    if (!this.principal) this.close(closeCodes.unauthorized);
  }

  private receive(data: RawData, isBinary: boolean): void {
    this.isAlive = true;
    this.frames += 1;
    if (this.frames > mostFrames) return this.close(closeCodes.policy);
    if (isBinary) return this.close(closeCodes.unsupportedData);
    const frame = clientFrame((data as Buffer).toString('utf8'));
    if (this.principal) {
      if (frame.type === 'ping') this.tell({ type: 'pong' });
      else if (frame.type === 'follow' || frame.type === 'presence') this.door.serve(this, frame);
    } else if (frame.type === 'auth' && !this.isAsking) {
      this.isAsking = true;
      void this.door.findPrincipal(frame.token).then((principal) => this.admit(principal));
    } else if (frame.type === 'ping' && this.isAsking) this.pings += 1;
    else this.expel();
  }
}
