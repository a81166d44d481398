import { createContext, useContext, useLayoutEffect, useState } from 'react';
import type { Outcome } from '../api/outcome';
import type { LinkView } from '../api/public-api';
import { addressOf, type Address } from '../lib/address';

/** What can be done over the plain forms of a page. */
export type Action = 'accept' | 'reject' | 'vehicle' | 'file' | 'document';

/** What came over a plain form, where the page has still something to ask or to say about it. */
export interface Sent {
  /** Null when nothing was to be done yet: the page is shown again with what was typed. */
  action: Action | null;
  /** The fields as they were filled. */
  typed: Readonly<Record<string, string>>;
  /** Why it was not done; null when it is asked about first. */
  outcome: Outcome<never> | null;
}

/**
 * What a page knows before any script runs, because the server wrote it: what stands there can be read and answered without
 * scripts, and a script that wakes up later has nothing to fetch and moves nothing.
 */
export interface Prepared {
  address: Address;
  /** The record behind the link, or why there is none; null where the address is no link to ask about. */
  record: Outcome<LinkView> | null;
  /** Empty when nobody can tell. */
  company: string;
  /** Null at a page that was merely opened. Pages with it carry no script. */
  sent: Sent | null;
}

/** What the script of such a page is told when it wakes up: the rest it sees by itself. */
export type Told = Pick<Prepared, 'record' | 'company'>;

const PreparedContext = createContext<Prepared | null>(null);

/**
 * Whether this is the server, by the build. A page to which a form led carries no script: what is asked and said there is left out of
 * scripts.
 */
export const ON_SERVER = import.meta.env?.SSR;

/** Gives a page what the server knew of its link. */
export const PreparedProvider = PreparedContext.Provider;

/** What the server knew of the link; null at a page that was built ahead of time for everybody. */
export function usePrepared(): Prepared | null {
  return useContext(PreparedContext);
}

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
