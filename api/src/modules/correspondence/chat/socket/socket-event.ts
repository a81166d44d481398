import type { ChatMessageDto } from '../chat.dto.js';
import type { ChangedRecord } from './record-changes.js';

/** Somebody wrote to the user, or the user wrote, perhaps in another window. */
interface NewMessageEvent {
  type: 'new_chat_message';
  sender_id: number;
  recipient_id: number;
  sender_name: string;
  message: ChatMessageDto;
}

/** What the user wrote was read up to a message, or the user has read on another device. */
interface ReadEvent {
  type: 'chat_read';
  /** Who has read. */
  reader_id: number;
  /** Whose messages were read. */
  sender_id: number;
  up_to_id: number;
}

/** Records of the user's company, or of the global directories, have changed: lists of them are to be read again. */
interface RecordsChangedEvent {
  type: 'records_changed';
  /** Each kind once. */
  records: ChangedRecord[];
}

/** What a socket tells. `chat_missed`: messages may have been missed, read them. */
export type SocketEvent =
  | NewMessageEvent
  | ReadEvent
  | RecordsChangedEvent
  | { type: 'chat_missed' }
  | { type: 'pong' };

/** What a client sends. */
type ClientFrame = { type: 'auth'; token: string } | { type: 'ping' } | { type: 'other' };

/** Reads what a client sent; whatever this server does not know is `other`. */
export function clientFrame(text: string): ClientFrame {
  const frame = parsed(text);
  if (frame['type'] === 'ping') return { type: 'ping' };
  if (frame['type'] === 'auth' && typeof frame['token'] === 'string') {
    return { type: 'auth', token: frame['token'] };
  }
  return { type: 'other' };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
