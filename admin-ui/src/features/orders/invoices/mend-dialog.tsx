import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { Note } from '../../../kit/components/note';
import { useSettled } from '../../../kit/components/use-settled';
import { useToast } from '../../../kit/components/use-toast';
import { FormDialog } from '../../../kit/form/form-dialog';
import { RecordDialog } from '../../../kit/form/record-dialog';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { MissingList } from './invoice-dialog';
import {
  CorrectionFields,
  InvoiceDoubts,
  InvoiceSums,
  InvoiceTerms,
  rateOf,
  useInvoiceDoubts,
} from './invoice-parts';
import {
  useMendPreview,
  useOrderInvoices,
  useRatesOf,
  useVatRates,
  type Invoice,
  type OrderInvoices,
  type VatRates,
} from './invoice-queries';
import { correctionsAfter, isAmount, isDay, isTerm, netAfter, paymentDaysAfter } from './invoice-state';
import styles from './invoices.module.css';
import { PdfPreview } from './pdf-preview';

interface MendDialogProps {
  /** Of the invoice or correction that KSeF refused. */
  invoiceId: number;
  onClose: () => void;
}

/** The dialog in which what KSeF refused is made anew under the same number, and sent. */
export function MendDialog({ invoiceId, onClose }: MendDialogProps) {
  const t = useT();
  const { order } = useOrder();
  const { rates, error: ratesError, refetch } = useVatRates(order.id);
  const { data: invoices, error } = useOrderInvoices(order);
  const found = invoices?.items.find(({ id }) => id === invoiceId);
  // What was refused when the dialog opened stays in it: while it is sent, the list has another by then.
  const [invoice, setInvoice] = useState<Invoice>();
  if (!invoice && found?.ksef?.status === 'refused') setInvoice(found);
  if (rates && invoices && invoice)
    return <MendForm rates={rates} invoices={invoices} invoice={invoice} onClose={onClose} />;
  const isGone = invoices !== undefined && !invoice;
  return (
    <RecordDialog
      title={t(isGone ? 'orders.mend.gone' : 'invoices.ksef.mend')}
      error={ratesError ?? error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

type MendInput = Schemas['MendInput'];

interface MendFormProps {
  rates: VatRates;
  invoices: OrderInvoices;
  invoice: Invoice;
  onClose: () => void;
}

function MendForm({ rates, invoices, invoice, onClose }: MendFormProps) {
  const t = useT();
  const toast = useToast();
  const format = useFormat();
  const { order, goTo } = useOrder();
  const tellRefusal = useTellRefusal(onClose);
  const { id: invoiceId, kind, number, currency, ksef } = invoice;
  const isCorrection = kind === 'correction';
  const upToIt = invoices.items.filter(({ id }) => id <= invoiceId);
  const withdrawn = correctionsAfter(invoiceId, invoices.items);
  const withdraw_corrections = withdrawn.length > 0;
  const before = {
    vat_rate: invoice.vat_rate,
    vat_case: invoice.vat_case,
    sale_date: invoice.sale_date,
    payment_days: isCorrection ? paymentDaysAfter(upToIt) : paymentDaysAfter([invoice]),
  };
  // That there is an invoice is why the dialog is open.
  const missing = isCorrection ? [] : rates.missing.filter(({ code }) => code !== 'invoice_exists');
  const mend = useOrderMutation({
    run: (body: MendInput) =>
      api.post('/orders/{id}/invoices/{invoiceId}/mend', {
        params: { path: { id: order.id, invoiceId } },
        body,
      }),
    done: ({ id, number: given }) => {
      toast.success(t('orders.mend.done', { number: given }));
      goTo({ tab: 'documents', invoice: id });
      onClose();
    },
  });
  const [settledDay, setSettledDay] = useState<string | null>(null);
  const current = useRatesOf(order.id, rates, settledDay);
  const isVatKept = (typed: Pick<MendInput, 'vat_rate' | 'vat_case'>) =>
    typed.vat_rate === before.vat_rate && typed.vat_case === before.vat_case;
  const isRateKept = isCorrection && invoices.has_tax_rate;
  const doubts = useInvoiceDoubts(current, { vat: isVatKept, rate: isRateKept });
  const { form, submit } = useSchemaForm<MendInput>({
    schema: ({ mendInputSchema }) => mendInputSchema,
    values: {
      ...before,
      ...(isCorrection ? { reason: invoice.reason ?? '', net_amount: netAfter(upToIt) } : {}),
      accept_old_rate: false,
      accept_unusual_rate: false,
      take_next_number: false,
    },
    rules: (typed) => doubts.rules(typed),
    onSubmit: async (values) => {
      await mend.mutateAsync({ ...(values as MendInput), withdraw_corrections });
    },
    onFailure: (error) => void tellRefusal(t('orders.mend.failed'), error),
  });
  const values = useWatch({ control: form.control });
  const { reason, net_amount, vat_rate, vat_case, sale_date, payment_days, take_next_number } = values;
  const chosen = rateOf(rates, { vat_rate, vat_case });
  const isComplete =
    missing.length === 0 &&
    isDay(sale_date) &&
    isTerm(payment_days) &&
    (!isCorrection || (Boolean(reason?.trim()) && isAmount(net_amount)));
  const day = useSettled(isDay(sale_date) ? sale_date : '', 300) || null;
  useEffect(() => setSettledDay(day), [day]);
  const input = {
    vat_rate,
    vat_case,
    sale_date,
    payment_days,
    take_next_number,
    withdraw_corrections,
    ...(isCorrection ? { reason, net_amount } : {}),
  };
  const settled = useSettled(JSON.stringify(isComplete ? input : null), 300);
  // An invoice that is being mended, or is, has no other paper.
  const wanted = mend.isIdle || mend.isError ? (JSON.parse(settled) as MendInput | null) : null;
  const preview = useMendPreview({ id: order.id, invoiceId }, wanted);
  const shown = isComplete ? preview.data : undefined;

  return (
    <FormDialog
      title={t('orders.mend.title', { number })}
      form={form}
      submit={submit}
      submitLabel={t('orders.mend.submit')}
      onClose={onClose}
      width={960}
      foot={t(take_next_number ? 'orders.mend.textNext' : 'orders.mend.text')}
    >
      <div className={styles['columns']}>
        <div className={styles['options']}>
          {ksef?.error && (
            <Note tone="bad">
              <b>{t('orders.mend.refusedBecause')}</b> {ksef.error}
            </Note>
          )}
          {invoice.sent_at && (
            <Note tone="warn">{t('orders.mend.mailed', { date: format.shortDate(invoice.sent_at) })}</Note>
          )}
          {withdraw_corrections && (
            <Note tone="warn">
              {t('orders.mend.withdraws', {
                smart_count: withdrawn.length,
                numbers: withdrawn.map((one) => one.number).join(', '),
              })}{' '}
              {withdrawn.some(({ sent_at }) => sent_at) && t('orders.mend.withdrawnMailed')}
            </Note>
          )}
          {ksef?.offline_mode && <Note tone="warn">{t('orders.mend.offline')}</Note>}
          <MissingList missing={missing} />
          <p className={styles['explanation']}>{t('orders.mend.records')}</p>
          {isCorrection && <CorrectionFields currency={currency} />}
          <InvoiceTerms autoFocus rates={rates} chosen={chosen} />
          <InvoiceDoubts
            rates={current}
            chosen={chosen}
            isVatKept={isVatKept({ vat_rate, vat_case })}
            isRateKept={isRateKept}
          />
          {ksef?.is_number_taken && (
            <label className={styles['check']}>
              <input type="checkbox" {...form.register('take_next_number')} />
              <span>{t('orders.mend.nextNumber')}</span>
            </label>
          )}
          {shown && (
            <InvoiceSums
              net={shown.net_amount}
              vat={shown.vat_amount}
              gross={shown.gross_amount}
              currency={shown.currency}
              isDifference={isCorrection}
            />
          )}
        </div>
        <PdfPreview
          title={t('invoices.preview')}
          none={t('invoices.previewNone')}
          preview={shown}
          error={preview.error}
          isFetching={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      </div>
    </FormDialog>
  );
}
