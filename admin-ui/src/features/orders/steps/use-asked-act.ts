import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Does what the address asks for by `act`, as the queue of work and the page of money do, once: the address loses it.
 * @param isAsked whether the address asks for this act
 */
export function useAskedAct(isAsked: boolean, take: () => void): void {
  const [, setParams] = useSearchParams();
  useEffect(() => {
    if (!isAsked) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('act');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
    take();
    // Once: the address has lost it by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked]);
}
