import { useNavigate } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { useToast } from '../../kit/components/use-toast';
import { FormDateTime } from '../../kit/form/form-date';
import { FormDialog } from '../../kit/form/form-dialog';
import { useCloseGuard } from '../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { useOrder } from './order-context';
import { useOrderMutation } from './queries/use-order-mutation';

/** Makes a new request after the pattern of the order, and opens it. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const { order } = useOrder();
  const copy = useOrderMutation({
    run: (body: Schemas['OrderCopyInput']) =>
      api.post('/orders/{id}/duplicate', { params: { path: { id: order.id } }, body }),
  });
  const { form, submit } = useSchemaForm<{ pickup_date: string | null }>({
    schema: ({ orderCopyInputSchema }) => orderCopyInputSchema,
    values: { pickup_date: null },
    onSubmit: async (body) => {
      const { id } = await copy.mutateAsync(body as Schemas['OrderCopyInput']);
      onClose();
      toast.success(t('orders.copy.done', { number: id }), {
        action: {
          label: t('orders.copy.openSource', { number: order.id }),
          run: () => void navigate(paths.order(order.id)),
        },
      });
      void navigate(paths.order(id));
    },
    onFailure: (error) => toast.failure(t('orders.copy.failed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !copy.isPending, onClose);
  return (
    <>
      <FormDialog
        title={t('orders.copy.title', { number: order.id })}
        form={form}
        submit={submit}
        submitLabel={t('orders.copy.submit')}
        onClose={askToClose}
      >
        <p>{t('orders.copy.text')}</p>
        <FormDateTime
          name="pickup_date"
          label={t('orders.copy.date')}
          hint={t('orders.copy.dateHint')}
          autoFocus
        />
      </FormDialog>
      {question}
    </>
  );
}
