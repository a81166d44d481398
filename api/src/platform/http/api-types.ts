// Value types shared by requests and answers of the whole API. (Two doc comments in a row would cost the first type
// its limits: tsoa reads the tags of the upper one.)

/**
 * Identifier of a record.
 * @isInt
 * @minimum 1
 * @maximum 2147483647
 */
export type Id = number;

/**
 * A name or another single line of text.
 * @maxLength 200
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type Line = string;

/**
 * A line that has to be filled.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
 */
export type RequiredLine = string;

/**
 * What another program calls the record; each once in a company and kind.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$
 */
export type ExternalId = string;

/**
 * Free text of several lines.
 * @maxLength 4000
 */
export type Text = string;

/**
 * One e-mail address, without a display name.
 * @maxLength 254
 * @pattern ^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$ invalid_email
 */
export type EmailAddress = string;

/**
 * A post code; its shape is checked by the rules of the address's country.
 * @maxLength 12
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type PostCode = string;

/**
 * A phone number as people write it; kept as machines dial it where that can be told.
 * @maxLength 40
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type PhoneNumber = string;

/**
 * Country as an ISO 3166-1 alpha-2 code, for example `PL`.
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * Language of the user interface.
 */
export type UiLanguage = 'pl' | 'en' | 'no';

/**
 * Language in which mails are written.
 */
export type MailLanguage = 'pl' | 'en' | 'no' | 'de' | 'fr' | 'es' | 'it';

/**
 * Currency of prices and settings.
 */
export type Currency = 'PLN' | 'EUR' | 'USD' | 'NOK';

/**
 * Currency in which an order is summed up for the client.
 */
export type SummaryCurrency = 'PLN' | 'EUR' | 'NOK';

/**
 * An amount of money with at most two decimals.
 * @isDouble
 * @minimum 0
 * @maximum 99999999999.99
 */
export type Amount = number;

/**
 * A margin in percent, 0 to 100 in steps of 0.1.
 * @isDouble
 * @minimum 0
 * @maximum 100
 */
export type Percent = number;

/**
 * Days until payment.
 * @isInt
 * @minimum 0
 * @maximum 365
 */
export type PaymentDays = number;

/**
 * One page of a list. `page` starts at 1.
 */
export interface Paged<T> {
  items: T[];
  /**
   * Number of records on all pages; of a search, see `is_total_capped`.
   * @isInt
   */
  total: number;
  /** @isInt */
  page: number;
  /** @isInt */
  page_size: number;
  /** @isInt */
  total_pages: number;
  /**
   * True when a search finds more than `total`: it counts no further than 10,000, or than one record behind the page. Whoever goes on
   * while `page` is less than `total_pages` gets all of them.
   */
  is_total_capped?: boolean;
}

/** What every list accepts, also one that is short and cannot be searched. */
export interface PageQuery {
  /**
   * Page, from 1.
   * @isInt
   * @minimum 1
   * @maximum 1000000
   */
  page?: number;
  /**
   * Records a page, 1 to 1,000. A short list goes out whole without it.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  page_size?: number;
  /**
   * Field to sort by, with `-` before it for descending.
   * @maxLength 60
   */
  sort?: string;
}

/** What a list accepts that can be searched. */
export interface ListQuery extends PageQuery {
  /**
   * Searched text; case and diacritics do not matter.
   * @maxLength 200
   */
  q?: string;
}

/**
 * What is wrong with a field. Stable, never translated; forms that check by the SDK's schemas speak of the same.
 *
 * - `required`: nothing was entered, or only blanks
 * - `unknown_field`: the call has no such field
 * - `not_a_text`, `not_a_number`, `not_an_integer`, `not_a_boolean`, `not_a_date`: of another type; a date is an
 *   ISO 8601 instant with its offset
 * - `not_in_list`: none of the values that there are
 * - `too_short`, `too_long`: characters of a text
 * - `too_small`, `too_large`, `too_many_decimals`, `must_be_positive`: a number
 * - `too_few_items`, `too_many_items`: entries of a list
 * - `invalid_format`, `invalid_characters`: how a text is written
 * - `invalid_email`, `invalid_post_code`: no address that mail can go to, no post code of that country
 * - `invalid_certificate`, `certificate_expired`, `invalid_private_key`, `private_key_of_another`: no certificate in PEM, one that is over,
 *   a key that cannot be read, or that of another certificate
 * - `not_for_sign_in`, `not_for_offline`: a certificate of KSeF’s other kind
 * - `invalid_krs`: no number of the Polish National Court Register
 * - `unknown_country`, `unknown_record`, `unknown_sort_field`: names what is not there
 * - `pickup_after_delivery`, `delivery_before_pickup`, `delivery_not_after_pickup`, `year_out_of_range`: dates that no
 *   transport has
 * - `outside_route`: a date on which a route cannot be split, since it is not under way then
 * - `until_before_date`: a window of time that ends before it begins
 * - `above_maximum`, `below_minimum`: the lower of two values is the higher one
 * - `day_passed`: a day that is over
 * - `incomplete_list`: the list does not name each record once that it has to
 * - `variant_required`: an offer in several variants is accepted without saying which
 * - `no_contract_rates`: a subcontractor whose prices are not made by contract
 * - `offer_not_sent`: an order of which the client has been sent no offer
 * - `wrong_password`, `wrong_code`: not the password of the signed-in user, not the present code of their app
 * - `password_too_common`, `password_too_weak`, `password_breached`, `passwords_differ`: a new password; a breached one is known from a
 *   leak
 * - `same_email`: the address that the account has already
 * - `invalid_value`: anything else
 */
export type FaultCode =
  | 'required'
  | 'unknown_field'
  | 'not_a_text'
  | 'not_a_number'
  | 'not_an_integer'
  | 'not_a_boolean'
  | 'not_a_date'
  | 'not_in_list'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'too_many_decimals'
  | 'must_be_positive'
  | 'too_few_items'
  | 'too_many_items'
  | 'invalid_format'
  | 'invalid_characters'
  | 'invalid_certificate'
  | 'certificate_expired'
  | 'not_for_sign_in'
  | 'not_for_offline'
  | 'invalid_private_key'
  | 'private_key_of_another'
  | 'invalid_email'
  | 'address_not_public'
  | 'invalid_post_code'
  | 'invalid_krs'
  | 'unknown_country'
  | 'unknown_record'
  | 'unknown_sort_field'
  | 'pickup_after_delivery'
  | 'delivery_before_pickup'
  | 'delivery_not_after_pickup'
  | 'year_out_of_range'
  | 'outside_route'
  | 'until_before_date'
  | 'above_maximum'
  | 'below_minimum'
  | 'day_passed'
  | 'time_passed'
  | 'day_ahead'
  | 'day_not_ahead'
  | 'day_too_far'
  | 'before_invoice'
  | 'incomplete_list'
  | 'variant_required'
  | 'no_contract_rates'
  | 'offer_not_sent'
  | 'password_too_common'
  | 'password_too_weak'
  | 'password_breached'
  | 'passwords_differ'
  | 'wrong_password'
  | 'wrong_code'
  | 'same_email'
  | 'invalid_value';

/** A fault of one field of a request. */
export interface FieldFault {
  /** Path of the field in the body or the name of the query parameter. */
  field: string;
  /** What is wrong, in the language of `Accept-Language`. */
  message: string;
  code: FaultCode;
}

/** A paper of a carrier that stands against an order to them. */
export interface UnfitPaperDto {
  kind: 'insurance' | 'licence';
  problem: 'expired' | 'missing';
  /** The last day, `YYYY-MM-DD`; null where there is none. */
  valid_until: string | null;
}

/** What keeps an invoice from being a structured one. */
export interface Fa3FaultDto {
  /** Stable, for example `nip_wrong`. */
  code: string;
  /** Where it is put right: the record and its field, for example `client.vat_number`. */
  field: string;
  /** The element of FA(3), for example `/Faktura/Podmiot2/DaneIdentyfikacyjne/NIP`. */
  path: string;
  /** The same in the language of `Accept-Language`. */
  message: string;
}

/** Something that a step lacks. */
export interface MissingDto {
  /** Stable code, for example `route_without_chosen_quote`. */
  code: string;
  /** Routes that it is about. */
  route_ids?: number[];
  /** Fields that have to be filled: of the company's invoice data, or of the client's record. */
  fields?: string[];
  /** The same in the language of `Accept-Language`. */
  message: string;
}

/** Whom the reader of a public page can call or write to: what the company has filled in of it. */
export interface PublicContact {
  /** Who is in charge of the order; null where nobody is, or there is no order yet. */
  name: string | null;
  /** The company's, as people read it. */
  phone: string | null;
  /** Of the person, else of the company. */
  email: string | null;
}

/** Whom to ask for a new link. */
export interface LinkContact {
  company_name: string;
  /** Null where the company has told none. */
  phone: string | null;
}

/** An error, as RFC 9457 describes it. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** What happened, in the language of `Accept-Language`. */
  detail: string;
  /** Stable code, never translated. */
  code: string;
  /** The fields at fault, with status 422: the first 100. */
  errors?: FieldFault[];
  /** Statuses an order may go to, with a status conflict. */
  allowed_statuses?: number[];
  /** What the step lacks, with code `step_not_possible`. */
  missing?: MissingDto[];
  /** With code `carrier_unfit`: the papers of the carrier that stand against the order. */
  unfit_papers?: UnfitPaperDto[];
  /** With code `carrier_known_meanwhile`: the subcontractor that the company knows by the number or the address. */
  subcontractor_id?: number;
  /** With code `carrier_known_meanwhile`: its name. */
  subcontractor_name?: string;
  /** With code `structured_invoice_faulty`: every fault, with where it is put right. */
  faults?: Fa3FaultDto[];
  /** With code `price_differs`: what was agreed with the carrier net, in `currency`; null when nothing was. */
  agreed?: number | null;
  /** With code `price_differs`: the currency of `agreed`; null when nothing was agreed. */
  currency?: string | null;
  /** With code `price_differs` and `received_invoice_changed`: how much more the carrier asks net, less than 0 when it is less; null in another currency. */
  difference?: number | null;
  /** The answer given before, with code `answered_otherwise`. */
  answered?: 'accept' | 'reject';
  /** Seconds to wait, with status 429; the same as the header `Retry-After`. */
  retry_after?: number;
  /** With code `second_factor_required`: what the second step of the sign-in takes. */
  factor_token?: string;
  /** With code `second_factor_required`: seconds that `factor_token` works. */
  expires_in?: number;
  /** With code `wrong_code`: wrong codes after which the sign-in has to begin again. */
  tries_left?: number;
  /** How many there may be, with a code that begins with `too_many_`. */
  limit?: number;
  /** With code `scope_missing`: the scope that the API key would need. */
  scope?: string;
  /** With code `unknown_version`: the versions of the API that there are. */
  known_versions?: string;
  /** With code `file_type_not_allowed`: how names of files may end. */
  allowed_extensions?: string;
  /** With codes `rate_not_found`, `rate_too_old`: the currency that was to be converted. */
  from?: string;
  /** With codes `rate_not_found`, `rate_too_old`: the currency that was wanted. */
  to?: string;
  /** With code `rate_not_found`: the day, `YYYY-MM-DD`; with `rate_too_old`: the day of the rate. */
  date?: string;
  /** With code `link_expired`, and with `invalid_link` for a link that was taken back: whom to ask for a new one. */
  contact?: LinkContact;
  /** With code `rate_unusual`: the label of the VAT rate that is usual. */
  usual?: string;
  /** With code `clients_without_email` or `clients_unsubscribed`: their names, separated by commas. */
  names?: string;
  /** With code `payment_file_repeated`: the numbers of the invoices, separated by commas. */
  numbers?: string;
  /** With code `owner_of_company`: the company that stands against it. */
  company_name?: string;
  /** With code `sql_failed`: the database's words; with `rate_unusual`: when the usual rate is the right one. */
  reason?: string;
  /** With code `sql_failed`: where in the statement, in characters from 1. */
  position?: number;
  /** With code `sql_failed`: PostgreSQL's code of the error. */
  sql_state?: string;
  /** With code `sql_failed`: what else the database says. */
  hint?: string;
  /** Identifies the request in the server's log. */
  request_id?: string;
}

/** What became of one row of a call that brings many. */
export interface BulkRow {
  /**
   * The row's place in `items` of the call, from 0.
   * @isInt
   * @minimum 0
   */
  index: number;
  /**
   * What a call with this row alone would have answered: 201, or the status of `problem`.
   * @isInt
   * @minimum 201
   * @maximum 499
   */
  status: number;
  /** Why the row was refused; null when it was not. */
  problem: Problem | null;
}

/** What became of the rows of a call that brings many. */
export interface BulkAnswer {
  /**
   * How many rows became records.
   * @isInt
   * @minimum 0
   */
  created: number;
  /**
   * How many rows were refused.
   * @isInt
   * @minimum 0
   */
  refused: number;
}

/** How exported records are written: tables for people, NDJSON for programs. */
export type ExportFormat = 'csv' | 'xlsx' | 'ndjson';
