import type { KeyboardEvent } from 'react';

/**
 * Ctrl+Enter (or Cmd+Enter) anywhere in a form sends it, also from a field of several lines; in a dialog, also before one of its
 * fields has the focus. Keys that are held down send once.
 */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key, ctrlKey, metaKey, defaultPrevented, repeat } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || defaultPrevented) return;
  // A question over the dialog is no part of it, though its keys come here.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  const form = target.closest('form') ?? currentTarget.querySelector('form');
  if (!form) return;
  event.preventDefault();
  if (!repeat) form.requestSubmit();
}
