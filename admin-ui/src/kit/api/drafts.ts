/** How the name begins of everything that somebody typed and did not send, wherever it is kept. */
const prefix = 'frakto.draft.';
/** Letters were kept under this one. */
const former = 'frakto.letter.';

/** The name under which something typed is kept: whatever has one is forgotten when its writer signs out. */
export const draftName = (of: string): string => `${prefix}${of}`;

/** Forgets all that was typed and not sent: the next person at this machine must not find it. */
export function forgetDrafts(storages: readonly Storage[] = [localStorage, sessionStorage]): void {
  for (const storage of storages) {
    const names = Array.from({ length: storage.length }, (_each, place) => storage.key(place) ?? '');
    for (const name of names) {
      if (name.startsWith(prefix) || name.startsWith(former)) storage.removeItem(name);
    }
  }
}
