import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { storedLocale } from '../i18n/locale';
import type { MessageKey } from '../i18n/use-t';
import type { RecordFormKind } from '../records/record-form';
import type { VersionedRecord } from '../records/use-conflict';
import type { ResourceName } from '../api/resources';

/** A record of a directory. */
export interface DirectoryRecord extends VersionedRecord {
  name: string;
  /** The company's own, or one of the global database; other records have none. */
  source_type?: 'personal' | 'global';
}

/** The fields of an address that belong together. */
export interface PlaceValues {
  country_id: number | null;
  post_code: string;
}

/** Where the texts of a directory are. */
export type DirectoryWords = 'clients' | 'subcontractors' | 'globalClients' | 'globalSubcontractors';

/** What differs between the directories; their dialogs are the same. */
export interface DirectoryKind<
  Kept extends DirectoryRecord,
  Values extends FieldValues & PlaceValues,
> extends RecordFormKind<Kept, Values> {
  words: DirectoryWords;
  /** The address of its list. */
  path: string;
  /** The page of a record, where it has one. */
  pageOf?: (id: number) => string;
  /** The fields, for inside a form. */
  Fields: ComponentType;
  /** Wide enough for two columns of fields. */
  width?: 720 | 960;
  /** Why a deletion can be refused although everything is right with it. */
  stillUsed?: MessageKey;
  /** Shows a global record that the company has collected; without it every record can be changed. */
  Collected?: ComponentType<CollectedProps<Kept>>;
  /** How records of the global database are added, at `…/global`. */
  collect?: CollectKind;
}

export interface CollectedProps<Kept extends DirectoryRecord> {
  record: Kept;
  onClose: () => void;
}

/** What the dialogs over a directory are told by its list. */
export interface RecordDialogsProps<Kept> {
  /** The record that the reader wants to delete. */
  recordToDelete: Kept | null;
  onDelete: (record: Kept | null) => void;
}

/** Records that name no country are taken for Polish; the specification fixes the ids. */
export const poland = 1;
const norway = 21;

/** Where new companies are until something else is chosen. */
export function homeCountry(): number {
  return storedLocale() === 'no' ? norway : poland;
}

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
