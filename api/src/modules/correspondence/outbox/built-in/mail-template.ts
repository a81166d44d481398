import type { MailType } from './mail-type.js';

/**
 * The words of a mail. Both parts may hold `{{name}}` (of the recipient), `{{company}}` (the forwarder's) and
 * `{{order_link}}`; the body also `[OFFER DETAILS]`, `[ORDER DETAILS]` and `[OFFER ACCEPTANCE LINK]`.
 */
export interface MailTemplate {
  /** Plain text, one line. */
  subject: string;
  /** HTML fragment. */
  body: string;
}

/** The templates of one language. */
export type TemplateSet = Readonly<Record<MailType, MailTemplate>>;

/** A body of paragraphs; a placeholder that stands alone in one becomes a table or a button. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('\n');
}
