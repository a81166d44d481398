import { useLayoutEffect, useState } from 'react';

/**
 * Whether the script of the page runs. False while the page is rendered and at the first render in the browser, which has to
 * equal it: what works by script alone waits for this.
 */
export function useLive(): boolean {
  const [live, setLive] = useState(false);
  useLayoutEffect(() => setLive(true), []);
  return live;
}
