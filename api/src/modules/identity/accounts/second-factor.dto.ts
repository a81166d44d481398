/** Whether somebody has a second factor. */
export interface SecondFactorStatus {
  /** Whether signing in with the password asks for a code. */
  enabled: boolean;
  /** Whether the company, or the installation for its administrators, asks for one. */
  required: boolean;
  /** Whether the session that asks can do nothing else until one is turned on; one that a passkey opened can. */
  needed: boolean;
  /** Recovery codes that have not been used yet. */
  recovery_codes_left: number;
}

/** What turning a second factor on, or new recovery codes, begin with. */
export interface SecondFactorRequest {
  /**
   * The password of the signed-in user. Needed unless they have signed in within the last ten minutes.
   * @maxLength 200
   */
  password?: string;
}

/** How a second factor is begun. */
export interface SecondFactorBeginning extends SecondFactorRequest {
  /**
   * True begins the move of a second factor that is on to another app, as on a new phone; it wants the password. Until the first code of
   * the other app, the former app and its recovery codes count. Without it, a second factor that is on is a conflict.
   */
  replace?: boolean;
}

/** A second factor that waits for its first code. */
export interface NewSecondFactor {
  /** For the QR code that an authenticator app reads: `otpauth://totp/…`, with the secret. */
  otpauth_uri: string;
  /** Ten codes that each replace the app once. They are not shown again. */
  recovery_codes: string[];
}

/** Recovery codes that replace all former ones. */
export interface NewRecoveryCodes {
  /** Ten codes that each replace the app once. They are not shown again. */
  recovery_codes: string[];
}

/** The first code of an authenticator app. */
export interface SecondFactorConfirmation {
  /**
   * Six digits.
   * @minLength 1
   * @maxLength 40
   */
  code: string;
}

/** What turning a second factor off takes. */
export interface PasswordProof {
  /**
   * The password of the signed-in user.
   * @minLength 1
   * @maxLength 200
   */
  password: string;
}

/** The second step of a sign-in. */
export interface SecondFactorLogin {
  /**
   * From the problem `second_factor_required` that answered the first step.
   * @minLength 1
   * @maxLength 200
   */
  factor_token: string;
  /**
   * Six digits of the authenticator app, or a recovery code.
   * @minLength 1
   * @maxLength 40
   */
  code: string;
}
