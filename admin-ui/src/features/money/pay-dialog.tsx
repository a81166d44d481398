import { useNavigate } from 'react-router-dom';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { Segmented } from '../../kit/components/segmented';
import { useToast } from '../../kit/components/use-toast';
import { Cell, FieldGrid } from '../../kit/form/field-grid';
import { FormDate } from '../../kit/form/form-date';
import { FormDialog } from '../../kit/form/form-dialog';
import { FormNumber } from '../../kit/form/form-number';
import { FormSelect } from '../../kit/form/form-select';
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

type PaymentValues = Required<Schemas['PaymentInput']>;

/** What is recorded; the amount is less than 0 when it came back. */
export type RecordedPayment = Schemas['PaymentInput'];

const methods = ['transfer', 'cash', 'card', 'offset', 'other'] as const;

interface PaymentDialogProps {
  /** Of the invoice; undefined while it is not known. */
  number: string | undefined;
  currency: string;
  /** What is open; less than 0 when it is to be returned. */
  open: number;
  /** The first day on which it can have been paid. */
  from: string | undefined;
  /** Whether it is asked how it was paid. */
  hasMethod: boolean;
  /** Records it; the dialog is closed by then. */
  record: (payment: RecordedPayment) => Promise<unknown>;
  onFailure: (error: unknown) => void;
  onClose: () => void;
}

/** Asks what was paid or returned and when; what is open stands there already, and a part of it may be recorded as well. */
export function PaymentDialog({
  number,
  currency,
  open,
  from,
  hasMethod,
  record,
  onFailure,
  onClose,
}: PaymentDialogProps) {
  const t = useT();
  const format = useFormat();
  const [isRefund, setIsRefund] = useState(open < 0);
  const { form, submit } = useSchemaForm<PaymentValues>({
    schema: ({ paymentInputSchema }) => paymentInputSchema,
    values: {
      ...(open !== 0 && { amount: Math.abs(open) }),
      paid_on: dayOf(new Date()),
      method: 'transfer',
      note: '',
    },
    rules: ({ amount, paid_on: day }) => ({
      ...(typeof amount === 'number' && amount <= 0 && { amount: t('invoices.payment.positive') }),
      ...(!day && { paid_on: t('common.fault.required') }),
    }),
    onSubmit: async (values) => {
      const { method, ...payment } = values as RecordedPayment;
      await record({
        ...payment,
        ...(hasMethod && method && { method }),
        amount: isRefund ? -payment.amount : payment.amount,
      });
      onClose();
    },
    onFailure,
  });
  return (
    <FormDialog
      title={number === undefined ? t('invoices.payment.submit') : t('invoices.payment.title', { number })}
      form={form}
      submit={submit}
      submitLabel={t(isRefund ? 'invoices.payment.submitRefund' : 'invoices.payment.submit')}
      onClose={onClose}
      foot={t(open < 0 ? 'invoices.payment.toReturnNow' : 'invoices.payment.openNow', {
        amount: `${format.amount(Math.abs(open))}\u00a0${currency}`,
      })}
    >
      <Segmented
        label={t('invoices.payment.kind')}
        value={isRefund ? 'refund' : 'payment'}
        options={(['payment', 'refund'] as const).map((value) => ({
          value,
          label: t(`invoices.payment.kinds.${value}`),
        }))}
        onChange={(kind) => setIsRefund(kind === 'refund')}
      />
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
        {hasMethod && (
          <Cell span={3}>
            <FormSelect
              name="method"
              label={t('invoices.payment.how')}
              options={methods.map((value) => ({ value, label: t(`invoices.payment.methods.${value}`) }))}
            />
          </Cell>
        )}
        <Cell span={hasMethod ? 3 : 6}>
          <FormText name="note" label={t('invoices.payment.note')} maxLength={500} />
        </Cell>
      </FieldGrid>
    </FormDialog>
  );
}

/** Records a payment of an invoice: a client's in the order of which it is, or a carrier's. */
export function PayInvoiceDialog({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const { kind, orderId, invoiceId, number, issueDate, currency, open } = payable;
  const pay = useMoneyMutation((body: RecordedPayment): Promise<unknown> =>
    kind === 'client'
      ? api.post('/orders/{id}/payments', { params: { path: { id: orderId } }, body })
      : api.post('/orders/{id}/carrier-invoices/{invoiceId}/payments', {
          params: { path: { id: orderId, invoiceId } },
          body,
        }),
  );
  return (
    <PaymentDialog
      number={number}
      currency={currency}
      open={open}
      from={kind === 'client' ? issueDate : undefined}
      hasMethod={kind === 'client'}
      record={async (payment) => {
        await pay.mutateAsync(payment);
        toast.success(t('invoices.payment.done'), {
          action: { label: t('invoices.payment.openOrder'), run: () => void navigate(paths.order(orderId)) },
        });
      }}
      onFailure={(error) => toast.failure(t('invoices.payment.notDone'), error)}
      onClose={onClose}
    />
  );
}
