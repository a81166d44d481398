import type {
  Amount,
  EmailAddress,
  Id,
  ListQuery,
  Paged,
  SummaryCurrency,
  UiLanguage,
} from '../../../platform/http/api-types.js';
import type { LinkKind, OrderStatusCode, PublicQuotationReceipt } from '../../shipment/index.js';
import type { OutboxStatus } from '../../correspondence/index.js';

/** What statements may do: nothing at all, read, or also write. */
export type SqlMode = 'off' | 'read' | 'write';

/** How the test tools are set up. */
export interface TestToolsDto {
  /** Setting `ADMIN_SQL`. */
  sql_mode: SqlMode;
  /** Rows that a statement gives back at most. */
  sql_max_rows: number;
  /** Seconds that a statement may take. */
  sql_max_seconds: number;
  /** Setting `ADMIN_CLEANUP`. */
  cleanup_allowed: boolean;
  /** What has to be typed so that the database is cleaned. */
  cleanup_confirmation: string;
  /** Whether mails leave, or stay in the outbox since no mail server is set. */
  mail_server: boolean;
  /** Who tells requests for a quote from other texts. */
  classifier: ClassifierName;
}

/** `embedded`: the product's own; `model`: a model behind `AI_URL`. */
export type ClassifierName = 'embedded' | 'model';

/** To whom a test mail goes. */
export interface TestMailInput {
  email: EmailAddress;
}

/** What became of a test mail so far; `GET /mail-outbox/{outbox_id}` tells how it goes on. */
export interface TestMailReceipt {
  outbox_id: Id;
  to: string;
  status: OutboxStatus;
  /** False: no mail server is set, the mail will stay in the outbox. */
  mail_server: boolean;
  /** What will happen, in the language of `Accept-Language`. */
  message: string;
}

/** A statement to run. */
export interface SqlInput {
  /**
   * One statement; it may end with a semicolon.
   * @minLength 1
   * @maxLength 20000
   */
  sql: string;
}

/** What a statement gave back. */
export interface SqlResult {
  /** Names in their sequence; two columns may have the same. */
  columns: string[];
  /** The database's types of the columns. */
  column_types: string[];
  /** Values by column; instants as ISO 8601 in UTC, numbers that JSON cannot hold exactly and binary data as text. */
  rows: unknown[][];
  /** Rows given back, or those that the statement changed. */
  row_count: number;
  /** Whether there are more rows than were given back. */
  truncated: boolean;
  /** Whether values were too long and are cut. */
  shortened: boolean;
  /** What was run, for example `SELECT`; empty when there was nothing to run. */
  command: string;
  mode: SqlMode;
  duration_ms: number;
}

/** A statement that an administrator has run. */
export interface SqlHistoryItem {
  id: Id;
  /** Who ran it. */
  user_email: string;
  mode: SqlMode;
  sql: string;
  /** Null while it runs, and when it failed. */
  row_count: number | null;
  /** Why it failed. */
  error: string | null;
  /** Null while it runs. */
  duration_ms: number | null;
  created_at: Date;
}

/** One page of the statements that were run, the latest first. */
export interface SqlHistory extends Paged<SqlHistoryItem> {}

/** Which statements to list, sorted by `created_at`, `user_email`, `duration_ms`, `row_count` or `id`. */
export interface SqlHistoryQuery extends ListQuery {}

/** A text to judge. */
export interface QuoteCheckInput {
  /**
   * A mail or another message.
   * @minLength 1
   * @maxLength 20000
   */
  text: string;
}

/** What speaks for a request for a quote, or against it. */
export interface QuoteReason {
  /** Stable name of the kind of sign, for example `asks_for_price`; `model` for the words of a model. */
  signal: string;
  /** What was found in the text, or what a model says. */
  found: string;
  /** Above 0 speaks for a request, below 0 against; null where the judge gives none. */
  weight: number | null;
}

/** Whether a text asks for the price of a transport. */
export interface QuoteCheck {
  is_quote: boolean;
  /** How sure, from 0 (certainly none) to 1 (certainly a request). */
  score: number;
  /** What led to it, the strongest first. */
  reasons: QuoteReason[];
  classifier: ClassifierName;
  /** Whether the model failed and the product's own classifier answered in its place. */
  fell_back: boolean;
}

/** For whom a random quotation is made. */
export interface RandomQuotationInput {
  /** Somebody of the company that gets it. */
  user_id: Id;
  /** One of the clients that the company works with. */
  client_id: Id;
}

/** What of a company an administrator looks for, to try something out with. */
export interface TestRecordQuery {
  kind: TestRecordKind;
  /** Somebody of the company. */
  user_id: Id;
  /**
   * Searched text; case and diacritics do not matter.
   * @maxLength 200
   */
  q?: string;
}

/** Kinds of records that links and quotations are tried out with. */
export type TestRecordKind = 'client' | 'subcontractor' | 'order';

/** A record to choose. */
export interface TestRecord {
  id: Id;
  /** Name of a client or a subcontractor; where an order goes. */
  name: string;
  /** Town of a client or a subcontractor; client of an order. */
  detail: string | null;
  /** Of an order. */
  status: OrderStatusCode | null;
}

/** The first twenty records that fit. */
export interface TestRecordList {
  items: TestRecord[];
}

/** A quotation with random content. */
export interface RandomQuotation {
  success: true;
  quotation: PublicQuotationReceipt;
  /** In the language of `Accept-Language`. */
  message: string;
}

/** Which link to make, on behalf of whom. */
export interface TestLinkInput {
  kind: LinkKind;
  /** On behalf of whom, of any company; not needed for samples. */
  user_id?: Id;
  /** `order-form`: for whom. */
  client_id?: Id;
  /** `order-form`: a made-up address when left out. */
  client_email?: EmailAddress;
  /** `order-form`: the request to complete; `subcontractor-order-view`: a sample of made-up data when left out. */
  order_id?: Id;
  /** A route of the order; the first one when left out. */
  route_id?: Id;
  /** `subcontractor-offer`, `subcontractor-order-view`; of an order that was sent, its carrier when left out. */
  subcontractor_id?: Id;
  /**
   * `client-offer-selection`: what the page calls the order by; its id when left out.
   * @minLength 1
   * @maxLength 50
   */
  order_number?: string;
  /**
   * `client-offer-selection`: made-up offers. The page becomes a sample that shows them over a made-up transport: nothing can be
   * answered, and no order is needed.
   * @minItems 1
   * @maxItems 5
   */
  offers?: TestOffer[];
  /** Language of the page; when left out, the recipient's country decides. */
  lang?: UiLanguage;
}

/** An offer that nobody made, to see how the client's page shows it. */
export interface TestOffer {
  price: Amount;
  currency: SummaryCurrency;
  /** That of the made-up transport when left out. */
  pickup_date?: Date;
  /** That of the made-up transport when left out. */
  delivery_date?: Date;
}

/** A link. */
export interface TestLink {
  url: string;
  /** Null for a link that needs no signature. */
  expires_at: Date | null;
  /** Whether it shows made-up data: nobody's order, and nothing can be answered. */
  sample: boolean;
}

/** Consent to losing all data. */
export interface CleanupInput {
  /** Exactly this. */
  confirm: 'DELETE ALL DATA';
}

/** How many records were deleted, by kind. */
export interface DeletedCounts {
  orders: number;
  messages: number;
  templates: number;
  settings: number;
  /** Of subcontractors. */
  offers: number;
  subcontractors: number;
  clients: number;
  companies: number;
  users: number;
  /** Accounts that stay and no longer belong to a company. */
  users_company_updated: number;
}

/** What a clean-up did. */
export interface CleanupResult {
  success: true;
  /** In the language of `Accept-Language`. */
  message: string;
  deleted_counts: DeletedCounts;
  /** Rows of every table that lost any. */
  by_table: Record<string, number>;
}
