import { useCallback, type RefObject } from 'react';

/** Longer than a dialog takes to leave the page, in milliseconds: until then it holds the focus. */
const dialogGone = 250;

/**
 * A dialog gives the focus back to the button that opened it; where its action took that button away, the focus would
 * be lost. Call the result when the dialog closes: the focus then goes to the element.
 */
export function useFocusFallback(element: RefObject<HTMLElement | null>): () => void {
  return useCallback(() => {
    setTimeout(() => {
      if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    }, dialogGone);
  }, [element]);
}
