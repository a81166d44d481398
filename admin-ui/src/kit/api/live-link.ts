import { create } from 'zustand';

/** Somebody who looks at an order. */
export interface PersonHere {
  user_id: number;
  name: string;
  /** What they are editing; null while they only look. */
  section: string | null;
}

interface LiveLink {
  /** Sends a frame; null while the socket is not open. */
  send: ((frame: object) => void) | null;
  /** Who was last told to be on which order. */
  presence: { order_id: number; people: readonly PersonHere[] } | null;
}

/** The socket as screens know it that are not the chat's: who is on an order goes over it. */
export const useLiveLink = create<LiveLink>(() => ({ send: null, presence: null }));

/** Tells screens that the socket is open, or is not any more: who was there is not known then. */
export function noteLink(send: LiveLink['send']): void {
  useLiveLink.setState({ send, presence: null });
}

export function notePresence(presence: NonNullable<LiveLink['presence']>): void {
  useLiveLink.setState({ presence });
}
