import type { Logger } from '../../../kernel/log.js';
import { isCurrency } from '../../../kernel/money/money.js';
import { isInValuation } from '../../../kernel/order/order-phase.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { SubcontractorService } from '../../directory/index.js';
import type { OrderRepository } from '../orders/order.repository.js';
import type { OfferService } from '../quotes/offer.service.js';
import type { RouteService } from '../routes/route.service.js';
import type { LoadExchangeSettingsService } from './load-exchange-settings.service.js';
import {
  ExchangePaused,
  ExchangeRefusal,
  ExchangeSignInNeeded,
  ExchangeUnreachable,
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
/** Offers of one publication that are taken; no load has as many. */
const mostOffers = 300;

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
      lockSeconds: 120,
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
    try {
      const due = await listDue(db.writes, company_id, clock.now());
      const exchange = await settings.open(company_id, context.signal);
      for (const publication of due) {
        if (context.signal.aborted || !(await keepTurn(db.writes, turn))) return;
        await context.touch();
        if (!exchange) {
          await this.noteSignIn(publication, null);
          continue;
        }
        try {
          await this.work(exchange, publication);
        } catch (error) {
          if (context.signal.aborted) throw error;
          pausedUntil = await this.noteFault(publication, error);
          // Whatever stands in the way of one stands in the way of all.
          if (pausedUntil || error instanceof ExchangeSignInNeeded) return;
        }
      }
    } finally {
      await endTurn(db.writes, turn, pausedUntil);
    }
  }

  private async work(exchange: LoadExchange, publication: DuePublication): Promise<void> {
    if (!publication.is_wanted) return this.withdraw(exchange, publication);
    if (publication.status === 'waiting') return this.publish(exchange, publication);
    return this.look(exchange, publication);
  }

  private async publish(exchange: LoadExchange, publication: DuePublication): Promise<void> {
    const { db, clock } = this.deps;
    const { id, external_id, load, tries } = publication;
    if (load.pickup.until <= clock.now()) return noteUnwanted(db.writes, id, { reason: 'over' });
    if (!(await noteTry(db.writes, publication))) return;
    const reference =
      (tries > 0 ? await exchange.find(external_id) : null) ?? (await exchange.publish(load, external_id));
    const now = clock.now();
    await notePublished(db.writes, id, { reference, now, next: after(now, lookPauses.first) });
  }

  private async withdraw(exchange: LoadExchange, publication: DuePublication): Promise<void> {
    const { db, clock } = this.deps;
    const { id, external_id, load } = publication;
    // The exchange itself ends what should have been unloaded by now.
    if (load.delivery.until > clock.now()) {
      const reference = publication.reference ?? (await exchange.find(external_id));
      if (reference !== null) await exchange.withdraw(reference);
    }
    await noteEnded(db.writes, id, { status: 'withdrawn', now: clock.now() });
  }

  private async look(exchange: LoadExchange, publication: DuePublication): Promise<void> {
    const { db, clock } = this.deps;
    const { id, load, reference, offers: known, published_at } = publication;
    const now = clock.now();
    if (reference === null || load.pickup.until <= now)
      return noteUnwanted(db.writes, id, { reason: 'over' });
    const offers = await exchange.listOffers(reference, known);
    if (offers === null) return noteEnded(db.writes, id, { status: 'withdrawn', reason: 'ended_there', now });
    for (const offer of offers) await this.takeOffer(publication, offer);
    const isFirstDay = now.getTime() - (published_at?.getTime() ?? 0) < firstDayMs;
    const usual = isFirstDay ? lookPauses.first : lookPauses.later;
    await noteLook(db.writes, id, after(now, offers.length > 0 ? Math.min(moreOffersPause, usual) : usual));
  }

  /** Makes a quote of an offer, once for each price that the carrier names. */
  private async takeOffer(publication: DuePublication, offer: ExchangeOffer): Promise<void> {
    const { db, given } = this.deps;
    const { company_id, order_id, route_id } = publication;
    if (order_id === null || route_id === null) return;
    await db.inCompany(company_id, async (unit) => {
      const order = await given.orderRepository.lockIfThere(unit, order_id);
      const on = connectionOf(unit);
      if (!order || !isInValuation(order.status)) return;
      if (!(await lockForOffer(on, publication.id, offer, mostOffers))) return;
      const route = (await given.routes.findInUnit(unit, order_id)).find(({ id }) => id === route_id);
      if (!route) return;
      const { currency, price, carrier } = offer;
      if (isCurrency(currency)) {
        const subcontractor = await given.subcontractors.matchOrEnter(unit, company_id, carrier);
        await given.offers.takeFromCarrier(unit, order, route, {
          subcontractor,
          userId: null,
          given: {
            price,
            currency,
            // Whoever offers a price there takes the load as it was published.
            pickup_date: route.pickup_date,
            delivery_date: route.delivery_date,
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
  private async noteFault(publication: DuePublication, error: unknown): Promise<Date | null> {
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
      await settings.noteSignedOut(company_id);
      await this.noteSignIn(publication, error.message);
      return null;
    }
    const isToPublish = is_wanted && status === 'waiting';
    if (error instanceof ExchangeRefusal && isToPublish) {
      await noteEnded(db.writes, id, { status: 'refused', error: faultOf('refused', error.message), now });
      return null;
    }
    if (isToPublish && tries + 1 >= mostTries) {
      // It may be there all the same: it is looked for, and withdrawn.
      const detail = error instanceof ExchangeUnreachable ? error.message : null;
      await noteUnwanted(db.writes, id, { status: 'failed', error: faultOf('gave_up', detail) });
      return null;
    }
    const isTheirs = error instanceof ExchangeUnreachable || error instanceof ExchangeRefusal;
    const next = after(now, pauses[Math.min(tries, pauses.length - 1)] ?? signInPause);
    await noteFailure(db.writes, id, {
      error: faultOf('unreachable', isTheirs ? error.message : null),
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

const after = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

const faultOf = (code: LoadErrorCode, detail: string | null = null): LoadError => ({ code, detail });
