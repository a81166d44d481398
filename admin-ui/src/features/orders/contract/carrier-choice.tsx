import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../../kit/components/error-state';
import { SearchField } from '../../../kit/components/search-field';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { useField } from '../../../kit/form/use-field';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import type { Quote, Subcontractor } from '../queries/types';
import styles from './contract.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import Button from '@mui/material/Button';
import { useFormat } from '../../../kit/format/use-format';
import Radio from '@mui/material/Radio';

interface CarrierOptionProps {
  carrier: Subcontractor;
  /** What they have quoted for the route already. */
  quote: Quote | undefined;
  /** Of the group of radios. */
  name: string;
  checked: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  onChoose: () => void;
}

/** One subcontractor to choose. Whose quote is chosen cannot be: the offer counts with that price. */
function CarrierOption({ carrier, quote, name, checked, inputRef, onChoose }: CarrierOptionProps) {
  const t = useT();
  const format = useFormat();
  const place = [carrier.city, carrier.country_name].filter(Boolean).join(', ');
  return (
    <label className={`${styles['option']} ${quote?.is_chosen ? styles['off'] : ''}`}>
      <Radio
        size="small"
        name={name}
        value={carrier.id}
        checked={checked}
        disabled={quote?.is_chosen ?? false}
        onChange={onChoose}
        {...(inputRef && { slotProps: { input: { ref: inputRef } } })}
      />
      <span className={styles['who']}>
        <span className={`cut ${styles['name']}`} title={carrier.name}>
          {carrier.name}
        </span>
        <span className={`cut ${styles['sub']}`}>{[place, carrier.email].filter(Boolean).join(' · ')}</span>
      </span>
      {quote && (
        <span className={`num ${styles['has']}`}>
          {t('orders.contract.has', { price: `${format.amount(quote.price)} ${quote.currency}` })}
          {quote.is_chosen && <span>{t('orders.contract.isChosen')}</span>}
        </span>
      )}
    </label>
  );
}

interface ChoicePagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The way through the pages of a list to choose from. */
function ChoicePages({ page, pages, onPage }: ChoicePagesProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <div className={styles['pages']}>
      <span role="status">{t('common.list.page', { page: number(page), pages: number(pages) })}</span>
      <Button size="small" variant="outlined" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('common.list.previous')}
      </Button>
      <Button size="small" variant="outlined" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('common.list.next')}
      </Button>
    </div>
  );
}

const pageSize = 20;

/** One page of the subcontractors with contract rates, by name; the last answer stays while a new one comes. */
function useContractSubcontractors(q: string, page: number) {
  return useQuery({
    queryKey: ['subcontractors', 'contract', q, page],
    queryFn: ({ signal }) =>
      api.get('/subcontractors', {
        params: {
          query: { rate_type: 'Contract', sort: 'name', page, page_size: pageSize, ...(q && { q }) },
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

interface CarrierChoiceProps {
  /** The route's quotes by who gave them. */
  quotes: ReadonlyMap<number, Quote>;
  /** Tells who was chosen, since only the page that is in sight knows their names. */
  onChoose: (carrier: Subcontractor) => void;
}

/** A search within it must not send the form around it. */
function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

/** The field of a form in which one of the subcontractors with contract rates is chosen: searched, by pages. */
export function CarrierChoice({ quotes, onChoose }: CarrierChoiceProps) {
  const t = useT();
  const id = useId();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const search = useContractSubcontractors(query, page);
  const { value, ref, onChange, handlers, isInvalid, message } = useField('subcontractor_id');
  const items = search.data?.items ?? [];
  return (
    <div className={styles['choice']}>
      <div className={styles['search']} onKeyDown={stayOnEnter} role="search">
        <SearchField
          label={t('orders.contract.search')}
          placeholder={t('orders.contract.search')}
          value={query}
          onSearch={(text) => {
            setQuery(text);
            setPage(1);
          }}
          autoFocus
        />
      </div>
      <div
        className={`${styles['list']} ${isInvalid ? styles['wrong'] : ''}`}
        role="radiogroup"
        aria-label={t('orders.contract.choice')}
        aria-required="true"
        aria-invalid={isInvalid || undefined}
        aria-describedby={message ? `${id}-fault` : undefined}
        aria-busy={search.isFetching}
      >
        {search.isPending && <SkeletonRows rows={6} height={48} />}
        {search.error && !search.data && (
          <ErrorState
            error={search.error}
            title={t('orders.contract.loadFailed')}
            onRetry={() => void search.refetch()}
          />
        )}
        {search.data && items.length === 0 && <Nobody query={query} />}
        {items.map((carrier, place) => (
          <CarrierOption
            key={carrier.id}
            carrier={carrier}
            quote={quotes.get(carrier.id)}
            name={handlers.name}
            checked={carrier.id === value}
            inputRef={carrier.id === value || place === 0 ? ref : undefined}
            onChoose={() => {
              onChange(carrier.id);
              onChoose(carrier);
            }}
          />
        ))}
      </div>
      {message && (
        <FormHelperText error id={`${id}-fault`}>
          {message}
        </FormHelperText>
      )}
      {search.data && search.data.total > 0 && (
        <ChoicePages page={search.data.page} pages={search.data.total_pages} onPage={setPage} />
      )}
    </div>
  );
}

function Nobody({ query }: { query: string }) {
  const t = useT();
  return (
    <p className={styles['nobody']} role="status">
      {query ? (
        t('orders.contract.nothing', { query })
      ) : (
        <>
          {t('orders.contract.empty')}{' '}
          <Link to={paths.subcontractors}>{t('orders.contract.toDirectory')}</Link>
        </>
      )}
    </p>
  );
}
