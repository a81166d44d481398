import type { MailLanguage } from '../../../platform/http/api-types.js';

/** A mail to translate, from whatever language it is in. */
export interface EmailTranslationInput {
  /**
   * One line of plain text.
   * @maxLength 200
   * @pattern ^[^\x00-\x1f\x7f]*$
   */
  subject: string;
  /**
   * HTML, or plain text with line breaks; sanitised. Its placeholders stay as they are.
   * @minLength 1
   * @maxLength 20000
   */
  message: string;
  target_language: MailLanguage;
}

/**
 * - `built_in`: the text was one that the product brings along, and so is this one
 * - `service`: made by the service that the installation has set
 */
export type TranslationOrigin = 'built_in' | 'service';

/** A translated mail. */
export interface EmailTranslation {
  translated_subject: string;
  /** HTML without anything that runs or loads. */
  translated_body: string;
  origin: TranslationOrigin;
}
