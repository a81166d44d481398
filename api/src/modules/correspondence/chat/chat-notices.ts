/** The channel on which processes tell each other of messages. Notices carry ids alone, never what was written. */
export const chatChannel = 'chat';

/** A message was stored. */
export interface MessageNotice {
  message: number;
  sender: number;
  recipient: number;
}

/** Somebody has read what another one wrote. */
export interface ReadNotice {
  reader: number;
  other: number;
  upTo: number;
}

/** What one process tells all of them, itself too. */
export type ChatNotice = MessageNotice | ReadNotice;

export const noticeText = (notice: ChatNotice): string => JSON.stringify(notice);

/** Reads a notice; they are written by this code alone. */
export const noticeOf = (payload: string): ChatNotice => JSON.parse(payload) as ChatNotice;
