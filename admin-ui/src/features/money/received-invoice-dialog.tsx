import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { ErrorState } from '../../kit/components/error-state';
import { LabelledValue, LabelledValues } from '../../kit/components/labelled-value';
import { Money } from '../../kit/components/money';
import { Note } from '../../kit/components/note';
import { SkeletonRows } from '../../kit/components/skeletons';
import { useToast } from '../../kit/components/use-toast';
import { FormContent, FormDialog, FormWindow } from '../../kit/form/form-dialog';
import { FormNumber } from '../../kit/form/form-number';
import { FormSelect } from '../../kit/form/form-select';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { saveFile } from '../../kit/save-file';
import { useMoneyMutation, type ReceivedInvoice } from './money-queries';
import styles from './money.module.css';

type Details = Schemas['ReceivedInvoiceDetails'];
type Mode = 'approve' | 'assign' | 'reject' | 'show';

interface ActProps {
  item: ReceivedInvoice;
  preview: ReactNode;
  second: ReactNode;
  onClose: () => void;
}

function firstMode({ state, match }: ReceivedInvoice): Mode {
  if (state !== 'open') return 'show';
  if (match === 'unknown') return 'assign';
  return match === 'duplicate' ? 'reject' : 'approve';
}

/** A received invoice in words, with what can be done about it. */
export function ReceivedInvoiceDialog({
  item: listed,
  onClose,
}: {
  item: ReceivedInvoice;
  onClose: () => void;
}) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'money', 'received-invoice', listed.id],
    queryFn: ({ signal }) =>
      api.get('/money/received-invoices/{id}', { params: { path: { id: listed.id } }, signal }),
  });
  const item: ReceivedInvoice = data ?? listed;
  const [chosen, setChosen] = useState<Mode | null>(null);
  const usual = firstMode(item);
  const mode = chosen ?? usual;
  const preview = error ? (
    <ErrorState error={error} title={t('money.received.failed')} onRetry={() => void refetch()} />
  ) : data ? (
    <Preview details={data} />
  ) : (
    <SkeletonRows rows={5} height={24} />
  );
  const other: Mode = mode === 'reject' ? (usual === 'reject' ? 'assign' : usual) : 'reject';
  const second = item.state === 'open' && (
    <Button onClick={() => setChosen(other)}>{t(`money.received.instead.${other}`)}</Button>
  );
  const props = { item, preview, second, onClose };
  if (mode === 'approve') return <ApproveDialog key="approve" {...props} />;
  if (mode === 'assign') return <AssignDialog key="assign" {...props} onAssigned={() => setChosen(null)} />;
  if (mode === 'reject') return <RejectDialog key="reject" {...props} />;
  return <ShowDialog {...props} />;
}

function useTitle({ invoice_number: number }: ReceivedInvoice): string {
  return useT()('money.received.title', { number });
}

function ApproveDialog({ item, preview, second, onClose }: ActProps) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const { id, match, difference, agreed_currency: currency } = item;
  const differs = match === 'differs';
  const approve = useMoneyMutation((body: Schemas['ReceivedInvoiceApproval']) =>
    api.post('/money/received-invoices/{id}/approve', { params: { path: { id } }, body }),
  );
  const { form, submit } = useSchemaForm<{ difference_reason: string }>({
    schema: ({ receivedInvoiceApprovalSchema }) => receivedInvoiceApprovalSchema,
    only: ['difference_reason'],
    values: { difference_reason: '' },
    rules: ({ difference_reason: reason }) =>
      differs && !reason?.trim() ? { difference_reason: t('common.fault.required') } : {},
    onSubmit: async (values) => {
      await approve.mutateAsync({ ...(values as object), route_id: item.route_id ?? 0, difference });
      toast.success(t('money.received.approved'));
      onClose();
    },
    onFailure: (error) => toast.failure(t('money.received.notApproved'), error),
  });
  const amount = `${(difference ?? 0) > 0 ? '+' : ''}${format.amount(difference ?? 0)}\u00a0${currency ?? ''}`;
  return (
    <FormDialog
      title={useTitle(item)}
      form={form}
      submit={submit}
      submitLabel={t('money.received.act.approve')}
      second={second}
      onClose={onClose}
      width={720}
    >
      {item.reason === 'first_of_seller' && <Note tone="warn">{t('money.received.firstNote')}</Note>}
      {match === 'documents_missing' && <Note>{t('money.received.podNote')}</Note>}
      {differs && (
        <>
          <Note tone="warn">
            {difference === null ? t('money.differs') : t('money.difference', { amount })}
          </Note>
          <FormText
            name="difference_reason"
            label={t('money.received.differenceReason')}
            maxLength={200}
            required
            autoFocus
          />
        </>
      )}
      {preview}
    </FormDialog>
  );
}

function AssignDialog({ item, preview, second, onClose, onAssigned }: ActProps & { onAssigned: () => void }) {
  const t = useT();
  const toast = useToast();
  const { id } = item;
  const assign = useMoneyMutation((route_id: number) =>
    api.post('/money/received-invoices/{id}/assign', { params: { path: { id } }, body: { route_id } }),
  );
  const { form, submit } = useSchemaForm<{ order_id: number; route_id: number }>({
    schema: ({ receivedInvoiceAssignmentSchema }) => receivedInvoiceAssignmentSchema,
    only: ['route_id'],
    values: {},
    rules: ({ order_id: order, route_id: route }) => ({
      ...(!order && { order_id: t('common.fault.required') }),
      ...(!route && { route_id: t('common.fault.required') }),
    }),
    onSubmit: async () => {
      await assign.mutateAsync(Number(form.getValues().route_id));
      onAssigned();
    },
    onFailure: (error) => toast.failure(t('money.received.notAssigned'), error),
  });
  return (
    <FormDialog
      title={useTitle(item)}
      form={form}
      submit={submit}
      submitLabel={t('money.received.act.assign')}
      second={second}
      onClose={onClose}
      width={720}
    >
      {item.reason && <Note>{t(`money.received.reason.${item.reason}`)}</Note>}
      <FormNumber name="order_id" label={t('money.received.orderNumber')} whole required autoFocus />
      <RouteField />
      {preview}
    </FormDialog>
  );
}

/** The routes of the order whose number was typed. */
function RouteField() {
  const t = useT();
  const format = useFormat();
  const orderId = Number(useWatch({ name: 'order_id' }));
  const { data, error } = useQuery({
    queryKey: ['orders', 'page', orderId, 'carrier-invoices'],
    queryFn: ({ signal }) =>
      api.get('/orders/{id}/carrier-invoices', { params: { path: { id: orderId } }, signal }),
    enabled: orderId > 0,
    retry: false,
  });
  if (!(orderId > 0)) return null;
  if (error) return <Note tone="warn">{t('money.received.noOrder', { id: orderId })}</Note>;
  const routes = data?.routes.filter(({ subcontractor_name: name }) => name !== null) ?? [];
  if (data && routes.length === 0)
    return <Note tone="warn">{t('money.received.noRoute', { id: orderId })}</Note>;
  return (
    <FormSelect
      name="route_id"
      label={t('money.column.route')}
      required
      optional
      options={routes.map((route) => ({
        value: route.route_id,
        label: [
          route.route,
          route.subcontractor_name,
          route.agreed_amount !== null &&
            `${format.amount(route.agreed_amount)}\u00a0${route.agreed_currency}`,
        ]
          .filter(Boolean)
          .join(', '),
      }))}
    />
  );
}

function RejectDialog({ item, preview, second, onClose }: ActProps) {
  const t = useT();
  const toast = useToast();
  const { id } = item;
  const reject = useMoneyMutation((body: { reason: string }) =>
    api.post('/money/received-invoices/{id}/reject', { params: { path: { id } }, body }),
  );
  const { form, submit } = useSchemaForm<{ reason: string }>({
    schema: ({ receivedInvoiceRejectionSchema }) => receivedInvoiceRejectionSchema,
    values: { reason: '' },
    onSubmit: async (values) => {
      await reject.mutateAsync(values as { reason: string });
      toast.success(t('money.received.rejected'));
      onClose();
    },
    onFailure: (error) => toast.failure(t('money.received.notRejected'), error),
  });
  return (
    <FormDialog
      title={useTitle(item)}
      form={form}
      submit={submit}
      submitLabel={t('money.received.act.reject')}
      second={second}
      onClose={onClose}
      width={720}
      foot={t('money.received.rejectNote')}
    >
      {item.match === 'duplicate' && <Note tone="bad">{t('money.received.duplicateNote')}</Note>}
      <FormText name="reason" label={t('money.received.rejectReason')} maxLength={200} required autoFocus />
      {preview}
    </FormDialog>
  );
}

/** One that was decided on. */
function ShowDialog({ item, preview, onClose }: ActProps) {
  const t = useT();
  const toast = useToast();
  const { id, state, decided_by_name: name, rejection_reason: reason } = item;
  const restore = useMoneyMutation(() =>
    api.post('/money/received-invoices/{id}/restore', { params: { path: { id } } }),
  );
  return (
    <FormWindow title={useTitle(item)} width={720} onClose={onClose}>
      <FormContent>
        <Note tone={state === 'approved' ? 'ok' : 'info'}>
          {[t(`money.received.decided.${state === 'approved' ? 'approved' : 'rejected'}`), name, reason]
            .filter(Boolean)
            .join(' · ')}
        </Note>
        {preview}
      </FormContent>
      <DialogActions>
        {state === 'rejected' && (
          <Button
            loading={restore.isPending}
            onClick={() =>
              restore.mutate(undefined, {
                onSuccess: onClose,
                onError: (error) => toast.failure(t('money.received.notRestored'), error),
              })
            }
          >
            {t('money.received.restore')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('common.action.close')}
        </Button>
      </DialogActions>
    </FormWindow>
  );
}

/** What the structured invoice says, in people's words. */
function Preview({ details }: { details: Details }) {
  const t = useT();
  const format = useFormat();
  const { content, invoice_currency: currency, order_id } = details;
  const day = (date: string | null) => date && format.shortDate(`${date}T12:00:00Z`);
  return (
    <>
      <LabelledValues columns={2}>
        <LabelledValue label={t('money.received.seller')}>
          {`${details.seller_name}, NIP ${details.seller_nip}`}
        </LabelledValue>
        <LabelledValue label={t('money.received.ksefNumber')}>
          <span className="num">{details.ksef_number}</span>
        </LabelledValue>
        <LabelledValue label={t('money.column.issued')}>{day(details.issue_date)}</LabelledValue>
        <LabelledValue label={t('money.received.receivedAt')}>
          {format.dateTime(details.received_at)}
        </LabelledValue>
        <LabelledValue label={t('money.received.for')}>
          {order_id !== null && (
            <Link to={paths.order(order_id)}>
              {[t('money.order', { id: order_id }), details.route, details.subcontractor_name]
                .filter(Boolean)
                .join(', ')}
            </Link>
          )}
        </LabelledValue>
        <LabelledValue label={t('money.column.agreed')}>
          {details.agreed_amount !== null && details.agreed_currency && (
            <Money amount={details.agreed_amount} currency={details.agreed_currency} />
          )}
        </LabelledValue>
        <LabelledValue label={t('money.received.net')}>
          <Money amount={details.net_amount} currency={currency} />
        </LabelledValue>
        <LabelledValue label={t('money.received.gross')}>
          <Money amount={details.gross_amount} currency={currency} />
        </LabelledValue>
        {content && (
          <>
            <LabelledValue label={t('money.received.sale')}>{day(content.sale_date)}</LabelledValue>
            <LabelledValue label={t('money.column.due')}>{day(content.due_date)}</LabelledValue>
            <LabelledValue label={t('money.received.orderTexts')}>
              {content.order_texts.join(', ')}
            </LabelledValue>
            <LabelledValue label={t('money.received.account')}>{content.bank_account}</LabelledValue>
            {content.corrects.length > 0 && (
              <LabelledValue label={t('money.received.corrects')}>
                {[content.corrects.join(', '), content.correction_reason].filter(Boolean).join(': ')}
              </LabelledValue>
            )}
          </>
        )}
      </LabelledValues>
      {content?.is_split_payment && <Note tone="warn">{t('money.received.split')}</Note>}
      {content ? (
        <div className={styles['frame']}>
          <table className={styles['table']} aria-label={t('money.received.lines')}>
            <thead>
              <tr>
                <th>{t('money.received.line')}</th>
                <th className={styles['right']}>{t('money.received.quantity')}</th>
                <th className={styles['right']}>{t('money.received.net')}</th>
                <th className={styles['right']}>VAT</th>
              </tr>
            </thead>
            <tbody>
              {content.lines.map((line, index) => (
                // Lines have no ids, and stay where they are.
                <tr key={index}>
                  <td className={styles['main']}>{line.line_text}</td>
                  <td className={`${styles['right']} ${styles['notPhone']}`}>
                    {[line.quantity, line.unit].filter(Boolean).join('\u00a0')}
                  </td>
                  <td className={`${styles['right']} ${styles['phone']}`}>
                    {line.net !== null && <Money amount={line.net} currency={currency} />}
                  </td>
                  <td className={`${styles['right']} ${styles['notPhone']}`}>{line.rate}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Note>{t('money.received.reason.not_read')}</Note>
      )}
      {content && content.line_count > content.lines.length && (
        <p className={styles['note']}>{t('money.received.moreLines', { count: content.line_count })}</p>
      )}
      {content && <XmlButton id={details.id} number={details.ksef_number} />}
    </>
  );
}

function XmlButton({ id, number }: { id: number; number: string }) {
  const t = useT();
  const toast = useToast();
  const save = async () => {
    try {
      const { content } = await api.download('/money/received-invoices/{id}/xml', {
        params: { path: { id } },
      });
      saveFile(`${number}.xml`, new Blob([content], { type: 'application/xml' }));
    } catch (error) {
      toast.failure(t('money.received.noXml'), error);
    }
  };
  return (
    <div>
      <Button size="small" variant="outlined" onClick={() => void save()}>
        {t('money.received.xml')}
      </Button>
    </div>
  );
}
