import { create } from 'zustand';
import type { ConnectionState } from './chat-connection';

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
