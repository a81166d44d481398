import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { showToast } from './components/toast-store';

/** Something that can be done where one is: by its keys, from the list of keys and from the command palette. */
export interface Act {
  id: string;
  /** What it does, in the reader's language. */
  label: string;
  icon?: LucideIcon;
  /** Any of them does it: `ctrl+k`, `g a` (one after the other), `/`, `?`, `n`. Without keys it is for the palette alone. */
  keys?: readonly string[];
  /** Why it cannot be done now, in words; null or empty when it can. */
  reason?: string | null | undefined;
  run: () => void;
}

/** Acts of one part of the screen under a common heading. */
export interface ActGroup {
  heading: string;
  /** The palette offers acts of what is on the screen first; their keys win over those that work everywhere. */
  isOfScreen?: boolean;
  acts: readonly Act[];
}

/** The second key of a sequence must come within this time. */
const sequenceMs = 1_200;

/** What is registered, oldest first. */
const registered: { current: ActGroup }[] = [];

/** What can be done now, by heading: what is of the screen first. */
export function registeredActs(): readonly ActGroup[] {
  const byHeading = new Map<string, ActGroup>();
  for (const { current: group } of registered) {
    const { acts } = byHeading.get(group.heading) ?? { acts: [] };
    byHeading.set(group.heading, { ...group, acts: [...acts, ...group.acts] });
  }
  const groups = [...byHeading.values()].filter(({ acts }) => acts.length > 0);
  return [
    ...groups.filter(({ isOfScreen }) => isOfScreen),
    ...groups.filter(({ isOfScreen }) => !isOfScreen),
  ];
}

/** Groups with the acts that have keys, each key once: where two want the same, the first gets it. */
export function actsByKey(groups: readonly ActGroup[]): readonly ActGroup[] {
  const taken = new Set<string>();
  const free = (key: string) => !taken.has(key) && taken.add(key);
  return groups
    .map((group) => ({
      ...group,
      acts: group.acts
        .map((act) => ({ ...act, keys: (act.keys ?? []).filter(free) }))
        .filter(({ keys }) => keys.length > 0),
    }))
    .filter(({ acts }) => acts.length > 0);
}

function findAct(key: string): Act | undefined {
  return actsByKey(registeredActs())
    .flatMap(({ acts }) => acts)
    .find(({ keys }) => keys?.includes(key));
}

/** Does it, or says why it cannot be done. */
export function runAct({ label, reason, run }: Act): void {
  if (reason) showToast({ kind: 'info', title: label, text: reason });
  else run();
}

/** Does what a key does, for a button that says the same. */
export function pressKey(key: string): void {
  const act = findAct(key);
  if (act) runAct(act);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select') !== null)
  );
}

const windows = '[role=dialog], [role=alertdialog]';

function isInWindow(): boolean {
  return document.querySelector(`${windows}, [role=menu], [role=listbox]`) !== null;
}

let first = '';
let firstAt = 0;

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const key = event.key.toLowerCase();
  const chord = event.ctrlKey || event.metaKey ? `ctrl+${key}` : key;
  const run = (act: Act | undefined) => {
    if (!act) return false;
    event.preventDefault();
    first = '';
    if (!event.repeat) runAct(act);
    return true;
  };
  if (chord === 'ctrl+enter') return pressPrimary(event);
  if (chord.startsWith('ctrl+')) {
    if (!isInWindow()) run(findAct(chord));
    return;
  }
  if (isTyping(event.target) || isInWindow()) return;
  if (first && Date.now() - firstAt < sequenceMs && run(findAct(`${first} ${key}`))) return;
  if (run(findAct(key))) return;
  const begins = registeredActs().some(({ acts }) =>
    acts.some(({ keys }) => keys?.some((name) => name.startsWith(`${key} `))),
  );
  first = begins ? key : '';
  firstAt = Date.now();
}

/** Ctrl+Enter in a window that no form of its own answers: presses its filled button, of which there is one at the most. */
function pressPrimary(event: KeyboardEvent): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const open =
    target?.closest<HTMLElement>(windows) ?? [...document.querySelectorAll<HTMLElement>(windows)].at(-1);
  const button = open?.querySelector<HTMLButtonElement>('.MuiDialogActions-root .MuiButton-contained');
  if (!button) return;
  event.preventDefault();
  if (!event.repeat) button.click();
}

/**
 * Registers what can be done while the component is shown. Keys work on the whole page, but not while someone types or a dialog,
 * a menu or a list of choices is open.
 */
export function useActs(group: ActGroup): void {
  const latest = useRef(group);
  useEffect(() => {
    latest.current = group;
  });
  useEffect(() => {
    if (registered.length === 0) window.addEventListener('keydown', onKey);
    registered.push(latest);
    return () => {
      registered.splice(registered.indexOf(latest), 1);
      if (registered.length === 0) window.removeEventListener('keydown', onKey);
    };
  }, []);
}
