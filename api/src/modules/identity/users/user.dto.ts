import type { EmailAddress, Id, ListQuery, Paged, UiLanguage } from '../../../platform/http/api-types.js';
import type { NewPassword } from '../accounts/account.dto.js';

/** A user's own settings. */
export interface OwnSettingsInput {
  default_language?: UiLanguage;
}

/** A password set by an administrator. */
export interface NewPasswordInput {
  new_password: NewPassword;
}

/** What a user may do in the product as a whole. */
export type UserRole = 'administrator' | 'user';

/**
 * - `inactive`: they may not sign in
 * - `waiting`: for a password of their own: somebody else set the one that they have, or none is set
 * - `unconfirmed`: they have not confirmed their address
 * - `active`: none of these
 */
export type UserState = 'active' | 'waiting' | 'unconfirmed' | 'inactive';

/** What the list of users accepts; `q` is looked for in name, address and the company's name. */
export interface UserQuery extends ListQuery {
  state?: UserState;
}

/** A user as administrators see them. */
export interface UserDto {
  id: Id;
  name: string;
  email: string;
  is_admin: boolean;
  role: UserRole;
  /** Whether they own the company `company_name`. */
  is_owner: boolean;
  is_active: boolean;
  /** What keeps them from working, if anything does. */
  state: UserState;
  default_language: UiLanguage;
  /** Of an administrator: the company that they return to when they are one no longer. */
  company_name: string | null;
  creation_date: Date;
  last_login_date: Date | null;
  /** Whether signing in with the password takes a second factor; `DELETE /users/{id}/second-factor` turns it off. */
  has_second_factor: boolean;
  /** Grows with every change by an administrator; send it back with PUT to be told of another one's change. */
  version: number;
}

/** One page of users. */
export interface UserPage extends Paged<UserDto> {}

/** Changes to a user; what is left out stays. */
export interface UserUpdate {
  /**
   * @minLength 2
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*$
   */
  name?: string;
  /** Login name; unique. */
  email?: EmailAddress;
  /** Administrators belong to no company while they are administrators. */
  is_admin?: boolean;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** A whole address. */
export interface EmailQuery {
  email: EmailAddress;
}

/** A user whom an owner may want to invite. */
export interface FoundUser {
  id: Id;
  name: string;
  email: string;
  /** Whether they can be invited: neither in a company nor an administrator. */
  is_available: boolean;
}

/** What is looked for among users. */
export interface UserSearchQuery {
  /**
   * Part of a name or an address; case and diacritics do not matter.
   * @maxLength 200
   */
  q: string;
}

/** A user to write to. */
export interface UserSearchItem {
  id: Id;
  name: string;
  email: string;
  /** Whether they can be reached in the chat at once. */
  is_online: boolean;
}

/** Users that were found, 20 at most. */
export interface UserSearchResult {
  items: UserSearchItem[];
}
