import type { Id, MailLanguage, Paged } from '../../../platform/http/api-types.js';

/** A country. */
export interface CountryDto {
  id: Id;
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the language of `Accept-Language`. */
  name: string;
  /** Regular expression of a whole post code; null where none is known. */
  post_code_pattern: string | null;
  post_code_example: string | null;
  /** What mails and links to somebody there are written in when nobody chooses. */
  mail_language: MailLanguage;
  /** IANA name of the zone in which mails, documents and pages tell the times at places there. */
  time_zone: string;
}

/** All countries, by name. */
export interface CountryList extends Paged<CountryDto> {}
