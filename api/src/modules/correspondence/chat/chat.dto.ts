import type { EmailAddress, Id, Paged } from '../../../platform/http/api-types.js';

/** One page of conversations that is asked for. */
export interface ChatConversationQuery {
  /**
   * Page, from 1.
   * @isInt
   * @minimum 1
   * @maximum 1000000
   */
  page?: number;
  /**
   * Conversations a page, 1 to 1,000; 100 when left out.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  page_size?: number;
}

/** A conversation as one of its two people sees it. */
export interface ChatConversationDto {
  /** The other one. */
  user_id: Id;
  user_name: string;
  /** Whether the other one can be reached at once. */
  is_online: boolean;
  /** False when the other one's account was deactivated: nothing can be written to them. */
  is_active: boolean;
  /** How the latest message begins: 200 characters at most. */
  last_message: string;
  last_message_time: Date;
  /** Who wrote the latest message. */
  last_message_sender_id: Id;
  /** Messages of the other one that have not been marked as read. */
  unread_count: number;
}

/** One page of conversations. */
export interface ChatConversationPage extends Paged<ChatConversationDto> {}

/** Which messages of a conversation are asked for. */
export interface ChatMessageQuery {
  /**
   * Page, from 1, which holds the latest messages.
   * @isInt
   * @minimum 1
   * @maximum 1000000
   */
  page?: number;
  /**
   * Messages a page, 1 to 1,000; 50 when left out.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  page_size?: number;
  /** Only messages before this one: what was written meanwhile does not move the pages then. */
  before_id?: Id;
}

/** A message from one user to another. */
export interface ChatMessageDto {
  id: Id;
  sender_id: Id;
  recipient_id: Id;
  /** Plain text with line breaks. */
  content: string;
  created_at: Date;
  /** Whether the recipient has marked it as read. */
  is_read: boolean;
}

/** One page of messages: the first page has the latest ones, and each page is in the sequence in which people read. */
export interface ChatMessagePage extends Paged<ChatMessageDto> {}

/** A message to another user. */
export interface ChatMessageInput {
  /**
   * A colleague, an administrator, anybody for administrators, whom one found by their whole address, or has written with already.
   * May be left out where `recipient_email` names them.
   */
  recipient_id?: Id;
  /**
   * Plain text with line breaks; blanks at its ends are taken away.
   * @minLength 1
   * @maxLength 4000
   */
  content: string;
  /** The recipient's whole address: what is needed to write to somebody of another company for the first time. */
  recipient_email?: EmailAddress;
  /**
   * Names the message, so that it is written once however often it is sent: a UUID of the caller's own.
   * @pattern ^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$
   */
  client_key?: string;
}

/** How far somebody has read. */
export interface ChatReadInput {
  /** The last message that was seen; all when left out. */
  up_to_id?: Id;
}

/** What is left to read. */
export interface ChatReadResult {
  /** The other one of the conversation. */
  user_id: Id;
  /** Messages of the conversation that are still unread. */
  unread_count: number;
}

/** Number of chat messages that the caller has not read. */
export interface UnreadChatMessages {
  unread_count: number;
}
