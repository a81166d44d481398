import type { Query } from './api-caller.js';
import type { Ids, RecordMaker, Records } from './authorisation-records.js';
import type { OpenedLink } from './links.js';

/** Who may use an operation: the scope of its security in the contract, or `anyone`. */
export type Access =
  | 'anyone'
  | 'user'
  | 'member'
  | 'owner'
  | 'administrator'
  | 'owner-or-administrator'
  | 'member-or-administrator';

/** How an operation is to be called, and for whom it works. */
export interface OperationCase {
  access: Access;
  /** What it works on; nothing when left out. */
  records?: RecordMaker;
  body?: (ids: Ids, link: OpenedLink | undefined) => object;
  query?: (ids: Ids, link: OpenedLink | undefined) => Query;
  /** Parts of the path that are no ids. */
  path?: Readonly<Record<string, string>>;
  /** Sent as a form with a file instead of JSON. */
  upload?: () => string;
  /** What the name of that file ends with; `csv` when left out. */
  uploadAs?: string;
  /** The fields of that form. */
  uploadFields?: (ids: Ids) => Readonly<Record<string, string>>;
  /** Sent as a form instead of JSON. */
  form?: (records: Records) => string;
  /** Answer to somebody who may, where it is not the operation's success. */
  status?: number;
  /** Answer to an administrator, who belongs to no company, where it differs. */
  administratorStatus?: number;
  /** An administrator may name any company's ids. */
  everywhere?: boolean;
  /** Ids that anybody may name, by design. */
  open?: readonly string[];
  /** Ids in the body that are passed over when they are not the company's: the call succeeds without them. */
  passedOver?: readonly string[];
  /** Ends the caller's session. */
  endsSession?: boolean;
  /** Changes how the caller signs in: it is tried by somebody made for it. */
  byDouble?: boolean;
}
