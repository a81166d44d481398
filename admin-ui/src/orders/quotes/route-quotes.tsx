import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { ErrorState } from '../../components/error-state';
import { SkeletonRows } from '../../components/skeletons';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { canChooseQuote } from '../order-view';
import { usePriceRequests, useRouteQuotes } from '../queries/order-queries';
import type { PriceRequest, Quote, Route } from '../queries/types';
import { useComparablePrices } from '../queries/use-comparable-prices';
import { LaneHistory } from '../lane/lane-history';
import { useFocusFallback } from '../use-focus-fallback';
import { useLegName } from '../use-leg-name';
import { MissedChoiceNote } from './missed-choice';
import { NoQuotes } from './no-quotes';
import { compareQuotes } from './quote-comparison';
import { QuoteRow } from './quote-row';
import { QuotesTable } from './quotes-table';
import { isRefused } from './refused-quotes';
import { useQuoteActions } from './use-quote-actions';
import { useQuoteName } from './use-quote-name';
import { WaitingList } from './waiting-list';
import styles from './quotes-table.module.css';

const none: readonly Quote[] = [];

/** The quotes of a route: compared, chosen, deselected, deleted; and who is still to answer. */
export function RouteQuotes({ route }: { route: Route }) {
  const t = useT();
  const format = useFormat();
  const { order, view, currency: summaryCurrency, freshQuotes } = useOrder();
  const nameOf = useQuoteName();
  const legName = useLegName();
  const { data, error, isPending, refetch } = useRouteQuotes(order.id, route.id);
  const asked = usePriceRequests(order.id, route.id).data?.items ?? [];
  const here = useRef<HTMLDivElement>(null);
  const focusHere = useFocusFallback(here);
  const [asking, setAsking] = useState<{ about: 'choose' | 'deselect' | 'delete'; quote: Quote } | null>(
    null,
  );

  const quotes = data?.items ?? none;
  const chosen = quotes.find((quote) => quote.is_chosen);
  const { choose, deselect, remove, missed, forgetMissed } = useQuoteActions(route, chosen?.id ?? null);
  const currency = chosen?.currency ?? summaryCurrency;
  const compared = compareQuotes(quotes, useComparablePrices(quotes, currency));
  const foot = useFoot(quotes, asked);

  if (isPending) return <SkeletonRows rows={4} height={52} />;
  if (!data)
    return <ErrorState error={error} title={t('orders.quotes.failed')} onRetry={() => void refetch()} />;

  const editable = view === 'editing';
  const choosable = canChooseQuote(order.status, route.status);
  // Once the order exists, a choice cannot be changed until this carrier refuses, too.
  const asksFirst = !editable;
  const checkedId = choose.isPending ? choose.variables.id : chosen?.id;
  const close = () => {
    setAsking(null);
    focusHere();
  };
  const pick = (quote: Quote) => {
    if (asksFirst) setAsking({ about: 'choose', quote });
    else choose.mutate(quote);
  };
  const { about, quote: named } = asking ?? {};

  return (
    <div ref={here} tabIndex={-1} className={styles['here']}>
      {missed && (
        <MissedChoiceNote
          missed={missed}
          quotes={quotes}
          onChoose={choosable ? pick : undefined}
          onClose={() => {
            forgetMissed();
            focusHere();
          }}
        />
      )}
      {quotes.length === 0 ? (
        <NoQuotes route={route} asked={asked} />
      ) : (
        <QuotesTable
          caption={t('orders.quotes.caption', { leg: legName(route) })}
          currency={currency}
          measuredBy={chosen ? 'chosen' : 'cheapest'}
          foot={foot}
        >
          {compared.map((row) => (
            <QuoteRow
              key={row.quote.id}
              compared={row}
              currency={currency}
              isFresh={freshQuotes.has(row.quote.id)}
              checked={row.quote.id === checkedId}
              isRefused={isRefused(row.quote, route)}
              asksFirst={asksFirst}
              onChoose={choosable ? () => pick(row.quote) : undefined}
              onDeselect={editable ? () => setAsking({ about: 'deselect', quote: row.quote }) : undefined}
              onDelete={editable ? () => setAsking({ about: 'delete', quote: row.quote }) : undefined}
            />
          ))}
        </QuotesTable>
      )}
      {editable && (
        <WaitingList
          orderId={order.id}
          routeId={route.id}
          askedCount={asked.length}
          requests={asked.filter((request) => !request.answered)}
        />
      )}
      <LaneHistory route={route} />
      <ConfirmDialog
        open={about === 'choose'}
        title={t('orders.chooseQuote.title', { name: named ? nameOf(named) : '' })}
        confirmLabel={t('orders.chooseQuote.submit')}
        busy={choose.isPending}
        onConfirm={() => named && choose.mutate(named, { onSettled: close })}
        onClose={close}
      >
        <p>
          {t('orders.chooseQuote.text', {
            price: named ? `${format.amount(named.price)} ${named.currency}` : '',
          })}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={about === 'deselect'}
        title={t('orders.deselect.title')}
        confirmLabel={t('orders.deselect.submit')}
        busy={deselect.isPending}
        onConfirm={() => deselect.mutate(undefined, { onSettled: close })}
        onClose={close}
      >
        <p>{t('orders.deselect.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={about === 'delete'}
        title={t('orders.deleteQuote.title', { name: named ? nameOf(named) : '' })}
        confirmLabel={t('orders.deleteQuote.submit')}
        destructive
        busy={remove.isPending}
        onConfirm={() => named && remove.mutate(named, { onSettled: close })}
        onClose={close}
      >
        <p>{t('orders.deleteQuote.text')}</p>
      </ConfirmDialog>
    </div>
  );
}

/** How many have answered, and when the last one did. */
function useFoot(quotes: readonly Quote[], asked: readonly PriceRequest[]): string | undefined {
  const t = useT();
  const format = useFormat();
  const last = quotes
    .map((quote) => quote.updated_at)
    .sort()
    .at(-1);
  const sentences = [
    asked.length > 0 &&
      t('orders.quotes.answered', {
        smart_count: asked.length,
        answered: asked.filter((request) => request.answered).length,
      }),
    last && t('orders.quotes.lastQuote', { time: format.dateTime(last) }),
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
