import { randomUUID } from 'node:crypto';
import type { ChangeNotices } from '../../../../platform/db/change-notices.js';
import type { Database } from '../../../../platform/db/database.js';
import type { Logger } from '../../../../kernel/log.js';
import { sql } from '../../../../platform/db/sql.js';

/** Whose records may have changed; null stands for anybody's. */
type Companies = ReadonlySet<number> | null;

const channel = 'changes';
/** Shortest time between two notices of one process, in milliseconds. */
const pauseMs = 25;
/** More companies at once are not named. */
const mostNamed = 200;

interface ChangeBellDeps {
  db: Database;
  log: Logger;
  notices: ChangeNotices;
  /** Called in all processes. */
  onRing: (companies: Companies) => void;
}

/**
 * Has all processes look for changes soon after this one has committed something. The notice is sent after the commit, for many
 * commits at once: in the transaction itself it would have all commits of the database wait for one another. What is not rung for,
 * such as plain SQL, is found by looking now and then.
 */
export class ChangeBell {
  private readonly id = randomUUID();
  private companies: Set<number> | null = new Set();
  private timer: NodeJS.Timeout | null = null;
  private readyAt = 0;
  private isStopped = false;

  constructor(private readonly deps: ChangeBellDeps) {
    deps.db.onWritten((companyId) => this.note(companyId));
    deps.notices.on(channel, (payload) => {
      const { from, companies } = JSON.parse(payload) as { from: string; companies: number[] | null };
      if (from !== this.id) deps.onRing(companies && new Set(companies));
    });
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private note(companyId: number | null): void {
    if (this.isStopped) return;
    if (companyId === null) this.companies = null;
    else this.companies?.add(companyId);
    const wait = Math.max(0, this.readyAt - performance.now());
    this.timer ??= setTimeout(() => this.ring(), wait).unref();
  }

  private ring(): void {
    const companies = this.companies && this.companies.size <= mostNamed ? this.companies : null;
    this.companies = new Set();
    this.timer = null;
    this.readyAt = performance.now() + pauseMs;
    this.deps.onRing(companies);
    const payload = JSON.stringify({ from: this.id, companies: companies && [...companies] });
    sql`select pg_notify(${channel}, ${payload})`.execute(this.deps.db.notes).catch((error: unknown) => {
      // Others look by themselves before long.
      if (!this.isStopped) this.deps.log.warn({ err: error }, 'other processes could not be told of changes');
    });
  }
}
