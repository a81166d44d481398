import type { WebSocket } from 'ws';
import type { ChangeNotices } from '../../../../platform/db/change-notices.js';
import type { Database } from '../../../../platform/db/database.js';
import type { Logger } from '../../../../kernel/log.js';
import { observe } from '../../../../platform/telemetry/observe.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { findReaders, type SessionService } from '../../../identity/index.js';
import { chatChannel, noticeOf, type ChatNotice } from '../chat.queries.js';
import type { PresenceService } from '../presence.service.js';
import { announcer } from './announcements.js';
import { Peer, closeCodes } from './peer.js';
import { ChangeBell } from './change-bell.js';
import { ChangeFeed } from './change-feed.js';
import { OrderPresence } from './order-presence.js';
import type { Request, SocketEvent } from './socket-event.js';

const probeMs = 30_000;
const closingMs = 1_000;
const longestToken = 200;
/** Sockets of one user on one process: windows, tabs and devices. */
export const mostSockets = 20;

interface ChatSocketServiceDeps {
  db: Database;
  sessions: SessionService;
  presence: PresenceService;
  log: Logger;
  notices: ChangeNotices;
}

/**
 * The sockets of this process. Messages are stored first; every process then hears of them from the database and tells its
 * own sockets, those of the recipient and the sender's other windows.
 */
export class ChatSocketService {
  private readonly rooms = new Map<number, Set<Peer>>();
  private readonly peers = new Set<Peer>();
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;
  private readonly changes: ChangeFeed<Peer>;
  private readonly bell: ChangeBell;
  private readonly orders: OrderPresence<Peer>;
  /** The last word of each on where they are: of two the later one counts. */
  private readonly words = new WeakMap<Peer, Request>();
  private readonly announce: (notice: ChatNotice) => void;

  constructor(private readonly deps: ChatSocketServiceDeps) {
    this.announce = announcer(deps.db.reads, deps.log, {
      isHere: (userId) => this.rooms.has(userId),
      tell: (userId, event) => this.tell(userId, event),
    });
    const { db, log, notices } = deps;
    this.orders = new OrderPresence({ db, log, notices });
    this.changes = new ChangeFeed({
      reads: db.reads,
      position: () => db.position(),
      log,
      onMoved: (peer) => this.orders.leave(peer),
    });
    this.bell = new ChangeBell({ db, log, notices, onRing: (companies) => this.changes.ring(companies) });
    notices.on(chatChannel, (payload) => this.announce(noticeOf(payload)));
    deps.sessions.onEnd(
      (userId) => void this.recheck(userId === null ? this.peers : (this.rooms.get(userId) ?? [])),
    );
    notices.onGap(() => this.resync());
  }

  /**
   * Takes a socket that was opened for a user; whether it is that user's, it has to prove.
   * @param principal whose token came with the request, null when it does not work, undefined when one is to come as the
   * first message
   * @param onKnown called once it is known whose it is, or it was closed
   */
  accept(
    socket: WebSocket,
    userId: number,
    principal: Principal | null | undefined,
    onKnown: () => void,
  ): void {
    const findPrincipal = (token: string) => this.findPrincipal(token);
    const peer = new Peer(socket, userId, {
      findPrincipal,
      enter: (one) => this.enter(one),
      serve: (one, request) => this.serve(one, request),
      onKnown,
    });
    this.peers.add(peer);
    this.timer ??= setInterval(() => this.probe(), probeMs).unref();
    peer.onClose(() => this.leave(peer));
    if (this.isClosed) peer.close(closeCodes.serviceRestart);
    else if (principal !== undefined) peer.admit(principal);
  }

  /** Has the sockets of this process counted for whoever measures it. */
  measure(): void {
    observe(
      { 'frakto.sockets': { description: 'Open sockets of the live stream', unit: '{socket}' } },
      () => [{ name: 'frakto.sockets', value: this.peers.size }],
    );
  }

  /** Whom a token speaks for; null also when that cannot be found out now. */
  findPrincipal(token: string): Promise<Principal | null> {
    if (token === '' || token.length > longestToken) return Promise.resolve(null);
    return this.deps.sessions.findPrincipal(token).then(
      (principal) => (principal?.needsSecondFactor ? null : principal),
      (error: unknown) => {
        this.deps.log.warn({ err: error }, 'the token of a socket could not be checked');
        return null;
      },
    );
  }

  /** Tells all that the process ends, and waits a moment for them to hear it. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer) clearInterval(this.timer);
    this.bell.stop();
    this.changes.stop();
    this.orders.stop();
    const ends = [...this.peers].map((peer) => new Promise<void>((resolve) => peer.onClose(resolve)));
    for (const peer of this.peers) peer.close(closeCodes.serviceRestart);
    const cut = setTimeout(() => this.peers.forEach((peer) => peer.cut()), closingMs);
    await Promise.all(ends);
    clearTimeout(cut);
    await this.deps.presence.stop();
  }

  /** Asks all whether they are still there, cuts who did not answer the last time, and closes what has expired. */
  probe(): void {
    for (const peer of this.peers) peer.probe();
    void this.recheck(this.peers);
  }

  private enter(peer: Peer): boolean {
    const userId = peer.principal?.userId ?? 0;
    const room = this.rooms.get(userId) ?? new Set();
    if (room.size >= mostSockets) return false;
    if (room.size === 0) this.deps.presence.arrive(userId);
    this.rooms.set(userId, room.add(peer));
    // The session may have ended between the look at it and this moment.
    void this.recheck([peer]);
    return true;
  }

  private leave(peer: Peer): void {
    this.peers.delete(peer);
    this.changes.leave(peer);
    this.orders.leave(peer);
    const userId = peer.principal?.userId ?? 0;
    const room = this.rooms.get(userId);
    if (!room?.delete(peer) || room.size > 0) return;
    this.rooms.delete(userId);
    this.deps.presence.leave(userId);
  }

  private serve(peer: Peer, request: Request): void {
    if (request.type === 'follow') return this.changes.follow(peer, request);
    this.words.set(peer, request);
    if (request.orderId === null) this.orders.leave(peer);
    else void this.come(peer, request, request.orderId);
  }

  /** Their company and name are read anew: both may have changed since the socket was opened. */
  private async come(
    peer: Peer,
    word: Extract<Request, { type: 'presence' }>,
    orderId: number,
  ): Promise<void> {
    try {
      const [reader] = await findReaders(this.deps.db.reads, [peer.userId]);
      if (!this.peers.has(peer) || this.words.get(peer) !== word || typeof reader?.company_id !== 'number')
        return;
      const person = { user_id: reader.id, name: reader.name, section: word.section };
      this.orders.come(peer, reader.company_id, orderId, person);
    } catch (error) {
      this.deps.log.warn({ err: error }, 'who is on an order could not be told');
    }
  }

  private tell(userId: number, event: SocketEvent): void {
    for (const peer of this.rooms.get(userId) ?? []) peer.tell(event);
  }

  /** Notices may have been missed: of messages, and of sessions that ended. */
  private resync(): void {
    for (const userId of this.rooms.keys()) this.tell(userId, { type: 'chat_missed' });
    void this.recheck(this.peers);
  }

  /** Closes those whose session has ended. */
  private async recheck(peers: Iterable<Peer>): Promise<void> {
    const inside = [...peers].flatMap((peer) =>
      peer.principal ? [{ peer, id: peer.principal.sessionId }] : [],
    );
    if (inside.length === 0) return;
    try {
      const alive = await this.deps.sessions.findAlive(inside.map(({ id }) => id));
      for (const { peer, id } of inside) if (!alive.has(id)) peer.close(closeCodes.unauthorized);
    } catch (error) {
      this.deps.log.warn({ err: error }, 'sessions of sockets could not be checked');
    }
  }
}
