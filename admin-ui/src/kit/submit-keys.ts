import type { KeyboardEvent } from 'react';

/**
 * Ctrl+Enter (or Cmd+Enter) anywhere in a form sends it, also from a field of several lines. Keys that are held down
 * send once.
 */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.requestSubmit();
}
