import type pg from 'pg';
import { PrimaryClient } from './primary-client.js';
import { connectWithinMs, cut } from './database-pulse.js';
import type { Logger } from '../../kernel/log.js';

type Listener = (payload: string) => void;

const reconnectMs = 1_000;

/**
 * Notices between processes through PostgreSQL's LISTEN/NOTIFY: what one process changed, the others forget.
 * While `connected` is false nothing may be taken from a cache.
 */
export class ChangeNotices {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly gapListeners = new Set<() => void>();
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;
  connected = false;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  /** Calls back for every notice on a channel, also for one's own process's. */
  on(channel: string, listener: Listener): void {
    const listeners = this.listeners.get(channel) ?? new Set();
    listeners.add(listener);
    this.listeners.set(channel, listeners);
  }

  /** Calls back when notices may have been missed: as the connection is lost, and as it is there again. */
  onGap(listener: () => void): void {
    this.gapListeners.add(listener);
  }

  async start(): Promise<void> {
    const client = new PrimaryClient({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
    });
    this.client = client;
    client.on('notification', ({ channel, payload }) => this.tell(channel, payload ?? ''));
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, null));
    try {
      await client.connect();
      for (const channel of this.listeners.keys())
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      this.tellGap();
      this.connected = true;
    } catch (error) {
      this.lose(client, error);
    }
  }

  async stop(): Promise<void> {
    this.closed = true;
    this.connected = false;
    if (this.timer) clearTimeout(this.timer);
    // Nobody has to hear of the end, least of all a server that hangs.
    if (this.client) cut(this.client);
    await Promise.resolve();
  }

  /** Whoever may use the database can notify: what no listener understands ends no process. */
  private tell(channel: string, payload: string): void {
    for (const listener of this.listeners.get(channel) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        this.log.warn({ err: error, channel }, 'a change notice was not understood');
      }
    }
  }

  private tellGap(): void {
    for (const listener of this.gapListeners) listener();
  }

  private lose(client: pg.Client, error: unknown): void {
    if (this.client !== client || this.closed) return;
    this.client = null;
    // An attempt that failed opens no other gap.
    const isNews = this.connected;
    this.connected = false;
    if (isNews) this.tellGap();
    this.log.warn({ err: error }, 'change notices lost, connecting again');
    client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.start(), reconnectMs);
    this.timer.unref();
  }
}
