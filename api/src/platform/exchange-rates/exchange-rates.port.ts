import type { Currency } from '../../kernel/money/money.js';

/**
 * The port to a publisher of exchange rates. Adapters: `NbpTableA`, `EcbReferenceRates`, `NorgesBankRates`, and
 * `FakePublisher` for tests. All pass the same contract.
 */
export interface RatePublisher {
  /** Stored with each of its rates. */
  readonly source: RateSource;
  /**
   * What is in force.
   * @throws {Error} when it cannot be reached, or answers something else
   */
  latest(): Promise<RateTable>;
  /**
   * What was published from one day to another, both included, at most `reachDays` apart; the oldest first. Empty when
   * nothing was, as on holidays.
   * @param from `YYYY-MM-DD`
   * @throws {Error} like `latest`
   */
  between(from: string, to: string): Promise<RateTable[]>;
}

/** Who publishes rates: the National Bank of Poland, the European Central Bank, the central bank of Norway. */
export type RateSource = 'NBP' | 'ECB' | 'Norges Bank';

/** How many days back publishers answer at once. */
export const reachDays = 90;

/** The rates of a day, as far as they are between currencies of the product. */
export interface RateTable {
  /** Day from which they are in force, `YYYY-MM-DD`. */
  date: string;
  /** The publisher's name of the table, if it gives it one. */
  table_no: string | null;
  rates: PublishedRate[];
}

/** What one unit of a currency costs in another. */
export interface PublishedRate {
  from: Currency;
  to: Currency;
  /** Units of `to` for one of `from`, as a decimal text. */
  rate: string;
}
