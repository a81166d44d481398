import type {
  EmailAddress,
  Id,
  PaymentDays,
  RequiredLine,
  Text,
  UiLanguage,
} from '../../../platform/http/api-types.js';
import type { Cargo, TransportAddresses } from '../orders/transport-facts.dto.js';

/** How the form looks on a website: as the visitor's device has it, or always light or dark. */
export type EmbeddedTheme = 'auto' | 'light' | 'dark';

/**
 * A colour as `#` and six hexadecimal digits.
 * @pattern ^#[0-9a-fA-F]{6}$
 */
export type HexColour = string;

/**
 * A website: scheme, host and port, without a path. Without a scheme `https` is meant.
 * @minLength 3
 * @maxLength 200
 */
export type Site = string;

/** What a form is for: `request`, of clients; `carrier`, by which carriers register themselves. */
export type EmbeddedFormKind = 'request' | 'carrier';

/** The forms on a company's own website: the one for requests, and the one by which carriers register themselves. */
export interface EmbeddedForm {
  /** The form for requests. */
  is_on: boolean;
  /** The form by which carriers register themselves. */
  takes_carriers: boolean;
  /** What the website names the company by, in `data-company`. Null until the form is saved first. */
  code: string | null;
  /** The websites on which it may stand, such as `https://www.example.com`. */
  sites: string[];
  /** Whether somebody who sends a request, or registers, gets a mail by which they confirm it. */
  confirm_requests: boolean;
  /** Of buttons and marks; null for the product's own. */
  accent: string | null;
  theme: EmbeddedTheme;
  /** Address of the script that puts a form into a page. */
  script_url: string;
  /**
   * The carriers' form as a page of its own; null until the form is saved first.
   * @example "https://frakto.example/carrier-form/Vq3nL8xTb0RwNf5HdZk2mQ"
   */
  carrier_url: string | null;
  /** Null until the form is saved first. */
  updated_at: Date | null;
}

/** What of the form is to be changed; what is left out stays. */
export interface EmbeddedFormUpdate {
  is_on?: boolean;
  takes_carriers?: boolean;
  /**
   * All of them.
   * @maxItems 20
   */
  sites?: Site[];
  confirm_requests?: boolean;
  accent?: HexColour | null;
  theme?: EmbeddedTheme;
}

/** What the page of a form asks for. */
export interface EmbeddedFormQuery {
  /** Which of the forms; `request` when left out. */
  form?: EmbeddedFormKind;
  /**
   * The website on which it stands.
   * @maxLength 300
   */
  site?: string;
}

/** What the page of a form shows, and what it has to work out before it sends. */
export interface EmbeddedFormView {
  company_name: string;
  /** The company's payment terms; null where the visitor says by when they pay, and for carriers. */
  payment_terms_days: number | null;
  confirms: boolean;
  accent: string | null;
  theme: EmbeddedTheme;
  /** To be sent back once, not before `min_seconds` and not after `max_seconds`. */
  challenge: string;
  /** `proof` is a text of digits for which the SHA-256 of `{challenge}:{proof}` begins with so many bits of zero. */
  difficulty: number;
  min_seconds: number;
  max_seconds: number;
}

/** A request that somebody unknown sends over a company's website. */
export interface EmbeddedRequestInput extends TransportAddresses, Cargo {
  /** The company that asks. */
  client_name: RequiredLine;
  /** The person who asks. */
  contact_name: RequiredLine;
  client_email: EmailAddress;
  notes?: Text | null;
  /** Required unless the company has payment terms, which then count. */
  payment_days?: PaymentDays | null;
  /** Language of the mail by which the request is confirmed; Polish when left out. */
  language?: UiLanguage;
  /**
   * The website on which the form stands, as its page knows it.
   * @maxLength 300
   */
  site?: string;
  /**
   * Left empty: people do not see the field.
   * @maxLength 200
   */
  website?: string;
  /** @maxLength 200 */
  challenge: string;
  /**
   * @maxLength 20
   * @pattern ^\d{1,20}$
   */
  proof: string;
}

/** What the sender of a request gets back: the same whether or not the company knows them. */
export interface EmbeddedRequestReceipt {
  id: Id;
  /** A mail is on its way by which the request is to be confirmed. */
  awaits_confirmation: boolean;
}
