import type { ResourceName } from '../api/resources';

/** What differs between collecting clients and collecting subcontractors. */
export interface CollectKind {
  /** The global records, as a company finds them. */
  found: ResourceName;
  /** The entries of the collection. */
  collection: ResourceName;
  /** The directory that a collected record then is in. */
  directory: ResourceName;
  /** What a new entry calls the record. */
  idField: 'client_id' | 'subcontractor_id';
  /** The company can note something about a record. */
  hasNotes: boolean;
}
