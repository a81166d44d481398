import { useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { api } from '../../kit/api/client';
import { useToast } from '../../kit/components/use-toast';
import { Cell, FieldGrid } from '../../kit/form/field-grid';
import { FormDate } from '../../kit/form/form-date';
import { FormDialog } from '../../kit/form/form-dialog';
import { FormNumber } from '../../kit/form/form-number';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { dayOf } from '../../kit/format/dates';
import { useFormat } from '../../kit/format/use-format';
import { paths } from '../../kit/paths';
import { useT } from '../../kit/i18n/use-t';
import { useMoneyMutation } from './money-queries';

/** An invoice that is paid, a client's or a carrier's. */
export interface Payable {
  kind: 'client' | 'carrier';
  orderId: number;
  /** Of a carrier's. */
  invoiceId: number;
  number: string;
  issueDate: string;
  currency: string;
  /** What is open; less than 0 when it is to be returned. */
  open: number;
}

interface PaymentValues {
  amount: number;
  paid_on: string;
  note: string;
}

interface PaymentFieldsProps {
  currency: string;
  /** The first day on which it can have been paid. */
  from: string | undefined;
  /** Further cells beside sum and day. */
  children?: ReactNode;
}

/** What every form of a payment asks. */
export function PaymentFields({ currency, from, children }: PaymentFieldsProps) {
  const t = useT();
  return (
    <>
      <FieldGrid>
        <Cell span={3}>
          <FormNumber
            name="amount"
            label={t('invoices.payment.amount')}
            unit={currency}
            measure={currency}
            required
            autoFocus
          />
        </Cell>
        <Cell span={3}>
          <FormDate name="paid_on" label={t('invoices.pay.day')} from={from} untilToday required />
        </Cell>
        {children}
      </FieldGrid>
      <FormText name="note" label={t('invoices.payment.note')} maxLength={500} />
    </>
  );
}

/** Asks what was paid and when; what is open stands there already. A minus records what came back. */
export function PayInvoiceDialog({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const { kind, orderId, invoiceId, number, issueDate, currency, open } = payable;
  const pay = useMoneyMutation((body: PaymentValues): Promise<unknown> =>
    kind === 'client'
      ? api.post('/orders/{id}/payments', { params: { path: { id: orderId } }, body })
      : api.post('/orders/{id}/carrier-invoices/{invoiceId}/payments', {
          params: { path: { id: orderId, invoiceId } },
          body,
        }),
  );
  const { form, submit } = useSchemaForm<PaymentValues>({
    schema: ({ paymentInputSchema }) => paymentInputSchema,
    values: { amount: open, paid_on: dayOf(new Date()), note: '' },
    only: ['amount', 'paid_on', 'note'],
    rules: ({ amount, paid_on: day }) => ({
      ...(!amount && { amount: t('common.fault.required') }),
      ...(!day && { paid_on: t('common.fault.required') }),
    }),
    onSubmit: async (values) => {
      await pay.mutateAsync(values as PaymentValues);
      toast.success(t('invoices.payment.done'), {
        action: { label: t('money.openOrder'), run: () => void navigate(paths.order(orderId)) },
      });
      onClose();
    },
    onFailure: (error) => toast.failure(t('invoices.payment.notDone'), error),
  });
  return (
    <FormDialog
      title={t('money.payTitle', { number })}
      form={form}
      submit={submit}
      submitLabel={t('invoices.payment.submit')}
      onClose={onClose}
      foot={t(open < 0 ? 'invoices.payment.toReturnNow' : 'invoices.payment.openNow', {
        amount: `${format.amount(Math.abs(open))}\u00a0${currency}`,
      })}
    >
      <PaymentFields currency={currency} from={kind === 'client' ? issueDate : undefined} />
    </FormDialog>
  );
}
