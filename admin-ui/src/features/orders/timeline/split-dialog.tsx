import { wayOf } from '../../../kit/format/way';
import { api } from '../../../kit/api/client';
import { useCountries } from '../../../kit/api/countries';
import type { Schemas } from '../../../kit/api/types';
import { useToast } from '../../../kit/components/use-toast';
import { Cell, FieldGrid } from '../../../kit/form/field-grid';
import { FormDateTime } from '../../../kit/form/form-date';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormCountry } from '../../../kit/form/form-select';
import { FormText } from '../../../kit/form/form-text';
import { usePostCodeRule } from '../../../kit/form/use-post-code-rule';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { toStep } from './timeline-rules';

interface SplitValues {
  city: string;
  post_code: string;
  country: string;
  date: string | null;
}

interface SplitDialogProps {
  route: Route;
  onClose: () => void;
}

/** Splits a route in a town: one town and one date for the end of the first part and the beginning of the second. */
export function SplitDialog({ route, onClose }: SplitDialogProps) {
  const t = useT();
  const toast = useToast();
  const format = useFormat();
  const { order } = useOrder();
  const { byCode } = useCountries();
  const postCode = usePostCodeRule();
  const { pickup_date: start, delivery_date: end } = route;
  const middle = new Date(toStep((Date.parse(start) + Date.parse(end)) / 2)).toISOString();
  const split = useOrderMutation({
    run: (body: unknown) =>
      api.post('/orders/{id}/order-routes/{routeId}/split', {
        params: { path: { id: order.id, routeId: route.id } },
        body: body as Schemas['RouteSplitInput'],
      }),
    done: (_answer, body) =>
      toast.success(t('orders.split.done', { city: (body as Schemas['RouteSplitInput']).city })),
  });
  const { form, submit } = useSchemaForm<SplitValues>({
    schema: ({ routeSplitInputSchema }) => routeSplitInputSchema,
    values: { city: '', post_code: '', country: route.delivery_country, date: middle },
    rules: ({ country, post_code, date }) => {
      const fault = postCode(byCode(country), post_code);
      return {
        ...(fault === undefined ? {} : { post_code: fault }),
        ...(date && (date <= start || date >= end)
          ? {
              date: t('orders.split.outside', { start: format.dateTime(start), end: format.dateTime(end) }),
            }
          : {}),
      };
    },
    onSubmit: async (body) => {
      await split.mutateAsync(body);
      onClose();
    },
    onFailure: (error) => toast.failure(t('orders.split.failed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty, onClose);
  return (
    <>
      <FormDialog
        title={t('orders.split.title', { route: wayOf(route) })}
        form={form}
        submit={submit}
        submitLabel={t('orders.split.submit')}
        onClose={askToClose}
      >
        <FieldGrid>
          <Cell span={4}>
            <FormText name="city" label={t('orders.split.city')} required autoFocus maxLength={200} />
          </Cell>
          <Cell span={2}>
            <FormText name="post_code" label={t('newOrder.postCode')} maxLength={12} />
          </Cell>
          <Cell span={3}>
            <FormCountry name="country" by="code" label={t('newOrder.country')} required />
          </Cell>
          <Cell span={3}>
            <FormDateTime name="date" label={t('orders.split.date')} required />
          </Cell>
        </FieldGrid>
        <p style={{ color: 'var(--text-2)', font: '400 13px/20px var(--font)' }}>
          {t('orders.split.about', { start: format.dateTime(start), end: format.dateTime(end) })}
        </p>
      </FormDialog>
      {question}
    </>
  );
}
