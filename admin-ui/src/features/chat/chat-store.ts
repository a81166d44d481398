import { create } from 'zustand';

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

/** What the panel shows and whether it is open. */
export const useChat = create<ChatState>(() => closed);

/** The state of the panel at this moment. */
export const getChat = useChat.getState;

/** Opens the panel, at a conversation if one is named. */
export function openChat(partner?: Partner): void {
  useChat.setState({ isOpen: true, ...(partner && { view: { at: 'thread', partner } }) });
}

/** Closes the panel, which begins with the list the next time. */
export function closeChat(): void {
  useChat.setState(closed);
}

export function toggleChat(): void {
  if (getChat().isOpen) closeChat();
  else openChat();
}

export function showInChat(view: ChatView): void {
  useChat.setState({ view });
}
