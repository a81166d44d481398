import { useSyncExternalStore } from 'react';

/** A message that the server has not taken yet. */
export interface Pending {
  /** Names the message, so that it is written once however often it is sent. */
  key: string;
  partnerId: number;
  content: string;
  /** When it was written, as an ISO instant. */
  at: string;
  isFailed: boolean;
}

interface Outbox {
  pending: readonly Pending[];
  /** What was typed and not sent, by the partner's id. */
  drafts: Readonly<Record<number, string>>;
}

const empty: Outbox = { pending: [], drafts: {} };
let outbox = empty;
const listeners = new Set<() => void>();

function set(next: Outbox): void {
  outbox = next;
  for (const listener of listeners) listener();
}

export function enterPending(message: Pending): void {
  set({ ...outbox, pending: [...outbox.pending.filter(({ key }) => key !== message.key), message] });
}

export function dropPending(key: string): void {
  set({ ...outbox, pending: outbox.pending.filter((message) => message.key !== key) });
}

export function keepDraft(partnerId: number, text: string): void {
  set({ ...outbox, drafts: { ...outbox.drafts, [partnerId]: text } });
}

/** Forgets everything: the next person at the screen must not see it. */
export function clearOutbox(): void {
  set(empty);
}

/** Whether something to a partner is on its way at this moment. */
export const isSendingTo = (partnerId: number): boolean =>
  outbox.pending.some((message) => message.partnerId === partnerId && !message.isFailed);

/** What was written and not sent; it survives closing the panel. */
export function useOutbox(): Outbox {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => outbox,
  );
}
