import { useSyncExternalStore } from 'react';
import type { ConnectionState } from './chat-connection';

interface Connection {
  state: ConnectionState;
  reconnect: () => void;
}

const none: Connection = { state: 'connecting', reconnect: () => undefined };
let connection = none;
const listeners = new Set<() => void>();

/** Tells how the connection stands; null when there is none any more. */
export function noteConnection(next: Connection | null): void {
  connection = next ?? none;
  for (const listener of listeners) listener();
}

/** How the connection of the chat stands, and how to try again. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => connection,
  );
}
