import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { ErrorState } from '../../kit/components/error-state';
import { LabelledValue, LabelledValues } from '../../kit/components/labelled-value';
import { Money } from '../../kit/components/money';
import { Note } from '../../kit/components/note';
import { Segmented } from '../../kit/components/segmented';
import { SkeletonRows } from '../../kit/components/skeletons';
import { Tag } from '../../kit/components/tag';
import { TextField } from '../../kit/components/text-field';
import { useToast } from '../../kit/components/use-toast';
import { FormDialog } from '../../kit/form/form-dialog';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { saveFile } from '../../kit/save-file';
import { useMoneyMutation } from './money-queries';
import styles from './money.module.css';

type Preview = Schemas['PaymentFilePreview'];
type LeftOut = Schemas['LeftOutInvoice'];
export type PaymentFile = Schemas['PaymentFileDto'];

/** Has the browser save a file with transfers. */
export async function downloadPaymentFile(id: number): Promise<void> {
  const { name, content } = await api.download('/money/payment-files/{id}/xml', {
    params: { path: { id } },
  });
  saveFile(name ?? `przelewy-${id}.xml`, new Blob([content], { type: 'application/xml' }));
}

type PaymentCurrency = Schemas['PaymentCurrency'];

interface PaymentFileDialogProps {
  invoices: readonly Pick<Schemas['CarrierInvoiceDto'], 'id' | 'currency'>[];
  /** The file is written. */
  onWritten: (file: PaymentFile) => void;
  onClose: () => void;
}

/** Shows what a file with transfers would have in it and what not, asks for accounts that are not known, and writes it. */
export function PaymentFileDialog({ invoices, onWritten, onClose }: PaymentFileDialogProps) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  // A file pays in one currency.
  const currencies = payable.filter((one) => invoices.some(({ currency }) => currency === one));
  const [currency, setCurrency] = useState<PaymentCurrency>(currencies[0] ?? 'PLN');
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [acceptsRepeated, setAcceptsRepeated] = useState(false);
  const accounts = [...typed].map(([carrier_invoice_id, written_account]) => ({
    carrier_invoice_id,
    written_account,
  }));
  const body = { currency, carrier_invoice_ids: invoices.map(({ id }) => id), accounts };
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['orders', 'money', 'payment-file-preview', body],
    queryFn: ({ signal }) => api.post('/money/payment-files/preview', { body, signal }),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    // The field of an account that was taken has gone, and the focus with it.
    if (typed.size === 0 || !data || document.activeElement !== document.body) return;
    const next = '[role=dialog] [data-account] input, [role=dialog] button[type=submit]';
    document.querySelector<HTMLElement>(next)?.focus();
  }, [typed, data]);
  const write = useMoneyMutation((input: Schemas['PaymentFileInput']) =>
    api.post('/money/payment-files', { body: input }),
  );
  const repeated = data?.transfers.filter(({ in_file_since }) => in_file_since !== null) ?? [];
  const { form, submit } = useSchemaForm<object>({
    schema: ({ paymentFileInputSchema }) => paymentFileInputSchema,
    only: [],
    values: {},
    onSubmit: async () => {
      const file = await write.mutateAsync({
        ...body,
        ...(repeated.length > 0 && acceptsRepeated && { accept_repeated: true }),
      });
      // It is written, whatever becomes of the download: nobody is to write it again.
      onWritten(file);
      onClose();
      await downloadPaymentFile(file.id).catch((failure: unknown) =>
        toast.failure(t('money.file.notSaved'), failure),
      );
    },
    onFailure: (failure) => toast.failure(t('money.file.failed'), failure),
  });
  return (
    <FormDialog
      title={t('money.file.title')}
      form={form}
      submit={submit}
      submitLabel={t('money.file.write')}
      onClose={onClose}
      // That there is nothing to pay is a sentence.
      width={!error && data && data.transfers.length + data.left_out.length === 0 ? 560 : 960}
      loading={!data || isFetching}
      reason={data ? reasonOf(data, repeated.length > 0 && !acceptsRepeated, t) : null}
      foot={t('money.file.foot')}
    >
      {error && <ErrorState error={error} title={t('money.file.notShown')} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={4} height={44} />}
      {!error && data && (
        <>
          {currencies.length > 1 && (
            <Segmented
              label={t('money.currency')}
              value={currency}
              options={currencies.map((value) => ({ value, label: value }))}
              onChange={setCurrency}
            />
          )}
          <LabelledValues>
            <LabelledValue label={t('money.file.from')}>
              {data.debtor_account ? inFours(data.debtor_account) : noAccount(data, t)}
            </LabelledValue>
            <LabelledValue label={t('money.file.total')}>
              <Money amount={data.total} currency={data.currency} />
            </LabelledValue>
            <LabelledValue label={t('money.file.count')}>{data.transfers.length}</LabelledValue>
          </LabelledValues>
          {repeated.length > 0 && (
            <Note tone="warn">
              {t('money.file.repeated', {
                smart_count: repeated.length,
                numbers: repeated
                  .map(
                    ({ invoice_number, in_file_since }) =>
                      `${invoice_number} (${format.shortDate(in_file_since ?? '')})`,
                  )
                  .join(', '),
              })}{' '}
              <FormControlLabel
                label={t('money.file.acceptRepeated')}
                control={
                  <Checkbox
                    checked={acceptsRepeated}
                    onChange={({ target }) => setAcceptsRepeated(target.checked)}
                  />
                }
              />
            </Note>
          )}
          {data.transfers.length > 0 && <Transfers preview={data} />}
          {data.left_out.length > 0 && (
            <LeftOutInvoices
              items={data.left_out}
              onAccount={(id, account) => setTyped(new Map(typed).set(id, account))}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Currencies that files pay in. */
const payable: readonly PaymentCurrency[] = ['PLN', 'EUR'];

const noAccount = ({ currency }: Pick<Preview, 'currency'>, t: ReturnType<typeof useT>): string =>
  t(currency === 'EUR' ? 'money.file.noEuroAccount' : 'money.file.noAccount');

function reasonOf(preview: Preview, isUnconfirmed: boolean, t: ReturnType<typeof useT>): string | null {
  if (preview.debtor_account === null) return noAccount(preview, t);
  if (preview.transfers.length === 0) return t('money.file.nothing');
  return isUnconfirmed ? t('money.file.confirmRepeated') : null;
}

function WhoseCell({ invoice }: { invoice: Pick<LeftOut, 'subcontractor_name' | 'invoice_number'> }) {
  return (
    <td className={styles['main']}>
      <span className={styles['two']}>
        <span>{invoice.subcontractor_name}</span>
        <span className={styles['small']}>{invoice.invoice_number}</span>
      </span>
    </td>
  );
}

function Transfers({ preview: { transfers, currency } }: { preview: Preview }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={t('money.file.transfers')}>
        <thead>
          <tr>
            <th>{t('money.column.carrier')}</th>
            <th>{t('money.file.accountAndTitle')}</th>
            <th>{t('money.file.day')}</th>
            <th className={styles['right']}>{t('money.column.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {transfers.map((one) => (
            <tr key={one.carrier_invoice_id}>
              <WhoseCell invoice={one} />
              <td className={styles['phoneRow']}>
                <span className={styles['two']}>
                  <span className="num">{inFours(one.creditor_account)}</span>
                  <span className={styles['small']} style={{ overflowWrap: 'anywhere' }}>
                    {one.transfer_title}
                  </span>
                  {(one.is_split_payment || one.is_account_typed) && (
                    <span>
                      {one.is_split_payment && <Tag tone="warn">{t('money.file.split')}</Tag>}{' '}
                      {one.is_account_typed && <Tag tone="line">{t('money.file.typed')}</Tag>}
                    </span>
                  )}
                </span>
              </td>
              <td className={styles['phoneRow']}>
                <span className="num">{format.shortDate(`${one.execution_on}T12:00:00Z`)}</span>
              </td>
              <td className={styles['right']}>
                <Money amount={one.amount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Reasons that a typed account mends. */
const mendable: readonly LeftOut['left_out_reason'][] = [
  'no_account',
  'account_wrong',
  'account_abroad',
  'account_own',
];

function LeftOutInvoices({
  items,
  onAccount,
}: {
  items: readonly LeftOut[];
  onAccount: (id: number, account: string) => void;
}) {
  const t = useT();
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={t('money.file.leftOut')}>
        <thead>
          <tr>
            <th>{t('money.file.leftOut')}</th>
            <th>{t('money.file.why')}</th>
            <th className={styles['right']}>{t('money.column.open')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.carrier_invoice_id}>
              <WhoseCell invoice={one} />
              <td className={styles['phoneRow']}>
                {t(`money.file.reason.${one.left_out_reason}`)}
                {one.is_account_typed && mendable.includes(one.left_out_reason) && (
                  <AccountField item={one} onAccount={onAccount} />
                )}
              </td>
              <td className={styles['right']}>
                <Money amount={one.amount} currency={one.invoice_currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Takes the account of an invoice that names none; Enter or leaving the field has it looked at. */
function AccountField({
  item,
  onAccount,
}: {
  item: LeftOut;
  onAccount: (id: number, account: string) => void;
}) {
  const t = useT();
  const [text, setText] = useState('');
  // Accounts are copied with blanks of all kinds between their digits.
  const account = text.replaceAll(/[^a-z\d]/gi, '').toUpperCase();
  const say = () => account && onAccount(item.carrier_invoice_id, account);
  return (
    <span data-account style={{ display: 'flex', gap: 8, alignItems: 'end', padding: '4px 0 8px' }}>
      <TextField
        label={t('money.file.accountOf', { number: item.invoice_number })}
        value={text}
        inputProps={{ maxLength: 50, autoComplete: 'off' }}
        onChange={({ target }) => setText(target.value)}
        onBlur={say}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          say();
        }}
      />
      <Button onClick={say}>{t('money.file.addAccount')}</Button>
    </span>
  );
}

/** An account as people read it. */
function inFours(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
}
