import type {
  EmailAddress,
  Id,
  MailLanguage,
  PhoneNumber,
  RequiredLine,
} from '../../../platform/http/api-types.js';

/** What somebody does at a client or a carrier. */
export type ContactRole = 'owner' | 'dispatcher' | 'accounting' | 'sales' | 'warehouse' | 'driver' | 'other';

/**
 * What is worth knowing of somebody.
 * @maxLength 1000
 */
export type ContactNotes = string;

/** A person at a client or a carrier. The record's own address stays what it is. */
export interface Contact {
  id: Id;
  name: string;
  role: ContactRole;
  email: string | null;
  phone: string | null;
  /** The language in which the person is written to; null: that of the record's country. */
  language: MailLanguage | null;
  notes: string | null;
  /** Of a client: is to be sent offers. Of a carrier: is to be asked for prices. */
  gets_offers: boolean;
  /** Is to be sent orders and what concerns them. */
  gets_orders: boolean;
  /** Is to be sent invoices, or sends them. */
  gets_invoices: boolean;
  /** When the person’s entry last changed. */
  update_date: Date;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** The people at a client or a carrier, by name. */
export interface ContactList {
  items: Contact[];
}

/** A new person at a client or a carrier. */
export interface ContactInput {
  name: RequiredLine;
  /** `other` when left out. */
  role?: ContactRole;
  email?: EmailAddress | '' | null;
  phone?: PhoneNumber | null;
  language?: MailLanguage | null;
  notes?: ContactNotes | null;
  gets_offers?: boolean;
  gets_orders?: boolean;
  gets_invoices?: boolean;
}

/** Changes to a person at a client or a carrier; what is left out stays. */
export interface ContactUpdate {
  name?: RequiredLine;
  role?: ContactRole;
  email?: EmailAddress | '' | null;
  phone?: PhoneNumber | null;
  language?: MailLanguage | null;
  notes?: ContactNotes | null;
  gets_offers?: boolean;
  gets_orders?: boolean;
  gets_invoices?: boolean;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}
