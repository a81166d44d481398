import { dayOf } from '../../kit/format/dates';
import type { ChatMessage } from './chat-connection';

/** A message with what stands around it. */
export interface ThreadRow {
  message: ChatMessage;
  /** The first of its day. */
  beginsDay: boolean;
  /** The first that was unread when the conversation was opened. */
  beginsNew: boolean;
  /** The last of what one wrote in a breath: has the time below it. */
  endsBreath: boolean;
}

const breathMs = 5 * 60_000;

/** Lays a conversation out: days, the mark of what is new, and times below what was written in a breath. */
export function rowsOf(messages: readonly ChatMessage[], firstNew: number | null): ThreadRow[] {
  return messages.map((message, place) => {
    const before = messages[place - 1];
    const after = messages[place + 1];
    const isDayOf = (other: ChatMessage) => dayOf(other.created_at) === dayOf(message.created_at);
    const goesOn =
      after?.sender_id === message.sender_id &&
      isDayOf(after) &&
      after.id !== firstNew &&
      Date.parse(after.created_at) - Date.parse(message.created_at) < breathMs;
    return {
      message,
      beginsDay: !before || !isDayOf(before),
      beginsNew: message.id === firstNew,
      endsBreath: !goesOn,
    };
  });
}
