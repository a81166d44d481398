import type {
  Amount,
  Currency,
  EmailAddress,
  Id,
  MailLanguage,
  SummaryCurrency,
} from '../../../platform/http/api-types.js';
import type { Day } from './transport-facts.dto.js';

/** The offer that the client was sent, as it was then. */
export interface ClientOfferDto {
  price: number;
  currency: SummaryCurrency;
  /** When somebody sent it; its mail may have waited. */
  sent_at: Date;
  /** The last day, in Europe/Warsaw, on which the client can accept it. */
  valid_until: Day | null;
  /** What the price was made of. */
  lines: ClientOfferLine[];
}

/** A route's part of the offer that the client was sent. */
export interface ClientOfferLine {
  route_id: Id;
  offer_id: Id;
  price: number;
  currency: Currency;
  profit_margin: number;
  price_with_margin: number;
  /** The rate used, as units of the offer's currency for one of the line's. */
  rate: string;
  /** Price with margin in the currency of the offer. */
  converted: number;
}

/** A price for the client set by hand. */
export interface ClientPriceInput {
  client_price: Amount | null;
}

/** Sends the offer to the client. */
export interface OfferToClientInput {
  quotation_id: Id;
  recipient_email: EmailAddress;
  /** @maxLength 200 */
  subject: string;
  /**
   * HTML; sanitised. The details and the link take the place of `[OFFER DETAILS]` and `[OFFER ACCEPTANCE LINK]`, or follow the text.
   * @maxLength 100000
   */
  message: string;
  /** Margin in percent for routes without one of their own. */
  profit_margin?: number | null;
  /** The price that the client is offered; the sum of the routes when left out. */
  price_for_client?: Amount | null;
  currency_for_client?: SummaryCurrency;
  /** The last day, in Europe/Warsaw, on which the client can accept the offer; the order's own when left out. */
  valid_until?: Day | null;
  /** In which subject and message are written, and everything around them; that of the client's country when left out. */
  language?: MailLanguage;
  /** Sends it although an exchange rate behind its price is older than 5 working days, which the history keeps. */
  accept_old_rate?: boolean;
}

/** An offer to look at before it is sent. */
export interface OfferPreviewInput {
  quotation_id: Id;
  /** @maxLength 200 */
  subject: string;
  /**
   * As in the offer that is to be sent.
   * @maxLength 100000
   */
  message: string;
  /** The price that the client is to be offered. */
  price_for_client: Amount;
  currency_for_client: SummaryCurrency;
  /** The last day, in Europe/Warsaw, on which the client can accept the offer; the order's own when left out. */
  valid_until?: Day | null;
  /** In which subject and message are written, and everything around them; that of the client's country when left out. */
  language?: MailLanguage;
}

/** An offer as the client would see it. */
export interface OfferPreview {
  subject: string;
  /** A whole document that runs and loads nothing. Its link to the answer leads nowhere: there is no offer yet. */
  html: string;
  /** Placeholders that nobody knows; they stand in the mail as written. */
  unknown: string[];
}
