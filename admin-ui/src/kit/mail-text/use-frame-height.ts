import { useEffect, useState, type RefObject } from 'react';

/** Pixels; what is longer scrolls in its frame. */
const highest = 30_000;

/**
 * How high a frame has to be to show all of its page, which is of our origin and runs nothing.
 * @param page what the frame shows, as `srcDoc`
 * @param first the height until it is known
 */
export function useFrameHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  page: string,
  first: number,
): number {
  const [height, setHeight] = useState(first);
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
  }, [frame, page]);
  return height;
}
