import type { LoadContent } from './load-publication.dto.js';

/**
 * A load exchange: carriers whom nobody here knows see a load there, and offer prices for it. Adapter: `TransEu`. There is no change of
 * what is published, since Trans.eu knows none: what is to be another is withdrawn and published anew.
 */
export interface LoadExchange {
  /**
   * Shows a load to carriers. A load that was published before under the same external id is the same publication.
   * @param externalId what this product calls the publication
   * @returns what the exchange calls it
   * @throws {ExchangeRefusal} when the exchange does not take the load
   */
  publish(load: LoadContent, externalId: string): Promise<string>;
  /** What the exchange calls a publication that may have been made although its answer was lost; null when it has none. */
  find(externalId: string): Promise<string | null>;
  /** Ends a publication; one that has ended or is not there any more is fine. */
  withdraw(reference: string): Promise<void>;
  /**
   * The prices that carriers have given since.
   * @param known version of each offer that the caller has, by its id
   * @returns those that are new or changed, not more than 20 at once; null when the exchange ended the publication
   */
  listOffers(
    reference: string,
    known: Readonly<Record<string, string>>,
  ): Promise<readonly ExchangeOffer[] | null>;
}

/** A carrier's price on an exchange. */
export interface ExchangeOffer {
  id: string;
  /** Changes with the price. */
  version: string;
  price: number;
  /** ISO 4217, in capitals; not always one that this product knows. */
  currency: string;
  carrier: ExchangeCarrier;
}

/** A carrier as an exchange names it. What is not known is null. */
export interface ExchangeCarrier {
  name: string;
  vat_number: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  post_code: string | null;
  /** ISO 3166-1 alpha-2, in capitals. */
  country: string | null;
}

/** The exchange cannot be reached in time, or fails: what became of the call is not known. */
export class ExchangeUnreachable extends Error {}

/** The exchange wants to be left alone until an instant. */
export class ExchangePaused extends Error {
  constructor(readonly until: Date) {
    super(`the exchange asks to wait until ${until.toISOString()}`);
  }
}

/** The exchange does not take what it was told; trying again does not help. */
export class ExchangeRefusal extends Error {}

/** The exchange lets the company in no more: its owner has to sign in there again. */
export class ExchangeSignInNeeded extends Error {}
