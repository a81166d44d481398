import type { ExternalId, Id, Paged } from '../../../platform/http/api-types.js';
import type { SubcontractorDto, SubcontractorQuery } from './subcontractor.dto.js';

/** A subcontractor in a company's directory: its own, or a global one that it has collected. */
export interface DirectorySubcontractor extends SubcontractorDto {
  /** Entry of the collection, for `/user-global-subcontractors/{id}`; null for the company's own. */
  collection_id: number | null;
}

/** One page of the directory. */
export interface SubcontractorDirectoryPage extends Paged<DirectorySubcontractor> {}

/** What the directory accepts. */
export interface SubcontractorDirectoryQuery extends SubcontractorQuery {
  /** Only the company's own, or only collected global ones. */
  source_type?: 'personal' | 'global';
  country_id?: Id;
  /** Only those that can be written to, or only those that cannot. */
  has_email?: boolean;
  /** Only those that registered themselves and wait to be accepted, or only the others. */
  is_unconfirmed?: boolean;
  /** Leaves out the members of a group: those that can be added to it. */
  not_in_group?: Id;
  /** Only the subcontractor that another program calls so. */
  external_id?: ExternalId;
}

/** How many subcontractors a directory has. */
export interface SubcontractorStats {
  total: number;
  /** The company's own. */
  personal: number;
  /** Collected from the global ones. */
  global: number;
  /** With prices made for one transport. */
  spot: number;
  /** With prices made by contract. */
  contract: number;
  /** Those that can be written to. */
  with_email: number;
}

/** A global subcontractor as a company finds it. */
export interface FoundGlobalSubcontractor extends SubcontractorDto {
  /** Whether it is in the company's collection. */
  is_collected: boolean;
}

/** One page of found global subcontractors. */
export interface FoundGlobalSubcontractorPage extends Paged<FoundGlobalSubcontractor> {}

/** A global subcontractor to collect. */
export interface CollectedSubcontractorInput {
  subcontractor_id: Id;
}

/** An entry of a company's collection. */
export interface CollectedSubcontractor {
  id: Id;
  subcontractor_id: Id;
  created_at: Date;
}
