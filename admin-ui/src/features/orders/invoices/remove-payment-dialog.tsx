import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { useToast } from '../../../kit/components/use-toast';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormText } from '../../../kit/form/form-text';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from '../steps/use-tell-refusal';
import type { Payment } from './invoice-queries';

type Removal = Schemas['PaymentRemoval'];

/** Asks why a payment is removed: the history keeps it. */
export function RemovePaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const tellRefusal = useTellRefusal(onClose);
  const { order } = useOrder();
  const remove = useOrderMutation({
    run: (body: Removal) =>
      api.delete('/orders/{id}/payments/{paymentId}', {
        params: { path: { id: order.id, paymentId: payment.id } },
        body,
      }),
    done: () => toast.success(t('invoices.payment.removed')),
  });
  const { form, submit } = useSchemaForm<Removal>({
    schema: ({ paymentRemovalSchema }) => paymentRemovalSchema,
    values: { reason: '' },
    onSubmit: async (values) => {
      await remove.mutateAsync(values as Removal);
      onClose();
    },
    onFailure: (error) => void tellRefusal(t('invoices.payment.notRemoved'), error),
  });
  return (
    <FormDialog
      title={t('invoices.payment.removeTitle', {
        amount: `${format.amount(payment.amount)}\u00a0${payment.currency}`,
        date: format.date(`${payment.paid_on}T12:00:00Z`),
      })}
      form={form}
      submit={submit}
      submitLabel={t('invoices.payment.remove')}
      onClose={onClose}
      foot={t('invoices.payment.removeText')}
    >
      <FormText
        name="reason"
        label={t('invoices.payment.reason')}
        hint={t('invoices.payment.reasonHint')}
        maxLength={200}
        required
        autoFocus
      />
    </FormDialog>
  );
}
