import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/database.js';
import type { Logger } from '../../../kernel/log.js';
import { findOnline, forgetProcess, forgetSilent, noteAlive, noteAway } from './chat.queries.js';

const heartbeatMs = 10_000;

/**
 * Who can be reached at once: whoever has a socket on any process. A process says every ten seconds that it lives, as
 * long as somebody is there; users of one that was killed are away half a minute later.
 */
export class PresenceService {
  private readonly processId = randomUUID();
  private readonly here = new Set<number>();
  private timer: NodeJS.Timeout | null = null;
  /** Writes one after the other: of coming and going in a moment the last word counts. */
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly log: Logger,
  ) {}

  /** Those of some users who can be reached at once. */
  async onlineAmong(userIds: readonly number[]): Promise<Set<number>> {
    return new Set(userIds.length === 0 ? [] : await findOnline(this.db.reads, userIds));
  }

  /** A user's first socket on this process was opened. */
  arrive(userId: number): void {
    this.here.add(userId);
    this.timer ??= setInterval(() => this.heartbeat(), heartbeatMs).unref();
    this.write(() => noteAlive(this.db.writes, this.processId, [...this.here]));
  }

  /** A user's last socket on this process was closed. */
  leave(userId: number): void {
    this.here.delete(userId);
    if (this.here.size === 0) this.rest();
    this.write(async () => {
      if (this.here.size === 0) await forgetProcess(this.db.writes, this.processId);
      else if (!this.here.has(userId)) await noteAway(this.db.writes, this.processId, userId);
    });
  }

  /** Nobody is here any more. */
  async stop(): Promise<void> {
    const wasAlive = this.here.size > 0;
    this.here.clear();
    this.rest();
    if (wasAlive) this.write(() => forgetProcess(this.db.writes, this.processId));
    await this.writing;
  }

  private heartbeat(): void {
    this.write(async () => {
      if (this.here.size === 0) return;
      await noteAlive(this.db.writes, this.processId, [...this.here]);
      await forgetSilent(this.db.writes);
    });
  }

  private rest(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  /** What could not be written now is written with the next beat. */
  private write(work: () => Promise<void>): void {
    this.writing = this.writing
      .then(work)
      .catch((error: unknown) => this.log.warn({ err: error }, 'presence could not be noted'));
  }
}
