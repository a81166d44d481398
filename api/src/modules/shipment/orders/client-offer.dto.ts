import type {
  Amount,
  Currency,
  EmailAddress,
  Id,
  MailLanguage,
  SummaryCurrency,
} from '../../../platform/http/api-types.js';
import type { SummaryRate } from './order-summary.dto.js';
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
  /** What the client chooses from; empty for an offer of one price. Price and lines are those of the first one until they have chosen. */
  variants: ClientOfferVariant[];
  /** The number of the variant that was taken; null while none was. */
  chosen_variant: number | null;
}

/** What a variant of an offer is: the cheapest or the fastest one, or what the forwarder calls it. */
export type VariantKind = 'cheap' | 'fast' | 'own';

/** One of several ways in which a transport is offered, as it was when the offer was sent. */
export interface ClientOfferVariant {
  /** Counts from 1, in the sequence in which the client sees them. */
  number: number;
  kind: VariantKind;
  /** Its name in the forwarder's words; null unless `kind` is `own`. */
  label: string | null;
  price: number;
  currency: SummaryCurrency;
  /** Where the transport goes, at the times that were quoted; in driving order. */
  legs: VariantLeg[];
  /** What the price was made of. */
  lines: ClientOfferLine[];
}

/** A route of a variant, at the times that were quoted for it. */
export interface VariantLeg {
  pickup_city: string;
  pickup_country: string;
  delivery_city: string;
  delivery_country: string;
  pickup_date: Date;
  delivery_date: Date;
}

/** One of several ways in which a transport is to be offered. */
export interface OfferVariantInput {
  kind: VariantKind;
  /**
   * Its name as the client reads it; required with `own`, passed over otherwise.
   * @maxLength 60
   * @pattern ^[^\x00-\x1f\x7f]*$
   */
  label?: string | null;
  /**
   * The quotes that it would take: one for each route.
   * @minItems 1
   * @maxItems 50
   */
  quote_ids: Id[];
  /** What the client is asked to pay; the sum of its quotes with their margins when left out. */
  price_for_client?: Amount | null;
  /** That of the whole offer when left out. */
  currency_for_client?: SummaryCurrency;
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

/** A price for the client set by hand, in the currency of the order (`currency_for_client`, or PLN). An offer in another currency is the sum of the routes. */
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
  /**
   * Several ways in which the transport is offered, of which the client chooses one; the first one's quotes count as chosen until then.
   * Each has a price of its own, so `price_for_client` cannot stand beside them.
   * @minItems 2
   * @maxItems 3
   */
  variants?: OfferVariantInput[];
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
  /** The price that the client is to be offered; passed over beside variants. */
  price_for_client: Amount;
  currency_for_client: SummaryCurrency;
  /**
   * As in the offer that is to be sent.
   * @minItems 2
   * @maxItems 3
   */
  variants?: OfferVariantInput[];
  /** The last day, in Europe/Warsaw, on which the client can accept the offer; the order's own when left out. */
  valid_until?: Day | null;
  /** In which subject and message are written, and everything around them; that of the client's country when left out. */
  language?: MailLanguage;
}

/** A mail as its reader would see it. */
export interface MailPreview {
  subject: string;
  /** A whole document that runs and loads nothing. Its link to the answer leads nowhere: there is no offer yet. */
  html: string;
  /** Placeholders that nobody knows; they stand in the mail as written. */
  unknown: string[];
}

/** An offer as the client would see it. */
export interface OfferPreview extends MailPreview {
  /** The variants with their prices, as they would be frozen now; empty for an offer of one price. */
  variants: ClientOfferVariant[];
  /** The rates by which the variants' prices were converted; empty for an offer of one price. */
  rates: SummaryRate[];
}

/** How a client is reminded of an offer. */
export interface OfferReminderInput {
  /** A new last day of the offer in Europe/Warsaw, today or later: until then the client can answer, also when the last day was over. */
  valid_until?: Day;
}
