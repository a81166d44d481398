import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { useToast } from '../../../kit/components/use-toast';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormNumber } from '../../../kit/form/form-number';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useOrderSummary } from '../queries/order-queries';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { priceCurrencyOf } from './margin-text';

type Price = Schemas['ClientPriceInput'];

/** Sets what the client pays by hand, in the currency that the summary shows, or returns to the sum of the routes. */
export function ClientPriceDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const tellRefusal = useTellRefusal(onClose);
  const { order, currency } = useOrder();
  const isSet = order.client_price !== null;
  const { data: summary } = useOrderSummary(order.id, currency);
  // What the client would pay as it stands; a sum that lacks a rate is none.
  const asked = summary && summary.missing_rates.length === 0 ? summary.total : null;
  const path = { id: order.id };
  // A price in another currency changed the order's currency, too: that is not undone by its number alone.
  const [former] = useState(() =>
    currency === priceCurrencyOf(order) ? { client_price: order.client_price } : null,
  );
  const put = (body: Price) => api.put('/quotations/{id}/client-price', { params: { path }, body });
  const restore = useOrderMutation({ run: put, failed: t('orders.clientPrice.failed') });
  const save = useOrderMutation({
    run: async (body: Price) => {
      if (body.client_price !== null && currency !== priceCurrencyOf(order)) {
        await api.put('/orders/{id}', { params: { path }, body: { currency_for_client: currency } });
      }
      return put(body);
    },
    done: (_answer, { client_price: price }) => {
      onClose();
      toast.success(t(price === null ? 'orders.clientPrice.removed' : 'orders.clientPrice.saved'), {
        ...(former && { action: { label: t('common.action.undo'), run: () => restore.mutate(former) } }),
      });
    },
  });
  const failed = (error: unknown) => void tellRefusal(t('orders.clientPrice.failed'), error);
  const { form, submit } = useSchemaForm<Price>({
    schema: ({ clientPriceInputSchema }) => clientPriceInputSchema,
    values: { client_price: (currency === priceCurrencyOf(order) ? order.client_price : null) ?? asked },
    rules: ({ client_price: price }) => (price === null ? { client_price: t('common.fault.required') } : {}),
    onSubmit: async (body) => {
      await save.mutateAsync(body as Price);
    },
    onFailure: failed,
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !save.isPending, onClose);
  return (
    <>
      <FormDialog
        title={t('orders.clientPrice.title')}
        form={form}
        submit={submit}
        submitLabel={t('orders.clientPrice.submit')}
        onClose={askToClose}
        foot={
          isSet && (
            <Button
              disabled={save.isPending}
              onClick={() => save.mutate({ client_price: null }, { onError: failed })}
            >
              {t('orders.clientPrice.remove')}
            </Button>
          )
        }
      >
        <p>{t('orders.clientPrice.text', { currency })}</p>
        <FormNumber
          name="client_price"
          label={t('orders.clientPrice.label')}
          unit={currency}
          measure={currency}
          required
          autoFocus
        />
        {summary && asked !== null && <MarginOfPrice form={form} cost={summary.cost} />}
      </FormDialog>
      {question}
    </>
  );
}

/** What the price that is typed leaves over the carriers' prices. */
function MarginOfPrice({ form, cost }: { form: UseFormReturn<Price>; cost: number }) {
  const t = useT();
  const { currency } = useOrder();
  const { amount, percent } = useFormat();
  const price = useWatch({ control: form.control, name: 'client_price' });
  if (typeof price !== 'number') return null;
  const margin = price - cost;
  return (
    <p className="num" role="status">
      {t('orders.clientPrice.margin', { amount: `${amount(margin)}\u00a0${currency}` })}
      {cost > 0 && ` (${percent(Math.round((margin / cost) * 1000) / 10)})`}
    </p>
  );
}
