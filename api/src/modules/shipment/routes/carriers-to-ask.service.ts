import type { Database } from '../../../platform/db/database.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import { countAnswers, listInsurances } from './carriers-to-ask.queries.js';
import type { CarriersToAsk, CarrierToAsk } from './carriers-to-ask.dto.js';
import { findLane, listPastQuotes } from './route.queries.js';

/** More requests than a company sends in a year. */
const mostRequests = 20_000;

/** Carriers that one answer tells of. */
const mostTold = 1_000;

/** Tells what decides whom to ask for a price. */
export class CarriersToAskService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * What is known of the carriers who may be asked for a price of a route.
   * @throws {NotFound} when there is no such route, or it is another company's
   */
  async list({ companyId }: Member, routeId: number): Promise<CarriersToAsk> {
    const { reads } = this.db;
    const lane = await findLane(reads, companyId, routeId);
    if (!lane) throw new NotFound();
    const known = new Map<number, CarrierToAsk>();
    const add = (id: number, facts: Partial<CarrierToAsk>): void => {
      known.set(id, { ...(known.get(id) ?? nothingOf(id)), ...facts });
    };
    const day = warsawDay(this.clock.now());
    for (const { subcontractor_id, ...counts } of await countAnswers(reads, companyId, day, {
      routeId,
      mostRequests,
    }))
      add(subcontractor_id, counts);
    for (const { subcontractor_id, valid_until } of await listInsurances(reads, companyId))
      add(subcontractor_id, { insurance: { valid_until } });
    for (const quote of await listPastQuotes(reads, companyId, lane, routeId)) {
      const { subcontractor_id: id, price, currency, quoted_at, is_chosen } = quote;
      if (id === null) continue;
      const before = known.get(id);
      add(id, {
        // The latest comes first.
        last_quote: before?.last_quote ?? { price, currency, quoted_at },
        was_chosen: before?.was_chosen === true || is_chosen,
      });
    }
    return { items: [...known.values()].toSorted(byPromise).slice(0, mostTold) };
  }
}

function nothingOf(subcontractor_id: number): CarrierToAsk {
  return {
    subcontractor_id,
    asked: 0,
    answered: 0,
    asked_today: false,
    last_quote: null,
    was_chosen: false,
    insurance: null,
  };
}

function byPromise(one: CarrierToAsk, other: CarrierToAsk): number {
  const laneOf = ({ was_chosen, last_quote }: CarrierToAsk): number => (was_chosen ? 2 : last_quote ? 1 : 0);
  // Who was asked in vain comes after who never was.
  const rateOf = ({ asked, answered }: CarrierToAsk): number => (answered > 0 ? answered / asked : -asked);
  return (
    laneOf(other) - laneOf(one) ||
    rateOf(other) - rateOf(one) ||
    one.subcontractor_id - other.subcontractor_id
  );
}
