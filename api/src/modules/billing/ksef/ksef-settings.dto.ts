/** One of the Ministry's environments. */
export type KsefTarget = 'test' | 'demo' | 'production';

/** Where a company's invoices are sent: nowhere, or to one of the Ministry's environments. */
export type KsefEnvironmentName = 'off' | 'test' | 'demo' | 'production';

/**
 * A KSeF token, as KSeF showed it when it was made.
 * @minLength 1
 * @maxLength 1000
 * @pattern ^[\x21-\x7e]+$
 */
export type KsefToken = string;

/**
 * A text in PEM.
 * @minLength 1
 * @maxLength 20000
 * @pattern ^[\r\n\t\x20-\x7e]+$
 */
export type PemText = string;

/**
 * The password of a private key.
 * @maxLength 500
 */
export type KeyPassword = string;

/** What a company proves itself by. The secret itself is never told. */
export interface KsefCredential {
  kind: 'token' | 'certificate';
  /** Which environment issued it; null of one that was entered while KSeF was off. */
  environment: KsefTarget | null;
  /** When it was entered. */
  since: Date;
  /** When the certificate ends; null where there is none. */
  certificate_ends_at: Date | null;
}

/** The certificate of type Offline, which signs code II of invoices that KSeF does not have yet. Its key is never told. */
export interface KsefOfflineCertificate {
  /** Whom it names. */
  name: string;
  /** In hexadecimal digits. */
  serial_number: string;
  /** Which environment issued it, where alone it signs; null of one that was entered while KSeF was off. */
  environment: KsefTarget | null;
  /** When it was entered. */
  since: Date;
  ends_at: Date;
}

/** Whether and how a company sends its invoices to KSeF. */
export interface KsefSettings {
  environment: KsefEnvironmentName;
  /** Null where none is stored. */
  credential: KsefCredential | null;
  /** Null where none is stored. */
  offline_certificate: KsefOfflineCertificate | null;
  /** Whether something stored signs code II of the environment’s invoices: the certificate for offline invoices, or one of the sign-in that may. */
  signs_offline_codes: boolean;
  updated_at: Date | null;
}

/**
 * Changes where invoices are sent, and by what the company proves itself there: a KSeF token, or a certificate with its key. What is
 * given of them replaces what is stored of them as a whole; without any of it, that stays. Null removes it. The certificate for offline invoices
 * with its key is changed by itself, in the same way. Each environment issues tokens and certificates of its own, so a change from one to another
 * needs new ones.
 */
export interface KsefSettingsInput {
  /** Left out, it stays as it is. */
  environment?: KsefEnvironmentName;
  token?: KsefToken | null;
  /**
   * Signs in where no token is given. Beside a token, or where it is not for signing in alone, it signs code II of invoices that KSeF does not have
   * yet, as long as `offline_certificate` is not given.
   */
  certificate?: PemText | null;
  /** Of the certificate: RSA or ECDSA. */
  private_key?: PemText | null;
  /** Of an encrypted key. */
  private_key_password?: KeyPassword | null;
  /** A certificate of type Offline, which signs code II of invoices that KSeF does not have yet. */
  offline_certificate?: PemText | null;
  /** Of that certificate: RSA or ECDSA. */
  offline_private_key?: PemText | null;
  /** Of that key, where it is encrypted. */
  offline_private_key_password?: KeyPassword | null;
}
