import { create } from 'zustand';

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

/** The toasts on the screen. */
export const useToasts = create<readonly Toast[]>(() => []);
let nextId = 1;

function show(toasts: readonly Toast[]): void {
  // The whole list: a store merges what it gets into what it has otherwise.
  useToasts.setState(toasts, true);
}

export function dismissToast(id: number): void {
  show(useToasts.getState().filter((toast) => toast.id !== id));
}

/** Shows a toast; texts come translated. Returns its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = nextId++;
  // The same failure twice says no more than once.
  const others = useToasts
    .getState()
    .filter((other) => other.title !== toast.title || other.text !== toast.text);
  show([...others, { ...toast, id }].slice(-most));
  if (toast.kind !== 'failure') setTimeout(() => dismissToast(id), successMs);
  return id;
}

/** Takes all toasts away: a new person at the screen must not read the last one's. */
export function clearToasts(): void {
  show([]);
}
