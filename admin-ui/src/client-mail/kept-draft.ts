import { draftName } from '../api/drafts';
import type { Draft } from '../mail-text/draft';

interface Kept extends Draft {
  /** Milliseconds since 1970. */
  at: number;
}

/** What was typed longer ago is nothing that somebody wants to go on with: two weeks, in milliseconds. */
const keptMs = 14 * 24 * 60 * 60 * 1000;

const nameOf = (userId: number, key: string) => draftName(`letter.${String(userId)}.${key}`);

/** What somebody typed and did not send, on this device; null when there is nothing. */
export function keptDraft(userId: number, key: string): Draft | null {
  const name = nameOf(userId, key);
  try {
    const { subject, message, isHtml, at } = JSON.parse(localStorage.getItem(name) ?? 'null') as Kept;
    if (Date.now() - at < keptMs) return { subject, message, isHtml };
    localStorage.removeItem(name);
  } catch {
    // There is none, or it is none of ours.
  }
  return null;
}

/** Keeps what is typed, for when the dialog or the tab is closed before it is sent; signing out forgets it. */
export function keepDraft(userId: number, key: string, draft: Draft): void {
  try {
    localStorage.setItem(nameOf(userId, key), JSON.stringify({ ...draft, at: Date.now() } satisfies Kept));
  } catch {
    // A full storage keeps nobody from writing.
  }
}

/** Forgets what was typed: it was sent, or given up. */
export function forgetDraft(userId: number, key: string): void {
  localStorage.removeItem(nameOf(userId, key));
}
