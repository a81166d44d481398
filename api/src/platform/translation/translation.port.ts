import type { MailLanguage } from '../../kernel/text/language.js';

/** The words of a mail. Placeholders (`{{name}}`, `[OFFER DETAILS]`) stand in them and survive. */
export interface MailText {
  /** One line of plain text. */
  subject: string;
  /** Sanitised HTML. */
  html: string;
}

/**
 * The port to services that translate mails from whatever language they are in. Adapters: `DeeplTranslator`,
 * `LibreTranslator`, and `FakeTranslator` for tests. All pass the same contract.
 */
export interface Translator {
  /**
   * Translates subject and text. Elements stay where they are; nothing says that what comes back is safe to show.
   * @throws {TranslationError} when the service cannot be reached in time, refuses, answers what cannot be understood, or
   * has lost a placeholder
   */
  translate(text: MailText, target: MailLanguage): Promise<MailText>;
}

/** A mail was not translated; `message` is the reason, for the log. */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';
}
