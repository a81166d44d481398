import type { EmailAddress, Id, Paged, UiLanguage } from '../../http/api-types.js';

/** What anybody may know of this installation of the product. */
export interface Installation {
  /** Domain of all sending addresses: a company's mails come from `{email_name}@{mail_domain}`. */
  mail_domain: string;
}

/** A forwarder's company. */
export interface CompanyDto {
  id: Id;
  name: string;
  /** The owner. */
  user_id: Id;
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
export interface CompanyUserList {
  items: CompanyUserDto[];
  total: number;
}

/** A person of the company with what they are in it. */
export interface CompanyUserWithRole extends CompanyUserDto {
  role: 'owner' | 'collaborator';
  last_login: Date | null;
}

/** The people of a company, and who has been invited to it. */
export interface CompanyUserWithRoleList {
  items: CompanyUserWithRole[];
  total: number;
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
  /**
   * At least 6 characters and not a common one.
   * @minLength 6
   * @maxLength 200
   */
  password: string;
  default_language?: UiLanguage;
}

/** Whether a collaborator may work. */
export interface ActivationInput {
  is_active: boolean;
}

/** An existing user who is to be invited. */
export interface InvitationInput {
  email: EmailAddress;
}

/** A user who has been invited and has not answered, as the company sees it. */
export interface CompanyInvitation {
  id: Id;
  user_id: Id;
  name: string;
  email: string;
  created_at: Date;
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
export interface InvitationList {
  items: InvitationDto[];
  total: number;
}
