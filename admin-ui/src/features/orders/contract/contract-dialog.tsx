import { wayOf } from '../../../kit/format/way';
import { currencyValues } from '@frakto/sdk/enums';
import { useState, useId, type KeyboardEvent, type Ref } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { problemOf } from '../../../kit/api/use-describe-failure';
import type { Schemas } from '../../../kit/api/types';
import { Cell, FieldGrid } from '../../../kit/form/field-grid';
import { FormDateTime } from '../../../kit/form/form-date';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormNumber } from '../../../kit/form/form-number';
import { FormSelect } from '../../../kit/form/form-select';
import { FormText } from '../../../kit/form/form-text';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { PageButtons } from '../../../kit/components/page-buttons';
import { useFormat } from '../../../kit/format/use-format';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useRouteQuotes, useCompanyDefaults } from '../queries/order-queries';
import type { Route, Subcontractor, Quote } from '../queries/types';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { useQuoteName } from '../use-order-format';
import {
  contractDefaults,
  isDeliveredTooEarly,
  missingIn,
  quotesByCarrier,
  type ContractValues,
  type NeededField,
  marginOf,
  priceWithMargin,
} from './contract-values';
import styles from './contract.module.css';
import { api } from '../../../kit/api/client';
import { useToast } from '../../../kit/components/use-toast';
import { rememberOwnQuote } from '../queries/quote-news';
import { useOrderMutation } from '../queries/use-order-mutation';
import { Money } from '../../../kit/components/money';
import FormHelperText from '@mui/material/FormHelperText';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../../kit/components/error-state';
import { SearchField } from '../../../kit/components/search-field';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { useField } from '../../../kit/form/use-field';
import { paths } from '../../../kit/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Radio from '@mui/material/Radio';

/** What the price becomes with the route's margin, while it is being typed. */
function PricePreview({ route }: { route: Route }) {
  const t = useT();
  const format = useFormat();
  const [price, currency] = useWatch<ContractValues, ['price', 'currency']>({ name: ['price', 'currency'] });
  const margin = marginOf(route, useCompanyDefaults().data?.profit_margin);
  const priced =
    typeof price === 'number' && price > 0 && margin ? priceWithMargin(price, margin.percent) : 0;
  return (
    <div className={styles['preview']} role="status">
      <span>{t('orders.contract.withMargin')}</span>
      <b>{priced > 0 ? <Money amount={priced} currency={currency} /> : '–'}</b>
      {margin && (
        <small className="num">
          {t(margin.isOwn ? 'orders.contract.margin' : 'orders.contract.marginDefault', {
            percent: format.percent(margin.percent),
          })}
        </small>
      )}
    </div>
  );
}

/** Enters the price of a contract subcontractor, and goes where it is compared. */
function useContractQuote() {
  const t = useT();
  const toast = useToast();
  const format = useFormat();
  const nameOf = useQuoteName();
  const { goTo } = useOrder();
  return useOrderMutation({
    run: (body: Schemas['ContractQuoteInput']) => api.post('/subcontractor-offers', { body }),
    done: (quote) => {
      rememberOwnQuote(quote);
      toast.success(t('orders.contract.done', { name: nameOf(quote) }), {
        text: `${format.amount(quote.price)} ${quote.currency}`,
      });
      goTo({ tab: 'route', routeId: quote.quotation_route_id, part: 'quotes' });
    },
  });
}

const currencies = currencyValues.map((value) => ({ value, label: value }));

/** `Zapytaj podwykonawcę kontraktowego`: the price that was settled with a subcontractor by contract, for a route. */
export function ContractDialog({ route, onClose }: { route: Route; onClose: () => void }) {
  const t = useT();
  const routeName = wayOf(route);
  const { order, currency } = useOrder();
  const quotes = quotesByCarrier(useRouteQuotes(order.id, route.id).data ?? []);
  const [carrier, setCarrier] = useState<Subcontractor | null>(null);
  const enter = useContractQuote();
  const tellRefusal = useTellRefusal(onClose);

  const { form, submit } = useSchemaForm<ContractValues>({
    schema: ({ contractQuoteInputSchema }) => contractQuoteInputSchema,
    values: contractDefaults(route, currency),
    rules: (values) => ({
      ...(typeof values.price === 'number' && values.price <= 0
        ? { price: t('orders.contract.priceFault') }
        : {}),
      ...(isDeliveredTooEarly(values) ? { delivery_date: t('orders.contract.datesFault') } : {}),
    }),
    say: ({ field, code }) =>
      field === 'price' && code === 'too_small' ? t('orders.contract.priceFault') : undefined,
    onSubmit: async (body) => {
      await enter.mutateAsync(body as Schemas['ContractQuoteInput']);
      onClose();
    },
    onFailure: (error) => {
      const problem = problemOf(error);
      // It was chosen since the list was read: that is told where it belongs.
      if (problem?.code === 'chosen_offer_stays')
        form.setError('subcontractor_id', { type: problem.code, message: problem.detail });
      else void tellRefusal(t('orders.contract.failed'), error);
    },
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !enter.isPending, onClose);
  const reason = useMissingReason(form);
  const replaced = carrier && quotes.get(carrier.id);

  return (
    <>
      <FormDialog
        title={t('orders.contract.title')}
        form={form}
        submit={submit}
        submitLabel={t(replaced ? 'orders.contract.submitReplace' : 'orders.contract.submit')}
        reason={reason}
        onClose={askToClose}
        width={960}
        foot={carrier && <Chosen carrier={carrier} replaced={replaced} />}
      >
        <p className={styles['text']}>{t('orders.contract.text', { route: routeName })}</p>
        <div className={styles['halves']}>
          <CarrierChoice quotes={quotes} onChoose={setCarrier} />
          <PriceFields route={route} />
        </div>
      </FormDialog>
      {question}
    </>
  );
}

function PriceFields({ route }: { route: Route }) {
  const t = useT();
  const currency = useWatch<ContractValues, 'currency'>({ name: 'currency' });
  return (
    <div className={styles['fields']}>
      <FieldGrid>
        <Cell span={6}>
          <FormDateTime
            name="pickup_date"
            label={t('orders.contract.pickup')}
            country={route.pickup_country}
            required
          />
        </Cell>
        <Cell span={6}>
          <FormDateTime
            name="delivery_date"
            label={t('orders.contract.delivery')}
            country={route.delivery_country}
            required
          />
        </Cell>
        <Cell span={4} phone={4}>
          <FormNumber name="price" label={t('orders.contract.price')} measure={currency} required />
        </Cell>
        <Cell span={2} phone={2}>
          <FormSelect name="currency" label={t('orders.contract.currency')} options={currencies} required />
        </Cell>
        <Cell span={6}>
          <PricePreview route={route} />
        </Cell>
        <Cell span={6}>
          <FormText name="notes" label={t('orders.contract.notes')} rows={2} maxLength={4000} />
        </Cell>
      </FieldGrid>
    </div>
  );
}

interface ChosenProps {
  carrier: Subcontractor;
  replaced: { price: number; currency: string } | null | undefined;
}

/** Who is chosen, also while another page of the list is in sight. */
function Chosen({ carrier, replaced }: ChosenProps) {
  const t = useT();
  const { amount } = useFormat();
  return (
    <span role="status">
      {t('orders.contract.chosen', { name: carrier.name })}
      {replaced &&
        `. ${t('orders.contract.replaces', { price: `${amount(replaced.price)} ${replaced.currency}` })}`}
    </span>
  );
}

const labels: Record<NeededField, MessageKey> = {
  subcontractor_id: 'orders.contract.choice',
  pickup_date: 'orders.contract.pickup',
  delivery_date: 'orders.contract.delivery',
  price: 'orders.contract.price',
};

/** What is missing before the form can be sent; null once nothing is. */
function useMissingReason({ control }: UseFormReturn<ContractValues>): string | null {
  const t = useT();
  const [subcontractor_id, pickup_date, delivery_date, price] = useWatch({
    control,
    name: ['subcontractor_id', 'pickup_date', 'delivery_date', 'price'],
  });
  const missing = missingIn({ subcontractor_id, pickup_date, delivery_date, price });
  if (missing.length === 0) return null;
  return t('orders.contract.missing', { fields: missing.map((field) => t(labels[field])).join('; ') });
}

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

const pageSize = 20;

/** One page of the subcontractors with contract rates, by name; the last answer stays while a new one comes. */
function useContractSubcontractors(q: string, page: number) {
  return useQuery({
    queryKey: ['subcontractors', 'contract', q, page],
    queryFn: ({ signal }) =>
      api.get('/subcontractors', {
        params: {
          query: {
            rate_type: 'Contract',
            is_unconfirmed: false,
            sort: 'name',
            page,
            page_size: pageSize,
            ...(q && { q }),
          },
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
function CarrierChoice({ quotes, onChoose }: CarrierChoiceProps) {
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
        <div className={styles['pages']}>
          <PageButtons page={search.data.page} pages={search.data.total_pages} onPage={setPage} />
        </div>
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
