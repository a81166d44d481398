import { useLayoutEffect, useState } from 'react';
import { addressOf, type Address } from '../lib/address';
import { usePrepared } from './prepared';

/**
 * The address of the page. Of a page that was built ahead of time it is null during hydration: the page as built knows no
 * link, and the first render in the browser has to equal it. It is known before the browser paints again.
 */
export function useAddress(): Address | null {
  const prepared = usePrepared();
  const [address, setAddress] = useState<Address | null>(prepared?.address ?? null);
  useLayoutEffect(() => {
    if (!prepared) setAddress(addressOf(window.location.pathname, window.location.search));
  }, [prepared]);
  return address;
}
