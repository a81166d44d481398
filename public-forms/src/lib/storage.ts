/**
 * What is typed stays in this browser until it is sent. Storage can be off, full, or forbidden in a frame: then
 * the form simply forgets on reload. Notes older than two weeks are dropped, since links are reused on shared machines.
 */
const KEEP_MS = 14 * 86_400_000;

interface Kept {
  at: number;
  data: Record<string, string>;
}

function readKept(text: string | null): Kept | null {
  if (text === null) return null;
  const kept: unknown = JSON.parse(text);
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('data' in kept)) return null;
  const { at, data } = kept;
  if (typeof at !== 'number' || typeof data !== 'object' || data === null) return null;
  const texts = Object.entries(data).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { at, data: Object.fromEntries(texts) };
}

/** Where to keep: `drafts` outlive the browser window, `visit` ends with the tab. */
export type Drawer = 'drafts' | 'visit';

function open(drawer: Drawer): Storage {
  return drawer === 'drafts' ? localStorage : sessionStorage;
}

/** The texts kept under a key, or null. */
export function recall(drawer: Drawer, key: string, now = Date.now()): Record<string, string> | null {
  try {
    const kept = readKept(open(drawer).getItem(key));
    if (kept && now - kept.at < KEEP_MS) return kept.data;
    if (kept) open(drawer).removeItem(key);
  } catch {
    // No storage, or something unreadable in it: as if nothing had been kept.
  }
  return null;
}

/** Keeps texts under a key. */
export function remember(drawer: Drawer, key: string, data: Record<string, string>, now = Date.now()): void {
  try {
    open(drawer).setItem(key, JSON.stringify({ at: now, data } satisfies Kept));
  } catch {
    // The form works without.
  }
}

/** Forgets what a key holds. */
export function forget(drawer: Drawer, key: string): void {
  try {
    open(drawer).removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
