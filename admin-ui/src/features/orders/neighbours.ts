import { useEffect, useMemo, type RefObject } from 'react';

const storageKey = 'frakto.order-list';
const orderPath = /^\/offer\/([1-9]\d{0,9})(?=$|[/?#])/;

/** The orders that addresses name, each once, in their order. */
export function ordersOf(addresses: readonly string[]): number[] {
  const ids = addresses.map((address) => Number(orderPath.exec(address)?.[1]));
  return [...new Set(ids.filter((id) => id > 0))];
}

/**
 * Remembers, in this tab, which orders the list showed that one leaves by a click: the order page goes to the next and the
 * previous one of them. On the order page itself the list stays the one that one came from.
 */
export function useKeepOrderList(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = main.current;
    const onClick = () => {
      if (!element || orderPath.test(window.location.pathname)) return;
      const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href^="/offer/"]')];
      const ids = ordersOf(links.map((link) => link.getAttribute('href') ?? ''));
      if (ids.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(ids));
    };
    // Before the click is answered, while the list is still there.
    element?.addEventListener('click', onClick, true);
    return () => element?.removeEventListener('click', onClick, true);
  }, [main]);
}

/** Where an order stands in the list that one came from. */
export interface Neighbours {
  previous: number | undefined;
  next: number | undefined;
  /** From 1. */
  place: number;
  count: number;
}

/** The orders beside one; null when the list did not show it. */
export function neighboursIn(list: readonly unknown[], id: number): Neighbours | null {
  const ids = list.filter((one) => typeof one === 'number');
  const at = ids.indexOf(id);
  if (at === -1) return null;
  return { previous: ids[at - 1], next: ids[at + 1], place: at + 1, count: ids.length };
}

function readList(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    // A damaged entry is worth nothing; the next list overwrites it.
    return [];
  }
}

/** The orders beside this one in the list that one came from. */
export function useNeighbours(id: number): Neighbours | null {
  return useMemo(() => neighboursIn(readList(), id), [id]);
}
