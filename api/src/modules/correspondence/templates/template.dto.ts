import type { Id, Line, MailLanguage, Paged } from '../../../platform/http/api-types.js';

/** What a mail is for. */
export type EmailTemplateType =
  | 'quote_request'
  | 'quote_confirmation'
  | 'completion_request'
  | 'order_acceptance'
  | 'subcontractor_price_request'
  | 'offers_to_client'
  | 'subcontractor_acceptance_request'
  | 'invoice_sent'
  | 'follow_up';

/** A company's own text of a mail. It takes the place of the built-in one in all languages. */
export interface EmailTemplateDto {
  id: Id;
  template_type: EmailTemplateType;
  /**
   * One line of plain text, in all languages; may hold `{{name}}` and `{{company}}`. The product adds what the mail is about: the order's number
   * with its places, the invoice's number; in 200 characters, so that long words are shortened. Null: the built-in one is sent, in the recipient's language.
   */
  subject: string | null;
  /**
   * HTML without anything that runs or loads. May hold `{{name}}` (of the recipient), `{{company}}`, `{{order_link}}`,
   * `[OFFER DETAILS]`, `[ORDER DETAILS]`, `[OFFER ACCEPTANCE LINK]`.
   */
  body: string;
  updated_at: Date;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** Which language of a text is wanted. */
export interface EmailTextQuery {
  /** That of `Accept-Language` when left out. */
  language?: MailLanguage;
}

/** The words of a mail in a language, with the placeholders of `EmailTemplateDto` in them. */
export interface EmailText {
  template_type: EmailTemplateType;
  language: MailLanguage;
  /** One line of plain text; may hold `{{name}}` and `{{company}}`. */
  subject: string;
  /** HTML without anything that runs or loads. */
  body: string;
  /** What the button says that stands in the place of `[OFFER ACCEPTANCE LINK]`, or of `{{order_link}}` by itself. */
  action: string;
  /** HTML of the table that stands in the place of `[OFFER DETAILS]` and `[ORDER DETAILS]`, of a made-up transport. */
  sample_details: string;
}

/** The words that mails of a type have now. */
export interface CurrentEmailText extends EmailText {
  /** Whether the body is the company's own, in whatever language that was written; the subject is, too, where it has one. */
  is_own: boolean;
}

/** One page of templates. */
export interface EmailTemplatePage extends Paged<EmailTemplateDto> {}

/** A new template. */
export interface EmailTemplateInput {
  /** A company has one of each type at most. */
  template_type: EmailTemplateType;
  /**
   * One line of plain text that takes the place of the built-in subject in all languages; may hold `{{name}}` and `{{company}}`, and no
   * other placeholder. Null, or nothing but blanks: the built-in one is sent.
   */
  subject?: Line | null;
  /**
   * HTML, or plain text whose line breaks count.
   * @minLength 1
   * @maxLength 20000
   */
  body: string;
}

/** Changes to a template; what is left out stays. */
export interface EmailTemplateUpdate {
  /** A company has one of each type at most. */
  template_type?: EmailTemplateType;
  /**
   * One line of plain text that takes the place of the built-in subject in all languages; may hold `{{name}}` and `{{company}}`, and no
   * other placeholder. Null, or nothing but blanks: the built-in one is sent.
   */
  subject?: Line | null;
  /**
   * HTML, or plain text whose line breaks count.
   * @minLength 1
   * @maxLength 20000
   */
  body?: string;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}
