import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import Coins from 'lucide-react/icons/coins';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import Truck from 'lucide-react/icons/truck';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { problemOf } from '../../../kit/api/use-describe-failure';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { Money } from '../../../kit/components/money';
import { Note } from '../../../kit/components/note';
import { Tag } from '../../../kit/components/tag';
import { useToast } from '../../../kit/components/use-toast';
import { Cell, FieldGrid } from '../../../kit/form/field-grid';
import { FormDate } from '../../../kit/form/form-date';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormNumber } from '../../../kit/form/form-number';
import { FormSelect } from '../../../kit/form/form-select';
import { FormText } from '../../../kit/form/form-text';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { dayOf } from '../../../kit/format/dates';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { PayInvoiceDialog, type Payable } from '../../money/pay-dialog';
import documentStyles from '../documents/documents.module.css';
import { useOrder } from '../order-context';
import { hasOrder } from '../order-view';
import { orderKeys } from '../queries/order-queries';
import { useOrderMutation } from '../queries/use-order-mutation';
import { awaitedInvoices } from './awaited-invoices';
import styles from './invoices.module.css';

type OfOrder = Schemas['OrderCarrierInvoices'];
type CarrierInvoice = Schemas['CarrierInvoiceDetails'];
type CarrierPayment = Schemas['CarrierPaymentDto'];
type CarrierInvoiceInput = Schemas['CarrierInvoiceInput'];

/** What is removed: an invoice, or one of its payments. */
interface Removed {
  invoice: CarrierInvoice;
  payment: CarrierPayment | null;
}

function useCarrierInvoices() {
  const { order } = useOrder();
  return useQuery({
    queryKey: [...orderKeys.order(order.id), 'carrier-invoices'],
    queryFn: ({ signal }) =>
      api.get('/orders/{id}/carrier-invoices', { params: { path: { id: order.id } }, signal }),
    enabled: hasOrder(order.status),
  });
}

/** Of an order that the client has paid: whose invoice is still waited for, with the ways to enter it and to ask for it. */
export function AwaitedInvoices() {
  const t = useT();
  const { order, openDialog } = useOrder();
  const { data } = useCarrierInvoices();
  if (!data) return null;
  const awaited = awaitedInvoices(data.routes);
  if (awaited.length === 0) return null;
  const nameOf = ({ subcontractor_name: name, route }: OfOrder['routes'][number]) => name ?? route;
  const hasQuote = (routeId: number) =>
    order.routes.some(({ id, chosen_offer }) => id === routeId && chosen_offer);
  return (
    <Note>
      {t('carrierInvoices.awaited', {
        smart_count: awaited.length,
        names: awaited
          .map(({ subcontractor_name: name, route }) => (name ? `${name} (${route})` : route))
          .join(', '),
      })}
      <div className={styles['ways']}>
        <EnterInvoice routes={data.routes} />
        {awaited
          .filter(({ route_id: routeId }) => hasQuote(routeId))
          .map((route) => (
            <Button
              key={route.route_id}
              size="small"
              variant="outlined"
              startIcon={<Icon of={Mail} size={14} />}
              onClick={() =>
                openDialog({ kind: 'write-to-carrier', routeId: route.route_id, about: 'invoice' })
              }
            >
              {awaited.length > 1
                ? t('carrierInvoices.askOf', { name: nameOf(route) })
                : t('carrierInvoices.ask')}
            </Button>
          ))}
      </div>
    </Note>
  );
}

/** Enters an invoice of one of the order's subcontractors. */
function EnterInvoice({ routes }: Pick<OfOrder, 'routes'>) {
  const t = useT();
  const [isEntering, setEntering] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon of={Plus} size={14} />}
        onClick={() => setEntering(true)}
      >
        {t('carrierInvoices.enter')}
      </Button>
      {isEntering && <EnterDialog routes={routes} onClose={() => setEntering(false)} />}
    </>
  );
}

/** What the order's subcontractors invoiced, with what they were paid; nothing before there is an order. */
export function CarrierInvoiceList() {
  const t = useT();
  const id = useId();
  const { order } = useOrder();
  const { data, error, refetch } = useCarrierInvoices();
  const [paying, setPaying] = useState<Payable | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  if (error)
    return <ErrorState error={error} title={t('carrierInvoices.failed')} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <section aria-labelledby={id}>
      <div className={documentStyles['head']}>
        <h2 id={id}>{t('carrierInvoices.title')}</h2>
        <EnterInvoice routes={data.routes} />
      </div>
      {data.items.length === 0 ? (
        <p className={documentStyles['none']}>{t('carrierInvoices.none')}</p>
      ) : (
        <ul className={documentStyles['list']} aria-label={t('carrierInvoices.title')}>
          {data.items.map((invoice) => (
            <CarrierInvoiceRow
              key={invoice.id}
              invoice={invoice}
              onPay={() =>
                setPaying({
                  kind: 'carrier',
                  orderId: order.id,
                  invoiceId: invoice.id,
                  number: invoice.number,
                  issueDate: invoice.issue_date,
                  currency: invoice.currency,
                  open: invoice.balance,
                })
              }
              onRemove={(payment) => setRemoved({ invoice, payment })}
            />
          ))}
        </ul>
      )}
      {paying && <PayInvoiceDialog payable={paying} onClose={() => setPaying(null)} />}
      {removed && <RemoveDialog {...removed} onClose={() => setRemoved(null)} />}
    </section>
  );
}

interface CarrierInvoiceRowProps {
  invoice: CarrierInvoice;
  onPay: () => void;
  /** Of a payment, or with null of the invoice. */
  onRemove: (payment: CarrierPayment | null) => void;
}

function CarrierInvoiceRow({ invoice, onPay, onRemove }: CarrierInvoiceRowProps) {
  const t = useT();
  const format = useFormat();
  const { number, currency, balance, payments, overdue_days: overdue } = invoice;
  const day = (date: string) => format.shortDate(`${date}T12:00:00Z`);
  const money = (amount: number) => `${format.amount(amount)}\u00a0${currency}`;
  return (
    <>
      <li className={`${documentStyles['row']} ${styles['entry']}`}>
        <span className={documentStyles['glyph']}>
          <Icon of={Truck} />
        </span>
        <div className={documentStyles['what']}>
          <span className={`num ${documentStyles['name']}`}>{number}</span>
          <p className={documentStyles['meta']}>
            <span>{invoice.subcontractor_name}</span>
            <span>{invoice.route}</span>
            <span>{t('carrierInvoices.receivedOn', { date: day(invoice.received_on) })}</span>
            <span>
              {invoice.due_date
                ? t('carrierInvoices.due', { date: day(invoice.due_date) })
                : t('carrierInvoices.awaitingPod')}
            </span>
            {overdue !== null && overdue > 0 && (
              <Tag tone="bad">{t('carrierInvoices.overdue', { smart_count: overdue })}</Tag>
            )}
            {invoice.difference_reason && (
              <Tag tone="warn">
                {invoice.difference !== null &&
                  `${invoice.difference > 0 ? '+' : ''}${money(invoice.difference)}: `}
                {invoice.difference_reason}
              </Tag>
            )}
            {invoice.note && <span>{invoice.note}</span>}
            {balance === 0 ? (
              <Tag tone="good">{t('carrierInvoices.paid')}</Tag>
            ) : (
              payments.length > 0 && (
                <span>
                  {t('carrierInvoices.open')} {money(balance)}
                </span>
              )
            )}
          </p>
        </div>
        <span className={styles['amount']}>
          <Money amount={invoice.gross_amount} currency={currency} />
        </span>
        <span className={documentStyles['rowActs']}>
          {balance !== 0 && (
            <Button
              size="small"
              variant="outlined"
              aria-label={t('carrierInvoices.payOf', { number })}
              onClick={onPay}
            >
              {t('carrierInvoices.pay')}
            </Button>
          )}
          {payments.length === 0 && (
            <IconButton
              size="small"
              aria-label={t('carrierInvoices.remove', { number })}
              onClick={() => onRemove(null)}
            >
              <Icon of={Trash} />
            </IconButton>
          )}
        </span>
      </li>
      {payments.map((payment) => (
        <li key={payment.id} className={`${documentStyles['row']} ${styles['entry']}`}>
          <span className={documentStyles['glyph']}>
            <Icon of={Coins} />
          </span>
          <div className={documentStyles['what']}>
            <span className={documentStyles['name']}>{day(payment.paid_on)}</span>
            <p className={documentStyles['meta']}>
              <span>{number}</span>
              {payment.note && <span>{payment.note}</span>}
              {payment.created_by_name && (
                <span>{t('invoices.payments.by', { name: payment.created_by_name })}</span>
              )}
            </p>
          </div>
          <span className={styles['amount']}>
            <Money amount={payment.amount} currency={currency} />
          </span>
          <span className={documentStyles['rowActs']}>
            <IconButton
              size="small"
              aria-label={t('carrierInvoices.removePayment', { amount: money(payment.amount) })}
              onClick={() => onRemove(payment)}
            >
              <Icon of={Trash} />
            </IconButton>
          </span>
        </li>
      ))}
    </>
  );
}

/** Asks what the carrier invoiced; another sum than was agreed wants a reason. */
function EnterDialog({ routes, onClose }: { routes: OfOrder['routes']; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const first = awaitedInvoices(routes)[0] ?? routes[0];
  const enter = useOrderMutation({
    run: (body: CarrierInvoiceInput) =>
      api.post('/orders/{id}/carrier-invoices', { params: { path: { id: order.id } }, body }),
    done: () => toast.success(t('carrierInvoices.done')),
  });
  const [isRefused, setRefused] = useState(false);
  const rest = first?.agreed_amount == null ? undefined : first.agreed_amount - first.invoiced_amount;
  const { form, submit } = useSchemaForm<Required<CarrierInvoiceInput>>({
    schema: ({ carrierInvoiceInputSchema }) => carrierInvoiceInputSchema,
    values: {
      route_id: first?.route_id ?? 0,
      number: '',
      issue_date: dayOf(new Date()),
      received_on: dayOf(new Date()),
      currency: first?.agreed_currency ?? 'PLN',
      ...(rest !== undefined && rest > 0 && { net_amount: Math.round(rest * 100) / 100 }),
      vat_amount: 0,
      difference_reason: '',
      note: '',
    },
    onSubmit: async (values) => {
      const body = values as CarrierInvoiceInput;
      await enter.mutateAsync({ ...body, route_id: Number(body.route_id) });
      onClose();
    },
    onFailure: (error) => {
      if (problemOf(error)?.code === 'price_differs') setRefused(true);
      toast.failure(t('carrierInvoices.notDone'), error);
    },
  });
  return (
    <FormDialog
      title={t('carrierInvoices.dialog')}
      form={form}
      submit={submit}
      submitLabel={t('carrierInvoices.submit')}
      onClose={onClose}
      width={720}
    >
      <FieldGrid>
        {routes.length > 1 && (
          <Cell span={6}>
            <FormSelect
              name="route_id"
              label={t('carrierInvoices.route')}
              options={routes.map(({ route_id, route, subcontractor_name: name }) => ({
                value: route_id,
                label: [route, name].filter(Boolean).join(', '),
              }))}
            />
          </Cell>
        )}
        <Cell span={2}>
          <FormText name="number" label={t('carrierInvoices.number')} maxLength={60} required autoFocus />
        </Cell>
        <Cell span={2} phone={3}>
          <FormDate name="issue_date" label={t('carrierInvoices.issued')} untilToday required />
        </Cell>
        <Cell span={2} phone={3}>
          <FormDate name="received_on" label={t('carrierInvoices.received')} untilToday />
        </Cell>
        <Cell span={2} phone={3}>
          <FormNumber name="net_amount" label={t('carrierInvoices.net')} decimals={2} required />
        </Cell>
        <Cell span={2} phone={3}>
          <FormNumber name="vat_amount" label={t('carrierInvoices.vat')} decimals={2} />
        </Cell>
        <Cell span={2} phone={3}>
          <FormSelect
            name="currency"
            label={t('carrierInvoices.currency')}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        </Cell>
        <Cell span={3} phone={3}>
          <FormNumber
            name="payment_days"
            label={t('carrierInvoices.days')}
            hint={t('carrierInvoices.daysHint')}
            whole
          />
        </Cell>
        <Cell span={3}>
          <FormText name="note" label={t('carrierInvoices.note')} maxLength={500} />
        </Cell>
      </FieldGrid>
      <Difference routes={routes} isRefused={isRefused} />
    </FormDialog>
  );
}

const currencies = ['PLN', 'EUR', 'USD', 'NOK'] as const;

/** What was agreed for the chosen route, and where the invoice says something else, why it is accepted. */
function Difference({ routes, isRefused }: { routes: OfOrder['routes']; isRefused: boolean }) {
  const t = useT();
  const format = useFormat();
  const [routeId, net, currency] = useWatch({ name: ['route_id', 'net_amount', 'currency'] }) as [
    unknown,
    unknown,
    unknown,
  ];
  const route = routes.find(({ route_id }) => route_id === Number(routeId));
  if (!route) return null;
  const { agreed_amount: agreed, agreed_currency: agreedIn, invoiced_amount: before } = route;
  const isSame =
    agreed !== null &&
    currency === agreedIn &&
    typeof net === 'number' &&
    Math.round((before + net) * 100) === Math.round(agreed * 100);
  const words =
    agreed === null || agreedIn === null
      ? t('carrierInvoices.noAgreed')
      : t('carrierInvoices.agreed', { amount: `${format.amount(agreed)}\u00a0${agreedIn}` });
  if (isSame && !isRefused) return <p className={styles['explanation']}>{words}</p>;
  return (
    <>
      <Note tone="warn">
        {words}. {t('carrierInvoices.differs')}
      </Note>
      <FormText
        name="difference_reason"
        label={t('carrierInvoices.reason')}
        hint={t('carrierInvoices.reasonHint')}
        maxLength={200}
        required
      />
    </>
  );
}

/** Asks why an invoice or a payment is removed: the history keeps it. */
function RemoveDialog({ invoice, payment, onClose }: Removed & { onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const { order } = useOrder();
  const place = { id: order.id, invoiceId: invoice.id };
  const remove = useOrderMutation({
    run: (body: { reason: string }) =>
      payment
        ? api.delete('/orders/{id}/carrier-invoices/{invoiceId}/payments/{paymentId}', {
            params: { path: { ...place, paymentId: payment.id } },
            body,
          })
        : api.delete('/orders/{id}/carrier-invoices/{invoiceId}', { params: { path: place }, body }),
    done: () => toast.success(t(payment ? 'carrierInvoices.paymentRemoved' : 'carrierInvoices.removed')),
  });
  const { form, submit } = useSchemaForm<{ reason: string }>({
    schema: ({ carrierInvoiceRemovalSchema }) => carrierInvoiceRemovalSchema,
    values: { reason: '' },
    onSubmit: async (values) => {
      await remove.mutateAsync(values as { reason: string });
      onClose();
    },
    onFailure: (error) => toast.failure(t('carrierInvoices.notRemoved'), error),
  });
  return (
    <FormDialog
      title={
        payment
          ? t('carrierInvoices.removePaymentTitle', {
              amount: `${format.amount(payment.amount)}\u00a0${invoice.currency}`,
            })
          : t('carrierInvoices.removeTitle', { number: invoice.number })
      }
      form={form}
      submit={submit}
      submitLabel={t('carrierInvoices.removeSubmit')}
      onClose={onClose}
      foot={t('carrierInvoices.removeText')}
    >
      <FormText name="reason" label={t('invoices.payment.reason')} maxLength={200} required autoFocus />
    </FormDialog>
  );
}
