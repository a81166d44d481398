import { wayOf } from '../../../kit/format/way';
import type { MailLanguage } from '@frakto/sdk/enums';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { Icon } from '../../../kit/components/icon';
import { Money } from '../../../kit/components/money';
import { Note } from '../../../kit/components/note';
import { ReasonButton } from '../../../kit/components/reason-button';
import { FieldFrame } from '../../../kit/components/text-field';
import { useSettled } from '../../../kit/components/use-settled';
import { FormNumber } from '../../../kit/form/form-number';
import { FormText } from '../../../kit/form/form-text';
import { textOf, useField } from '../../../kit/form/use-field';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useComparablePrices, useOrderQuotes } from '../queries/order-queries';
import type { OrderSummary, Quote, Route } from '../queries/types';
import { wantedBy } from '../quotes/quote-comparison';
import { useTimeHint } from '../sequence/use-hint-texts';
import { faultsOf } from '../timeline/timeline-rules';
import { useOrderFormat, useQuoteName } from '../use-order-format';
import styles from './offer-dialog.module.css';
import {
  canVary,
  furtherVariant,
  legsOfChoice,
  letterOf,
  mostVariants,
  quotesOfRoute,
  suggestVariants,
  type VariantValues,
} from './suggested-variants';

/** The part of the offer's form that holds its variants; null for an offer of one price. */
export interface WithVariants {
  variants: VariantValues[] | null;
}

const currencies = ['PLN', 'EUR', 'NOK'] as const;
const kinds = ['cheap', 'fast', 'own'] as const;

/** Variants as they are sent: without names that stand for nothing. */
export function sentVariants(variants: readonly VariantValues[]): Schemas['OfferVariantInput'][] {
  return variants.map(({ label, ...variant }) => ({
    ...variant,
    ...(variant.kind === 'own' ? { label: label?.trim() ?? null } : {}),
  }));
}

/** The variants with their prices and rates as they would be frozen now, by the server. */
export function usePricedVariants(
  orderId: number,
  summary: OrderSummary,
  variants: readonly VariantValues[] | null,
) {
  // A price that is no number yet is looked up without: the sum of the quotes.
  const asked = variants?.map((variant, place) => ({
    ...variant,
    kind: 'own' as const,
    label: String(place + 1),
    price_for_client: typeof variant.price_for_client === 'number' ? variant.price_for_client : null,
  }));
  const settled = useSettled(JSON.stringify(asked ?? null), 300);
  return useQuery({
    queryKey: ['offer-variants', orderId, summary.currency, settled],
    queryFn: ({ signal }) =>
      api.post('/send-offers-to-client/preview', {
        body: {
          quotation_id: orderId,
          subject: '',
          message: '',
          price_for_client: summary.total,
          currency_for_client: summary.currency,
          variants: JSON.parse(settled) as Schemas['OfferVariantInput'][],
        },
        signal,
      }),
    enabled: settled !== 'null',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

interface OfferVariantsProps {
  /** The client's, in which names are proposed. */
  language: MailLanguage;
  summary: OrderSummary;
  priced: readonly Schemas['ClientOfferVariant'][];
}

/** What the client is offered: one price, or up to three variants of which they choose one. */
export function OfferVariants({ language, summary, priced }: OfferVariantsProps) {
  const t = useT();
  const { order } = useOrder();
  const { setValue } = useFormContext<WithVariants>();
  const variants = useWatch<WithVariants, 'variants'>({ name: 'variants' });
  const quotes = useOrderQuotes(order.id).data?.items ?? [];
  const prices = useComparablePrices(quotes, summary.currency);
  const reason = (suggested: readonly VariantValues[]): string | null => {
    if (
      !canVary(
        quotes,
        order.routes.map(({ id }) => id),
      )
    )
      return t('orders.variants.oneQuote');
    if (suggested.length === 0) return t('orders.variants.noneFollow');
    return suggested.length === 1 ? t('orders.variants.oneFollows') : null;
  };
  const set = (next: VariantValues[] | null) =>
    setValue('variants', next, { shouldDirty: true, shouldValidate: variants !== null });
  if (!variants) {
    const suggested = suggestVariants({
      quotes,
      routes: order.routes,
      wantedBy: wantedBy(order, order),
      prices,
      currency: summary.currency,
      language,
    });
    return (
      <div className={styles['price']}>
        <span>{t('orders.offerDialog.price')}</span>
        <b>
          <Money amount={summary.total} currency={summary.currency} />
        </b>
        <ReasonButton
          size="small"
          variant="outlined"
          startIcon={<Icon of={Plus} size={14} />}
          reason={reason(suggested)}
          onClick={() => set(suggested)}
        >
          {t('orders.variants.offerSeveral')}
        </ReasonButton>
        <small>{t('orders.offerDialog.frozenNote')}</small>
      </div>
    );
  }
  return (
    <section className={styles['variants']} aria-label={t('orders.variants.title')}>
      <header>
        <h3>{t('orders.variants.title')}</h3>
        <small>{t('orders.variants.hint')}</small>
      </header>
      {variants.map((_, place) => (
        <VariantFields
          // By their place: that is how the form names their fields.
          key={place}
          place={place}
          quotes={quotes}
          priced={priced[place] ?? null}
          onRemove={variants.length > 2 ? () => set(variants.filter((__, other) => other !== place)) : null}
        />
      ))}
      <footer>
        {variants.length < mostVariants && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={Plus} size={14} />}
            onClick={() => {
              const further = furtherVariant(variants, language);
              if (further) set([...variants, further]);
            }}
          >
            {t('orders.variants.add')}
          </Button>
        )}
        <Button size="small" onClick={() => set(null)}>
          {t('orders.variants.onePrice')}
        </Button>
      </footer>
    </section>
  );
}

interface VariantFieldsProps {
  place: number;
  quotes: readonly Quote[];
  /** As the server prices it; null while it is on its way. */
  priced: Schemas['ClientOfferVariant'] | null;
  /** Null while there have to be as many. */
  onRemove: (() => void) | null;
}

function VariantFields({ place, quotes, priced, onRemove }: VariantFieldsProps) {
  const t = useT();
  const id = useId();
  const format = useFormat();
  const { dateRange } = useOrderFormat();
  const { order } = useOrder();
  const name = `variants.${place}`;
  const kind = useField(`${name}.kind`);
  const currency = useField(`${name}.currency_for_client`);
  const starts = priced?.legs.map(({ pickup_date }) => pickup_date).toSorted()[0];
  const ends = priced?.legs
    .map(({ delivery_date }) => delivery_date)
    .toSorted()
    .at(-1);
  return (
    <fieldset className={styles['variant']} aria-labelledby={id}>
      <div className={styles['variantHead']}>
        <b id={id}>{t('orders.variants.number', { letter: letterOf(place) })}</b>
        {starts && ends && <span>{dateRange(starts, ends)}</span>}
        {priced && (
          <b>
            <Money amount={priced.price} currency={priced.currency} />
          </b>
        )}
        {onRemove && (
          <IconButton
            size="small"
            aria-label={t('orders.variants.remove', { letter: letterOf(place) })}
            onClick={onRemove}
          >
            <Icon of={X} size={14} />
          </IconButton>
        )}
      </div>
      <VariantWarnings name={name} quotes={quotes} />
      <div className={styles['variantFields']}>
        <Select
          label={t('orders.variants.kind')}
          field={kind}
          options={kinds.map((value) => [value, t(`orders.variants.kinds.${value}`)])}
        />
        {kind.value === 'own' && (
          <FormText name={`${name}.label`} label={t('orders.variants.label')} required maxLength={60} />
        )}
        {order.routes.map((route, index) => (
          <QuoteField key={route.id} name={`${name}.quote_ids.${index}`} route={route} quotes={quotes} />
        ))}
        <FormNumber
          name={`${name}.price_for_client`}
          label={t('orders.variants.price')}
          placeholder={priced ? format.amount(priced.price) : ''}
          hint={t('orders.variants.priceHint')}
          decimals={2}
        />
        <Select
          label={t('orders.variants.currency')}
          field={currency}
          options={currencies.map((value) => [value, value])}
        />
      </div>
    </fieldset>
  );
}

/** What is wrong with the times of a variant: routes that cannot follow each other, or a delivery after the day the client asked for. */
function VariantWarnings({ name, quotes }: { name: string; quotes: readonly Quote[] }) {
  const t = useT();
  const format = useFormat();
  const timeHint = useTimeHint();
  const { order } = useOrder();
  const quoteIds = useWatch<Record<string, number[]>>({ name: `${name}.quote_ids` }) ?? [];
  const legs = legsOfChoice(quoteIds, quotes, order.routes);
  if (!legs) return null;
  const iso = (time: number) => new Date(time).toISOString();
  const nameAt = (place: number) => {
    const route = order.routes[place];
    return route ? wayOf(route) : '';
  };
  const faults = faultsOf(legs);
  const warnings = legs.flatMap((leg, place) =>
    (faults.get(leg.id) ?? []).map((code) => {
      const before = legs[place - 1];
      const { text } = timeHint(
        code,
        { start: iso(leg.from), end: iso(leg.to) },
        before && { name: nameAt(place - 1), end: iso(before.to) },
      );
      return `${nameAt(place)}: ${text}`;
    }),
  );
  const latest = wantedBy(order, order);
  const end = iso(Math.max(...legs.map(({ to }) => to)));
  if (end > latest)
    warnings.push(t('orders.variants.late', { end: format.dateTime(end), latest: format.dateTime(latest) }));
  if (warnings.length === 0) return null;
  return (
    <Note tone="warn">
      {warnings.map((text) => (
        <p key={text} className={styles['warning']}>
          {text}
        </p>
      ))}
    </Note>
  );
}

/** Which quote of a route a variant takes. */
function QuoteField({ name, route, quotes }: { name: string; route: Route; quotes: readonly Quote[] }) {
  const t = useT();
  const format = useFormat();
  const { dateRange } = useOrderFormat();
  const quoteName = useQuoteName();
  const { order } = useOrder();
  const field = useField(name);
  const written = (quote: Quote): string =>
    [
      quoteName(quote),
      `${format.amount(quote.price)} ${quote.currency}`,
      quote.pickup_date && quote.delivery_date && dateRange(quote.pickup_date, quote.delivery_date),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Select
      isWide
      label={
        order.routes.length > 1
          ? t('orders.variants.quoteOf', { route: wayOf(route) })
          : t('orders.variants.quote')
      }
      field={{ ...field, onChange: (value: string) => field.onChange(Number(value)) }}
      options={quotesOfRoute(quotes, route.id).map((quote) => [String(quote.id), written(quote)])}
    />
  );
}

interface SelectProps {
  label: string;
  field: Pick<ReturnType<typeof useField>, 'value' | 'message' | 'isInvalid' | 'handlers'> & {
    onChange: (value: string) => void;
  };
  options: (readonly [string, string])[];
  isWide?: boolean;
}

function Select({ label, field, options, isWide = false }: SelectProps) {
  const { value, handlers, isInvalid, message, onChange } = field;
  return (
    <div className={isWide ? styles['wide'] : undefined}>
      <FieldFrame id={handlers.id} label={label} error={isInvalid} helperText={message}>
        {({ id, describedBy }) => (
          <NativeSelect
            id={id}
            input={<OutlinedInput />}
            IconComponent={ChevronDown}
            value={textOf(value)}
            inputProps={{ 'aria-describedby': describedBy }}
            onBlur={handlers.onBlur}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map(([one, text]) => (
              <option key={one} value={one}>
                {text}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
    </div>
  );
}
