import { useSyncExternalStore } from 'react';

/** A message in the corner. Success goes by itself; failure stays until it is read. */
export interface Toast {
  id: number;
  kind: 'success' | 'info' | 'failure';
  title: string;
  text?: string | undefined;
  /** Small print of a failure, such as its code. */
  code?: string | undefined;
  /** One thing to do about it, such as opening what was made or trying again. */
  action?: { label: string; run: () => void } | undefined;
}

const successMs = 5_000;
const most = 4;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Shows a toast; texts come translated. Returns its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = nextId++;
  // The same failure twice says no more than once.
  const others = toasts.filter((other) => other.title !== toast.title || other.text !== toast.text);
  set([...others, { ...toast, id }].slice(-most));
  if (toast.kind !== 'failure') setTimeout(() => dismissToast(id), successMs);
  return id;
}

/** Takes all toasts away: a new person at the screen must not read the last one's. */
export function clearToasts(): void {
  set([]);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
}
