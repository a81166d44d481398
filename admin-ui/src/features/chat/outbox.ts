import { create } from 'zustand';
import { useMe } from '../../kit/api/session';

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
  /** Whose it is; null while nobody is signed in. */
  userId: number | null;
  pending: readonly Pending[];
  /** What was typed and not sent, by the partner's id. */
  drafts: Readonly<Record<number, string>>;
}

const empty: Outbox = { userId: null, pending: [], drafts: {} };
const useStore = create<Outbox>(() => empty);
const { getState: getOutbox, setState: set } = useStore;

/** Makes the outbox that of a user; what another user left in it goes. */
export function openOutbox(userId: number): void {
  if (getOutbox().userId !== userId) set({ ...empty, userId });
}

/** What is in the outbox for a user; nothing when it is another user's. */
export function outboxOf(userId: number, outbox = getOutbox()): Outbox {
  return outbox.userId === userId ? outbox : empty;
}

/**
 * Sends a message of a user, and shows it as on its way meanwhile.
 * @returns what came back; null when the user has signed out meanwhile: whoever is at the screen then must not see it
 */
export async function deliver<Sent>(
  userId: number,
  message: Pending,
  send: () => Promise<Sent>,
): Promise<{ sent: Sent } | { error: unknown } | null> {
  enterPending({ ...message, isFailed: false });
  try {
    const sent = await send();
    return getOutbox().userId === userId ? { sent } : null;
  } catch (error) {
    if (getOutbox().userId !== userId) return null;
    enterPending({ ...message, isFailed: true });
    return { error };
  }
}

function enterPending(message: Pending): void {
  set(({ pending }) => ({ pending: [...pending.filter(({ key }) => key !== message.key), message] }));
}

export function dropPending(key: string): void {
  set(({ pending }) => ({ pending: pending.filter((message) => message.key !== key) }));
}

export function keepDraft(partnerId: number, text: string): void {
  set(({ drafts }) => ({ drafts: { ...drafts, [partnerId]: text } }));
}

/** Forgets everything: the next person at the screen must not see it. */
export function clearOutbox(): void {
  set(empty);
}

/** Whether something to a partner is on its way at this moment. */
export const isSendingTo = (partnerId: number): boolean =>
  getOutbox().pending.some((message) => message.partnerId === partnerId && !message.isFailed);

/** What the signed-in user wrote and did not send; it survives closing the panel. */
export function useOutbox(): Outbox {
  const { id } = useMe();
  return useStore((outbox) => outboxOf(id, outbox));
}
