import type { EmailAddress } from '../../../platform/http/api-types.js';

/** Whose data are to be erased. */
export interface ErasureInput {
  /** The person's address; letter case makes no difference. */
  email: EmailAddress;
  /** Only tells what would go and what would stay. */
  dry_run?: boolean;
}

/**
 * How many records were deleted, or have lost what tells of the person.
 */
export interface ErasedCounts {
  /** Clients of the company's own directory under that address: deleted. */
  clients: number;
  /** Subcontractors of the company's own directory under that address: deleted. */
  subcontractors: number;
  /** Entries of the global directories under that address: no longer in the company's collection, with its notes. */
  collected: number;
  /** People at clients and carriers under that address, and those of the records that are deleted: deleted. */
  contacts: number;
  /** Orders of the person: without name, address, notes and reasons in words; what is said of load and places only without the address. */
  orders: number;
  /** Orders that somebody began to enter: those of the person without client, address, references and notes, others without what names the address. */
  drafts: number;
  /** Prices of the person as a carrier, and what they were asked: without name and address. */
  quotes: number;
  /** Orders to the person as a carrier, with vehicle and driver: without what names them. */
  carrier_orders: number;
  /** Messages from, to and about the person: deleted with their files. */
  messages: number;
  /** Of their mails those that had not been sent: withdrawn. */
  withdrawn_mails: number;
  /** Places in the lists of e-mails to many clients: deleted. */
  mailing_recipients: number;
  /** Copies of mails that were sent without being a message here, and addresses that invoices were mailed to: deleted. */
  sent_mails: number;
  /** Files of imports, which may hold anybody: deleted when anything else of the person was found. */
  imports: number;
  /** Invitations to join the company: deleted with their links; their mails are withdrawn. */
  invitations: number;
  /** Exports of the company's data: deleted when anything else of the person was found. */
  exports: number;
  /** Other texts in which the address or the name stood, names of files, templates of e-mails and saved views among them: it is taken out, of reasons the whole text. */
  texts: number;
}

/** A record that goes, or loses what tells of the person. */
export interface ErasedRecord {
  /** As in the counts. */
  kind: keyof ErasedCounts;
  /** What a reader knows it by: a name, a subject, the towns of an order. */
  name: string;
  /** Kind of the record whose screen shows it; null when none does. */
  record: PersonRecord | null;
  /** That record's id. */
  record_id: number | null;
}

/** Kinds of records that have a screen of their own. */
export type PersonRecord = 'client' | 'subcontractor' | 'order' | 'message' | 'mailing' | 'import';

/** Something that stays, and why. */
export interface KeptRecord {
  kind: 'invoice' | 'document' | 'order' | 'chat' | 'audit_log' | 'global_entry';
  /** Of the record; null for what is told as a whole. */
  id: number | null;
  /** Number of an invoice, name of a document or an entry, towns of an order, how many messages of chats or rows of the audit log. */
  number: string;
  /** Kind of the record whose screen shows it; null when none does. */
  record: PersonRecord | null;
  /** That record's id. */
  record_id: number | null;
  /**
   * `accounting_pl`: Polish Accounting Act art. 74(2); `accounting_no`: bokføringsloven § 13; both with GDPR art. 17(3)(b).
   * `evidence`: GDPR art. 17(3)(e), what was transported for whom; of orders the streets and towns from and to which. `security`: GDPR art. 17(3)(e), the log of who did what, of
   * which no row can be taken out unnoticed. `between_users`: chats are between users of the product, who have accounts of their own and
   * delete there what is theirs; Frakto's own decision (ADR 9), no law. `not_the_companys`: administrators keep it for everybody; ask them.
   */
  reason: 'accounting_pl' | 'accounting_no' | 'evidence' | 'security' | 'between_users' | 'not_the_companys';
  /** The last day on which the law demands it, `YYYY-MM-DD`; null when no day is named. */
  until: string | null;
}

/** Tells the person, and whoever supervises, that it was done. The entry `privacy.erased` of the audit log keeps it, without the address. */
export interface ErasureReceipt {
  erased_at: Date;
  /** Name of the user who did it. */
  erased_by: string;
  /** The address as a digest under the installation's secret: the same as in the entry `privacy.erased` of the audit log. */
  address_digest: string;
}

/** What an erasure did, or would do. */
export interface ErasureReport {
  dry_run: boolean;
  /** False when the company has nothing of the person: nothing was erased, and nothing is kept. */
  found: boolean;
  /**
   * Addresses under which the person was looked for, lower case: the given one, and former ones of the entries in the directories
   * that have it now. An address that anybody else has is left out.
   */
  addresses: string[];
  erased: ErasedCounts;
  /** By name what the counts tell: of each kind at most 200. */
  records: ErasedRecord[];
  kept: KeptRecord[];
  /** Null for a dry run, and when nothing was erased. */
  receipt: ErasureReceipt | null;
}
