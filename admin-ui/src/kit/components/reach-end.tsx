import { useEffect, useRef } from 'react';

/** A point at the end of a list; tells when it comes into view, so that more can be loaded before it is missed. */
export function ReachEnd({ onReach }: { onReach: () => void }) {
  const point = useRef<HTMLDivElement>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    const { current } = point;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return <div ref={point} aria-hidden="true" />;
}
