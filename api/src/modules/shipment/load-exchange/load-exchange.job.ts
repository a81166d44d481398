import type { Logger } from '../../../kernel/log.js';
import { isCurrency } from '../../../kernel/money/money.js';
import { isInValuation } from '../../../kernel/order/order-phase.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { ExchangedCarrier, SubcontractorService } from '../../directory/index.js';
import type { OrderRepository } from '../orders/order.repository.js';
import type { OfferService } from '../quotes/offer.service.js';
import type { RouteService } from '../routes/route.service.js';
import type { LoadExchangeSettingsService, OpenedExchange } from './load-exchange-settings.service.js';
import {
  ExchangeForbidden,
  ExchangePaused,
  ExchangeRefusal,
  ExchangeSignInNeeded,
  ExchangeTurnLost,
  ExchangeUnreachable,
  mostOffers,
  type ExchangeOffer,
  type LoadExchange,
} from './load-exchange.port.js';
import type { LoadError, LoadErrorCode } from './load-publication.dto.js';
import {
  endTurn,
  keepTurn,
  listDue,
  lockForOffer,
  nextDueAt,
  noteEnded,
  noteFailure,
  noteLook,
  noteOffer,
  notePublished,
  noteSkippedOffer,
  noteTry,
  noteUnwanted,
  takeTurn,
  type DuePublication,
  type ExchangeTurn,
} from './load-publication.queries.js';
import { loadExchangeJob, type LoadPublicationService } from './load-publication.service.js';

/** Seconds before the next try after so many; the last one repeats. */
const pauses = [10, 30, 60, 300, 900, 1800, 3600];
/** After so many tries a load that could not be published is given up. */
const mostTries = pauses.length + 1;
/** Seconds before a company is tried again that the exchange does not let in, unless somebody signs in. */
const signInPause = 3600;
/** Seconds between looks at offers: on the first day, and after it. */
const lookPauses = { first: 180, later: 900 };
const firstDayMs = 86_400_000;
/** Seconds before the next look where there was more than one look takes. */
const moreOffersPause = 20;

interface LoadExchangeDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  settings: LoadExchangeSettingsService;
  publications: LoadPublicationService;
  given: {
    orderRepository: OrderRepository;
    routes: RouteService;
    offers: OfferService;
    subcontractors: SubcontractorService;
  };
}

/**
 * Publishes, looks for offers and withdraws. A load stands on the exchange once however often a process dies: the try is noted before the
 * call, and what was tried is looked for there by our name before it is tried again.
 */
export class LoadExchangeWorker {
  constructor(private readonly deps: LoadExchangeDeps) {}

  get job(): JobDefinition<null> {
    return {
      name: loadExchangeJob,
      concurrency: 1,
      // It is touched before each request, like the company's turn, and is not to end before that does.
      lockSeconds: 180,
      run: (_data, context) => this.run(context),
    };
  }

  private async run(context: JobContext): Promise<void> {
    const { db, clock, publications } = this.deps;
    while (!context.signal.aborted) {
      const turn = await takeTurn(db.writes, clock.now());
      if (!turn) break;
      await context.touch();
      await this.take(turn, context);
    }
    const next = await nextDueAt(db.writes);
    if (next && next > clock.now()) publications.wake(next);
  }

  private async take(turn: ExchangeTurn, context: JobContext): Promise<void> {
    const { db, clock, settings } = this.deps;
    const { company_id } = turn;
    let pausedUntil: Date | null = null;
    const hold = async (): Promise<void> => {
      context.signal.throwIfAborted();
      if (!(await keepTurn(db.writes, turn))) throw new ExchangeTurnLost();
      await context.touch();
    };
    try {
      const due = await listDue(db.writes, company_id, clock.now());
      const opened = await settings.open(company_id, { signal: context.signal, hold });
      for (const publication of due) {
        await hold();
        if (await this.settle(opened, publication)) continue;
        if (!opened.exchange) {
          await this.noteSignIn(publication, null);
          continue;
        }
        try {
          await this.work(opened.exchange, publication);
        } catch (error) {
          if (context.signal.aborted || error instanceof ExchangeTurnLost) throw error;
          pausedUntil = await this.noteFault(opened, publication, error);
          // Whatever stands in the way of one stands in the way of all.
          if (pausedUntil || error instanceof ExchangeSignInNeeded) return;
        }
      }
    } catch (error) {
      if (context.signal.aborted || !(error instanceof ExchangeTurnLost)) throw error;
    } finally {
      await endTurn(db.writes, turn, pausedUntil);
    }
  }

  /** Does what needs no call, so that it is done also of a company that is let in no more. @returns whether that was all */
  private async settle({ is_on }: OpenedExchange, publication: DuePublication): Promise<boolean> {
    const { db, clock } = this.deps;
    const { id, is_wanted, load } = publication;
    const now = clock.now();
    if (is_wanted) {
      const isOver = load.pickup.until <= now || load.delivery.until <= now;
      if (is_on && !isOver) return false;
      await noteUnwanted(db.writes, id, { reason: isOver ? 'over' : 'switched_off' });
      return true;
    }
    // The exchange itself ends what should have been unloaded by now.
    if (load.delivery.until > now) return false;
    await noteEnded(db.writes, id, { status: 'withdrawn', now });
    return true;
  }

  private async work(exchange: LoadExchange, publication: DuePublication): Promise<void> {
    if (!publication.is_wanted) return this.withdraw(exchange, publication);
    if (publication.status === 'waiting') return this.publish(exchange, publication);
    return this.look(exchange, publication);
  }

  private async publish(exchange: LoadExchange, publication: DuePublication): Promise<void> {
    const { db, clock } = this.deps;
    const { id, external_id, load, tries, created_at } = publication;
    if (!(await noteTry(db.writes, publication))) return;
    const reference =
      (tries > 0 ? await exchange.find(external_id, created_at) : null) ??
      (await exchange.publish(load, external_id));
    const now = clock.now();
    await notePublished(db.writes, id, { reference, now, next: after(now, lookPauses.first) });
  }

  private async withdraw(exchange: LoadExchange, publication: DuePublication): Promise<void> {
    const { db, clock } = this.deps;
    const { id, external_id, created_at, end_reason } = publication;
    const reference = publication.reference ?? (await exchange.find(external_id, created_at));
    if (reference !== null) {
      // Prices that carriers gave since the last look count, unless what ended it makes all of them void.
      if (end_reason === 'replaced' || end_reason === 'by_hand')
        await this.lookOnce(exchange, publication, reference);
      await exchange.withdraw(reference);
    }
    await noteEnded(db.writes, id, { status: 'withdrawn', now: clock.now() });
  }

  /** A last look; what cannot be seen keeps nothing on the exchange that nobody wants there. */
  private async lookOnce(
    exchange: LoadExchange,
    publication: DuePublication,
    reference: string,
  ): Promise<void> {
    try {
      await exchange.lookAtOffers(reference, publication.offers, (offer) =>
        this.takeOrSkip(publication, offer),
      );
    } catch (error) {
      const isTheirs = [ExchangeUnreachable, ExchangeRefusal, ExchangeForbidden].some(
        (kind) => error instanceof kind,
      );
      if (!isTheirs) throw error;
      const { id, company_id: companyId } = publication;
      this.deps.log.warn({ err: error, companyId, publication: id }, 'the last offers were not seen');
    }
  }

  private async look(exchange: LoadExchange, publication: DuePublication): Promise<void> {
    const { db, clock } = this.deps;
    const { id, reference, offers: known, published_at } = publication;
    const now = clock.now();
    if (reference === null) return noteUnwanted(db.writes, id, {});
    const seen = await exchange.lookAtOffers(reference, known, (offer) =>
      this.takeOrSkip(publication, offer),
    );
    if (seen === 'ended')
      return noteEnded(db.writes, id, { status: 'withdrawn', reason: 'ended_there', now });
    const isFirstDay = now.getTime() - (published_at?.getTime() ?? 0) < firstDayMs;
    const usual = isFirstDay ? lookPauses.first : lookPauses.later;
    await noteLook(db.writes, id, after(now, seen === 'more' ? Math.min(moreOffersPause, usual) : usual));
  }

  /** Takes an offer; one of which no quote can be made is noted, so that it keeps no other one back and is not asked for again. */
  private async takeOrSkip(publication: DuePublication, offer: ExchangeOffer): Promise<void> {
    const { db, log } = this.deps;
    const { id, company_id: companyId } = publication;
    if (offer.carrier) {
      try {
        await this.takeOffer(publication, offer, offer.carrier);
        return;
      } catch (error) {
        if (!isOfData(error)) throw error;
        log.warn({ err: error, companyId, publication: id, offer: offer.id }, 'an offer cannot be taken');
      }
    }
    await noteSkippedOffer(db.writes, id, offer);
  }

  /** Makes a quote of an offer, once for each price that the carrier names. */
  private async takeOffer(
    publication: DuePublication,
    offer: ExchangeOffer,
    carrier: ExchangedCarrier,
  ): Promise<void> {
    const { db, given } = this.deps;
    const { company_id, order_id, route_id, load } = publication;
    if (order_id === null || route_id === null) return;
    await db.inCompany(company_id, async (unit) => {
      const order = await given.orderRepository.lockIfThere(unit, order_id);
      const on = connectionOf(unit);
      if (!order || !isInValuation(order.status)) return;
      if (!(await lockForOffer(on, publication.id, offer, mostOffers))) return;
      const route = (await given.routes.findInUnit(unit, order_id)).find(({ id }) => id === route_id);
      if (!route || route.chosen_offer_id) return;
      const { currency, price } = offer;
      if (isCurrency(currency)) {
        const subcontractor = await given.subcontractors.matchOrEnter(unit, company_id, carrier);
        await given.offers.takeFromCarrier(unit, order, route, {
          subcontractor,
          userId: null,
          given: {
            price,
            currency,
            // Whoever offers a price there takes the load as it was published.
            pickup_date: load.pickup.from,
            delivery_date: load.delivery.from,
            notes: null,
            exchange_carrier: carrier.name,
          },
        });
      }
      await unit.flush();
      await noteOffer(on, publication.id, offer);
    });
  }

  /** @returns until when the exchange wants to be left alone */
  private async noteFault(
    opened: OpenedExchange,
    publication: DuePublication,
    error: unknown,
  ): Promise<Date | null> {
    const { db, clock, log, settings } = this.deps;
    const { id, company_id, is_wanted, status, tries } = publication;
    const now = clock.now();
    if (error instanceof ExchangePaused) {
      // The try that was paused does not count: the exchange did not hear of it.
      await noteFailure(db.writes, id, { error: faultOf('paused'), next: error.until, counts: false });
      return error.until;
    }
    log.warn({ err: error, companyId: company_id, publication: id }, 'a call to the load exchange failed');
    if (error instanceof ExchangeSignInNeeded) {
      // Where somebody has signed in meanwhile, it is due still, and tried again with that.
      if (await settings.noteSignedOut(company_id, opened.generation))
        await this.noteSignIn(publication, error.message);
      return null;
    }
    const isToPublish = is_wanted && status === 'waiting';
    const isForbidden = error instanceof ExchangeForbidden;
    if (error instanceof ExchangeRefusal && isToPublish) {
      await noteEnded(db.writes, id, { status: 'refused', error: faultOf('refused', error.message), now });
      return null;
    }
    if (isToPublish && tries + 1 >= mostTries) {
      // It may be there all the same: it is looked for, and withdrawn.
      const detail = error instanceof ExchangeUnreachable ? error.message : null;
      const fault = isForbidden ? faultOf('forbidden', error.message) : faultOf('gave_up', detail);
      await noteUnwanted(db.writes, id, { status: 'failed', error: fault });
      return null;
    }
    const isTheirs = isForbidden || error instanceof ExchangeUnreachable || error instanceof ExchangeRefusal;
    const next = after(now, pauses[Math.min(tries, pauses.length - 1)] ?? signInPause);
    await noteFailure(db.writes, id, {
      error: faultOf(isForbidden ? 'forbidden' : 'unreachable', isTheirs ? error.message : null),
      next,
      // That of a publication was counted before the call.
      counts: !isToPublish,
    });
    return null;
  }

  private async noteSignIn({ id }: DuePublication, detail: string | null): Promise<void> {
    const { db, clock } = this.deps;
    const next = after(clock.now(), signInPause);
    await noteFailure(db.writes, id, { error: faultOf('sign_in', detail), next, counts: false });
  }
}

/** Whether the database took no part of it for what it says (SQLSTATE classes 22 and 23), which trying again does not mend. */
function isOfData(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code)) return true;
  }
  return false;
}

const after = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

const faultOf = (code: LoadErrorCode, detail: string | null = null): LoadError => ({ code, detail });
