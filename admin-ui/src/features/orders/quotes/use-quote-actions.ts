import { useEffect, useRef, useState } from 'react';
import { api } from '../../../kit/api/client';
import { problemOf } from '../../../kit/api/use-describe-failure';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import type { Quote, Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useQuoteName } from './use-quote-name';

/** A choice that was not taken, since somebody else had chosen meanwhile. */
export interface MissedChoice {
  /** What was to be chosen; null when a choice was to be taken back. */
  wanted: Quote | null;
  /** The quote that was taken for the chosen one. */
  seen: number | null;
}

const isMeanwhile = (error: unknown) => problemOf(error)?.code === 'chosen_meanwhile';

/**
 * Choosing, deselecting and deleting the quotes of a route.
 * @param chosenId the quote that is seen as chosen: if another one is by now, the person is told and not obeyed
 */
export function useQuoteActions(route: Route, chosenId: number | null) {
  const t = useT();
  const toast = useToast();
  const nameOf = useQuoteName();
  const [missed, setMissed] = useState<MissedChoice | null>(null);
  const inFlight = useRef<Promise<number | null>>(undefined);

  /** Of several choices in a row, each replaces the one before it, and goes out once that one has been answered. */
  function select(wanted: Quote | null): Promise<number | null> {
    const before = inFlight.current;
    const send = async () => {
      const seen = before ? await before.catch(() => chosenId) : chosenId;
      try {
        const body = { offer_id: wanted?.id ?? null, replaces: seen };
        await api.put('/order-routes/{id}/select-offer', { params: { path: { id: route.id } }, body });
        return body.offer_id;
      } catch (error) {
        if (isMeanwhile(error)) setMissed({ wanted, seen });
        throw error;
      }
    };
    setMissed(null);
    inFlight.current = send();
    return inFlight.current;
  }

  const tell = (title: string) => (error: Error) => {
    // The note above the quotes tells more than a toast could.
    if (!isMeanwhile(error)) toast.failure(title, error);
  };
  const choose = useOrderMutation({
    run: (quote: Quote) => select(quote),
    onFailure: tell(t('orders.quotes.chooseFailed')),
    overtakes: true,
  });
  const deselect = useOrderMutation({
    run: () => select(null),
    onFailure: tell(t('orders.deselect.failed')),
    done: () => toast.success(t('orders.deselect.done')),
  });
  const remove = useOrderMutation({
    run: (quote: Quote) => api.delete('/subcontractor-offers/{id}', { params: { path: { id: quote.id } } }),
    failed: t('orders.deleteQuote.failed'),
    done: (_answer, quote) => toast.success(t('orders.deleteQuote.done', { name: nameOf(quote) })),
  });

  const isSelecting = choose.isPending || deselect.isPending;
  useEffect(() => {
    // By now the page shows what was chosen.
    if (!isSelecting) inFlight.current = undefined;
  }, [isSelecting]);

  return { choose, deselect, remove, missed, forgetMissed: () => setMissed(null) };
}
