import type { Id, Paged, Text } from '../../../platform/http/api-types.js';
import type { ClientDto, ClientQuery } from './client.dto.js';

/** A client in a company's directory: its own, or a global one that it has collected. */
export interface DirectoryClient extends ClientDto {
  /** Entry of the collection, for `/user-global-clients/{id}`; null for the company's own clients. */
  collection_id: number | null;
  /** What the company noted about a collected client. */
  collection_notes: string | null;
}

/** One page of the directory. */
export interface ClientDirectoryPage extends Paged<DirectoryClient> {}

/** What the directory accepts. */
export interface ClientDirectoryQuery extends ClientQuery {
  /** Only the company's own clients, or only collected global ones. */
  source_type?: 'personal' | 'global';
  country_id?: Id;
  /** Only clients that can be written to, or only those that cannot. */
  has_email?: boolean;
}

/** How many clients a directory has. */
export interface ClientDirectoryStats {
  total: number;
  /** The company's own. */
  personal: number;
  /** Collected from the global ones. */
  global: number;
  /** Clients that can be written to. */
  with_email: number;
}

/** A global client as a company finds it. */
export interface FoundGlobalClient extends ClientDto {
  /** Whether it is in the company's collection. */
  is_collected: boolean;
}

/** One page of found global clients. */
export interface FoundGlobalClientPage extends Paged<FoundGlobalClient> {}

/** How many global clients there are. */
export interface GlobalClientStats {
  total: number;
  with_email: number;
  with_phone: number;
  /** Entered within the last 30 days. */
  added_in_30_days: number;
}

/** A global client to collect. */
export interface CollectedClientInput {
  client_id: Id;
  /** What the company notes about it, for itself. */
  notes?: Text | null;
}

/** A change to an entry of the collection. */
export interface CollectedClientUpdate {
  notes?: Text | null;
}

/** An entry of a company's collection. */
export interface CollectedClient {
  id: Id;
  client_id: Id;
  notes: string | null;
  created_at: Date;
  client_name: string;
  client_email: string | null;
  client_city: string | null;
  client_country_id: number | null;
}

/** One page of a company's collection. */
export interface CollectedClientPage extends Paged<CollectedClient> {}
