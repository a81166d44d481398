import type {
  BulkAnswer,
  BulkRow,
  EmailAddress,
  ExternalId,
  Id,
  Line,
  ListQuery,
  Paged,
  PhoneNumber,
  PostCode,
  RequiredLine,
  Text,
} from '../../../platform/http/api-types.js';

/**
 * A website as people write it: a host, with `http://` or `https://` before it or without; no other protocol.
 * @maxLength 500
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type Website = string;

/**
 * A number that identifies a company.
 * @maxLength 30
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type CompanyNumber = string;

/** A client of the company. */
export interface ClientDto {
  id: Id;
  /** What another program of the company calls it; null for global ones. */
  external_id: string | null;
  /** `personal`: the company's own; `global`: kept by administrators. */
  source_type: 'personal' | 'global';
  name: string;
  address: string | null;
  city: string | null;
  post_code: string | null;
  /** See `GET /countries`. */
  country_id: number | null;
  website: string | null;
  email: string | null;
  phone: string | null;
  notes: string | null;
  /** VAT number: NIP in Poland, MVA in Norway. */
  vat_number: string | null;
  /** REGON in Poland, organisation number in Norway. */
  business_registration_number: string | null;
  /** Made of a request from a website, by somebody whom neither a mailed link nor the forwarder has confirmed yet. */
  is_unconfirmed: boolean;
  /** When the record last changed. */
  update_date: Date;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** One page of clients. */
export interface ClientPage extends Paged<ClientDto> {}

/** What lists of a company’s clients accept. */
export interface ClientQuery extends ListQuery {
  /** Only the client that another program calls so. */
  external_id?: ExternalId;
}

/** A new client. */
export interface ClientInput extends GlobalClientInput {
  country_id: Id;
  external_id?: ExternalId | null;
}

/** New clients, each made or refused by itself. */
export interface ClientBulkInput {
  /**
   * @minItems 1
   * @maxItems 500
   */
  items: ClientInput[];
}

/** What became of a row. */
export interface ClientBulkRow extends BulkRow {
  /** The client; null when the row was refused. */
  record: ClientDto | null;
}

/** What became of each row, in their sequence. */
export interface ClientBulkAnswer extends BulkAnswer {
  items: ClientBulkRow[];
}

/** Changes to a client; what is left out stays. */
export interface ClientUpdate extends GlobalClientUpdate {
  country_id?: Id;
  external_id?: ExternalId | null;
}

/** A new client of the global directory. */
export interface GlobalClientInput {
  name: RequiredLine;
  address: RequiredLine;
  city?: Line | null;
  /** Checked by the rules of the country. */
  post_code: PostCode;
  country_id?: Id | null;
  website?: Website | null;
  email?: EmailAddress | '' | null;
  phone?: PhoneNumber | null;
  notes?: Text | null;
  vat_number?: CompanyNumber | null;
  business_registration_number?: CompanyNumber | null;
}

/** Changes to a client of the global directory; what is left out stays. */
export interface GlobalClientUpdate {
  name?: RequiredLine;
  address?: RequiredLine;
  city?: Line | null;
  /** Checked by the rules of the country. */
  post_code?: PostCode;
  country_id?: Id | null;
  website?: Website | null;
  email?: EmailAddress | '' | null;
  phone?: PhoneNumber | null;
  notes?: Text | null;
  vat_number?: CompanyNumber | null;
  business_registration_number?: CompanyNumber | null;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}
