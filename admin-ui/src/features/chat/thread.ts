import type { InfiniteData } from '@tanstack/react-query';
import type { Schemas } from '../../kit/api/types';
import { dayOf } from '../../kit/format/dates';
import type { ChatMessage } from './chat-connection';

export type ThreadPage = Schemas['ChatMessagePage'];
/** The pages of a conversation as they are read: the latest messages first, each page in the sequence of reading. */
export type Thread = InfiniteData<ThreadPage, number | null>;

/** All messages that were read, the oldest first. */
export function messagesOf(thread: Thread | undefined): ChatMessage[] {
  return thread?.pages.toReversed().flatMap(({ items }) => items) ?? [];
}

/** Puts a message at its place among the latest; one that is there already stays one. */
export function withMessage(thread: Thread | undefined, message: ChatMessage): Thread | undefined {
  const [latest, ...older] = thread?.pages ?? [];
  if (!thread || !latest || latest.items.some(({ id }) => id === message.id)) return thread;
  const items = [...latest.items, message].sort((one, other) => one.id - other.id);
  return { ...thread, pages: [{ ...latest, items, total: latest.total + 1 }, ...older] };
}

/** Marks what a user wrote as read, up to a message. */
export function withRead(thread: Thread | undefined, senderId: number, upTo: number): Thread | undefined {
  if (!thread) return thread;
  const read = (message: ChatMessage) =>
    message.sender_id === senderId && message.id <= upTo ? { ...message, is_read: true } : message;
  return { ...thread, pages: thread.pages.map((page) => ({ ...page, items: page.items.map(read) })) };
}

/** The first of the latest unread messages of somebody; null when all are read. */
export function firstUnread(
  messages: readonly ChatMessage[],
  senderId: number,
  unread: number,
): number | null {
  if (unread === 0) return null;
  const theirs = messages.filter(({ sender_id }) => sender_id === senderId);
  return theirs.at(-Math.min(unread, theirs.length))?.id ?? null;
}

/** A message with what stands around it. */
export interface ThreadRow {
  message: ChatMessage;
  /** The first of its day. */
  beginsDay: boolean;
  /** The first that was unread when the conversation was opened. */
  beginsNew: boolean;
  /** The last of a group: messages of one person, each within minutes of the one before; has the time below it. */
  endsGroup: boolean;
}

const groupMs = 5 * 60_000;

/** Lays a conversation out: days, the mark of what is new, and the times below groups. */
export function rowsOf(messages: readonly ChatMessage[], firstNew: number | null): ThreadRow[] {
  return messages.map((message, place) => {
    const before = messages[place - 1];
    const after = messages[place + 1];
    const isDayOf = (other: ChatMessage) => dayOf(other.created_at) === dayOf(message.created_at);
    const goesOn =
      after?.sender_id === message.sender_id &&
      isDayOf(after) &&
      after.id !== firstNew &&
      Date.parse(after.created_at) - Date.parse(message.created_at) < groupMs;
    return {
      message,
      beginsDay: !before || !isDayOf(before),
      beginsNew: message.id === firstNew,
      endsGroup: !goesOn,
    };
  });
}

/** A piece of a message: words, an address of the web, or the number of an order. */
type MessagePart = { text: string } | { text: string; href: string } | { text: string; order: number };

const special = /(https?:\/\/[^\s<>"']+)|(?<![\w#&/])#([1-9]\d{0,9})\b/g;
/** What ends a sentence rather than an address. */
const trailing = /(?<![.,;:!?)\]}])[.,;:!?)\]}]+$/;

/** Finds what a message leads to. Nothing in it becomes anything but text and links to http and https. */
export function partsOf(content: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) parts.push({ text: content.slice(end, to) });
  };
  for (const match of content.matchAll(special)) {
    const [whole, address, order] = match;
    addText(match.index);
    const text = address ? address.replace(trailing, '') : whole;
    if (order) parts.push({ text, order: Number(order) });
    else if (URL.canParse(text)) parts.push({ text, href: text });
    else parts.push({ text });
    end = match.index + text.length;
  }
  addText(content.length);
  return parts;
}
