import type { EmailAddress, Id } from '../../../platform/http/api-types.js';

/**
 * A new password: at least 6 characters, not a common one, and hard to guess for somebody who knows its user.
 * @minLength 6
 * @maxLength 200
 */
export type NewPassword = string;

/**
 * A password as somebody entered it, to be held against theirs.
 * @maxLength 200
 */
export type EnteredPassword = string;

/**
 * The token of a link in a mail, as it stands in its address.
 * @minLength 1
 * @maxLength 200
 */
export type LinkToken = string;

/** Whose password is forgotten. */
export interface ForgotPasswordInput {
  email: EmailAddress;
}

/** A new password by the link of a mail. */
export interface ResetPasswordInput {
  token: LinkToken;
  password: NewPassword;
  /**
   * Of an account whose address was never confirmed: true keeps the company that the account is in. Otherwise the account leaves it, since
   * somebody else may have made it: a company of its own ends. Of no effect on other accounts.
   */
  keep_company?: boolean;
}

/** Another password for oneself. */
export interface ChangePasswordInput {
  current_password: EnteredPassword;
  new_password: NewPassword;
}

/** Another address for oneself. */
export interface ChangeEmailInput {
  /** The current password: whoever finds an unlocked computer does not have it. */
  password: EnteredPassword;
  new_email: EmailAddress;
}

/** A new address of oneself that waits for its link to be opened. */
export interface PendingEmailChange {
  new_email: string;
  /** Until when the link in the mail works. One that has ended can be sent again for a week. */
  expires_at: Date;
}

/** Whether a new address of oneself waits. */
export interface EmailChangeStatus {
  /** Null when none waits. */
  pending: PendingEmailChange | null;
}

/** The link of a mail. */
export interface AccountLinkInput {
  token: LinkToken;
}

/** The address that the link of a mail went to. */
export interface ConfirmEmailInput extends AccountLinkInput {
  /**
   * The password of the account, where it is not signed in: it shows that whoever reads the mailbox is the account’s person. Without
   * password and token, the password counts as somebody else’s until the account’s person sets one by a link.
   */
  password?: EnteredPassword;
}

/** An account and a company by the link of an invitation. */
export interface JoinInput {
  token: LinkToken;
  password: NewPassword;
  /**
   * Name of the person; needed where the address has no account yet.
   * @minLength 2
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*$
   */
  name?: string;
}

/** What a link of a mail is for, for the page that it opens. */
export interface AccountLinkDto {
  /**
   * `reset`: a forgotten password; `set_password`: a first own one; `email_change`: a new address; `registration`: the address of a new
   * account; `join`: an invitation.
   */
  purpose: 'reset' | 'set_password' | 'email_change' | 'registration' | 'join';
  /** The address that the mail went to. */
  email: string;
  /** Name of the person; null for somebody without an account. */
  name: string | null;
  /** The company of the invitation, or the one that the account is in. */
  company_name: string | null;
  /** Who invited, or made the account. */
  invited_by: string | null;
  /** Whether the account was never confirmed: its person says whether the company is theirs. */
  is_unconfirmed: boolean;
  /** Of a first own password: whether the person has never signed in. */
  is_first: boolean;
  /** Of an address to confirm: whether the password of the account is wanted. It is not where the call brings a token of the account. */
  needs_password: boolean;
  /** Names of the passkeys that a new password by this link removes. */
  passkeys: string[];
  /** The new address that waits, which a new password by this link cancels. */
  pending_email: string | null;
  expires_at: Date;
}

/** Who may register here. */
export interface RegistrationRule {
  /** `open`: everybody; `invited`: whom a company invites; `off`: nobody. */
  registration: 'open' | 'invited' | 'off';
  /** Whether a new account has to confirm its address before its company's mails leave. */
  confirm: boolean;
}

/** The user that a mail went to. */
export interface PasswordLinkAnswer {
  user_id: Id;
  email: string;
}
