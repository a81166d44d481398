import { useEffect, useRef, useState } from 'react';
import { api } from '../../../kit/api/client';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { timesOf } from '../sequence/use-hint-texts';
import { changedLegs, moveLeg, type Leg, type LegPart } from './timeline-rules';

/** A route as it stands on the time axis. One whose chosen quote names a date keeps to it. */
export function legOf(route: Route): Leg {
  const { start, end } = timesOf(route);
  const quote = route.chosen_offer;
  return {
    id: route.id,
    from: Date.parse(start),
    to: Date.parse(end),
    isMovable: !quote?.pickup_date && !quote?.delivery_date,
  };
}

/** After the last key that moved something, it is saved. */
const restMs = 900;

/** Moving the legs of an order: they are shown where they are moved to at once, and saved when one lets go. */
export function useLegMoves(routes: readonly Route[]) {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const [draft, setDraft] = useState<readonly Leg[] | null>(null);
  const [pushes, setPushes] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<readonly Leg[] | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const saved = routes.map(legOf);

  const put = useOrderMutation({
    run: (legs: readonly Leg[]) =>
      api.put('/orders/{id}/order-routes/dates', {
        params: { path: { id: order.id } },
        body: {
          routes: legs.map(({ id, from, to }) => ({
            id,
            pickup_date: new Date(from).toISOString(),
            delivery_date: new Date(to).toISOString(),
          })),
        },
      }),
    failed: t('orders.timeline.failed'),
    overtakes: true,
  });

  function save(after: readonly Leg[], before: readonly Leg[], undoes = false): void {
    const changed = changedLegs(before, after);
    unsaved.current = null;
    if (changed.length === 0) return setDraft(null);
    setDraft(after);
    put.mutate(changed, {
      onSettled: () => setDraft((now) => (now === after ? null : now)),
      onSuccess: () => {
        if (undoes) return;
        toast.success(t('orders.timeline.moved', { smart_count: changed.length }), {
          action: { label: t('common.action.undo'), run: () => save(before, after, true) },
        });
      },
    });
  }

  const legs = draft ?? saved;
  return {
    legs,
    isMoving: draft !== null,
    pushes,
    setPushes,
    /** Shows legs where they would be; `commit` keeps it. */
    show: (next: readonly Leg[]) => {
      unsaved.current = next;
      setDraft(next);
    },
    /** Saves what is shown. */
    commit: () => {
      clearTimeout(timer.current);
      if (unsaved.current) save(unsaved.current, saved);
    },
    /** Puts everything back. */
    cancel: () => {
      clearTimeout(timer.current);
      unsaved.current = null;
      setDraft(null);
    },
    /** Moves by a key: saved when the keys rest. */
    nudge: (id: number, part: LegPart, by: number) => {
      const next = moveLeg(unsaved.current ?? legs, { id, part, by, pushes });
      unsaved.current = next;
      setDraft(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (unsaved.current) save(unsaved.current, saved);
      }, restMs);
    },
  };
}

export type LegMoves = ReturnType<typeof useLegMoves>;
