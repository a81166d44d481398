import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import { ErrorState } from '../../kit/components/error-state';
import { Money } from '../../kit/components/money';
import { SkeletonRows } from '../../kit/components/skeletons';
import { Tag } from '../../kit/components/tag';
import { useToast } from '../../kit/components/use-toast';
import { FormDate } from '../../kit/form/form-date';
import { FormContent, FormDialog, FormWindow } from '../../kit/form/form-dialog';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { dayOf } from '../../kit/format/dates';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { useMoneyMutation } from './money-queries';
import styles from './money.module.css';
import { Pages } from './table-parts';
import { downloadPaymentFile, type PaymentFile } from './payment-file-dialog';

/** The files that were written, to fetch again or to say that the bank has paid. */
export function PaymentFilesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const [marked, setMarked] = useState<PaymentFile | null>(null);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'money', 'payment-files', page],
    queryFn: ({ signal }) =>
      api.get('/money/payment-files', { params: { query: { page, page_size: 20 } }, signal }),
    placeholderData: keepPreviousData,
  });
  if (marked) return <PaidDialog file={marked} onClose={() => setMarked(null)} />;
  return (
    <FormWindow title={t('money.file.files')} onClose={onClose} width={data?.items.length === 0 ? 560 : 960}>
      <FormContent>
        {error && (
          <ErrorState error={error} title={t('money.file.notShown')} onRetry={() => void refetch()} />
        )}
        {!error && !data && <SkeletonRows rows={4} height={44} />}
        {data?.items.length === 0 && <p>{t('money.file.none')}</p>}
        {data && data.items.length > 0 && (
          <div className={styles['frame']}>
            <table className={styles['table']} aria-label={t('money.file.files')}>
              <thead>
                <tr>
                  <th>{t('money.file.written')}</th>
                  <th>{t('money.file.count')}</th>
                  <th className={styles['right']}>{t('money.file.total')}</th>
                  <th>{t('money.file.state')}</th>
                  <th aria-label={t('money.file.acts')} />
                </tr>
              </thead>
              <tbody>
                {data.items.map((file) => {
                  const at = format.dateTime(file.created_at);
                  return (
                    <tr key={file.id}>
                      <td className={styles['main']}>
                        <span className={styles['two']}>
                          <span className="num">{at}</span>
                          <span className={styles['small']}>{file.created_by_name}</span>
                        </span>
                      </td>
                      <td>{file.transfer_count}</td>
                      <td className={styles['right']}>
                        <Money amount={file.total} currency={file.currency} />
                      </td>
                      <td>
                        {file.paid_on ? (
                          <Tag tone="good">
                            {t('money.file.paidOn', { day: format.shortDate(`${file.paid_on}T12:00:00Z`) })}
                          </Tag>
                        ) : (
                          <Tag tone="plain">{t('money.file.open')}</Tag>
                        )}
                      </td>
                      <td className={styles['phoneRow']}>
                        <span className={styles['acts']}>
                          <Button
                            size="small"
                            aria-label={t('money.file.downloadOf', { at })}
                            onClick={() =>
                              void downloadPaymentFile(file.id).catch((failure: unknown) =>
                                toast.failure(t('money.file.notSaved'), failure),
                              )
                            }
                          >
                            {t('money.file.download')}
                          </Button>
                          {!file.paid_on && (
                            <Button
                              size="small"
                              aria-label={t('money.file.markOf', { at })}
                              onClick={() => setMarked(file)}
                            >
                              {t('money.file.mark')}
                            </Button>
                          )}
                        </span>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        )}
        {data && <Pages page={page} pages={data.total_pages} onPage={setPage} />}
      </FormContent>
    </FormWindow>
  );
}

/** Asks on which day the bank paid, and records the payments. */
export function PaidDialog({ file, onClose }: { file: PaymentFile; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const { id, total, currency, transfer_count: count } = file;
  const mark = useMoneyMutation((body: { paid_on: string }) =>
    api.post('/money/payment-files/{id}/paid', { params: { path: { id } }, body }),
  );
  const { form, submit } = useSchemaForm<{ paid_on: string }>({
    schema: ({ paymentFilePaidInputSchema }) => paymentFilePaidInputSchema,
    values: { paid_on: dayOf(new Date()) },
    rules: ({ paid_on: day }) => (day ? {} : { paid_on: t('common.fault.required') }),
    onSubmit: async (values) => {
      const { recorded, settled_before } = await mark.mutateAsync(values as { paid_on: string });
      toast.success(
        t('money.file.recorded', { smart_count: recorded }),
        settled_before > 0 ? { text: t('money.file.settledBefore', { smart_count: settled_before }) } : {},
      );
      onClose();
    },
    onFailure: (error) => toast.failure(t('invoices.payment.notDone'), error),
  });
  return (
    <FormDialog
      title={t('money.file.markTitle')}
      form={form}
      submit={submit}
      submitLabel={t('money.file.record')}
      onClose={onClose}
      foot={`${format.amount(total)}\u00a0${currency}`}
    >
      <p style={{ margin: 0 }}>{t('money.file.markText', { smart_count: count })}</p>
      <FormDate name="paid_on" label={t('invoices.pay.day')} untilToday required />
    </FormDialog>
  );
}
