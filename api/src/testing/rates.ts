import { dayAfter } from '../kernel/time/calendar-days.js';
import { rateSnapshot } from '../modules/shipment/currencies/publisher-choice.js';

/** What Norges Bank would have published, by which tax in kroner is converted. */
const inKroner = [
  { from: 'EUR', to: 'NOK', rate: '11.79' },
  { from: 'USD', to: 'NOK', rate: '11.32' },
  { from: 'PLN', to: 'NOK', rate: '2.76' },
];

/** Puts values in a statement's places. */
type Run = (sql: string, values: unknown[]) => Promise<unknown>;

const weeksBefore = 10;
const weeksAfter = 60;

/**
 * Enters the rates that come with the product once more for the days of a test: every Tuesday's from ten weeks before a day
 * to more than a year after it. So none is ever too old to price something with, wherever a test moves its clock. The other
 * days are free for rates of a test's own.
 * @param day `YYYY-MM-DD`
 */
export async function enterRatesAround(day: string, run: Run): Promise<void> {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const tuesday = dayAfter(day, -((weekday + 5) % 7));
  const days = Array.from({ length: weeksBefore + weeksAfter }, (_, week) =>
    dayAfter(tuesday, 7 * (week - weeksBefore)),
  );
  await run(
    `insert into exchange_rates (date, from_currency, to_currency, rate, source, table_no)
     select day, "from", "to", rate, case "to" when 'NOK' then 'Norges Bank' else 'NBP' end, null
     from unnest($1::date[]) as day, json_to_recordset($2::json) as given ("from" text, "to" text, rate numeric)
     on conflict do nothing`,
    [days, JSON.stringify([...rateSnapshot.rates, ...inKroner])],
  );
}
