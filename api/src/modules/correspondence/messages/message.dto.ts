import type { EmailAddress, Id, ListQuery, Paged, RequiredLine } from '../../../platform/http/api-types.js';

/** `incoming`: somebody wrote to the company; `outgoing`: the company wrote. */
export type MessageDirection = 'incoming' | 'outgoing';

/** `sent`: waits for its delivery; `delivered`: no longer waits, or came in: `delivery` says where it is; `failed`: could not be delivered; `read`: somebody of the company has read it. */
export type MessageStatus = 'sent' | 'delivered' | 'failed' | 'read';

/**
 * What became of the mail of a message that the company wrote; none of these says that somebody has it before them.
 *
 * - `queued`: waits for its delivery, or for another try
 * - `stored`: composed and kept here, since no mail server is set; nobody was sent it
 * - `handed_over`: the mail server has taken it
 * - `failed`: it was refused, or came back
 * - `passed_on`: it reached nobody, and somebody of the company has handed its link over in another way since
 */
export type MessageDelivery = 'queued' | 'stored' | 'handed_over' | 'failed' | 'passed_on';

/**
 * What a message is for: a type of mail, for example `quote_request`, or a word of the caller's own.
 * @pattern ^[a-z][a-z0-9_]{1,39}$
 */
export type MessageType = string;

/**
 * What the receiving mail server found out about who sent a mail, by SPF, DKIM and DMARC: `pass`: it is from whom it says;
 * `fail`: it is not; `unknown`: the server said nothing, or the product does not ask it.
 */
export type SenderCheck = 'pass' | 'fail' | 'unknown';

/** A message to or from somebody outside. */
export interface MessageDto {
  id: Id;
  type: string;
  message_type: MessageDirection;
  subject: string;
  /** Its first words after the greeting, plain. */
  excerpt: string;
  /** Address of the sender. */
  from: string;
  sender_name: string | null;
  /** Whether it is from whom it says; `unknown` for what the company wrote itself. */
  sender_check: SenderCheck;
  /** Address of the recipient. */
  to: string;
  recipient_name: string | null;
  client_id: number | null;
  client_name: string | null;
  /** The order that it is about. */
  order_id: number | null;
  /** How many others got it, too: it is one of a letter to many. */
  others: number;
  status: MessageStatus;
  /** Null for what came in. */
  delivery: MessageDelivery | null;
  /** Why it could not be delivered; stays when it has been read. */
  failure_reason: string | null;
  /** Whether its mail waits until the owner of the company has confirmed their e-mail address. */
  waits_for_confirmation: boolean;
  /** False until somebody of the company has seen what came in, or what could not be delivered. */
  is_read: boolean;
  created_at: Date;
  updated_at: Date;
}

/** A message with what it says. */
export interface MessageDetails extends MessageDto {
  /** HTML without scripts, styles and anything that loads by itself or hides. Links in it work. */
  content: string;
  /** The mail was too long to be kept whole: this is its beginning. */
  is_cut: boolean;
  /** Files that came with it. */
  attachments: MessageAttachment[];
}

/** A file that came with a message. */
export interface MessageAttachment {
  id: Id;
  /** As its sender called it. */
  filename: string;
  /** As its sender says. */
  content_type: string;
  /** In bytes. */
  size: number;
  /** Whether it can be downloaded; one that was empty or too large is named alone. */
  is_kept: boolean;
}

/** One page of messages. */
export interface MessagePage extends Paged<MessageDto> {}

/** What somebody outside and the company wrote to each other about one order, or, where there is none, under one subject. */
export interface Conversation {
  /** The latest message of it. */
  latest: MessageDto;
  /** How many messages it has. */
  count: number;
  /** How many of them nobody of the company has read. */
  unread: number;
}

/**
 * One page of conversations, those with the latest messages first. Where there are more than 10,000 messages, those of the latest are
 * counted, and `is_total_capped` says that there may be more; later pages count further.
 */
export interface ConversationPage extends Paged<Conversation> {}

/** What the list of conversations accepts: whose they are. */
export interface ConversationQuery {
  /**
   * @isInt
   * @minimum 1
   * @maximum 1000000
   */
  page?: number;
  /**
   * Conversations a page, 1 to 1,000; 30 when left out.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  page_size?: number;
  order_id?: Id;
  client_id?: Id;
  /** Of whom the company wrote with. */
  email?: EmailAddress;
}

/** The messages of a conversation. */
export interface ConversationMessages {
  /** The latest 200, the oldest first. */
  items: MessageDto[];
  /** How many there are. */
  total: number;
}

/** What the list of messages accepts. */
export interface MessageQuery extends ListQuery {
  message_type?: MessageDirection;
  status?: MessageStatus;
  /** A type of mail, or a word that the company has kept a message as. */
  type?: MessageType;
  client_id?: Id;
}

/** A letter to somebody outside. */
export interface MessageInput {
  type: MessageType;
  subject: RequiredLine;
  /** Where answers go. The mail itself comes from the company's own address. */
  from: EmailAddress;
  to: EmailAddress;
  /**
   * HTML, or plain text with line breaks; sanitised.
   * @minLength 1
   * @maxLength 100000
   */
  content: string;
  /** The client whom it is written to; has to have an e-mail address. */
  client_id?: Id | null;
}

/** A change to a message. */
export interface MessageUpdate {
  status: 'read';
}

/** How many messages there are. */
export interface MessageStats {
  total: number;
  incoming: number;
  outgoing: number;
  /** What came in, or could not be delivered, and nobody has read. */
  unread: number;
  /** By status; together they are the total. */
  sent: number;
  delivered: number;
  failed: number;
  read: number;
}

/** Number of unread messages. */
export interface UnreadMessages {
  unread_count: number;
}
