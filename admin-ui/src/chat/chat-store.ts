import { useSyncExternalStore } from 'react';

/** Whom a conversation is with, as far as it is known before it is read. */
export interface Partner {
  id: number;
  name: string;
  /** Known of who was found by the search; what a first message to somebody of another company needs. */
  email?: string;
  isOnline?: boolean;
}

/** What the panel shows. */
export type ChatView = { at: 'list' } | { at: 'new' } | { at: 'thread'; partner: Partner };

interface ChatState {
  isOpen: boolean;
  view: ChatView;
}

const closed: ChatState = { isOpen: false, view: { at: 'list' } };
let state = closed;
const listeners = new Set<() => void>();

function set(next: ChatState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens the panel, at a conversation if one is named. */
export function openChat(partner?: Partner): void {
  set({ isOpen: true, view: partner ? { at: 'thread', partner } : state.view });
}

/** Closes the panel, which begins with the list the next time. */
export function closeChat(): void {
  set(closed);
}

export function toggleChat(): void {
  if (state.isOpen) closeChat();
  else openChat();
}

export function showInChat(view: ChatView): void {
  set({ ...state, view });
}

/** The state of the panel at this moment. */
export const getChat = (): ChatState => state;

export function useChat(): ChatState {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getChat);
}
