import type { Logger } from '../../../kernel/log.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { WorkerError } from '../../../platform/bounded-worker/bounded-workers.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { Vault } from '../../../platform/vault/vault.port.js';
import type { SettingsService } from '../../identity/index.js';
import { readInvoice } from '../received-invoices/read-invoice.js';
import { KsefConnection, type KsefPeer } from './ksef-connection.js';
import { KsefCredentialRefused, KsefPaused, KsefRefusal, KsefUnreachable } from './ksef-errors.js';
import {
  beginFetching,
  endFetchTurn,
  findReceivedFile,
  keepFacts,
  keepFile,
  keepListed,
  keepReadFailure,
  listWanted,
  nextWantedAt,
  noteAsking,
  takeFetchTurn,
  type FetchTurn,
  type WantedInvoice,
} from './ksef-fetching.queries.js';
import type { KsefServer } from './ksef-server.js';
import { findPeer, KsefSettingsFault } from './ksef-peer.js';
import { keepTurn } from './ksef-submission.queries.js';
import { ksefError } from './ksef-texts.js';

/** Seconds between two lists of what is new; KSeF wants them no closer. */
const queryPause = 15 * 60;
/** Seconds before the next turn after so many that failed; the last one repeats. */
const failurePauses = [60, 120, 300, 900];
/** Seconds before a company is tried again that KSeF does not let in. */
const refusedPause = 3600;
const heartbeatMs = 5_000;
const dayMs = 86_400_000;
/** How far back the first list reaches: older invoices have come on another way. */
const firstDays = 30;
/** KSeF takes no more than three months in one list. */
const longestDays = 85;
/** The limits end a list before that. */
const mostPagesOfQuery = 40;

/** At most so many requests within so many seconds. */
interface RequestLimit {
  seconds: number;
  most: number;
}

/** What KSeF allows of the list of invoices; eight a second are kept by the client. */
const queryLimits: readonly RequestLimit[] = [
  { seconds: 60, most: 16 },
  { seconds: 3600, most: 20 },
];

/** What KSeF allows of single downloads. */
const downloadLimits: readonly RequestLimit[] = [
  { seconds: 60, most: 16 },
  { seconds: 3600, most: 64 },
];

/** Files that KSeF fails with one after the other before the turn ends. */
const mostFailedInARow = 3;

/** Another process has the turn, or this one stops. */
class TurnOver extends Error {}

interface KsefFetchingDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  server: KsefServer;
  vault: Vault;
  settings: SettingsService;
}

/** What one turn works with. */
interface Fetching {
  turn: FetchTurn;
  signal: AbortSignal;
  /** Signs in with the first call that is made. */
  connect: () => Promise<KsefConnection>;
  queryAt: Date;
  queryTimes: Date[];
  downloadTimes: Date[];
  fetchedAt: Date | null;
}

/**
 * Fetches the invoices that companies are the buyers of: a list of what KSeF has stored since, then each file once, then what it says. The
 * list is kept page by page with the instant up to which it is complete, each number once; so nothing is lost and nothing there twice
 * however often a process dies. Requests are noted before they are made, and never more than KSeF allows.
 */
export class KsefFetchingService {
  /** @param read how files are read; in a thread when left out */
  constructor(
    private readonly deps: KsefFetchingDeps,
    private readonly read: typeof readInvoice = readInvoice,
  ) {}

  get job(): JobDefinition<null> {
    return {
      name: 'ksef.fetch',
      concurrency: 1,
      lockSeconds: 60,
      run: (_data, context) => this.run(context),
    };
  }

  private async run(context: JobContext): Promise<void> {
    const { signal } = context;
    const { db, clock, log } = this.deps;
    const timer = setInterval(() => {
      context
        .touch()
        .catch((error: unknown) => log.warn({ err: error }, 'fetching from KSeF may be taken over'));
    }, heartbeatMs);
    try {
      while (!signal.aborted) {
        const turn = await takeFetchTurn(db.writes, clock.now());
        if (!turn) return;
        await this.take(turn, signal);
      }
    } finally {
      clearInterval(timer);
    }
  }

  private async take(turn: FetchTurn, stopped: AbortSignal): Promise<void> {
    const { db, clock, log } = this.deps;
    const lost = new AbortController();
    const timer = setInterval(() => {
      keepTurn(db.writes, { ...turn, failures: 0, looks: 0 })
        .then((isOurs) => isOurs || lost.abort(new TurnOver()))
        .catch((error: unknown) => log.warn({ err: error }, 'a turn at KSeF may be taken over'));
    }, heartbeatMs);
    const signal = AbortSignal.any([stopped, lost.signal]);
    const now = clock.now();
    const fetching = this.fetchingOf(turn, signal, now);
    const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
    const { fetch_failures: before } = turn;
    let next = { at: now, pausedUntil: null as Date | null, failures: before, error: turn.fetch_error };
    try {
      next.at = await this.work(fetching);
      // A turn that lists nothing does not say that the list can be read again.
      if (fetching.fetchedAt) next = { ...next, failures: 0, error: null };
    } catch (error) {
      if (signal.aborted || error instanceof TurnOver) next = { ...next, at: after(1) };
      else if (error instanceof KsefPaused) next = { ...next, at: error.until, pausedUntil: error.until };
      else if (error instanceof KsefSettingsFault)
        next = { ...next, at: after(refusedPause), error: error.words };
      else if (error instanceof KsefCredentialRefused)
        next = { ...next, at: after(refusedPause), error: ksefError('refusedCompany', error.message) };
      else {
        log.warn({ err: error, companyId: turn.company_id }, 'fetching from KSeF failed');
        const pause = failurePauses[Math.min(before, failurePauses.length - 1)] ?? 900;
        const words = error instanceof Error ? error.message : String(error);
        next = { ...next, at: after(pause), failures: before + 1, error: ksefError('notFetched', words) };
      }
    } finally {
      clearInterval(timer);
    }
    await endFetchTurn(db.writes, turn, { ...next, fetchedAt: fetching.fetchedAt });
  }

  private fetchingOf(turn: FetchTurn, signal: AbortSignal, now: Date): Fetching {
    const { clock, log, server } = this.deps;
    let connection: Promise<KsefConnection> | null = null;
    return {
      turn,
      signal,
      connect: () =>
        (connection ??= this.peerOf(turn).then((peer) =>
          KsefConnection.open(peer, { clock, log, signal, server }),
        )),
      queryAt: turn.query_at ?? now,
      queryTimes: ofLastHour(turn.query_times, now),
      downloadTimes: ofLastHour(turn.download_times, now),
      fetchedAt: null,
    };
  }

  /** @returns when the next turn is */
  private async work(fetching: Fetching): Promise<Date> {
    const { db, clock } = this.deps;
    const { turn } = fetching;
    const now = clock.now();
    let until = turn.fetched_until;
    if (until === null) {
      until = new Date(now.getTime() - firstDays * dayMs);
      await beginFetching(db.writes, turn, until);
    }
    if (fetching.queryAt <= now) await this.list(fetching, until);
    await this.fetchFiles(fetching);
    const wantedAt = await nextWantedAt(db.reads, turn, clock.now());
    const downloadAt = wantedAt
      ? nextRequestAt(fetching.downloadTimes, downloadLimits, wantedAt)
      : fetching.queryAt;
    return new Date(Math.min(fetching.queryAt.getTime(), downloadAt.getTime()));
  }

  private async peerOf({ company_id, environment }: FetchTurn): Promise<Omit<KsefPeer, 'url'>> {
    const peer = await findPeer(this.deps, company_id, environment);
    if (!peer) throw new TurnOver();
    return peer;
  }

  /** Lists what is new, as far as the limits go; what is left waits for the next time. */
  private async list(fetching: Fetching, from: Date): Promise<void> {
    const { db, clock } = this.deps;
    const { turn } = fetching;
    const begun = clock.now();
    const to = new Date(Math.min(begun.getTime(), from.getTime() + longestDays * dayMs));
    fetching.queryAt = new Date(begun.getTime() + queryPause * 1000);
    let [since, page] = [from, 0];
    for (let left = mostPagesOfQuery; left > 0; left -= 1) {
      const now = clock.now();
      if (nextRequestAt(fetching.queryTimes, queryLimits, now) > now) return;
      const connection = await fetching.connect();
      fetching.queryTimes.push(now);
      await this.noteAsking(fetching);
      const listed = await connection.listReceived(since, to, page);
      const last = listed.invoices.at(-1)?.storedAt ?? since;
      const isWhole = !listed.hasMore;
      // What is stored from now on has a later instant than all that the list is complete to.
      const until = isWhole ? (listed.completeUntil ?? last) : last;
      await db.inCompany(turn.company_id, async (unit) => {
        const isOurs = await keepListed(connectionOf(unit), turn, {
          invoices: listed.invoices,
          until: until > to ? to : until,
        });
        if (!isOurs) throw new TurnOver();
      });
      fetching.fetchedAt = now;
      if (isWhole) return;
      if (listed.isTruncated) [since, page] = [last, 0];
      else page += 1;
    }
  }

  /** Notes what is asked before it is. */
  private async noteAsking({ turn, queryAt, queryTimes, downloadTimes, signal }: Fetching): Promise<void> {
    signal.throwIfAborted();
    if (!(await noteAsking(this.deps.db.writes, turn, { queryAt, queryTimes, downloadTimes })))
      throw new TurnOver();
  }

  /**
   * Downloads and reads what is wanted, as far as the limits go. A file that KSeF fails with is counted, and holds no other one up.
   * @throws {KsefUnreachable} in the end, when KSeF failed with one
   */
  private async fetchFiles(fetching: Fetching): Promise<void> {
    const { db, clock } = this.deps;
    const { turn, signal } = fetching;
    const wanted = await listWanted(db.reads, turn, clock.now());
    let failure: KsefUnreachable | null = null;
    let failedInARow = 0;
    for (const one of wanted) {
      signal.throwIfAborted();
      let isHere = one.has_file;
      if (!isHere) {
        const now = clock.now();
        if (nextRequestAt(fetching.downloadTimes, downloadLimits, now) > now) break;
        const connection = await fetching.connect();
        fetching.downloadTimes.push(now);
        await this.noteAsking(fetching);
        const answer = await this.download(connection, one, signal);
        const file = answer instanceof KsefUnreachable ? null : answer;
        if (!(await keepFile(db.writes, turn, { id: one.id, xml: file, now }))) throw new TurnOver();
        if (answer instanceof KsefUnreachable) {
          failure = answer;
          failedInARow += 1;
          // It is not the file then.
          if (failedInARow === mostFailedInARow) break;
        } else failedInARow = 0;
        isHere = file !== null;
      }
      const file = isHere ? await findReceivedFile(db.reads, turn.company_id, one.id) : null;
      if (!file) continue;
      if (!(await this.readFile(turn, one.id, file))) throw new TurnOver();
    }
    if (failure) throw failure;
  }

  /** @returns false when another process has the turn */
  private async readFile(turn: FetchTurn, id: number, file: Buffer): Promise<boolean> {
    const { db, clock, log } = this.deps;
    try {
      const facts = await this.read(file, String(turn.company_id));
      return await keepFacts(db.writes, turn, { id, facts });
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      log.warn({ err: error, id }, 'an invoice of KSeF was not read');
      const isItself = error.code !== 'too_busy' && error.code !== 'too_busy_for_one';
      return keepReadFailure(db.writes, turn, { id, isItself, now: clock.now() });
    }
  }

  /** @returns null where KSeF has no file, or a damaged one; what went wrong where it failed with this one */
  private async download(
    connection: KsefConnection,
    { ksef_number, hash }: WantedInvoice,
    signal: AbortSignal,
  ): Promise<Buffer | KsefUnreachable | null> {
    try {
      return await connection.downloadInvoice({ ksefNumber: ksef_number, hash });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof KsefUnreachable) return error;
      // KSeF has a number, and not yet the file.
      if (error instanceof KsefRefusal) return null;
      throw error;
    }
  }
}

/**
 * When the next request may be made, `now` where at once.
 * @param times of those that were made, in any sequence
 */
function nextRequestAt(times: readonly Date[], limits: readonly RequestLimit[], now: Date): Date {
  const sorted = times.map((time) => time.getTime()).toSorted((one, other) => other - one);
  const earliest = limits.map(({ seconds, most }) => {
    const last = sorted[most - 1];
    // A second more: KSeF counts by its own clock.
    return last === undefined ? 0 : last + (seconds + 1) * 1000;
  });
  return new Date(Math.max(now.getTime(), ...earliest));
}

/** Those of the last hour, which alone count. */
function ofLastHour(times: readonly Date[], now: Date): Date[] {
  return times.filter((time) => now.getTime() - time.getTime() <= 3_601_000);
}
