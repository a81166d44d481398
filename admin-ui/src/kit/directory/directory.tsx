import type { ImportKind } from '@frakto/sdk/enums';
import type { LucideIcon } from 'lucide-react';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { PictureName } from '../components/pictures';
import type { ResourceName } from '../api/resources';
import type { MessageKey } from '../i18n/use-t';
import type { TableColumn } from '../records/record-table';
import type {
  DirectoryRecord,
  DirectoryWords,
  DirectoryKind,
  PlaceValues,
  RecordDialogsProps,
} from './directory-kind';
import type { FieldValues } from 'react-hook-form';

/** A record of a directory as its list has it: a collected one names the entry of the collection. */
export interface ListedRecord extends DirectoryRecord {
  email: string | null;
  collection_id?: number | null;
}

export interface RowActionsProps<Kept> {
  record: Kept;
  onOpen: () => void;
  onDelete: () => void;
}

export interface PeekProps<Kept> {
  record: Kept;
  onClose: () => void;
}

/** A directory, described: `DirectoryScreen` makes the screen of it. */
export interface Directory<Kept extends ListedRecord> {
  resource: ResourceName;
  /** Where the company collects records of the global database; absent where nothing is collected. */
  collection?: ResourceName;
  words: DirectoryWords;
  path: string;
  /** The page of a record, where it has one: a click on a row opens it, not the form. */
  pageOf?: (id: number) => string;
  /** Beside the list, by Space, for the record that has the focus. */
  Peek?: ComponentType<PeekProps<Kept>>;
  importKind: ImportKind;
  /** Records a page at first; 20 when left out. */
  perPage?: number;
  /** An administrator's: searched by a button, paged only where there is more than one page. */
  isGlobal?: boolean;
  /** The first one stays; others can be hidden where `columnsKey` says where that is remembered. */
  columns: readonly (Omit<TableColumn<Kept>, 'label'> & { label: MessageKey })[];
  columnsKey?: string;
  /** As wide as what a row can do. */
  actionsWidth: Pick<TableColumn<Kept>, 'width' | 'narrowWidth' | 'phoneWidth'>;
  /** What can be done with a row; it can be changed and deleted when left out. */
  RowActions?: ComponentType<RowActionsProps<Kept>>;
  /** Why a record without an e-mail address cannot be selected; absent where it can. */
  cannotSelect?: MessageKey;
  /** What can be done with the selected beside taking them out. */
  BulkActions?: ComponentType<{ records: readonly Kept[] }>;
  Filters?: ComponentType;
  /** Another screen, from the menu of the head. */
  menuLink?: { label: MessageKey; icon: LucideIcon; to: string };
  /** Opened from the menu of the head. */
  headDialog?: { label: MessageKey; icon: LucideIcon; Dialog: ComponentType<{ onClose: () => void }> };
  /** A button beside it. */
  HeadAction?: ComponentType;
  Tabs?: ComponentType;
  Notice?: ComponentType;
  picture: PictureName;
  /** Said when the list could not be loaded, where that has words of its own. */
  failed?: MessageKey;
  /** What opens over the list; see `dialogsOf`. */
  Dialogs: LazyExoticComponent<ComponentType<RecordDialogsProps<Kept>>>;
}

/** The dialogs of a directory; their code comes once one is opened. */
export function dialogsOf<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  load: () => Promise<DirectoryKind<Kept, Values>>,
) {
  return lazy(async () => {
    const [{ RecordDialogs }, kind] = await Promise.all([import('./record-dialogs'), load()]);
    const Dialogs = (props: RecordDialogsProps<Kept>) => <RecordDialogs kind={kind} {...props} />;
    return { default: Dialogs };
  });
}
