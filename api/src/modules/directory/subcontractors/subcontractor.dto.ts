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
import type { CompanyNumber } from '../clients/client.dto.js';

/** How a carrier's prices are made: for one transport, or by contract. */
export type RateType = 'Spot' | 'Contract';

/** A carrier. */
export interface SubcontractorDto {
  id: Id;
  /** What another program of the company calls it; null for global ones. */
  external_id: string | null;
  /** `personal`: the company's own; `global`: kept by administrators. */
  source_type: 'personal' | 'global';
  /** Who entered it; null for a global one. */
  user_id: number | null;
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  post_code: string | null;
  /** See `GET /countries`. */
  country_id: number | null;
  /** Name of the country in the language of `Accept-Language`. */
  country_name: string | null;
  /** NIP in Poland, MVA in Norway, else the VAT number of the country: by it invoices from KSeF are known. */
  vat_number: string | null;
  notes: string | null;
  rate_type: RateType;
  /** Where the record comes from that nobody entered: a carrier who gave a price on a load exchange; null for all others. */
  origin: 'load_exchange' | null;
  /** Registered itself over the company’s website, and nobody has accepted it: it is asked for no prices. */
  is_unconfirmed: boolean;
  /** When the record last changed. */
  update_date: Date;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** One page of subcontractors. */
export interface SubcontractorPage extends Paged<SubcontractorDto> {}

/** What the list of subcontractors accepts. */
export interface SubcontractorQuery extends ListQuery {
  rate_type?: RateType;
}

/** New subcontractors, each made or refused by itself. */
export interface SubcontractorBulkInput {
  /**
   * @minItems 1
   * @maxItems 500
   */
  items: SubcontractorInput[];
}

/** What became of a row. */
export interface SubcontractorBulkRow extends BulkRow {
  /** The subcontractor; null when the row was refused. */
  record: SubcontractorDto | null;
}

/** What became of each row, in their sequence. */
export interface SubcontractorBulkAnswer extends BulkAnswer {
  items: SubcontractorBulkRow[];
}

/** A new subcontractor. */
export interface SubcontractorInput {
  name: RequiredLine;
  email?: EmailAddress | '' | null;
  phone?: PhoneNumber | null;
  address?: Line | null;
  city?: Line | null;
  /** Checked by the rules of the country. */
  post_code?: PostCode | null;
  country_id?: Id | null;
  vat_number?: CompanyNumber | null;
  notes?: Text | null;
  /** Spot when left out. */
  rate_type?: RateType;
  external_id?: ExternalId | null;
}

/** Changes to a subcontractor; what is left out stays. */
export interface SubcontractorUpdate {
  name?: RequiredLine;
  email?: EmailAddress | '' | null;
  phone?: PhoneNumber | null;
  address?: Line | null;
  city?: Line | null;
  /** Checked by the rules of the country. */
  post_code?: PostCode | null;
  country_id?: Id | null;
  vat_number?: CompanyNumber | null;
  notes?: Text | null;
  rate_type?: RateType;
  external_id?: ExternalId | null;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}
