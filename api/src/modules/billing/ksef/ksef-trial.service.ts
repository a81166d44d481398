import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../../kernel/log.js';
import { parseMoney } from '../../../kernel/money/money.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Texts } from '../../../platform/http/texts/texts.js';
import type { Vault } from '../../../platform/vault/vault.port.js';
import type { SettingsService } from '../../identity/index.js';
import type { InvoiceContent } from '../invoices/invoice-content.js';
import { draftInvoice, invoiceFacts, type InvoiceRecords } from '../invoices/invoice-draft.js';
import type { StructuredInvoiceService } from '../structured-invoices/structured-invoice.service.js';
import { KsefConnection, type KsefVerdict } from './ksef-connection.js';
import { KsefCredentialRefused, KsefPaused, KsefRefusal, KsefUnreachable } from './ksef-errors.js';
import { findPeer, KsefSettingsFault } from './ksef-peer.js';
import { wordsOf } from './ksef-submission.service.js';
import { trialAdvice } from './ksef-texts.js';
import type { KsefWaker } from './ksef-waker.js';
import type { KsefServer } from './ksef-server.js';
import type { KsefTrial, KsefTrialStep, KsefTrialStepName } from './ksef-trial.dto.js';

/** Milliseconds between looks at what becomes of the trial invoice; they end before whoever waits gives up. */
const looks = [300, 700, 1_000, 2_000, 3_000, 4_000, 4_000];
/** Milliseconds after which a trial is given up as a whole. */
const mostMs = 40_000;
const stepNames: readonly KsefTrialStepName[] = ['settings', 'sign_in', 'session', 'invoice'];

interface KsefTrialDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  server: KsefServer;
  limits: RateLimits;
  given: {
    vault: Vault;
    settings: SettingsService;
    structuredInvoices: StructuredInvoiceService;
    waker: KsefWaker;
  };
}

/** A step that failed: what is wrong, and what to do. */
class StepFailed extends Error {
  constructor(
    readonly words: string,
    readonly advice: Texts | null,
  ) {
    super(words);
  }
}

/** Tries whether KSeF takes what a company’s settings say, so that nobody learns it by the first real invoice. */
export class KsefTrialService {
  constructor(private readonly deps: KsefTrialDeps) {}

  /**
   * Signs in, opens a session as invoices need it, and, but for production, where each is a real one, sends a trial invoice of 1 PLN to an invented
   * buyer. Nothing of it is kept.
   * @throws {Conflict} `ksef_off`
   * @throws {TooManyRequests}
   */
  async run({ companyId }: Member, language: UiLanguage): Promise<KsefTrial> {
    const { db, limits } = this.deps;
    const { rows } = await sql<{ environment: KsefTrial['environment']; paused_until: Date | null }>`
      select k.environment, q.paused_until from ksef_settings k left join ksef_queues q on q.company_id = k.company_id
      where k.company_id = ${companyId} and k.environment <> 'off'`.execute(db.reads);
    const [account] = rows;
    if (!account) throw new Conflict('ksef_off');
    await limits.consume('ksef-trial', String(companyId));
    const { environment, paused_until: pausedUntil } = account;
    const trial: KsefTrial = { environment, steps: [], number: null };
    for await (const step of this.steps(companyId, trial, { pausedUntil, language })) trial.steps.push(step);
    const done = trial.steps.length;
    for (const name of stepNames.slice(done))
      trial.steps.push({ name, outcome: 'skipped', words: null, advice: null });
    return trial;
  }

  /** The steps that are tried, up to the one that fails. */
  private async *steps(
    companyId: number,
    trial: KsefTrial,
    { pausedUntil, language }: { pausedUntil: Date | null; language: UiLanguage },
  ): AsyncGenerator<KsefTrialStep> {
    const { db, clock, log, server, given } = this.deps;
    const passed = (name: KsefTrialStepName): KsefTrialStep => ({
      name,
      outcome: 'passed',
      words: null,
      advice: null,
    });
    let name: KsefTrialStepName = 'settings';
    let connection: KsefConnection | undefined;
    let session: Awaited<ReturnType<KsefConnection['openSession']>> | undefined;
    try {
      const peer = await findPeer({ ...this.deps, ...given }, companyId, trial.environment);
      if (!peer) throw new Conflict('ksef_off');
      yield passed(name);
      name = 'sign_in';
      if (pausedUntil && pausedUntil > clock.now()) throw new KsefPaused(pausedUntil);
      const signal = AbortSignal.timeout(mostMs);
      connection = await KsefConnection.open(peer, { clock, log, signal, server });
      yield passed(name);
      name = 'session';
      session = await connection.openSession();
      // KSeF works: what waits because it did not is tried now, not at its next turn.
      await given.waker.note(db.writes, companyId);
      given.waker.wake();
      yield passed(name);
      if (trial.environment === 'production') return;
      name = 'invoice';
      const { xml } = await this.writeInvoice(companyId, language);
      const reference = await connection.send(session, xml, { isOffline: false, correctedHash: null });
      const verdict = await this.verdictOn(connection, session.reference, reference);
      if (verdict.kind === 'accepted') {
        trial.number = verdict.number;
        yield passed(name);
      } else if (verdict.kind === 'under way')
        yield { name, outcome: 'undecided', words: null, advice: trialAdvice.undecided[language] };
      else throw new StepFailed(verdict.words, trialAdvice.invoice);
    } catch (error) {
      if (error instanceof Conflict) throw error;
      if (error instanceof KsefPaused) await this.keepPause(companyId, error.until);
      const failed = failureOf(error, name, language);
      log.info({ companyId, step: name, words: failed.words }, 'a trial of the KSeF settings failed');
      yield { name, outcome: 'failed', words: failed.words, advice: failed.advice?.[language] ?? null };
    } finally {
      if (connection && session) await connection.closeSession(session);
    }
  }

  /** @throws {StepFailed} naming what KSeF would refuse */
  private async writeInvoice(companyId: number, language: UiLanguage): Promise<{ xml: Buffer }> {
    const { clock, given } = this.deps;
    const { company_data: seller } = await given.settings.getSettings({ companyId });
    const written = await given.structuredInvoices.writeUnkept(companyId, trialInvoice(seller, clock.now()));
    if ('xml' in written) return written;
    throw new StepFailed(written.faults[language], trialAdvice.invoice);
  }

  private async verdictOn(
    connection: KsefConnection,
    session: string,
    reference: string,
  ): Promise<KsefVerdict> {
    let verdict: KsefVerdict = { kind: 'under way' };
    for (const ms of looks) {
      await pause(this.deps.server.pauseMs(ms));
      verdict = await connection.verdictOn(session, reference);
      if (verdict.kind !== 'under way') break;
    }
    return verdict;
  }

  /** What KSeF asks of one call holds for the company’s invoices, too. */
  private async keepPause(companyId: number, until: Date): Promise<void> {
    await sql`
      update ksef_queues set paused_until = greatest(paused_until, ${until}::timestamptz)
      where company_id = ${companyId}`.execute(this.deps.db.writes);
  }
}

function failureOf(error: unknown, step: KsefTrialStepName, language: UiLanguage): StepFailed {
  if (error instanceof StepFailed) return error;
  if (error instanceof KsefSettingsFault) return new StepFailed(wordsOf(error.words, language) ?? '', null);
  if (error instanceof KsefPaused) return new StepFailed(error.message, trialAdvice.paused);
  if (error instanceof KsefCredentialRefused)
    return new StepFailed(error.message, step === 'sign_in' ? trialAdvice.signIn : trialAdvice.rights);
  if (error instanceof KsefRefusal) return new StepFailed(error.message, trialAdvice.invoice);
  if (error instanceof KsefUnreachable) return new StepFailed(error.message, trialAdvice.unreachable);
  // The trial took too long as a whole.
  if (error instanceof Error && error.name === 'TimeoutError')
    return new StepFailed(error.message, trialAdvice.unreachable);
  throw error;
}

/** An invoice of 1 PLN for a transport that nobody drives, to a buyer without a tax number. */
function trialInvoice(seller: InvoiceRecords['seller'], now: Date): InvoiceContent {
  const today = warsawDay(now);
  const facts = invoiceFacts({
    country: 'PL',
    order: {
      id: 0,
      status: OrderStatus.PodReceived,
      client_name: null,
      payment_days: 0,
      price_for_client: 1,
      currency_for_client: 'PLN',
      pallets_count: 1,
      weight: 1,
      cargo_type: 'Faktura próbna',
      client_reference: null,
      our_reference: null,
    },
    seller,
    paymentTermsDays: null,
    client: {
      name: 'Nabywca próbny',
      address: 'ul. Próbna 1',
      city: 'Warszawa',
      post_code: '00-001',
      country_id: 1,
      vat_number: null,
      business_registration_number: null,
    },
    carriers: [],
    routes: [
      {
        pickup_street: 'ul. Próbna 1',
        pickup_city: 'Warszawa',
        pickup_post_code: '00-001',
        pickup_country: 'PL',
        pickup_date: now,
        delivery_street: 'ul. Próbna 2',
        delivery_city: 'Warszawa',
        delivery_post_code: '00-001',
        delivery_country: 'PL',
        delivery_date: now,
      },
    ],
  });
  const draft = draftInvoice(facts, {
    net: parseMoney(1, 'PLN'),
    treatment: { rate: 23, vatCase: null },
    issueDate: today,
    saleDate: today,
    dueDate: today,
    rate: null,
    namesCarriers: false,
  });
  return { ...draft, number: `PROBA/${now.toISOString().replaceAll(/\D/g, '')}` };
}
