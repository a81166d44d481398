/**
 * The name of the application that Trans.eu gave the company.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[\x21-\x7e]+$
 */
export type ExchangeClientId = string;

/**
 * A secret that Trans.eu gave the company.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[\x21-\x7e]+$
 */
export type ExchangeSecret = string;

/** Whether and as whom a company publishes loads on Trans.eu. Secrets are never told. */
export interface LoadExchangeSettings {
  is_on: boolean;
  /** Null where none is stored. */
  client_id: string | null;
  /** When somebody signed in at Trans.eu last; null where nobody has, or Trans.eu lets the company in no more. */
  signed_in_at: Date | null;
  /** Where the owner signs in at Trans.eu; a `state` of at least 8 characters is to be added. Null without an application. */
  sign_in_url: string | null;
  /** Where Trans.eu sends the owner back to with a code. The application has to be registered with it. */
  redirect_uri: string;
  updated_at: Date | null;
}

/** Changes whether and as whom a company publishes loads. The three of an application come together; null for all removes it. */
export interface LoadExchangeSettingsInput {
  is_on: boolean;
  client_id?: ExchangeClientId | null;
  client_secret?: ExchangeSecret | null;
  api_key?: ExchangeSecret | null;
}

/** What Trans.eu gave the owner who signed in there. */
export interface LoadExchangeSignInInput {
  /**
   * Good for a minute, once.
   * @minLength 1
   * @maxLength 2000
   * @pattern ^[\x21-\x7e]+$
   */
  code: string;
}
