import { RecordDialog } from '../../../kit/form/record-dialog';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import {
  useOrderInvoices,
  useVatRates,
  type OrderInvoices,
  type VatRates,
  useCorrectionPreview,
  useIssuedPaper,
} from './invoice-queries';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { useSettled } from '../../../kit/components/use-settled';
import { useToast } from '../../../kit/components/use-toast';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { isAmount, isDay, isTerm, netAfter, paymentDaysAfter } from './invoice-state';
import {
  CorrectionFields,
  InvoiceDoubts,
  InvoiceSums,
  InvoiceTerms,
  rateOf,
  useInvoiceDoubts,
} from './invoice-parts';
import styles from './invoices.module.css';
import { PdfPreview } from './pdf-preview';

/** The dialog in which an issued invoice is corrected. */
export function CorrectionDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order } = useOrder();
  const { rates, error: ratesError, refetch } = useVatRates(order.id);
  const { data: invoices, error } = useOrderInvoices(order);
  if (rates && invoices) return <CorrectionForm rates={rates} invoices={invoices} onClose={onClose} />;
  return (
    <RecordDialog
      title={t('invoices.correctLabel')}
      error={ratesError ?? error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

type CorrectionInput = Schemas['CorrectionInput'];

interface CorrectionFormProps {
  rates: VatRates;
  invoices: OrderInvoices;
  onClose: () => void;
}

/** What is right instead, why, and the paper that says so. */
function CorrectionForm({ rates, invoices, onClose }: CorrectionFormProps) {
  const t = useT();
  const toast = useToast();
  const { order, goTo, openDialog } = useOrder();
  const tellRefusal = useTellRefusal(onClose);
  const [renewsBuyer, setRenewsBuyer] = useState(false);
  const latest = invoices.items.at(-1);
  const before = {
    net_amount: netAfter(invoices.items),
    vat_rate: latest?.vat_rate,
    vat_case: latest?.vat_case,
    sale_date: latest?.sale_date ?? rates.sale_date,
    payment_days: paymentDaysAfter(invoices.items),
  };
  const correct = useOrderMutation({
    run: (body: CorrectionInput) =>
      api.post('/orders/{id}/correct-invoice', { params: { path: { id: order.id } }, body }),
    done: ({ id, number }) => {
      toast.success(t('invoices.correct.done', { number }));
      goTo({ tab: 'documents', invoice: id });
      // As with an invoice: the client gets it with the mail that is ready, or later.
      openDialog({ kind: 'send-invoice', invoiceId: id });
    },
  });
  const isVatKept = (typed: Pick<Partial<CorrectionInput>, 'vat_rate' | 'vat_case'>) =>
    typed.vat_rate === before.vat_rate && typed.vat_case === (before.vat_case ?? null);
  // The tax of an invoice with a rate is corrected by that rate.
  const isRateKept = invoices.has_tax_rate;
  const doubts = useInvoiceDoubts(rates, { vat: isVatKept, rate: isRateKept });
  const { form, submit } = useSchemaForm<Required<CorrectionInput>>({
    schema: ({ correctionInputSchema }) => correctionInputSchema,
    values: {
      reason: '',
      net_amount: before.net_amount,
      vat_rate: before.vat_rate ?? 0,
      vat_case: before.vat_case ?? null,
      sale_date: before.sale_date,
      payment_days: before.payment_days,
      accept_old_rate: false,
      accept_unusual_rate: false,
    },
    rules: (typed) => doubts.rules(typed),
    onSubmit: async (values) => {
      await correct.mutateAsync({ ...(values as CorrectionInput), renew_buyer: renewsBuyer });
    },
    onFailure: (error) => void tellRefusal(t('invoices.correct.failed'), error),
  });
  const { reason, net_amount, vat_rate, vat_case, sale_date, payment_days } = useWatch({
    control: form.control,
  });
  const chosen = rateOf(rates, { vat_rate, vat_case });
  const isOther =
    renewsBuyer ||
    net_amount !== before.net_amount ||
    vat_rate !== before.vat_rate ||
    sale_date !== before.sale_date ||
    payment_days !== before.payment_days ||
    vat_case !== (before.vat_case ?? null);
  const isComplete = isAmount(net_amount) && isTerm(payment_days) && isDay(sale_date) && isOther;
  // What changes is seen before a reason is found for it.
  const printed = reason?.trim() || t('invoices.correct.reasonAwaited');
  const input = isComplete
    ? { reason: printed, net_amount, vat_rate, vat_case, sale_date, payment_days, renew_buyer: renewsBuyer }
    : null;
  const settled = useSettled(JSON.stringify(input), 400);
  const preview = useCorrectionPreview(order.id, JSON.parse(settled) as CorrectionInput | null);
  const shown = input ? preview.data : undefined;
  const former = useIssuedPaper(latest?.document_id);
  const { askToClose, question } = useCloseGuard(
    (form.formState.isDirty || renewsBuyer) && !correct.isPending,
    onClose,
  );
  return (
    <>
      <FormDialog
        title={t('invoices.correct.title', { number: invoices.items[0]?.number ?? '' })}
        form={form}
        submit={submit}
        submitLabel={t('invoices.correct.submit')}
        onClose={askToClose}
        width={960}
        foot={t('invoices.correct.text')}
      >
        <div className={styles['columns']}>
          <div className={styles['options']}>
            <CorrectionFields currency={invoices.currency ?? ''} autoFocus />
            <InvoiceTerms rates={rates} chosen={chosen} />
            <label className={styles['check']}>
              <input
                type="checkbox"
                checked={renewsBuyer}
                onChange={({ target }) => setRenewsBuyer(target.checked)}
              />
              <span>{t('invoices.correct.buyer')}</span>
            </label>
            <InvoiceDoubts
              rates={rates}
              chosen={chosen}
              isVatKept={isVatKept({ vat_rate, vat_case })}
              isRateKept={isRateKept}
            />
            {shown && (
              <InvoiceSums
                net={shown.net_amount}
                vat={shown.vat_amount}
                gross={shown.gross_amount}
                currency={shown.currency}
                isDifference
              />
            )}
          </div>
          <PdfPreview
            title={t('invoices.correct.preview')}
            none={t('invoices.correct.previewNone')}
            former={
              former && latest
                ? { file: former, title: t('invoices.correct.former', { number: latest.number }) }
                : undefined
            }
            preview={shown}
            error={input ? preview.error : null}
            isFetching={preview.isFetching}
            onRetry={() => void preview.refetch()}
          />
        </div>
      </FormDialog>
      {question}
    </>
  );
}
