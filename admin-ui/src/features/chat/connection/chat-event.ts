import type { Schemas } from '../../../kit/api/types';

export type ChatMessage = Schemas['ChatMessageDto'];

/** What the server tells over the socket; see api/docs/chat-socket.md. */
export type ChatEvent =
  | {
      type: 'new_chat_message';
      sender_id: number;
      recipient_id: number;
      sender_name: string;
      message: ChatMessage;
    }
  | { type: 'chat_read'; reader_id: number; sender_id: number; up_to_id: number }
  | { type: 'records_changed'; records: string[] }
  | { type: 'chat_missed' }
  | { type: 'pong' };

const known: readonly string[] = ['new_chat_message', 'chat_read', 'records_changed', 'chat_missed', 'pong'];

/** Reads a frame; null for what this version does not know. */
export function chatEventOf(data: unknown): ChatEvent | null {
  if (typeof data !== 'string') return null;
  try {
    const event = JSON.parse(data) as ChatEvent;
    return known.includes(event.type) ? event : null;
  } catch {
    return null;
  }
}
