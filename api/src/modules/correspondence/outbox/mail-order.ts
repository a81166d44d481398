import type { MailLanguage } from '../../../kernel/text/language.js';
import type { UnsignedLink } from '../../../kernel/links/link-signing.js';
import type { AccountLink } from '../../../kernel/links/stored-link.js';
import type { MailType } from './built-in/mail-template.js';
import type { MailContent } from './compose/compose-mail.js';
import type { AttachmentOrder } from './mail-attachments.service.js';

/** By whom and for what mails are sent. */
export interface Mailing {
  companyId: number;
  /** Answers go to this user. */
  userId: number | null;
  type: MailType;
  /** What the mails are kept as among the messages, where that is not their type. */
  keptAs?: string;
  /** A mailing: its readers can unsubscribe. Each mail may say otherwise. */
  isToMany?: boolean;
}

/** A mail to compose and put into the outbox. */
export interface MailOrder extends Pick<
  MailContent,
  'language' | 'details' | 'template' | 'action' | 'appendMissingBlocks'
> {
  /** Names what the mail is sent for; a second mail for the same cause is not sent. */
  cause: string;
  recipient: { name: string | null; email: string };
  /** Signed when the mail is delivered. */
  link: UnsignedLink | AccountLink | null;
  /** Where the button leads of a mail whose link takes no signature. */
  url?: string;
  /** Made when the mail is delivered. */
  attachments?: readonly AttachmentOrder[];
  /** Somebody typed the words for this mail, or for this one mailing; the product wrote it by itself otherwise. */
  isTyped?: boolean;
  clientId?: number | null;
  orderId?: number | null;
  routeId?: number | null;
  /** The Message-ID of the mail that it answers. */
  answers?: string | null;
  /** As in `Mailing`, of this mail. */
  isToMany?: boolean;
}

/** A mail that somebody of a company writes in their own words. */
export interface TypedMail {
  /** What it is kept as among the messages. */
  type: string;
  language: MailLanguage;
  subject: string;
  /** HTML, or plain text with line breaks; sanitised. */
  content: string;
  recipient: MailOrder['recipient'];
  /** Where answers go. */
  replyTo: string;
  clientId: number | null;
}

/** What the product tells somebody of a company. */
export interface Notice extends Pick<
  MailOrder,
  'cause' | 'language' | 'details' | 'recipient' | 'clientId' | 'orderId'
> {
  subject: string;
  /** HTML; may hold `[OFFER DETAILS]`. */
  body: string;
  /** The button that takes the place of `linkPlace` in the body, with its address in plain letters below. A link is signed at delivery. */
  action?: { label: string; url: string } | { label: string; link: AccountLink } | null;
  /** Where answers go; nowhere when left out. */
  replyTo?: string | null;
}
