import type { Id, Paged } from '../../../platform/http/api-types.js';

/**
 * Address of a website as people write it; `https://` is put before it when it has neither `http://` nor `https://`.
 * @maxLength 2000
 */
export type WebAddress = string;

/** Which websites are to be looked through. */
export interface CrawlStart {
  /**
   * Blank ones are passed over, the same one twice counts once.
   * @minItems 1
   * @maxItems 1000
   */
  urls: WebAddress[];
  /** Country that the companies are taken to be in: by it phone numbers, post codes and numbers are read. */
  country_id: Id;
}

/** A look through websites that began. */
export interface CrawlStarted {
  /** Addresses that are visited: without blank ones, each once. */
  total_urls: number;
}

/** Where looking through websites stands: nothing yet or stopped, under way, done, or broken off. */
export type CrawlStatus = 'idle' | 'running' | 'completed' | 'error';

/** How far the latest look through websites came. There is one for all administrators. */
export interface CrawlProgress {
  status: CrawlStatus;
  /** Percent of the addresses that are done, 0 to 100. */
  progress: number;
  total_urls: number;
  scanned_urls: number;
  /** Addresses among the scanned ones that gave nothing; `GET /crawler/addresses` tells why. */
  failed_urls: number;
  /** Companies found, also those that were saved or removed since. */
  found_companies: number;
  /** Different e-mail addresses on the websites. */
  found_emails: number;
  /** Different postal addresses on the websites. */
  found_addresses: number;
  /** Page that is being read; null when none is. */
  current_url: string | null;
  /** What there is to say about it, in the language of `Accept-Language`; null when nothing was ever started. */
  message: string | null;
  /** Country that the companies are looked for in; null when nothing was ever started. */
  country_id: number | null;
  /** Name of the administrator who started it. */
  started_by: string | null;
  started_at: Date | null;
  finished_at: Date | null;
}

/**
 * Why an address gave nothing.
 *
 * - `private_address`: it leads into a private network
 * - `port_not_allowed`: it names a port that websites do not use
 * - `host_not_found`, `unreachable`, `timed_out`, `bad_certificate`, `bad_answer`: it could not be read
 * - `http_status`: the server answered with a failure, see `http_status`
 * - `not_a_page`: a picture or a file is there
 * - `refused_by_robots`: its robots.txt asks robots to stay away
 * - `too_many_redirects`: it leads from address to address
 * - `nothing_found`: it was read, and names no company
 * - `internal`: it went wrong on our side
 */
export type CrawlFault =
  | 'private_address'
  | 'port_not_allowed'
  | 'host_not_found'
  | 'unreachable'
  | 'timed_out'
  | 'bad_certificate'
  | 'bad_answer'
  | 'http_status'
  | 'not_a_page'
  | 'page_too_heavy'
  | 'refused_by_robots'
  | 'too_many_redirects'
  | 'nothing_found'
  | 'internal';

/** One address of the latest look through websites. */
export interface CrawledAddress {
  id: Id;
  url: string;
  status: 'waiting' | 'done' | 'failed';
  /** Why it gave nothing; null unless it failed. */
  fault: CrawlFault | null;
  /** The same in the language of `Accept-Language`. */
  message: string | null;
  /** What the server answered, with the fault `http_status`. */
  http_status: number | null;
  /** Pages of its website that were read. */
  pages: number;
}

/** One page of addresses, in the order in which they were given. */
export interface CrawledAddressPage extends Paged<CrawledAddress> {}

/** Where a fact was read: data for machines, a link, the text, a text that hides it from robots, name or title of the site. */
export type FactSource =
  | 'structured_data'
  | 'link'
  | 'text'
  | 'obfuscated_text'
  | 'site_name'
  | 'title'
  | 'domain';

/** Where one field of a found company comes from. */
export interface FactOrigin {
  field: 'name' | 'address' | 'email' | 'phone' | 'vat_number' | 'business_registration_number';
  source: FactSource;
  /** The page that says so. */
  url: string;
}

/** A global client that a found company is recognised as. */
export interface KnownClient {
  id: Id;
  name: string;
}

/** A company that a website tells of, until it is saved or removed. */
export interface FoundCompany {
  temp_id: Id;
  name: string;
  /** Street and number. */
  address: string | null;
  city: string | null;
  post_code: string | null;
  country_id: number | null;
  email: string | null;
  /** In the form for machines, `+48600100200`. */
  phone: string | null;
  /** Its website. */
  url: string;
  /** What it says of itself, and further contacts. */
  notes: string | null;
  vat_number: string | null;
  business_registration_number: string | null;
  /**
   * How sure all of it is, in percent.
   * @isInt
   */
  score: number;
  /** Where the fields come from. */
  origins: FactOrigin[];
  /** The global client that saving would update; null when saving would make a new one. */
  known_client: KnownClient | null;
}

/** One page of found companies, those found last first. */
export interface FoundCompanyPage extends Paged<FoundCompany> {}

/** Which found companies are to be saved. */
export interface ApproveCompanies {
  /**
   * The `temp_id` of each. Those that somebody saved or removed meanwhile are passed over.
   * @minItems 1
   * @maxItems 1000
   */
  company_ids: Id[];
}

/** What saving did. */
export interface ApprovedCompanies {
  /** Companies that are new in the directory. */
  approved_count: number;
  /** Companies that it had, by website, e-mail address or number, and whose empty fields were filled. */
  updated_count: number;
}
