import { useId, useRef, useState } from 'react';
import { useT } from '../../../kit/i18n/use-t';
import { findRoute, useOrder } from '../order-context';
import { useRouteName } from '../use-route-name';
import { moved } from './sequence-moves';
import { SequenceRow } from './sequence-row';
import { useDrag } from './use-drag';
import styles from './sequence.module.css';
import { api } from '../../../kit/api/client';
import type { OrderDetails } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';

/** Puts the routes into another sequence; the new one is shown at once. */
function useArrange(order: OrderDetails) {
  const t = useT();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const put = useOrderMutation({
    run: (ids: readonly number[]) =>
      api.put('/orders/{id}/order-routes/sequence', {
        params: { path: { id: order.id } },
        body: { ids: [...ids] },
      }),
    failed: t('orders.sequence.failed'),
    overtakes: true,
  });
  return {
    /** The sequence that is being saved; null when the order's own holds. */
    wanted,
    arrange: (ids: readonly number[]) => {
      setWanted(ids);
      put.mutate(ids, { onSettled: () => setWanted((now) => (now === ids ? null : now)) });
    },
  };
}

/** The routes of an order in their sequence, which drag, arrow keys and buttons change. Nothing while there is one. */
export function RouteSequence() {
  const t = useT();
  const id = useId();
  const { order, view } = useOrder();
  const routeName = useRouteName();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { wanted, arrange } = useArrange(order);
  const ids = wanted ?? order.routes.map((route) => route.id);
  const drag = useDrag({
    ids,
    rows: () => [...(list.current?.children ?? [])],
    onDrop: (next, routeId) => put(next, routeId),
  });
  const routes = (drag.ids ?? ids).flatMap((routeId) => findRoute(order, routeId) ?? []);
  if (order.routes.length < 2) return null;

  function put(next: readonly number[], routeId: number): void {
    const route = findRoute(order, routeId);
    arrange(next);
    if (!route) return;
    const place = next.indexOf(routeId) + 1;
    setSaid(t('orders.sequence.moved', { route: routeName(route), place, count: next.length }));
  }

  function move(from: number, by: -1 | 1): void {
    const routeId = ids[from];
    const to = from + by;
    if (routeId !== undefined && to >= 0 && to < ids.length) put(moved(ids, from, to), routeId);
  }

  const editable = view === 'editing';
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{t(editable ? 'orders.sequence.title' : 'orders.sequence.reading')}</h2>
      <ol ref={list} className={styles['list']}>
        {routes.map((route, place) => (
          <SequenceRow
            key={route.id}
            route={route}
            place={place}
            count={routes.length}
            isLifted={route.id === drag.dragged}
            tools={editable ? { handle: drag.handleOf(route.id), move: (by) => move(place, by) } : null}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}
