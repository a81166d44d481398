import { RecordDialog } from '../../../kit/form/record-dialog';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import {
  useVatRates,
  useRatesOf,
  type VatRates,
  type InvoiceWarning,
  useInvoicePreview,
} from './invoice-queries';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { useSettled } from '../../../kit/components/use-settled';
import { useToast } from '../../../kit/components/use-toast';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useField } from '../../../kit/form/use-field';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useMissingText } from '../use-order-format';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from '../steps/use-tell-refusal';
import { InvoiceDoubts, InvoiceSums, InvoiceTerms, rateOf, useInvoiceDoubts } from './invoice-parts';
import styles from './invoices.module.css';
import { PdfPreview } from './pdf-preview';
import { Link } from 'react-router-dom';
import { useMe } from '../../../kit/api/session';
import { Note } from '../../../kit/components/note';
import { paths } from '../../../kit/paths';
import type { Missing } from '../queries/types';

/** The dialog in which an invoice is issued; it opens once its rates are known. */
export function InvoiceDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order } = useOrder();
  const { rates, error, refetch } = useVatRates(order.id);
  if (rates) return <InvoiceForm rates={rates} onClose={onClose} />;
  return (
    <RecordDialog
      title={error ? t('invoices.ratesFailed') : t('invoices.title')}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

const fieldKeys = {
  name: 'invoices.field.name',
  company_name: 'invoices.field.company_name',
  address: 'invoices.field.address',
  city: 'invoices.field.city',
  post_code: 'invoices.field.post_code',
  country_id: 'invoices.field.country_id',
  email: 'invoices.field.email',
  nip: 'invoices.field.nip',
  organization_number: 'invoices.field.organization_number',
} as const satisfies Record<string, MessageKey>;

const hasName = (field: string): field is keyof typeof fieldKeys => Object.hasOwn(fieldKeys, field);

/** What stands against an invoice, each with the way to where it is mended. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  const t = useT();
  const isOwner = useMe().user_companies.some((company) => company.is_owner);
  if (missing.length === 0) return null;
  return (
    <Note tone="warn">
      {t('invoices.missing')}
      <ul className={styles['missing']}>
        {missing.map(({ code, message, fields = [] }) => (
          <li key={code}>
            {[message, fields.map((field) => (hasName(field) ? t(fieldKeys[field]) : field)).join(', ')]
              .filter(Boolean)
              .join(': ')}{' '}
            {code === 'seller_data_incomplete' && isOwner && (
              <Link to={paths.settings('invoice')}>{t('invoices.openSettings')}</Link>
            )}
            {code === 'buyer_data_incomplete' && <ClientLink />}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** What deserves a look before an invoice is issued; none of it stands against it. */
function WarningList({ warnings }: { warnings: readonly InvoiceWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Note tone="warn">
      <ul className={styles['missing']}>
        {warnings.map(({ code, message }) => (
          <li key={code}>
            {message} {code === 'buyer_tax_number_missing' && <ClientLink />}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function ClientLink() {
  const t = useT();
  const { client_id: id } = useOrder().order;
  return id === null ? null : <Link to={paths.client(id)}>{t('invoices.openClient')}</Link>;
}

/** Whether the client learns who drove: whom a forwarder hires is theirs to tell. */
function NamesCarrier({ carriers }: Pick<VatRates, 'carriers'>) {
  const t = useT();
  const { value, ref, onChange, handlers } = useField('names_carrier');
  const hintId = `${handlers.id}-hint`;
  return (
    <div>
      <label className={styles['check']}>
        <input
          {...handlers}
          type="checkbox"
          ref={ref}
          checked={value === true}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{t('invoices.namesCarrier', { names: carriers.join(', ') })}</span>
      </label>
      <p id={hintId} className={styles['explanation']}>
        {t('invoices.namesCarrierHint')}
      </p>
    </div>
  );
}

type InvoiceInput = Required<Schemas['InvoiceInput']>;

/** Rate, dates and the paper of an invoice that is about to be issued. */
function InvoiceForm({ rates, onClose }: { rates: VatRates; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { order, goTo, openDialog } = useOrder();
  const missingText = useMissingText();
  const tellRefusal = useTellRefusal(onClose);
  const { available_rates: choices, missing, currency } = rates;
  const first = choices.find((rate) => rate.is_default) ?? choices[0];
  const save = useOrderMutation({
    run: (body: Schemas['InvoiceInput']) =>
      api.post('/orders/{id}/save-invoice', { params: { path: { id: order.id } }, body }),
    done: ({ id, number }) => {
      toast.success(t('invoices.done', { number }));
      goTo({ tab: 'documents', invoice: id });
      // Issuing and sending is one act: the mail is ready, and can be left for later.
      openDialog({ kind: 'send-invoice', invoiceId: id });
    },
  });
  const [settledDay, setSettledDay] = useState<string | null>(null);
  const current = useRatesOf(order.id, rates, settledDay);
  const doubts = useInvoiceDoubts(current);
  const { form, submit } = useSchemaForm<InvoiceInput>({
    schema: ({ invoiceInputSchema }) => invoiceInputSchema,
    values: {
      vat_rate: first?.vat_rate ?? 0,
      vat_case: first?.vat_case ?? null,
      sale_date: rates.sale_date,
      payment_days: rates.payment_days,
      names_carrier: false,
      accept_old_rate: false,
      accept_unusual_rate: false,
    },
    rules: (typed) => doubts.rules(typed),
    onSubmit: async (values) => {
      await save.mutateAsync(values as Schemas['InvoiceInput']);
    },
    onFailure: (error) => void tellRefusal(t('invoices.failed'), error),
  });
  const values = useWatch({ control: form.control });
  const chosen = rateOf(rates, values);
  const { sale_date: saleDate, payment_days: paymentDays } = values;
  const { isDirty, errors } = form.formState;
  // The paper follows while the cursor is still in a field: what is wrong with one is told there as well.
  useEffect(() => {
    if (isDirty) void form.trigger(['sale_date', 'payment_days']);
  }, [form, isDirty, saleDate, paymentDays]);
  const isComplete =
    missing.length === 0 &&
    Boolean(saleDate) &&
    typeof paymentDays === 'number' &&
    !errors.sale_date &&
    !errors.payment_days;
  const day = useSettled(saleDate && !errors.sale_date ? saleDate : '', 300) || null;
  useEffect(() => setSettledDay(day), [day]);
  const shown = {
    vat_rate: values.vat_rate,
    vat_case: values.vat_case,
    sale_date: saleDate,
    payment_days: paymentDays,
  };
  const settled = useSettled(JSON.stringify(isComplete ? shown : null), 300);
  const preview = useInvoicePreview(order.id, JSON.parse(settled) as InvoiceInput | null);

  return (
    <FormDialog
      title={t('invoices.title')}
      form={form}
      submit={submit}
      submitLabel={t('invoices.submit')}
      onClose={onClose}
      width={960}
      foot={t(rates.ksef ? `invoices.finalKsef.${rates.ksef}` : 'invoices.final')}
      reason={missingText(missing)}
    >
      <div className={styles['columns']}>
        <div className={styles['options']}>
          <MissingList missing={missing} />
          <InvoiceTerms autoFocus rates={rates} chosen={chosen} saleDateHint={t('invoices.saleDateHint')} />
          {chosen && rates.net_amount !== null && (
            <InvoiceSums
              net={rates.net_amount}
              vat={chosen.vat_amount}
              gross={chosen.gross_amount}
              currency={currency}
            />
          )}
          <InvoiceDoubts rates={current} chosen={chosen} />
          {rates.carriers.length > 0 && <NamesCarrier carriers={rates.carriers} />}
          <WarningList warnings={current.warnings.filter(({ code }) => code !== 'rate_old')} />
        </div>
        <PdfPreview
          title={t('invoices.preview')}
          none={t('invoices.previewNone')}
          preview={preview.data}
          error={preview.error}
          isFetching={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      </div>
    </FormDialog>
  );
}
