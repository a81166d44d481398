import type { Database } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { Currency } from '../../../kernel/money/money.js';
import type { RateSource, RateTable } from '../../../platform/exchange-rates/exchange-rates.port.js';

/** Rates that nobody published: the demo makes them up, so that it can price its orders without the banks. */
export const madeUpSource = 'demo';

/** Whose rates are stored. */
export type StoredSource = RateSource | typeof madeUpSource;

/** A rate as somebody published it, or the demo made it up. */
export interface StoredRate {
  source: StoredSource;
  from: Currency;
  to: Currency;
  /** Units of `to` for one of `from`, as a decimal text. */
  rate: string;
  /** `YYYY-MM-DD` */
  date: string;
  table_no: string | null;
}

/** Of each pair that two of these currencies, or one and the publisher's base, make: the last rate on or before a day. */
export async function findLastRates(
  reads: Database['reads'],
  currencies: readonly Currency[],
  day: string,
): Promise<StoredRate[]> {
  const { rows } = await sql<StoredRate>`
    select distinct on (source, from_currency, to_currency)
      source, from_currency as "from", to_currency as "to", trim_scale(rate)::text as rate, date::text, table_no
    from exchange_rates
    where (from_currency = any(${currencies}::text[]) or to_currency = any(${currencies}::text[])) and date <= ${day}::date
    order by source, from_currency, to_currency, date desc`.execute(reads);
  return rows;
}

/** The days that rates of a publisher are known of, from one on; the first first. */
export async function findDaysOfRates(
  reads: Database['reads'],
  source: StoredSource,
  since: string,
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct date::text as day from exchange_rates where source = ${source} and date >= ${since}::date
    order by day`.execute(reads);
  return rows.map(({ day }) => day);
}

/** Stores what was published. What is there stays as it is: a rate never changes. */
export async function storeRates(
  on: Queryable,
  source: StoredSource,
  tables: readonly RateTable[],
): Promise<void> {
  const rates = tables.flatMap(({ date, table_no, rates: list }) =>
    list.map((one) => ({ ...one, date, table_no })),
  );
  if (rates.length === 0) return;
  await sql`
    insert into exchange_rates (date, from_currency, to_currency, rate, source, table_no)
    select date, "from", "to", rate, ${source}, table_no
    from json_to_recordset(${JSON.stringify(rates)}::json)
      as given (date date, "from" text, "to" text, rate numeric, table_no text)
    on conflict do nothing`.execute(on);
}
