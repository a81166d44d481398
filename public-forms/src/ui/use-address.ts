import { useLayoutEffect, useState } from 'preact/hooks';

/** Where the page was opened. */
export interface Address {
  path: string;
  search: string;
  query: URLSearchParams;
}

/**
 * The address of the page, or null while it is rendered ahead of time and during hydration: the page as built knows no
 * link, and the first render in the browser has to equal it. It is known before the browser paints again.
 */
export function useAddress(): Address | null {
  const [address, setAddress] = useState<Address | null>(null);
  useLayoutEffect(() => {
    const { pathname, search } = window.location;
    setAddress({ path: pathname, search, query: new URLSearchParams(search) });
  }, []);
  return address;
}
