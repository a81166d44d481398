import { currencyValues } from '@frakto/sdk/enums';
import { useState } from 'react';
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
import { useFormat } from '../../../kit/format/use-format';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useRouteQuotes, useCompanyDefaults } from '../queries/order-queries';
import type { Route, Subcontractor } from '../queries/types';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { useRouteName } from '../use-route-name';
import { CarrierChoice } from './carrier-choice';
import {
  contractDefaults,
  isDeliveredTooEarly,
  missingIn,
  quotesByCarrier,
  type ContractValues,
  type NeededField,
  marginOf,
} from './contract-values';
import styles from './contract.module.css';
import { api } from '../../../kit/api/client';
import { useToast } from '../../../kit/components/use-toast';
import { rememberOwnQuote } from '../queries/own-quotes';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useQuoteName } from '../quotes/use-quote-name';
import { Money } from '../../../kit/components/money';
import { priceWithMargin } from './price-with-margin';

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
  const routeName = useRouteName()(route);
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
