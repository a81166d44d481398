import type { EmailAddress, Id, Paged, UiLanguage } from '../../../platform/http/api-types.js';
import type { NewPassword } from '../accounts/account.dto.js';

/** What anybody may know of this installation of the product. */
export interface Installation {
  /** Domain of all sending addresses: a company's mails come from `{email_name}@{mail_domain}`. */
  mail_domain: string;
  /** Whether a mail server is set. Without one mails are composed and kept here, and nobody is sent them. */
  sends_mail: boolean;
}

/** A forwarder's company. */
export interface CompanyDto {
  id: Id;
  name: string;
  /** The owner; null where the address of the owner's account turned out to be somebody else's. */
  user_id: Id | null;
  /** Local part of the sending address. */
  email_name: string;
  /** The whole sending address. */
  sending_address: string;
  creation_date: Date;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** One page of companies. */
export interface CompanyPage extends Paged<CompanyDto> {}

/** A new company. */
export interface CompanyInput {
  /**
   * Unique.
   * @minLength 2
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*$
   */
  name: string;
  /**
   * Local part of the sending address: lower-case letters, digits, dot, underscore; unique.
   * @minLength 2
   * @maxLength 64
   * @pattern ^[a-z0-9._]+$
   */
  email_name: string;
}

/** Changes to a company; what is left out stays. */
export interface CompanyUpdate {
  /**
   * Unique.
   * @minLength 2
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*$
   */
  name?: string;
  /**
   * Local part of the sending address: lower-case letters, digits, dot, underscore; unique.
   * @minLength 2
   * @maxLength 64
   * @pattern ^[a-z0-9._]+$
   */
  email_name?: string;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** A person of the company. */
export interface CompanyUserDto {
  id: Id;
  name: string;
  email: string;
  is_owner: boolean;
  is_active: boolean;
}

/** The people of a company. */
export interface CompanyUserList extends Paged<CompanyUserDto> {}

/**
 * Whether somebody can work: `inactive` for whom the owner has deactivated; `waiting` for whoever has not set a password of their own yet,
 * because the one that counts was chosen by somebody else or nobody has one; `active` for all others.
 */
export type CompanyUserState = 'active' | 'waiting' | 'inactive';

/** A person of the company with what they are in it. */
export interface CompanyUserWithRole extends CompanyUserDto {
  role: 'owner' | 'collaborator';
  last_login: Date | null;
  state: CompanyUserState;
  /** Until when the link works that was mailed to somebody who is waiting; null where there is none, or none any more. */
  link_expires_at: Date | null;
  /** Whether the person has a second factor, of which a passkey is one; null for collaborators who ask, since it is the owner's to know. */
  has_second_factor: boolean | null;
}

/** The people of a company, and who has been invited to it. */
export interface CompanyUserWithRoleList extends Paged<CompanyUserWithRole> {
  invitations: CompanyInvitation[];
}

/** A new collaborator. */
export interface CompanyUserInput {
  /**
   * @minLength 2
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*$
   */
  name: string;
  email: EmailAddress;
  /** Null: the person is mailed a link by which they set their own. */
  password: NewPassword | null;
  default_language?: UiLanguage;
}

/** Whether a collaborator may work. */
export interface ActivationInput {
  is_active: boolean;
}

/** Who is to be invited. */
export interface InvitationInput {
  email: EmailAddress;
}

/** Somebody who has been invited and has not answered, as the company sees it. */
export interface CompanyInvitation {
  id: Id;
  /** Null for somebody without an account. */
  user_id: Id | null;
  /** Null for somebody without an account. */
  name: string | null;
  email: string;
  created_at: Date;
  /**
   * When the link in the latest mail ends, also where it has ended already: then the mail is to be sent again. Null for somebody with an
   * account of their own, where the invitation waits without an end.
   */
  expires_at: Date | null;
}

/** An invitation as the invited user sees it. */
export interface InvitationDto {
  id: Id;
  company_id: Id;
  company_name: string;
  /** Name of who invited. */
  invited_by: string | null;
  created_at: Date;
}

/** Invitations that wait for the user's answer. */
export interface InvitationList extends Paged<InvitationDto> {}
