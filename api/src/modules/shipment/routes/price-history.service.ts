import type { Database } from '../../../platform/db/database.js';
import { median } from '../rules/median.js';
import { currencies, moneyOf, parseMoney, toNumber, type Currency } from '../../../kernel/money/money.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { PastQuote, PriceHistory, PriceLevel } from './price-history.dto.js';
import { findLane, listPastQuotes } from './route.queries.js';

/** What carriers asked for before. */
export class PriceHistoryService {
  constructor(private readonly db: Database) {}

  /**
   * Earlier prices on the lane of a route.
   * @throws {NotFound} when there is no such route, or it is another company's
   */
  async getPriceHistory({ companyId }: Member, routeId: number): Promise<PriceHistory> {
    const lane = await findLane(this.db.reads, companyId, routeId);
    if (!lane) throw new NotFound();
    const items = await listPastQuotes(this.db.reads, companyId, lane, routeId);
    return { lane, items, total: items.length, levels: levelsOf(items) };
  }
}

function levelsOf(quotes: readonly PastQuote[]): PriceLevel[] {
  return currencies
    .flatMap(
      (currency) =>
        levelOf(
          currency,
          quotes.filter((quote) => quote.currency === currency),
        ) ?? [],
    )
    .toSorted((one, other) => other.count - one.count);
}

function levelOf(currency: Currency, quotes: readonly PastQuote[]): PriceLevel | null {
  const minor = ({ price }: PastQuote): number => parseMoney(price, currency).minor;
  const amount = (value: number): number => toNumber(moneyOf(value, currency));
  const prices = quotes.map(minor);
  const middle = median(prices);
  if (middle === null) return null;
  const ofChosen = median(quotes.filter(({ is_chosen }) => is_chosen).map(minor));
  return {
    currency,
    count: prices.length,
    lowest: amount(Math.min(...prices)),
    median: amount(middle),
    highest: amount(Math.max(...prices)),
    chosen_median: ofChosen === null ? null : amount(ofChosen),
  };
}
