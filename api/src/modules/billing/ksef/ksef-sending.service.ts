import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../../kernel/log.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { Vault } from '../../../platform/vault/vault.port.js';
import type { SettingsService } from '../../identity/index.js';
import type { KsefTarget } from './ksef-settings.dto.js';
import type { StructuredInvoiceService } from '../structured-invoices/structured-invoice.service.js';
import { KsefConnection, type KsefSession, type KsefVerdict } from './ksef-connection.js';
import { KsefCredentialRefused, KsefPaused, KsefRefusal, KsefUnreachable } from './ksef-errors.js';
import { listOutages, offlineRule, outageAt } from './ksef-outages.js';
import { findPeer, KsefSettingsFault } from './ksef-peer.js';
import {
  endTurn,
  findAccount,
  findFile,
  keepTurn,
  listWork,
  nextTurnAt,
  noteAccepted,
  noteBatch,
  noteDelivered,
  noteDropped,
  noteExempt,
  noteGivenBack,
  noteNotSent,
  noteOffline,
  noteReceipt,
  noteReference,
  noteRefused,
  noteSending,
  noteSent,
  noteUntold,
  takeTurn,
  type KsefTurn,
  type Submission,
} from './ksef-submission.queries.js';
import type { KsefServer } from './ksef-server.js';
import type { KsefTraces } from './ksef-traces.js';
import { ksefError, refusalOf, type KsefError } from './ksef-texts.js';
import { ksefJob, type KsefWaker } from './ksef-waker.js';

/** Seconds before the next turn after so many that failed; the last one repeats. */
const failurePauses = [2, 5, 10, 20, 30, 60, 120, 300];
/** After so many turns that failed, invoices count as issued offline. */
const failuresToOffline = 3;
/** Milliseconds after which an invoice of which KSeF does not tell counts as issued offline, too. */
const msToOffline = 3_600_000;
/** Seconds before a company is tried again that KSeF does not let in, unless somebody enters something else. */
const refusedPause = 3600;
/** Seconds before the next look at what KSeF has not decided. */
const lookPauses = [2, 5, 10, 20, 30, 60];
/** Looks within a turn, in milliseconds: most invoices are decided within seconds. */
const looksInTurn = [300, 700, 1_500, 3_000];
/** KSeF allows two looks in a second (120 in a minute); the client makes up to eight calls in one. */
const msForLook = 375;
const turnMs = 60_000;
const heartbeatMs = 5_000;
/** How many companies a process works for at once. */
const turnsAtOnce = 4;
/** Times in a row that an answer may be lost before a turn is given up. */
const mostLost = 3;
/** From so many invoices on, they go in one package instead of one by one. */
const fromBatch = 20;
/** Bytes of the files in a package: far below KSeF's bounds, and what a process may hold. */
const mostBatchBytes = 50_000_000;
/** Codes of KSeF for a session that takes nothing any more: full, gone, or closed. */
const endedSession: readonly number[] = [21155, 21173, 21180];

/** Codes of KSeF for a technical correction of what it has a right file of: by another correction (21166), or the first one itself (21167). */
const alreadyRight: readonly number[] = [21166, 21167];

/** The Ministry announced that KSeF does not work; nothing is asked until its end, null when nobody knows it. */
class Announced extends Error {
  constructor(readonly until: Date | null) {
    super('an outage of KSeF was announced');
  }
}

/** Another process has the turn, or this one stops. */
class TurnOver extends Error {}

/** What the turns need of the rest of the product. */
interface KsefSendingDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  waker: KsefWaker;
  server: KsefServer;
  given: {
    vault: Vault;
    settings: SettingsService;
    structuredInvoices: StructuredInvoiceService;
    traces: KsefTraces;
  };
}

/** Whose invoices a turn works on, and where they go. */
interface WorkPlace {
  companyId: number;
  environment: KsefTarget;
}

/** What is known of a turn when it ends, however it does. */
interface TurnOutcome {
  /** Something went forward. */
  isMoving: boolean;
  /** Where it worked; null where it did not come so far. */
  environment: KsefTarget | null;
}

/** What one turn works with. */
interface Working {
  turn: KsefTurn;
  connection: KsefConnection;
  environment: KsefTarget;
  signal: AbortSignal;
  session: KsefSession | null;
  /** Something went forward. */
  isMoving: boolean;
  /** Invoices of which this turn knows that KSeF does not have them. */
  absent: Set<number>;
  /** KSeF opens no package. */
  isWithoutPackages: boolean;
}

/**
 * Sends the invoices that wait, in the order of their issue, and finds out what becomes of them. Each gets one number however often a process
 * dies: the session is noted before an invoice goes into it, a lost answer is looked up there by the hash of the file, and what KSeF calls a
 * duplicate is the invoice itself, with the number that it names.
 */
export class KsefSendingService {
  constructor(private readonly deps: KsefSendingDeps) {}

  get job(): JobDefinition<null> {
    return { name: ksefJob, concurrency: 1, lockSeconds: 60, run: (_data, context) => this.run(context) };
  }

  private async run(context: JobContext): Promise<void> {
    const { db, clock, log, waker } = this.deps;
    const timer = setInterval(() => {
      context
        .touch()
        .catch((error: unknown) => log.warn({ err: error }, 'sending to KSeF may be taken over'));
    }, heartbeatMs);
    try {
      await Promise.all(Array.from({ length: turnsAtOnce }, () => this.takeTurns(context.signal)));
    } finally {
      clearInterval(timer);
    }
    if (context.signal.aborted) return;
    const next = await nextTurnAt(db.reads, clock.now());
    if (next) waker.wake(next);
  }

  private async takeTurns(signal: AbortSignal): Promise<void> {
    const { db, clock } = this.deps;
    while (!signal.aborted) {
      const turn = await takeTurn(db.writes, clock.now());
      if (!turn) return;
      await this.take(turn, signal);
    }
  }

  /** A company's turn, from its beginning to the instant of the next one. */
  private async take(turn: KsefTurn, stopped: AbortSignal): Promise<void> {
    const { db, clock, log } = this.deps;
    const takenAt = clock.now();
    const lost = new AbortController();
    const signal = AbortSignal.any([stopped, lost.signal]);
    const timer = setInterval(() => {
      keepTurn(db.writes, turn)
        .then((isOurs) => isOurs || lost.abort(new TurnOver()))
        .catch((error: unknown) => log.warn({ err: error }, 'a turn at KSeF may be taken over'));
    }, heartbeatMs);
    const outcome: TurnOutcome = { isMoving: false, environment: null };
    const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
    let next = { at: takenAt, pausedUntil: null as Date | null, failures: 0, looks: 0, takenAt };
    try {
      const isDone = await this.work(turn, signal, outcome);
      if (!isDone) {
        const looks = outcome.isMoving ? 0 : turn.looks;
        next = { ...next, at: after(fromList(lookPauses, looks)), looks: looks + 1 };
      }
    } catch (error) {
      const { failures: before, looks } = turn;
      if (signal.aborted || error instanceof TurnOver) next = { ...next, failures: before, looks };
      else if (error instanceof Announced) {
        await this.goOffline(turn, outcome, ksefError('announced'), signal);
        next = { ...next, at: error.until ?? after(refusedPause), failures: before, looks };
      } else if (error instanceof KsefPaused) {
        next = { ...next, at: error.until, pausedUntil: error.until, failures: before, looks };
      } else if (error instanceof KsefSettingsFault) {
        // Nothing is sent until somebody mends them; the invoices say why.
        await this.goOffline(turn, outcome, error.words, signal);
        next = { ...next, at: after(refusedPause) };
      } else if (error instanceof KsefCredentialRefused) {
        log.warn({ err: error, companyId: turn.company_id }, 'KSeF did not let a company in');
        await this.goOffline(turn, outcome, ksefError('refusedCompany', error.message), signal);
        next = { ...next, at: after(refusedPause) };
      } else {
        log.warn({ err: error, companyId: turn.company_id }, 'a turn at KSeF failed');
        const failures = outcome.isMoving ? 1 : before + 1;
        if (failures >= failuresToOffline) {
          const isTold = error instanceof KsefUnreachable || error instanceof KsefRefusal;
          const words = isTold ? error.message : '–';
          await this.goOffline(turn, outcome, ksefError('unreachable', words), signal);
        }
        next = { ...next, at: after(fromList(failurePauses, failures - 1)), failures };
      }
    } finally {
      clearInterval(timer);
    }
    await endTurn(db.writes, turn, next);
  }

  /** @returns whether nothing is left to look at */
  private async work(turn: KsefTurn, signal: AbortSignal, outcome: TurnOutcome): Promise<boolean> {
    const { db, clock, log, server } = this.deps;
    const companyId = turn.company_id;
    // Another one may be set meanwhile: this turn works for what waits for this one alone.
    const account = await findAccount(db.reads, companyId);
    if (account === null || account.environment === 'off') return true;
    const { environment } = account;
    outcome.environment = environment;
    const place = { companyId, environment };
    let rows = await this.listReady(place, signal);
    if (rows.length === 0) return true;
    const outage = outageAt(await listOutages(db.reads, companyId), clock.now());
    if (outage) throw new Announced(outage.ends_at);
    const peer = await findPeer({ db, clock, ...this.deps.given }, companyId, environment);
    if (!peer) return true;
    const connection = await KsefConnection.open(peer, { clock, log, signal, server });
    const working: Working = {
      turn,
      connection,
      environment,
      signal,
      session: null,
      isMoving: false,
      absent: new Set(),
      isWithoutPackages: false,
    };
    const end = Date.now() + turnMs;
    const looks = [...looksInTurn];
    try {
      for (;;) {
        working.isMoving = false;
        const isMany = !working.isWithoutPackages && rows.filter(isUntried).length >= fromBatch;
        if (isMany) await this.sendPackage(working, rows);
        else await this.sendAll(working, rows, end);
        await this.lookAll(working, end);
        outcome.isMoving ||= working.isMoving;
        rows = await this.listReady(place, signal);
        if (rows.length === 0) return true;
        if (Date.now() > end) return false;
        if (working.isMoving) continue;
        const ms = looks.shift();
        if (ms === undefined) return false;
        const pending = rows.filter(({ status }) => status === 'sent').length;
        await pause(server.pauseMs(Math.max(ms, pending * msForLook)), undefined, { signal });
      }
    } finally {
      outcome.isMoving ||= working.isMoving;
      if (working.session && !signal.aborted) await connection.closeSession(working.session);
    }
  }

  /** What there is to do, with files, and under the rules of the outages in which it was issued. */
  private async listReady(place: WorkPlace, signal: AbortSignal): Promise<Submission[]> {
    const { db, clock, given } = this.deps;
    const { companyId } = place;
    const rows = await this.writeFiles(companyId, await listWork(db.reads, place, clock.now()), signal);
    if (rows.length === 0 || (await listOutages(db.reads, companyId)).length === 0) return rows;
    await db.inCompany(companyId, (unit) => given.traces.applyOutages(unit, companyId));
    return (await listWork(db.reads, place, clock.now())).filter(({ hash }) => hash !== null);
  }

  /** Has every invoice that is to be sent written and kept; one that cannot be is refused, with the reasons. */
  private async writeFiles(
    companyId: number,
    rows: Submission[],
    signal: AbortSignal,
  ): Promise<Submission[]> {
    const { given } = this.deps;
    const ready: Submission[] = [];
    for (const row of rows) {
      if (row.hash !== null) {
        ready.push(row);
        continue;
      }
      signal.throwIfAborted();
      const ids = { companyId, orderId: row.order_id, invoiceId: row.invoice_id };
      const written = await given.structuredInvoices.prepareToSend(ids);
      if ('faults' in written) await this.noteRefused(companyId, row, written.faults);
      else ready.push({ ...row, hash: written.hash });
    }
    return ready;
  }

  /**
   * Sends what was never tried as one package. An invoice that was, and whose answer was lost, goes by itself, where it is looked up. A package
   * is offline as a whole: those of the other kind go with the next one.
   */
  private async sendPackage(working: Working, rows: readonly Submission[]): Promise<void> {
    const { db, log } = this.deps;
    const { connection, turn, environment, signal } = working;
    const untried = rows.filter(isUntried);
    const status = untried[0]?.status;
    const chosen: { row: Submission; content: Buffer }[] = [];
    let bytes = 0;
    for (const row of untried) {
      if (row.status !== status) continue;
      const content = await findFile(db.reads, row.invoice_id);
      bytes += content.length;
      if (bytes > mostBatchBytes && chosen.length > 0) break;
      chosen.push({ row, content });
    }
    signal.throwIfAborted();
    const files = chosen.map(({ row, content }) => ({ fileName: `${row.invoice_id}.xml`, content }));
    const batch = await connection.openBatch(files, status === 'offline').catch((error: unknown) => {
      if (!(error instanceof KsefRefusal)) throw error;
      log.warn({ err: error, companyId: turn.company_id }, 'KSeF opens no package; invoices go one by one');
      return null;
    });
    if (batch === null) {
      working.isWithoutPackages = true;
      return;
    }
    const ids = chosen.map(({ row }) => row.id);
    // First the rows, then the package.
    if ((await noteBatch(db.writes, turn, { ids, session: batch.reference, environment })) !== ids.length)
      throw new TurnOver();
    await connection.sendBatch(batch);
    await noteDelivered(db.writes, turn.company_id, batch.reference);
    working.isMoving = true;
  }

  private async sendAll(working: Working, rows: readonly Submission[], end: number): Promise<void> {
    let lost = 0;
    for (const row of rows) {
      if (row.status !== 'waiting' && row.status !== 'offline') continue;
      if (Date.now() > end) return;
      let known = working.absent.has(row.id) ? null : row.session_reference;
      for (;;) {
        try {
          if (known && (await this.isFound(working, row, known))) break;
          known = null;
          if (row.offline_mode === 'total') {
            await noteExempt(this.deps.db.writes, row.id);
            break;
          }
          await this.send(working, row, (session) => (known = session));
          break;
        } catch (error) {
          lost += 1;
          if (!(error instanceof KsefUnreachable) || lost >= mostLost) throw error;
        }
      }
      lost = 0;
    }
  }

  /** Whether KSeF got an invoice although its answer did not arrive here. */
  private async isFound(working: Working, row: Submission, session: string): Promise<boolean> {
    const { writes } = this.deps.db;
    let found: { reference: string } | null;
    try {
      found = await working.connection.findByHash(session, row.hash ?? '');
    } catch (error) {
      // A session that KSeF does not know, or does not list: should the invoice be there, it is called a duplicate.
      if (!(error instanceof KsefRefusal)) throw error;
      found = null;
    }
    if (!found) return false;
    await noteSent(writes, row, found.reference);
    working.isMoving = true;
    return true;
  }

  private async send(working: Working, row: Submission, sending: (session: string) => void): Promise<void> {
    const { db } = this.deps;
    const { connection, turn, environment, signal } = working;
    const session = (working.session ??= await connection.openSession());
    const xml = await findFile(db.reads, row.invoice_id);
    signal.throwIfAborted();
    // First the row, then the call.
    if (!(await noteSending(db.writes, turn, { id: row.id, session: session.reference, environment })))
      throw new TurnOver();
    sending(session.reference);
    try {
      const reference = await this.deliver(working, row, { session, xml });
      await noteSent(db.writes, row, reference);
      working.isMoving = true;
    } catch (error) {
      if (!(error instanceof KsefRefusal)) throw error;
      if (error.codes.some((code) => endedSession.includes(code))) {
        working.session = null;
        throw new KsefUnreachable(error.message);
      }
      await this.noteRefused(working.turn.company_id, row, { said: error.message });
      working.isMoving = true;
    }
  }

  /**
   * Sends a file. A technical correction whose answer was lost, and that cannot be looked up, goes again as any other invoice, since KSeF calls that a
   * duplicate, and names the number, which it does not do of a second technical correction.
   * @returns the reference of the invoice
   */
  private async deliver(
    { connection }: Working,
    { status, corrected_hash: correctedHash }: Submission,
    { session, xml }: { session: KsefSession; xml: Buffer },
  ): Promise<string> {
    const isOffline = status === 'offline';
    try {
      return await connection.send(session, xml, { isOffline, correctedHash });
    } catch (error) {
      const isRight = error instanceof KsefRefusal && error.codes.some((code) => alreadyRight.includes(code));
      if (correctedHash === null || !isRight) throw error;
      return connection.send(session, xml, { isOffline, correctedHash: null });
    }
  }

  /** Asks what became of all that KSeF has, and for receipts. */
  private async lookAll(working: Working, end: number): Promise<void> {
    const { db, clock } = this.deps;
    const { turn, environment } = working;
    const work = await listWork(db.reads, { companyId: turn.company_id, environment }, clock.now());
    await this.lookAtPackages(working, work.filter(isPackaged));
    const sent = work.filter((row) => row.status === 'sent' && !isPackaged(row));
    // Verdicts first: what was decided is known before anything is fetched for it.
    for (const row of [...sent, ...work.filter(({ status }) => status === 'accepted')]) {
      if (Date.now() > end) return;
      working.signal.throwIfAborted();
      if (row.status === 'sent') await this.look(working, row);
      else await this.fetchReceipt(working, row);
    }
  }

  /** Asks what became of packages, and of each invoice in them. One that is in none of a package that is done goes by itself. */
  private async lookAtPackages(working: Working, rows: readonly Submission[]): Promise<void> {
    const { writes } = this.deps.db;
    for (const session of new Set(rows.map(({ session_reference }) => session_reference ?? ''))) {
      const ofSession = rows.filter((row) => row.session_reference === session);
      working.signal.throwIfAborted();
      // A package that KSeF does not know, or that it has not got whole: should an invoice be there all the same, it is called a duplicate.
      const wanted = new Set(ofSession.map(({ hash }) => hash ?? ''));
      const state = await working.connection.lookAtBatch(session, wanted).catch((error: unknown) => {
        if (!(error instanceof KsefRefusal)) throw error;
        return { progress: 'done', invoices: new Map<string, never>(), words: error.message } as const;
      });
      for (const row of ofSession) {
        const found = state.invoices.get(row.hash ?? '');
        if (!found) {
          if (state.progress !== 'done') continue;
          await noteGivenBack(writes, row, state.words === null ? null : { said: state.words });
          working.absent.add(row.id);
          continue;
        }
        if (found.verdict.kind === 'under way') continue;
        await noteReference(writes, row, found.reference);
        await this.settle(working, { ...row, reference: found.reference }, found.verdict);
      }
    }
  }

  private async look(working: Working, row: Submission): Promise<void> {
    const { session_reference: session, reference } = row;
    if (session === null || reference === null) return noteNotSent(this.deps.db.writes, row, null);
    let verdict: KsefVerdict;
    try {
      verdict = await working.connection.verdictOn(session, reference);
    } catch (error) {
      if (!(error instanceof KsefRefusal)) throw error;
      return this.noteUntold(working.turn.company_id, row, error.message);
    }
    return this.settle(working, row, verdict);
  }

  /** That KSeF refuses to say what became of an invoice is no verdict; one that is not in it for long has a day by which it must be. */
  private async noteUntold(companyId: number, row: Submission, words: string): Promise<void> {
    const { db, clock, log } = this.deps;
    const now = clock.now();
    const error = ksefError('dropped', words);
    await noteUntold(db.writes, row, { error, now });
    log.warn({ companyId, invoiceId: row.invoice_id, words }, 'KSeF does not tell of an invoice');
    if (now.getTime() - row.issued_at.getTime() > msToOffline) await this.putOffline(companyId, row, error);
  }

  /** Notes what KSeF says of an invoice. */
  private async settle(working: Working, row: Submission, verdict: KsefVerdict): Promise<void> {
    const { db, log, given } = this.deps;
    const { company_id: companyId } = working.turn;
    if (verdict.kind === 'under way') return;
    if (verdict.kind !== 'dropped') working.isMoving = true;
    if (verdict.kind === 'refused')
      return this.noteRefused(companyId, row, refusalOf(verdict.code, verdict.words));
    if (verdict.kind === 'accepted' && !(await this.isOurs(working, row, verdict))) {
      log.warn({ companyId, invoiceId: row.invoice_id }, 'KSeF has another invoice');
      const error = { ...ksefError('numberTaken', verdict.number), code: 'number_taken' } as const;
      return this.noteRefused(companyId, row, error);
    }
    if (verdict.kind === 'dropped') return this.noteDropped(companyId, row, verdict.words);
    await db.inCompany(companyId, (unit) =>
      given.traces.settle(unit, row, async () => {
        if (!(await noteAccepted(connectionOf(unit), row, verdict))) return null;
        await given.traces.renewPage(unit, row);
        return { event: 'ksef_accepted', ksefNumber: verdict.number };
      }),
    );
  }

  private async noteRefused(companyId: number, row: Submission, error: KsefError): Promise<void> {
    const { db, given } = this.deps;
    await db.inCompany(companyId, (unit) =>
      given.traces.settle(unit, row, async () =>
        (await noteRefused(connectionOf(unit), row, error)) ? { event: 'ksef_refused' } : null,
      ),
    );
  }

  /**
   * Whether what KSeF has under the number of an invoice, and calls its duplicate, is that invoice: by the number alone it can be one of another
   * program, whose KSeF number belongs to another content. Where KSeF does not tell, it is taken for ours, unless ours was mended: then it can be
   * what was there before.
   */
  private async isOurs(
    { connection }: Working,
    { is_mended, hash }: Submission,
    { number, session }: { number: string; session: string | null },
  ): Promise<boolean> {
    if (session === null) return true;
    const found = await connection.hashOf(session, number);
    return found === null ? !is_mended : found === hash;
  }

  /** One that KSeF keeps dropping has a day by which it must be there, as one that cannot be sent has. */
  private async noteDropped(companyId: number, row: Submission, words: string): Promise<void> {
    const { db, clock, log, given } = this.deps;
    const goesOn = ksefError('dropped', words);
    const isOver = ksefError('droppedForGood', words);
    const now = clock.now();
    const told = { goesOn, isOver, now, today: warsawDay(now) };
    let [drops, isForGood] = [0, false];
    await db.inCompany(companyId, (unit) =>
      given.traces.settle(unit, row, async () => {
        ({ drops, is_over: isForGood } = await noteDropped(connectionOf(unit), row, told));
        return drops > 0 && isForGood ? { event: 'ksef_refused' } : null;
      }),
    );
    log.warn({ companyId, invoiceId: row.invoice_id, drops, words }, 'KSeF dropped an invoice');
    if (drops >= failuresToOffline && !isForGood) await this.putOffline(companyId, row, goesOn);
  }

  private async fetchReceipt({ connection }: Working, row: Submission): Promise<void> {
    const { writes } = this.deps.db;
    const { session_reference, receipt_session: session, ksef_number: number } = row;
    if (session === null || number === null) return;
    // The receipt of a duplicate is that of its original, which had another reference.
    const reference = session === session_reference ? row.reference : null;
    let receipt: Buffer | null = null;
    try {
      receipt = await connection.receiptOf(session, { number, reference });
    } catch (error) {
      if (!(error instanceof KsefRefusal)) throw error;
    }
    await noteReceipt(writes, row, receipt);
  }

  /** What could not be sent was issued offline: it has a day by which it must be there, and its page says so. */
  private async goOffline(
    turn: KsefTurn,
    { environment }: TurnOutcome,
    error: KsefError,
    signal: AbortSignal,
  ): Promise<void> {
    const { db, clock } = this.deps;
    if (environment === null) return;
    const place = { companyId: turn.company_id, environment };
    const all = (await listWork(db.reads, place, clock.now(), null)).filter(isOutside);
    for (const row of await this.writeFiles(turn.company_id, all, signal)) {
      signal.throwIfAborted();
      await this.putOffline(turn.company_id, row, error);
    }
  }

  private async putOffline(companyId: number, row: Submission, error: KsefError): Promise<void> {
    const { db, given } = this.deps;
    const { issue_date, issued_at } = row;
    await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const outages = await listOutages(on, companyId);
      const rule = offlineRule({ issuedAt: issued_at, issueDate: issue_date }, outages);
      if (!(await noteOffline(on, row, { ...rule, error }))) return;
      await given.traces.renewPage(unit, row);
      await given.traces.record(unit, row, 'ksef_offline');
    });
  }
}

/** An invoice that was never on its way, as far as anybody knows, and is to go. A technical correction goes by itself: KSeF takes none in a package. */
function isUntried({ status, session_reference, offline_mode, corrected_hash }: Submission): boolean {
  const isToGo = (status === 'waiting' || status === 'offline') && offline_mode !== 'total';
  return isToGo && session_reference === null && corrected_hash === null;
}

/** An invoice that KSeF does not have, as far as is known; also one whose package is not known to have arrived. */
function isOutside(row: Submission): boolean {
  return row.status === 'waiting' || row.status === 'offline' || (isPackaged(row) && !row.is_delivered);
}

/** An invoice in a package, of which KSeF has not said by which reference it knows it. */
function isPackaged({ status, session_reference, reference }: Submission): boolean {
  return status === 'sent' && session_reference !== null && reference === null;
}

function fromList(seconds: readonly number[], index: number): number {
  return seconds[Math.min(Math.max(index, 0), seconds.length - 1)] ?? 60;
}
