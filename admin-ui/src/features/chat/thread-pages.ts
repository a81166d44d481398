import type { InfiniteData } from '@tanstack/react-query';
import type { Schemas } from '../../kit/api/types';
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
