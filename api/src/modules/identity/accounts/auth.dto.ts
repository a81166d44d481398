import type { EmailAddress, Id, RequiredLine, UiLanguage } from '../../../platform/http/api-types.js';
import type { NewPassword } from './account.dto.js';

/** Form of the OAuth2 password grant. */
export interface LoginForm {
  /**
   * The e-mail address that the account was registered with.
   * @minLength 1
   * @maxLength 254
   */
  username: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  password: string;
  /** Ignored; OAuth2 clients send it. */
  grant_type?: string;
  /** Ignored; OAuth2 clients send it. */
  scope?: string;
  /** Ignored; OAuth2 clients send it. */
  client_id?: string;
  /** Ignored; OAuth2 clients send it. */
  client_secret?: string;
}

/** A session. */
export interface LoginAnswer {
  /** Goes into the header `Authorization: Bearer …`. */
  access_token: string;
  token_type: 'bearer';
  /** Seconds until the token ends by itself. */
  expires_in: number;
}

/** A new user with a new company. */
export interface Registration {
  /** Login name; unique. */
  email: EmailAddress;
  default_language?: UiLanguage;
  /**
   * Name of the person.
   * @minLength 2
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*$
   */
  name: string;
  /**
   * Name of the company; unique.
   * @minLength 2
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*$
   */
  company_name: string;
  /**
   * Local part of the company's sending address: lower-case letters, digits, dot, underscore; unique.
   * @minLength 2
   * @maxLength 64
   * @pattern ^[a-z0-9._]+$
   */
  email_name: string;
  /** Null, from administrators alone: the person is mailed a link by which they set their own. */
  password: NewPassword | null;
  /**
   * When given, must repeat the password.
   * @maxLength 200
   */
  confirmPassword?: string;
}

/** Which company a user belongs to and how. */
export interface UserCompany {
  company_id: Id;
  company_name: RequiredLine;
  is_owner: boolean;
}

/** A user as they see themselves. */
export interface Me {
  id: Id;
  name: string;
  email: string;
  is_admin: boolean;
  default_language: UiLanguage;
  is_active: boolean;
  user_companies: UserCompany[];
  creation_date: Date;
  last_login_date: Date | null;
  /** Whether a link in a mail proved the address; mails of an owner's company wait for it. */
  email_confirmed: boolean;
  /** Whether somebody else chose the password: another company is joined by the link in the invitation's mail alone. */
  password_set_by_other: boolean;
  /** Whether mail leaves this installation; without a mail server it is composed and kept. */
  sends_mail: boolean;
}
