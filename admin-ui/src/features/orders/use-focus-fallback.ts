import { useCallback } from 'react';

/** Longer than a dialog takes to leave the page, in milliseconds: until then it holds the focus. */
const dialogGone = 250;
/** Nobody waits for longer for what was to come, in milliseconds. */
const longest = 3_000;

/**
 * A dialog gives the focus back to the button that opened it; where its action took that button away, the focus would
 * be lost. Call the result when the dialog closes: the focus then goes to the element.
 * @param find looks for the element when it is needed; the same function every time
 */
export function useFocusFallback(find: () => HTMLElement | null): () => void {
  return useCallback(() => {
    setTimeout(() => {
      if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
    }, dialogGone);
  }, [find]);
}

/** The button of the order's next step, else its title: where whoever has taken a step goes on. */
export const findNextStep = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-next-step]') ?? document.querySelector<HTMLElement>('main h1');

/** Gives the focus to what a step leads to, as soon as it is on the page. */
export function focusWhenThere(selector: string): void {
  const end = Date.now() + longest;
  const from = document.activeElement;
  const look = () => {
    // Somebody has gone elsewhere meanwhile.
    if (document.activeElement !== from && document.activeElement !== document.body) return;
    const element = document.querySelector<HTMLElement>(selector);
    if (element) element.focus();
    else if (Date.now() < end) setTimeout(look, 50);
  };
  setTimeout(look, 50);
}
