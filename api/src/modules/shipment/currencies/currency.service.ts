import { sql } from '../../../platform/db/sql.js';
import type { Database } from '../../../platform/db/database.js';
import { convert } from '../../../kernel/money/money-arithmetic.js';
import { parseMoney, toNumber, type Currency } from '../../../kernel/money/money.js';
import { isDay, warsawDay } from '../../../kernel/time/warsaw-time.js';
import { InvalidInput, NotFound } from '../../../platform/http/errors.js';
import { paged } from '../../../platform/http/pages.js';
import type { RateTable } from '../../../platform/exchange-rates/exchange-rates.port.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type {
  Conversion,
  ConversionQuery,
  CurrencyRateDto,
  CurrencyRatePage,
  CurrencyRateQuery,
} from './currency.dto.js';
import {
  rateBetween,
  taxRateBetween,
  type Rate,
  type TaxCurrency,
  rateSnapshot,
  isTooOld,
} from './publisher-choice.js';
import { findLastRates, madeUpSource, storeRates } from './rate.queries.js';

export { isTooOld, madeUpSource };
export type { Rate, TaxCurrency };

/** Exchange rates and conversions. */
export class CurrencyService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores the rates shipped with the product, where they are not there yet. */
  async loadSnapshot(): Promise<void> {
    await storeRates(this.db.writes, 'NBP', [rateSnapshot]);
  }

  /** Stores rates that the demo makes up; they count where no bank's are as new. */
  async storeMadeUpRates(tables: readonly RateTable[]): Promise<void> {
    await storeRates(this.db.writes, madeUpSource, tables);
  }

  /** Published rates, newest first. */
  async listRates(query: CurrencyRateQuery): Promise<CurrencyRatePage> {
    const size = query.limit ?? 100;
    const skip = query.skip ?? 0;
    const conditions = [
      ...(query.date ? [sql`date = ${realDay(query.date)}`] : []),
      ...(query.from_currency ? [sql`from_currency = ${query.from_currency}`] : []),
      ...(query.to_currency ? [sql`to_currency = ${query.to_currency}`] : []),
    ];
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, ' and ')}` : sql``;
    const { rows } = await sql<CurrencyRateDto>`
      select date::text, from_currency, to_currency, trim_scale(rate)::text as rate, source, table_no
      from exchange_rates ${where} order by date desc, from_currency, to_currency, source
      limit ${size} offset ${skip}`.execute(this.db.reads);
    const counted = await sql<{
      total: number;
    }>`select count(*)::int as total from exchange_rates ${where}`.execute(this.db.reads);
    return paged(rows, counted.rows[0]?.total ?? 0, { page: Math.floor(skip / size) + 1, size });
  }

  /** @throws {NotFound} `rate_not_found` */
  async convert({ from_currency, to_currency, amount, date }: ConversionQuery): Promise<Conversion> {
    if (Number(amount.toFixed(2)) !== amount) {
      throw new InvalidInput([{ field: 'amount', code: 'too_many_decimals', params: { limit: 2 } }]);
    }
    const day = date ? realDay(date) : this.today();
    const rate = (await this.findRates([from_currency], to_currency, day)).get(from_currency);
    if (!rate) throw new NotFound('rate_not_found', { from: from_currency, to: to_currency, date: day });
    const converted = convert(parseMoney(amount, from_currency), to_currency, rate.rate);
    return {
      converted_amount: toNumber(converted),
      rate: rate.rate,
      date: rate.date,
      source: rate.source,
      table_no: rate.table_no,
    };
  }

  /** Rates from several currencies to one, the last on or before a day; a currency without one is left out. */
  async findRates(from: readonly Currency[], to: Currency, day = this.today()): Promise<Map<Currency, Rate>> {
    const known = await findLastRates(this.db.reads, [...from, to], day);
    return new Map(
      from.flatMap((currency): [Currency, Rate][] => {
        const rate = rateBetween(currency, to, known, day);
        return rate ? [[currency, rate]] : [];
      }),
    );
  }

  /** Today's rates between each of some currencies and each of others, in one statement; a pair without one is left out. */
  async findAllRates(from: readonly Currency[], to: readonly Currency[]): Promise<Rate[]> {
    const day = this.today();
    const known = await findLastRates(this.db.reads, [...new Set([...from, ...to])], day);
    return from.flatMap((one) => to.flatMap((other) => rateBetween(one, other, known, day) ?? []));
  }

  /**
   * The rate by which tax is converted, the last on or before a day; null when the bank whose rate the law asks for has
   * none.
   */
  async findTaxRate(from: Currency, to: TaxCurrency, day: string): Promise<Rate | null> {
    return taxRateBetween(from, to, await findLastRates(this.db.reads, [from, to], day));
  }

  /** Of some rates the first that is too old to freeze today's money by; null when none is. */
  findTooOld(rates: Iterable<Rate>): Rate | null {
    const today = this.today();
    for (const rate of rates) if (isTooOld(rate, today)) return rate;
    return null;
  }

  private today(): string {
    return warsawDay(this.clock.now());
  }
}

function realDay(day: string): string {
  if (!isDay(day)) throw new InvalidInput([{ field: 'date', code: 'not_a_date' }]);
  return day;
}
