import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { useToast } from '../../../kit/components/use-toast';
import { FormDate } from '../../../kit/form/form-date';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormText } from '../../../kit/form/form-text';
import { RecordDialog } from '../../../kit/form/record-dialog';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { dayOf } from '../../../kit/format/dates';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { PaymentDialog, type RecordedPayment } from '../../money/pay-dialog';
import { useOrder } from '../order-context';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { useOrderInvoices, useOrderPayments, type OrderPayments, type Payment } from './invoice-queries';
import { status } from '../order-view';

/** Asks what was paid, when and how; it opens once it is known what is open. */
export function RecordPaymentDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order } = useOrder();
  const { data, error, refetch } = useOrderPayments(order);
  if (data) return <PaymentForm payments={data} onClose={onClose} />;
  return (
    <RecordDialog
      title={t('invoices.payments.record')}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

function PaymentForm({ payments, onClose }: { payments: OrderPayments; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const tellRefusal = useTellRefusal(onClose);
  const { order } = useOrder();
  const { data: invoices } = useOrderInvoices(order);
  const invoice = invoices?.items[0];
  const record = useOrderMutation({
    run: (body: RecordedPayment) =>
      api.post('/orders/{id}/payments', { params: { path: { id: order.id } }, body }),
    done: () => toast.success(t('invoices.payment.done')),
  });
  return (
    <PaymentDialog
      number={invoice?.number}
      currency={payments.currency ?? ''}
      open={payments.balance ?? 0}
      from={invoice?.issue_date}
      hasMethod
      record={record.mutateAsync}
      onFailure={(error) => void tellRefusal(t('invoices.payment.notDone'), error)}
      onClose={onClose}
    />
  );
}

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
        date: format.shortDate(`${payment.paid_on}T12:00:00Z`),
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

type OrderPayment = Schemas['StatusChange'];

/** Asks when an order was paid, before it is: all that is open becomes one payment. */
export function PayDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const tellRefusal = useTellRefusal(onClose);
  const { order } = useOrder();
  const { data } = useOrderInvoices(order);
  const invoice = data?.items[0];
  const amount =
    data?.balance != null && data.currency ? `${format.amount(data.balance)}\u00a0${data.currency}` : null;
  const pay = useOrderMutation({
    run: (body: OrderPayment) => api.put('/orders/{id}/status', { params: { path: { id: order.id } }, body }),
    done: () => toast.success(t('orders.step.pay')),
  });
  const { form, submit } = useSchemaForm<Pick<OrderPayment, 'paid_on'>>({
    schema: ({ statusChangeSchema }) => statusChangeSchema,
    values: { paid_on: dayOf(new Date()) },
    only: ['paid_on'],
    rules: ({ paid_on: day }) => (day ? {} : { paid_on: t('common.fault.required') }),
    onSubmit: async () => {
      await pay.mutateAsync({ status: status.paid, paid_on: form.getValues('paid_on') ?? null });
      onClose();
    },
    onFailure: (error) => void tellRefusal(t('orders.step.failed'), error),
  });
  return (
    <FormDialog
      title={
        invoice && amount !== null
          ? t('invoices.pay.title', { number: invoice.number, amount })
          : t('orders.action.pay')
      }
      form={form}
      submit={submit}
      submitLabel={t('orders.action.pay')}
      onClose={onClose}
      foot={t('invoices.pay.text')}
    >
      <FormDate
        name="paid_on"
        label={t('invoices.pay.day')}
        hint={
          data?.due_date
            ? t('invoices.pay.due', { date: format.shortDate(`${data.due_date}T12:00:00Z`) })
            : undefined
        }
        from={invoice?.issue_date}
        untilToday
        required
        autoFocus
      />
    </FormDialog>
  );
}
