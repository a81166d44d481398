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

/** What a mail is for. Each type has a built-in template in every mail language. */
export const mailTypes = [
  /** To a client: an invitation to ask for a quote. */
  'quote_request',
  /** To a client: the request was accepted, an offer follows within 24 hours. */
  'quote_confirmation',
  /** To a client: data of the request are missing. */
  'completion_request',
  /** To a client: the order was created. */
  'order_acceptance',
  /** To a carrier: what would this transport cost? */
  'subcontractor_price_request',
  /** To a client: the offer, with the link to accept or reject it. */
  'offers_to_client',
  /** To a carrier: the order, with the link to accept or reject it. */
  'subcontractor_acceptance_request',
  /** To a client: the invoice, attached. */
  'invoice_sent',
  /** To a client: have you seen our offer? */
  'follow_up',
] as const;
export type MailType = (typeof mailTypes)[number];
