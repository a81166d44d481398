import Checkbox from '@mui/material/Checkbox';
import { useEffect, useMemo, useState } from 'react';
import { SearchField } from '../../../kit/components/search-field';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import {
  useCarriersToAsk,
  usePriceRequests,
  useRouteQuotes,
  useSubcontractorSearch,
} from '../queries/order-queries';
import styles from './ask.module.css';
import { byPromise, CarrierFacts } from './carrier-facts';
import { api } from '../../../kit/api/client';
import { canBeAsked, candidateState, type CandidateState } from './candidate-state';
import type { CarrierToAsk, PriceRequestAnswer, PriceRequest, Quote, Subcontractor } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useMailToast, useSendsMail } from '../../../kit/mail-text/use-mail-toast';
import { Note } from '../../../kit/components/note';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../../kit/components/error-state';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { paths } from '../../../kit/paths';
import { focusListSearch } from '../../../kit/list-moves';
import { useFormat } from '../../../kit/format/use-format';
import type { MailLanguage } from '@frakto/sdk/enums';
import { useCountries } from '../../../kit/api/countries';
import { Segmented } from '../../../kit/components/segmented';
import { OrderMailPreview } from '../order-mail-preview';
import { CopyLinkButton } from '../links/copy-link-button';

/** A subcontractor who could be asked for a price of a route. */
interface Candidate {
  id: number;
  name: string;
  email: string | null;
  city: string | null;
  countryId: number | null;
  /** When they were asked for this route; null when they were not. */
  askedAt: string | null;
  /** What is said of them. */
  state: CandidateState;
  /** What they have quoted for the route. */
  quote: Quote | undefined;
  /** They have an address and were not asked yet, or in vain. */
  canBeAsked: boolean;
}

/** Joins the directory with who was asked for the route already, and who has quoted. */
function candidatesOf(
  subcontractors: readonly Subcontractor[],
  asked: readonly PriceRequest[],
  quotes: readonly Quote[],
): Candidate[] {
  const requests = new Map(asked.map((request) => [request.subcontractor_id, request]));
  const quoted = new Map(quotes.map((quote) => [quote.subcontractor_id, quote]));
  return subcontractors.map(({ id, name, email, city, country_id: countryId }) => {
    const request = requests.get(id);
    const quote = quoted.get(id);
    const known = { email, request, quote };
    return {
      id,
      name,
      email,
      city,
      countryId,
      askedAt: request?.asked_at ?? null,
      state: candidateState(known),
      quote,
      canBeAsked: canBeAsked(known),
    };
  });
}

/** Who is ticked, by their ids. */
export type Ticked = ReadonlyMap<number, { name: string; email: string; language: MailLanguage }>;

/** The ticks of a list. The choice outlives a search, so that names can be gathered from several. */
function useSelection(shown: readonly Candidate[], names: Ticked, setNames: (names: Ticked) => void) {
  const { byId } = useCountries();
  const tickOf = ({ name, email, countryId }: Candidate) => ({
    name,
    email: email ?? '',
    language: byId(countryId)?.mail_language ?? ('pl' as const),
  });
  const possible = useMemo(() => shown.filter((candidate) => candidate.canBeAsked), [shown]);
  const ticked = possible.filter((candidate) => names.has(candidate.id)).length;

  return {
    has: (id: number) => names.has(id),
    all: possible.length > 0 && ticked === possible.length,
    some: ticked > 0 && ticked < possible.length,
    nonePossible: possible.length === 0,
    toggle: (candidate: Candidate) => {
      const next = new Map(names);
      if (!next.delete(candidate.id)) next.set(candidate.id, tickOf(candidate));
      setNames(next);
    },
    /** Ticks all that are shown, or unticks them. */
    toggleAll: () => {
      const next = new Map(names);
      const untick = ticked === possible.length;
      for (const candidate of possible) {
        if (untick) next.delete(candidate.id);
        else next.set(candidate.id, tickOf(candidate));
      }
      setNames(next);
    },
  };
}

interface CandidateRowProps {
  candidate: Candidate;
  facts: CarrierToAsk | undefined;
  orderId: number;
  routeId: number | null;
  checked: boolean;
  onToggle: () => void;
}

/** A subcontractor to tick, or why they cannot be; the price link can be copied for anyone. */
function CandidateRow({ candidate, facts, orderId, routeId, checked, onToggle }: CandidateRowProps) {
  const t = useT();
  const format = useFormat();
  const { id, name, email, city, askedAt, state, quote, canBeAsked: isOpen } = candidate;
  const price = quote ? `${format.amount(quote.price)}\u00a0${quote.currency}` : '';
  return (
    <li>
      <label className={`${styles['choice']} ${isOpen ? '' : styles['off']}`}>
        <Checkbox checked={checked} disabled={!isOpen} onChange={onToggle} />
        <span className={styles['who']}>
          <span className={`cut ${styles['name']}`} title={name}>
            {name}
          </span>
          <span className={`cut ${styles['sub']}`}>{[city, email].filter(Boolean).join(', ')}</span>
          <CarrierFacts facts={facts} />
        </span>
      </label>
      <span className={`num ${styles['state']}`}>
        {(state === 'chosen' || state === 'quoted') && t(`orders.askDialog.${state}`, { price })}
        {state === 'failed' && t('orders.quotes.mailFailed')}
        {state === 'stored' && t('orders.requests.state.stored')}
        {state === 'asked' &&
          askedAt !== null &&
          t('orders.askDialog.asked', { time: format.dateTime(askedAt) })}
        {state === 'noEmail' && t('orders.askDialog.noEmail')}
      </span>
      {routeId !== null && (
        <CopyLinkButton
          iconOnly
          label={t('orders.askDialog.copyLink', { name })}
          link={{ kind: 'subcontractor-offer', order_id: orderId, route_id: routeId, subcontractor_id: id }}
        />
      )}
    </li>
  );
}

interface CandidateListProps {
  candidates: readonly Candidate[];
  facts: ReadonlyMap<number, CarrierToAsk> | undefined;
  isPending: boolean;
  search: ReturnType<typeof useSubcontractorSearch>;
  /** What is searched for; empty for everyone. */
  query: string;
  orderId: number;
  /** Null before the order is accepted: nobody can name a price by then. */
  routeId: number | null;
  selection: ReturnType<typeof useSelection>;
}

/** The subcontractors to choose from, or why there are none to see. */
function CandidateList({
  candidates,
  facts,
  isPending,
  search,
  query,
  orderId,
  routeId,
  selection,
}: CandidateListProps) {
  const t = useT();
  // The search above is what a person wants first; the dialog would otherwise put the focus on itself.
  useEffect(() => {
    focusListSearch();
  }, []);
  return (
    <div className={styles['list']} role="group" aria-label={t('orders.askDialog.title')}>
      {isPending && <SkeletonRows rows={6} />}
      {search.error && !search.data && (
        <ErrorState
          error={search.error}
          title={t('orders.askDialog.failed')}
          onRetry={() => void search.refetch()}
        />
      )}
      {search.data && !isPending && candidates.length === 0 && (
        <p className={styles['empty']}>
          {query ? (
            t('orders.askDialog.nothing', { query })
          ) : (
            <>
              {t('orders.askDialog.empty')}{' '}
              <Link to={paths.subcontractors}>{t('orders.askDialog.toDirectory')}</Link>
            </>
          )}
        </p>
      )}
      <ul className={styles['candidates']}>
        {(isPending ? [] : candidates).map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            facts={facts?.get(candidate.id)}
            orderId={orderId}
            routeId={routeId}
            checked={selection.has(candidate.id)}
            onToggle={() => selection.toggle(candidate)}
          />
        ))}
      </ul>
    </div>
  );
}

interface AskResultProps {
  answer: PriceRequestAnswer;
  /** Names of those who were ticked, by id. */
  names: Ticked;
}

/** To how many the request went, and who got none and why. */
function AskResult({ answer, names }: AskResultProps) {
  const t = useT();
  const sends = useSendsMail();
  return (
    <Note tone={answer.sent === 0 ? 'warn' : sends ? 'ok' : 'info'} role="status">
      <p>
        {sends || answer.sent === 0
          ? t('orders.askDialog.sentOf', { sent: answer.sent, total: answer.total })
          : t('orders.requests.storedOf', { stored: answer.sent, total: answer.total })}
        {answer.sent > 0 && ` ${t('orders.askDialog.statusUpdated')}`}
      </p>
      {answer.skipped.length > 0 && (
        <>
          <p>{t('orders.askDialog.skipped')}</p>
          <ul className={styles['skipped']}>
            {answer.skipped.map(({ subcontractor_id: id, reason }) => (
              <li key={id}>
                <strong>{names.get(id)?.name ?? `#${id}`}</strong>: {t(`orders.askDialog.skip.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  );
}

/** Asks subcontractors for the price of a route; the answer tells who got no mail. */
export function useAsk() {
  const t = useT();
  const tellMailed = useMailToast();
  return useOrderMutation({
    run: ({ routeId, ids }: { routeId: number; ids: readonly number[] }) =>
      api.post('/order-routes/{id}/price-requests', {
        params: { path: { id: routeId } },
        body: { subcontractor_ids: [...ids] },
      }),
    failed: t('orders.askDialog.sendFailed'),
    done: (answer: PriceRequestAnswer) => {
      if (answer.skipped.length > 0) return;
      tellMailed(t('orders.askDialog.sent', { smart_count: answer.sent }), {
        text: t('orders.askDialog.statusUpdated'),
      });
    },
  });
}

/** The mail as those who are ticked will get it, in each language that one of them reads. */
function SingleMails({ routeId, ticked }: Pick<SomePanelProps, 'routeId' | 'ticked'>) {
  const t = useT();
  const format = useFormat();
  const [chosen, setChosen] = useState<MailLanguage | null>(null);
  const readers = new Map([...ticked].map(([id, { language }]) => [language, id]));
  const languages = [...readers.keys()].sort();
  const language = languages.find((one) => one === chosen) ?? languages[0];
  const reader = language && readers.get(language);
  return (
    <>
      {languages.length > 1 && language && (
        <Segmented
          label={t('common.mailText.sent')}
          value={language}
          options={languages.map((value) => ({ value, label: format.language(value) }))}
          onChange={setChosen}
        />
      )}
      {reader !== undefined && (
        <OrderMailPreview
          kind="price_request"
          {...(routeId !== null && { route_id: routeId })}
          subcontractor_id={reader}
        />
      )}
    </>
  );
}

interface SomePanelProps {
  /** Null where it comes with the acceptance of the order. */
  routeId: number | null;
  isAccepted: boolean;
  /** The route in words. */
  name: string;
  ticked: Ticked;
  onTick: (ticked: Ticked) => void;
  /** What became of those who were asked before, and who they were. */
  outcome: { answer: PriceRequestAnswer; names: Ticked } | null;
}

/** Subcontractors to ask one by one: whoever is ticked gets the company's own or the built-in text, in their language. */
export function SomePanel({ routeId, isAccepted, name, ticked, onTick, outcome }: SomePanelProps) {
  const t = useT();
  const { order } = useOrder();
  const [query, setQuery] = useState('');
  const search = useSubcontractorSearch(query);
  const asked = usePriceRequests(order.id, routeId).data?.items;
  const quotes = useRouteQuotes(order.id, routeId ?? 0).data;
  const { data: facts, isLoading } = useCarriersToAsk(order.id, routeId);
  const candidates = useMemo(
    () => byPromise(candidatesOf(search.data?.items ?? [], asked ?? [], quotes ?? []), facts ?? new Map()),
    [search.data, asked, quotes, facts],
  );
  const selection = useSelection(candidates, ticked, onTick);
  return (
    <>
      <p className={styles['text']}>{t('orders.askDialog.text', { route: name })}</p>
      {outcome && <AskResult answer={outcome.answer} names={outcome.names} />}
      <div className={styles['tools']}>
        <SearchField
          label={t('orders.askDialog.search')}
          placeholder={t('orders.askDialog.search')}
          value={query}
          onSearch={setQuery}
        />
        <label className={styles['all']}>
          <Checkbox
            checked={selection.all}
            indeterminate={selection.some}
            disabled={selection.nonePossible}
            onChange={selection.toggleAll}
          />
          {t(query ? 'orders.askDialog.allShown' : 'orders.askDialog.all')}
        </label>
      </div>
      {ticked.size > 0 && (
        <details className={styles['sent']}>
          <summary>{t('common.mailText.what')}</summary>
          <SingleMails routeId={routeId} ticked={ticked} />
        </details>
      )}
      <CandidateList
        candidates={candidates}
        facts={facts}
        // Their order goes by what is known of them: nothing jumps once it is there.
        isPending={search.isPending || isLoading}
        search={search}
        query={query}
        orderId={order.id}
        // Nobody can name a price before.
        routeId={isAccepted ? routeId : null}
        selection={selection}
      />
    </>
  );
}
