import { useEffect, useState, type RefObject } from 'react';

/** Tells whether an element's content is wider than itself, so that it scrolls sideways. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => setOverflows(target.scrollWidth > target.clientWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
