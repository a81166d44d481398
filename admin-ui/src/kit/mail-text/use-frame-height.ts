import { useEffect, useRef, useState, type RefObject } from 'react';

/** Pixels; what is longer scrolls in its frame. */
const highest = 30_000;

/**
 * How high a frame is to be that shows the whole of a page without scripts. The page is of our origin only so that it can be measured.
 * @param page its document; another one is measured anew
 */
export function useFrameHeight(page: string): {
  frame: RefObject<HTMLIFrameElement | null>;
  height: number;
} {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(240);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => measure());
    const measure = () => {
      const body = current.contentDocument?.body;
      if (body) setHeight(Math.min(Math.ceil(body.getBoundingClientRect().height) + 2, highest));
    };
    const watch = () => {
      observer.disconnect();
      const body = current.contentDocument?.body;
      if (body) observer.observe(body);
      measure();
    };
    current.addEventListener('load', watch);
    watch();
    return () => {
      current.removeEventListener('load', watch);
      observer.disconnect();
    };
  }, [page]);
  return { frame, height };
}
