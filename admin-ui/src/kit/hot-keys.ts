import { useEffect, useRef } from 'react';

/** Keys to actions: `ctrl+k`, `g a` (one after the other), `/`, `?`, `n`. */
export type HotKeys = Record<string, () => void>;

/** The second key of a sequence must come within this time. */
const sequenceMs = 1_200;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select') !== null)
  );
}

function isInWindow(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null;
}

/** Listens for single keys and sequences on the whole page, but not while someone types or a dialog, a menu or a list of choices is open. */
export function useHotKeys(keys: HotKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    let first = '';
    let firstAt = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const key = event.key.toLowerCase();
      const chord = event.ctrlKey || event.metaKey ? `ctrl+${key}` : key;
      const fits = (name: string) => Object.hasOwn(latest.current, name);
      const run = (name: string) => {
        event.preventDefault();
        first = '';
        latest.current[name]?.();
      };
      if (chord.startsWith('ctrl+')) {
        if (fits(chord) && !isInWindow()) run(chord);
        return;
      }
      if (isTyping(event.target) || isInWindow()) return;
      const sequence = `${first} ${key}`;
      if (first && Date.now() - firstAt < sequenceMs && fits(sequence)) return run(sequence);
      if (fits(key)) return run(key);
      const begins = Object.keys(latest.current).some((name) => name.startsWith(`${key} `));
      first = begins ? key : '';
      firstAt = Date.now();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Puts the cursor into the search of the screen; false when it has none. */
export function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-list-search]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** Moves the focus to the next (1) or the previous (-1) entry of the screen's list. */
export function moveToRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at === -1 ? 0 : at + step;
  rows[next]?.focus();
}
