import { sql } from '../../db/sql.js';
import type { Database } from '../../db/database.js';
import { convert } from '../../domain/money-arithmetic.js';
import { parseMoney, toNumber, type Currency } from '../../domain/money.js';
import { InvalidInput, NotFound } from '../../http/errors.js';
import { paged } from '../../http/pages.js';
import type { Clock } from '../../ports/clock/clock.port.js';
import { crossRate, trimmed } from './cross-rate.js';
import type {
  Conversion,
  ConversionQuery,
  CurrencyRateDto,
  CurrencyRatePage,
  CurrencyRateQuery,
} from './currency.dto.js';
import { rateSnapshot } from './rate-snapshot.js';

/** The currency that published rates are stated in. */
const base = 'PLN';

/** A rate between two currencies and where it comes from. */
export interface Rate {
  from: Currency;
  to: Currency;
  /** Units of `to` for one of `from`, as a decimal text. */
  rate: string;
  date: string;
  source: string;
  table_no: string | null;
}

interface PublishedRate {
  currency: Currency;
  rate: string;
  date: string;
  source: string;
  table_no: string | null;
}

/** Exchange rates and conversions. */
export class CurrencyService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores the rates shipped with the product, where they are not there yet. */
  async loadSnapshot(): Promise<void> {
    const { date, source, table_no, rates } = rateSnapshot;
    for (const [currency, rate] of Object.entries(rates)) {
      await sql`insert into exchange_rates (date, from_currency, to_currency, rate, source, table_no)
        values (${date}, ${currency}, ${base}, ${rate}, ${source}, ${table_no}) on conflict do nothing`.execute(
        this.db.reads,
      );
    }
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
    const { rows } = await sql<PublishedRate>`
      select distinct on (from_currency) from_currency as currency, trim_scale(rate)::text as rate, date::text, source, table_no
      from exchange_rates
      where to_currency = ${base} and from_currency = any(${[...from, to]}::text[]) and date <= ${day}::date
      order by from_currency, date desc, source`.execute(this.db.reads);
    const published = new Map(rows.map((row) => [row.currency, row]));
    const inBase = (currency: Currency): PublishedRate | undefined =>
      currency === base
        ? { currency, rate: '1', date: day, source: base, table_no: null }
        : published.get(currency);
    return new Map(
      from.flatMap((currency): [Currency, Rate][] => {
        const source = inBase(currency);
        const target = inBase(to);
        if (!source || !target) return [];
        const { date, source: publisher, table_no } = currency === base ? target : source;
        const rate = trimmed(crossRate(source.rate, target.rate));
        return [[currency, { from: currency, to, rate, date, source: publisher, table_no }]];
      }),
    );
  }

  private today(): string {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(this.clock.now());
  }
}

function realDay(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
  if (!isReal) throw new InvalidInput([{ field: 'date', code: 'not_a_date' }]);
  return day;
}
