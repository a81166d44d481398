import { isSummaryCurrency, type Currency } from '../../../kernel/money/money.js';
import { isOrderStatus } from '../../../kernel/order/order-status.js';
import type { Database, Reads } from '../../../platform/db/database.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { CurrencyService } from '../currencies/currency.service.js';
import type { Rate } from '../currencies/publisher-choice.js';
import type { OrderSum, OrderTotals, OrderTotalsQuery, ShownPrice, StatusTotal } from './order-price.dto.js';
import { assigneeOf, findOwnCurrency, findPrices, sumOrders, type TotalRow } from './order-price.queries.js';

const currencies: readonly Currency[] = ['PLN', 'EUR', 'NOK', 'USD'];

/** What orders come to in lists, on the board and in the queue. */
export class OrderPriceService {
  constructor(
    private readonly db: Database,
    private readonly rates: CurrencyService,
  ) {}

  /**
   * The prices of some orders of a company by their ids; those without one are left out.
   * @param on what the list that shows them is read from, so that both are of one moment
   */
  async findPrices(
    companyId: number,
    ids: readonly number[],
    on: Reads = this.db.reads,
  ): Promise<Map<number, ShownPrice>> {
    if (ids.length === 0) return new Map();
    return findPrices(on, companyId, ids, await this.allRates());
  }

  /**
   * What the orders of a company come to, by status and currency.
   * @throws {InvalidInput} for a status that there is not
   */
  async sumUp({ companyId, userId }: Member, query: OrderTotalsQuery): Promise<OrderTotals> {
    const statuses = query.status ?? [];
    if (!statuses.every(isOrderStatus)) throw new InvalidInput([{ field: 'status', code: 'invalid_value' }]);
    const assignee = assigneeOf(query.assigned, userId);
    const rates = await this.allRates();
    const [rows, own] = await Promise.all([
      sumOrders(this.db.reads, { companyId, q: query.q, statuses, assignee }, rates),
      findOwnCurrency(this.db.reads, companyId),
    ]);
    const present = [...new Set(rows.map(({ status }) => status))].sort((a, b) => a - b);
    return {
      ...totalOf(rows, own, rates),
      statuses: present.map((status): StatusTotal => {
        const ofStatus = rows.filter((row) => row.status === status);
        return { status, ...totalOf(ofStatus, own, rates) };
      }),
    };
  }

  /** Today's rates from every currency of quotes to every currency of orders. */
  private allRates() {
    return this.rates.findAllRates(currencies, currencies.filter(isSummaryCurrency));
  }
}

/** Sums are shown, not booked: they may be larger than any amount that is kept. */
function totalOf(rows: readonly TotalRow[], own: Currency, rates: readonly Rate[]): OrderSum {
  const minor = new Map<Currency, number>();
  for (const { currency, amount } of rows) {
    if (currency === null || amount === null) continue;
    minor.set(currency, (minor.get(currency) ?? 0) + Math.round(amount * 100));
  }
  const rank = (currency: Currency) => (currency === own ? -1 : currencies.indexOf(currency));
  const converted = [...minor].flatMap(([currency, amount]) => {
    const found = rates.find(({ from, to }) => from === currency && to === own);
    return found ? Math.round(amount * Number(found.rate)) : [];
  });
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    sums: [...minor]
      .map(([currency, amount]) => ({ currency, amount: amount / 100 }))
      .sort((a, b) => rank(a.currency) - rank(b.currency)),
    home:
      converted.length === minor.size
        ? { amount: converted.reduce((sum, amount) => sum + amount, 0) / 100, currency: own }
        : null,
  };
}
