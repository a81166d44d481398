import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { ConnectionState } from './chat-connection';

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

interface Connection {
  state: ConnectionState;
  reconnect: () => void;
}

const none: Connection = { state: 'connecting', reconnect: () => undefined };

/** How the connection of the chat stands, and how to try again. */
export const useConnection = create<Connection>(() => none);

/** Tells how the connection stands; null when there is none any more. */
export function noteConnection(next: Connection | null): void {
  useConnection.setState(next ?? none);
}

/** A while after the screen stands: nothing that it still needs is kept waiting by the chat's socket. */
const restMs = 1_500;

/** Whether the chat is to begin: once the screen stands, or as soon as it is opened. */
export function useChatAtRest(): boolean {
  const { isOpen } = useChat();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOpen && !isWanted) setIsWanted(true);
  return isWanted;
}
