import type { EmailAddress, Id, Line, MailLanguage } from '../../../platform/http/api-types.js';

/** Asks the client to complete the data of a request. */
export interface DataRequestInput {
  order_id: Id;
  recipient_email: EmailAddress;
  /** The client's name when left out. */
  recipient_name?: Line | null;
  /**
   * The built-in one in the client's language when empty.
   * @maxLength 200
   */
  subject: string;
  /**
   * HTML; sanitised. The form's link and the details take the place of `{{order_link}}` and `[ORDER DETAILS]`, or follow the text. When nothing
   * stands in it, the company's own text goes out, or the built-in one in the client's language.
   * @maxLength 20000
   */
  message: string;
  /** Of the mail's frame, of the form that its link opens, and of the built-in texts; the one of the client's country when left out. */
  language?: MailLanguage;
  /** The order's client; another one is refused. */
  client_id?: Id | null;
  /** Of no effect: the form shows what is stored. */
  order_data?: Record<string, unknown> | null;
}
