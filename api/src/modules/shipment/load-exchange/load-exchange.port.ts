import type { ExchangedCarrier } from '../../directory/index.js';
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
  /**
   * What the exchange calls a publication that may have been made although its answer was lost; null when it has none.
   * @param since nothing of it can be older
   * @throws {ExchangeUnreachable} also when it has more than is looked through: whether it is there is not known
   */
  find(externalId: string, since: Date): Promise<string | null>;
  /** Ends a publication; one that has ended or is not there any more is fine. */
  withdraw(reference: string): Promise<void>;
  /**
   * Looks for prices that carriers have given since, and gives each as soon as it is known; not more than 20 at once.
   * @param known version of each offer that the caller has, by its id
   * @param take what it throws ends the look
   * @returns whether those were all, or the exchange ended the publication
   */
  lookAtOffers(
    reference: string,
    known: Readonly<Record<string, string>>,
    take: (offer: ExchangeOffer) => Promise<void>,
  ): Promise<'all' | 'more' | 'ended'>;
}

/** Offers of one publication that are looked at; no load has as many. */
export const mostOffers = 300;

/** A carrier's price on an exchange. */
export interface ExchangeOffer {
  id: string;
  /** Changes with the price. */
  version: string;
  price: number;
  /** ISO 4217, in capitals; not always one that this product knows. */
  currency: string;
  /** Null where the exchange tells of none, as when the offer was taken back meanwhile: nothing can be made of it. */
  carrier: ExchangedCarrier | null;
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

/** The account or the application may not do what it was told to: a fault of that call, which the exchange's support or the owner can mend. */
export class ExchangeForbidden extends Error {}

/** Another process works for the company, or somebody has signed in anew: what is under way ends without a word. */
export class ExchangeTurnLost extends Error {}

/** The exchange lets the company in no more: its owner has to sign in there again. */
export class ExchangeSignInNeeded extends Error {}
