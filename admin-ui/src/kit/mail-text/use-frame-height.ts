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

/** Whether looks tell a size by the frame's own. A size in a container's terms is told by the frame where there is none. */
export const isSizedByFrame = (looks: string): boolean => /\d(?:[sld]?v|cq)(?:h|b|min|max)\b/i.test(looks);

/** Takes away looks by which a part is as high as its frame: it would make the frame higher, and so on without end. */
export function dropFrameSizes(page: ParentNode): void {
  for (const part of page.querySelectorAll('[style]'))
    if (isSizedByFrame(part.getAttribute('style') ?? '')) part.removeAttribute('style');
}
