import type { Id, Paged } from '../../../platform/http/api-types.js';

/**
 * Name by which its user tells a passkey from others.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type PasskeyName = string;

/**
 * Bytes in base64url.
 * @maxLength 20000
 * @pattern ^[A-Za-z0-9_-]*$
 */
export type Base64Url = string;

/** A passkey of the signed-in user. */
export interface PasskeyDto {
  id: Id;
  name: PasskeyName;
  created_at: Date;
  /** When it signed in last; null when it never did. */
  last_used_at: Date | null;
}

/** The passkeys of the signed-in user, the oldest first. */
export interface PasskeyList extends Paged<PasskeyDto> {}

/** What adding a passkey begins with, and removing one takes. */
export interface PasskeyRequest {
  /**
   * The password of the signed-in user. Needed unless they have signed in within the last ten minutes.
   * @maxLength 200
   */
  password?: string;
}

/** What a browser is to be asked for. */
export interface PasskeyOptions {
  /**
   * `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for
   * `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. Works once, for five minutes.
   */
  options: Record<string, unknown>;
}

/** What an authenticator says of a new passkey: `AuthenticatorAttestationResponseJSON` of WebAuthn. */
export interface PasskeyAttestation {
  clientDataJSON: Base64Url;
  attestationObject: Base64Url;
  authenticatorData?: Base64Url;
  /** How the authenticator is reached: `internal`, `usb`, `hybrid`, … */
  transports?: string[];
  publicKeyAlgorithm?: number;
  publicKey?: Base64Url;
}

/** A new passkey, as `PublicKeyCredential.toJSON` gives it. */
export interface NewPasskeyCredential {
  id: Base64Url;
  rawId: Base64Url;
  type: 'public-key';
  /** Where the authenticator is: `platform` or `cross-platform`. */
  authenticatorAttachment?: string;
  /** What the browser says of extensions; not looked at. */
  clientExtensionResults: Record<string, unknown>;
  response: PasskeyAttestation;
}

/** A passkey that was made, with its name. */
export interface NewPasskey {
  name: PasskeyName;
  credential: NewPasskeyCredential;
}

/** Another name of a passkey. */
export interface PasskeyChange {
  name: PasskeyName;
}

/** What an authenticator says to sign in: `AuthenticatorAssertionResponseJSON` of WebAuthn. */
export interface PasskeyAssertion {
  clientDataJSON: Base64Url;
  authenticatorData: Base64Url;
  signature: Base64Url;
  userHandle?: Base64Url;
}

/** The answer of a passkey to a challenge, as `PublicKeyCredential.toJSON` gives it. */
export interface PasskeyCredential {
  id: Base64Url;
  rawId: Base64Url;
  type: 'public-key';
  /** Where the authenticator is: `platform` or `cross-platform`. */
  authenticatorAttachment?: string;
  /** What the browser says of extensions; not looked at. */
  clientExtensionResults: Record<string, unknown>;
  response: PasskeyAssertion;
}

/** A sign-in with a passkey. */
export interface PasskeyLogin {
  credential: PasskeyCredential;
}
