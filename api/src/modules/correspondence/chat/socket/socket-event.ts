import type { ChatMessageDto } from '../chat.dto.js';

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

/** A record of the user's company, or of the global directories, was entered, changed or deleted. */
interface ChangeEvent {
  type: 'change';
  /** Where the company's changes are by now; null for what belongs to no company. */
  seq: number | null;
  kind: string;
  /** Null when one act changed many of the kind. */
  id: number | null;
  order_id: number | null;
  version: number | null;
  /** What to bring along in `Frakto-Position` to read it; only where lists may come from a replica. */
  position?: string;
}

/** Everything that was missed is told, or there is nothing to tell (`following`); or it is too much, and to be read anew (`resync`). */
interface PlaceEvent {
  type: 'following' | 'resync';
  seq: number;
  position?: string;
}

/** Somebody who looks at an order. */
export interface PersonHere {
  user_id: number;
  name: string;
  /** What they are editing; null while they only look. */
  section: string | null;
}

/** Who looks at an order, the user among them. */
interface PresenceEvent {
  type: 'presence';
  order_id: number;
  people: PersonHere[];
}

/** What a socket tells. `chat_missed`: messages may have been missed, read them. */
export type SocketEvent =
  | NewMessageEvent
  | ReadEvent
  | ChangeEvent
  | PlaceEvent
  | PresenceEvent
  | { type: 'chat_missed' }
  | { type: 'pong' };

/** What a client sends once it is known whose the socket is. */
export type Request =
  | { type: 'follow'; after: number | null; seconds: number }
  | { type: 'presence'; orderId: number | null; section: string | null };

/** What a client sends. */
type ClientFrame = { type: 'auth'; token: string } | { type: 'ping' } | { type: 'other' } | Request;

/** A page cannot be older than that and still believe what it read. */
const longestAge = 600;
const largestId = 2_147_483_647;

/** Reads what a client sent; whatever this server does not know is `other`. */
export function clientFrame(text: string): ClientFrame {
  const frame = parsed(text);
  const { type, after = null, seconds = 0, order_id: orderId = null, section = null } = frame;
  if (type === 'ping') return { type };
  if (type === 'auth' && typeof frame['token'] === 'string') return { type, token: frame['token'] };
  if (type === 'follow' && (after === null || isWhole(after, Number.MAX_SAFE_INTEGER)))
    return { type, after, seconds: isWhole(seconds, longestAge) ? seconds : 0 };
  if (type === 'presence' && (orderId === null || isWhole(orderId, largestId))) {
    const isSection = typeof section === 'string' && /^[a-z_]{1,20}$/.test(section);
    return { type, orderId, section: isSection ? section : null };
  }
  return { type: 'other' };
}

const isWhole = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
