import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { useToast } from '../../../kit/components/use-toast';
import { FormDate } from '../../../kit/form/form-date';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { dayOf } from '../../../kit/format/dates';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { useOrderInvoices } from './invoice-queries';

type Payment = Schemas['StatusChange'];

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
    run: (body: Payment) => api.put('/orders/{id}/status', { params: { path: { id: order.id } }, body }),
    done: () => toast.success(t('orders.step.pay')),
  });
  const { form, submit } = useSchemaForm<Pick<Payment, 'paid_on'>>({
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
            ? t('invoices.pay.due', { date: format.date(`${data.due_date}T12:00:00Z`) })
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
