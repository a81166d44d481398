import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../components/error-state';
import { SearchField } from '../../components/search-field';
import { SkeletonRows } from '../../components/skeletons';
import { useField } from '../../form/use-field';
import { useT } from '../../i18n/use-t';
import { paths } from '../../paths';
import type { Quote, Subcontractor } from '../queries/types';
import { CarrierOption } from './carrier-option';
import { ChoicePages } from './choice-pages';
import { useContractSubcontractors } from './use-contract-subcontractors';
import styles from './contract.module.css';

interface CarrierChoiceProps {
  /** The leg's quotes by who gave them. */
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
