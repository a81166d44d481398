import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { api } from '../../kit/api/client';
import { getSession } from '../../kit/api/session';
import { wayOf } from '../../kit/format/way';
import type { Invoiced } from '../../kit/status/invoice-fate';

/** An order as the sidebar names it. */
export interface RecentOrder extends Invoiced {
  id: number;
  /** The client's name, or the e-mail address where there is none. */
  name: string;
  /** From where to where; what was remembered of it before this was told lacks it. */
  way?: string;
}

const kept = 5;
const keyPrefix = 'frakto.recent-orders.';

/** What this tab wrote to local storage, by key. */
const useWritten = create<Readonly<Record<string, readonly RecentOrder[]>>>(() => ({}));

/** Each user has a list of their own, also on a shared computer. */
const storageKey = () => `${keyPrefix}${getSession()?.user.id ?? 0}`;

function readStored(key: string): readonly RecentOrder[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (Array.isArray(stored)) return stored as RecentOrder[];
  } catch {
    // A damaged entry is worth nothing; it is overwritten by the next visit.
  }
  return [];
}

function read(): readonly RecentOrder[] {
  const key = storageKey();
  return useWritten.getState()[key] ?? readStored(key);
}

function write(orders: readonly RecentOrder[]): void {
  const key = storageKey();
  localStorage.setItem(key, JSON.stringify(orders));
  useWritten.setState({ [key]: orders });
}

/** Puts an order on top of the sidebar's list, or brings its name and status up to date. */
export function useRememberOrder({ id, name, way, status, invoice_delivery }: Required<RecentOrder>): void {
  useEffect(() => {
    const others = read().filter((other) => other.id !== id);
    write([{ id, name, way, status, invoice_delivery }, ...others].slice(0, kept));
  }, [id, name, way, status, invoice_delivery]);
}

/** Takes an order off the list: it was deleted. */
export function forgetOrder(id: number): void {
  write(read().filter((order) => order.id !== id));
}

/** The orders that this user opened last, filled up with those that changed last. */
export function useRecentOrders(enabled: boolean): readonly RecentOrder[] {
  const key = storageKey();
  const stored = useMemo(() => readStored(key), [key]);
  const visited = useWritten((written) => written[key]) ?? stored;
  const { data } = useQuery({
    queryKey: ['orders', 'recent'],
    queryFn: ({ signal }) =>
      api.get('/orders', { params: { query: { page_size: kept, sort: '-updated_at' } }, signal }),
    enabled,
  });
  const changed = (data?.items ?? []).map((order) => ({
    id: order.id,
    name: order.client_name ?? order.client_email,
    way: wayOf(order),
    status: order.status,
    invoice_delivery: order.invoice_delivery,
  }));
  // What the server says about a status is newer than what was seen at the last visit.
  const known = visited.map((order) => changed.find((fresh) => fresh.id === order.id) ?? order);
  const others = changed.filter((order) => !visited.some((seen) => seen.id === order.id));
  return [...known, ...others].slice(0, kept);
}
