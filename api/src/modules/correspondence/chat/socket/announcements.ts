import type { Reads } from '../../../../platform/db/database.js';
import type { Logger } from '../../../../kernel/log.js';
import { findAnnounced, type AnnouncedMessage, type ChatNotice } from '../chat.queries.js';
import type { SocketEvent } from './socket-event.js';

/** Whom this process can tell something. */
interface Audience {
  isHere(userId: number): boolean;
  tell(userId: number, event: SocketEvent): void;
}

/**
 * Makes what turns notices into events: reads the messages that they name and tells the two people, in the sequence of the
 * notices. What comes while messages are being read is read together afterwards.
 */
export function announcer(reads: Reads, log: Logger, audience: Audience): (notice: ChatNotice) => void {
  let waiting: ChatNotice[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const notices = waiting;
      waiting = [];
      await tellAll(notices);
    }
    isBusy = false;
  }

  async function tellAll(notices: readonly ChatNotice[]): Promise<void> {
    const ids = notices.flatMap((notice) => ('message' in notice ? [notice.message] : []));
    const messages = new Map<number, AnnouncedMessage>();
    try {
      if (ids.length > 0) for (const found of await findAnnounced(reads, ids)) messages.set(found.id, found);
    } catch (error) {
      // People read what they were not told when they look, or come back.
      log.warn({ err: error }, 'chat messages could not be announced');
    }
    for (const notice of notices) {
      const event = 'message' in notice ? newMessage(messages.get(notice.message)) : readEvent(notice);
      if (!event) continue;
      for (const userId of peopleOf(notice)) tell(userId, event);
    }
  }

  /** One socket that cannot be written to keeps nobody else from being told. */
  function tell(userId: number, event: SocketEvent): void {
    try {
      audience.tell(userId, event);
    } catch (error) {
      log.warn({ err: error, user_id: userId }, 'a socket could not be told');
    }
  }

  return (notice) => {
    if (!peopleOf(notice).some((userId) => audience.isHere(userId))) return;
    waiting.push(notice);
    if (!isBusy) void work();
  };
}

const peopleOf = (notice: ChatNotice): number[] =>
  'message' in notice ? [notice.recipient, notice.sender] : [notice.other, notice.reader];

/** The event of a message; null when it was deleted meanwhile. */
function newMessage(found: AnnouncedMessage | undefined): SocketEvent | null {
  if (!found) return null;
  const { sender_name, ...message } = found;
  const { sender_id, recipient_id } = message;
  return { type: 'new_chat_message', sender_id, recipient_id, sender_name, message };
}

const readEvent = ({ reader, other, upTo }: Extract<ChatNotice, { reader: number }>): SocketEvent => ({
  type: 'chat_read',
  reader_id: reader,
  sender_id: other,
  up_to_id: upTo,
});
