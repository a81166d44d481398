import type { WebSocket } from 'ws';
import type { ChangeNotices } from '../../../../platform/db/change-notices.js';
import type { Database } from '../../../../platform/db/database.js';
import type { Logger } from '../../../../kernel/log.js';
import type { Principal } from '../../../../platform/http/principal.js';
import type { SessionService } from '../../../identity/index.js';
import { chatChannel, noticeOf, type ChatNotice } from '../chat.queries.js';
import type { PresenceService } from '../presence.service.js';
import { announcer } from './announcements.js';
import { Peer, closeCodes } from './peer.js';
import { lookMs, RecordChanges } from './record-changes.js';
import type { SocketEvent } from './socket-event.js';

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
  private readonly changes = new RecordChanges();
  private newcomers = new Set<number>();
  private looking: NodeJS.Timeout | null = null;
  /** Whether the last look failed: one warning is enough. */
  private isBlind = false;
  private readonly announce: (notice: ChatNotice) => void;

  constructor(private readonly deps: ChatSocketServiceDeps) {
    this.announce = announcer(deps.db.reads, deps.log, {
      isHere: (userId) => this.rooms.has(userId),
      tell: (userId, event) => this.tell(userId, event),
    });
    deps.notices.on(chatChannel, (payload) => this.announce(noticeOf(payload)));
    deps.sessions.onEnd(
      (userId) => void this.recheck(userId === null ? this.peers : (this.rooms.get(userId) ?? [])),
    );
    deps.notices.onGap(() => this.resync());
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
    const peer = new Peer(socket, userId, { findPrincipal, enter: (one) => this.enter(one), onKnown });
    this.peers.add(peer);
    this.timer ??= setInterval(() => this.probe(), probeMs).unref();
    peer.onClose(() => this.leave(peer));
    if (this.isClosed) peer.close(closeCodes.serviceRestart);
    else if (principal !== undefined) peer.admit(principal);
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
    if (this.looking) clearTimeout(this.looking);
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
    this.newcomers.add(userId);
    this.lookLater();
    // The session may have ended between the look at it and this moment.
    void this.recheck([peer]);
    return true;
  }

  private leave(peer: Peer): void {
    this.peers.delete(peer);
    const userId = peer.principal?.userId ?? 0;
    const room = this.rooms.get(userId);
    if (!room?.delete(peer) || room.size > 0) return;
    this.rooms.delete(userId);
    this.deps.presence.leave(userId);
  }

  /** Looks what has changed in a moment, and again as long as anybody is here. */
  private lookLater(): void {
    if (this.isClosed || this.rooms.size === 0) return;
    this.looking ??= setTimeout(() => void this.look(), lookMs).unref();
  }

  private async look(): Promise<void> {
    const newcomers = this.newcomers;
    this.newcomers = new Set();
    try {
      const found = await this.changes.find(this.deps.db.reads, [...this.rooms.keys()], newcomers);
      for (const [userId, records] of found) this.tell(userId, { type: 'records_changed', records });
      this.isBlind = false;
    } catch (error) {
      // They are told at the next look: positions are only noted once everything was read.
      newcomers.forEach((userId) => this.newcomers.add(userId));
      if (!this.isBlind && !this.isClosed)
        this.deps.log.warn({ err: error }, 'changes could not be looked for');
      this.isBlind = true;
    }
    this.looking = null;
    this.lookLater();
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
