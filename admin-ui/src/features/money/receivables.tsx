import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import BellRing from 'lucide-react/icons/bell-ring';
import Send from 'lucide-react/icons/send';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { Icon } from '../../kit/components/icon';
import { Money } from '../../kit/components/money';
import { Note } from '../../kit/components/note';
import { SearchField } from '../../kit/components/search-field';
import { showToast } from '../../kit/components/toast-store';
import { Tag } from '../../kit/components/tag';
import { Tooltip } from '../../kit/components/tooltip';
import { useToast } from '../../kit/components/use-toast';
import { ComposedMail } from '../../kit/mail-text/composed-mail';
import { MailStays } from '../../kit/mail-text/form-mail-message';
import { useMailToast } from '../../kit/mail-text/use-mail-toast';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { AgedList } from './aged-list';
import {
  ages,
  useMoneyMutation,
  useReceivables,
  type Currency,
  type MoneyFilters,
  type Receivable,
} from './money-queries';
import styles from './money.module.css';
import { RemindOneDialog } from './remind-dialog';
import { PayInvoiceDialog, type Payable } from './pay-dialog';
import {
  ChooseAllHead,
  ChosenTools,
  DueDay,
  InvoiceCells,
  NoMoney,
  PayButton,
  SortHead,
  useChosen,
} from './table-parts';

/** Only invoices that the client has and of which something is open can be reminded of. */
const invoiceSent = 12;
const canRemind = ({ order_status, balance, is_unsent }: Receivable) =>
  order_status === invoiceSent && balance > 0 && !is_unsent;

/** What the client has to pay and does not have: it is sent first. */
const isToSend = ({ balance, is_unsent }: Receivable) => is_unsent && balance > 0;

/** What clients have to pay: by age, and invoice by invoice. */
export function Receivables({ filters }: { filters: MoneyFilters }) {
  const t = useT();
  const { page, value, change } = filters;
  const [q, only] = [value('q'), value('only')];
  const age = ages.find((one) => one === value('age'));
  const currency = value('currency') as Currency | '';
  const list = useReceivables({
    page,
    ...(q && { q }),
    ...(value('sort') && { sort: value('sort') }),
    ...(age && { age }),
    ...(only === 'this_week' && { this_week: true }),
    ...(only === 'to_return' && { to_return: true }),
    ...(currency && { currency }),
  });
  const isFiltered = Boolean(q || only || age || currency);
  const clear = () => change({ q: null, only: null, age: null, currency: null });
  return (
    <AgedList summaryOf="receivables" list={list} filters={filters}>
      {(data) => (
        <ReceivableTable
          items={data.items}
          filters={filters}
          tools={
            (isFiltered || data.total > 0) && (
              <SearchField
                label={t('money.search')}
                placeholder={t('money.searchPlaceholder')}
                value={q}
                onSearch={(text) => change({ q: text || null })}
              />
            )
          }
          empty={<NoMoney of="receivables" isFiltered={isFiltered} onClear={clear} />}
        />
      )}
    </AgedList>
  );
}

/** Sends reminders and tells what became of them. */
function useRemind(done: () => void) {
  const t = useT();
  const toast = useToast();
  const tellSent = useMailToast();
  return useMoneyMutation(async (order_ids: number[]) => {
    try {
      const { items } = await api.post('/money/reminders', { body: { order_ids } });
      const sent = items.filter((one) => one.sent).length;
      const reasons = [...new Set(items.flatMap(({ message }) => message ?? []))].join(' ');
      const text = reasons ? t('money.notReminded', { reasons }) : undefined;
      if (sent > 0) tellSent(t('money.reminded', { smart_count: sent }), text === undefined ? {} : { text });
      else showToast({ kind: 'failure', title: t('money.remindFailed'), text: reasons });
      done();
    } catch (error) {
      toast.failure(t('money.remindFailed'), error);
    }
  });
}

interface ReceivableTableProps {
  items: readonly Receivable[];
  filters: MoneyFilters;
  /** What narrows the list; nothing where there is none. */
  tools: ReactNode;
  /** In place of the table while it has no rows. */
  empty: ReactNode;
}

function ReceivableTable({ items, filters, tools, empty }: ReceivableTableProps) {
  const t = useT();
  const chosen = useChosen(
    items.filter(canRemind).map(({ order_id }) => order_id),
    filters.place,
  );
  const { selected, select, selectAll } = chosen;
  const [asked, setAsked] = useState<number[] | null>(null);
  const [paying, setPaying] = useState<Payable | null>(null);
  const onReminded = () => {
    setAsked(null);
    selectAll(false);
  };
  const remind = useRemind(onReminded);
  const unsent = items.filter(isToSend).length;
  const reminded = items.filter((item) => canRemind(item) && asked?.includes(item.order_id));
  // What was paid meanwhile drops out; with the last one the question goes.
  if (asked !== null && reminded.length === 0) setAsked(null);
  const sortable = { filters, usual: 'due_date' };
  return (
    <>
      {tools && (
        <ChosenTools
          chosen={chosen}
          actions={
            <Button size="small" variant="contained" onClick={() => setAsked(selected)}>
              {t('money.remindSome', { smart_count: selected.length })}
            </Button>
          }
        >
          {tools}
        </ChosenTools>
      )}
      {items.length === 0 ? (
        empty
      ) : (
        <div className={styles['frame']}>
          <table className={styles['table']} aria-label={t('money.view.receivables')}>
            <thead>
              <tr>
                <ChooseAllHead chosen={chosen} />
                <SortHead column="client" field="client_name" {...sortable} />
                <SortHead column="invoice" field="number" {...sortable} />
                <SortHead column="due" field="due_date" {...sortable} />
                <SortHead
                  column="amount"
                  field="amount_due"
                  isRight
                  className={styles['wide']}
                  {...sortable}
                />
                <SortHead column="open" field="balance" isRight {...sortable} />
                <SortHead column="reminded" field="reminded_at" className={styles['wide']} {...sortable} />
                <th aria-label={t('money.pay')} />
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <ReceivableRow
                  key={item.order_id}
                  item={item}
                  isSelected={selected.includes(item.order_id)}
                  onSelect={(isSelected) => select(item.order_id, isSelected)}
                  onRemind={() => setAsked([item.order_id])}
                  onPay={() =>
                    setPaying({
                      kind: 'client',
                      orderId: item.order_id,
                      invoiceId: item.invoice_id,
                      number: item.number,
                      issueDate: item.issue_date,
                      currency: item.currency,
                      open: item.balance,
                    })
                  }
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {asked?.length === 1 && reminded[0] && (
        <RemindOneDialog invoice={reminded[0]} onSent={onReminded} onClose={() => setAsked(null)} />
      )}
      {asked !== null && asked.length > 1 && reminded.length > 0 && (
        <RemindDialog
          reminded={reminded}
          unsent={unsent}
          busy={remind.isPending}
          onConfirm={() => remind.mutate(reminded.map(({ order_id }) => order_id))}
          onClose={() => setAsked(null)}
        />
      )}
      {paying && <PayInvoiceDialog payable={paying} onClose={() => setPaying(null)} />}
    </>
  );
}

interface RemindDialogProps {
  /** The invoices whose clients get a mail. */
  reminded: readonly Receivable[];
  /** Invoices of the page that nobody is reminded of, as their clients do not have them. */
  unsent: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before several reminders are mailed, and shows each as its client will get it. */
function RemindDialog({ reminded, unsent, busy, onConfirm, onClose }: RemindDialogProps) {
  const t = useT();
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = reminded.find(({ order_id }) => order_id === chosen) ?? reminded[0];
  const preview = useReminder(shown?.order_id);
  return (
    <ConfirmDialog
      open
      wide
      title={t('money.remindTitle', { smart_count: reminded.length })}
      confirmLabel={t('money.remindSome', { smart_count: reminded.length })}
      busy={busy}
      foot={<MailStays />}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={styles['remind']}>
        <p>{t('money.remindText')}</p>
        {unsent > 0 && <p>{t('money.remindSkips', { smart_count: unsent })}</p>}
        <ul className={styles['reminders']}>
          {reminded.map(({ order_id, client_name, number, balance, currency }) => (
            <li key={order_id}>
              <button
                type="button"
                aria-current={order_id === shown?.order_id}
                onClick={() => setChosen(order_id)}
              >
                <span>{client_name ?? t('money.noClient')}</span>
                <span className={styles['small']}>{number}</span>
                <Money amount={balance} currency={currency} />
              </button>
            </li>
          ))}
        </ul>
        <ReminderPreview preview={preview} />
      </div>
    </ConfirmDialog>
  );
}

/** A reminder as it will be sent, composed by the server. */
const useReminder = (orderId = 0) =>
  useQuery({
    queryKey: ['mail-preview', 'reminder', orderId],
    queryFn: ({ signal }) =>
      api.post('/orders/{id}/send-invoice/preview', {
        params: { path: { id: orderId } },
        body: { kind: 'reminder' },
        signal,
      }),
    enabled: orderId > 0,
    gcTime: 0,
  });

/** A reminder as the client will get it, and to which address. */
function ReminderPreview({ preview: { data, error, refetch } }: { preview: ReturnType<typeof useReminder> }) {
  const t = useT();
  return (
    <>
      {data?.recipient_email && <p>{t('money.remindTo', { email: data.recipient_email })}</p>}
      {data?.recipient_email === null && <Note tone="warn">{t('money.remindNobody')}</Note>}
      <ComposedMail mail={data} error={error} onRetry={() => void refetch()} />
    </>
  );
}

interface ReceivableRowProps {
  item: Receivable;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onRemind: () => void;
  onPay: () => void;
}

function ReceivableRow({ item, isSelected, onSelect, onRemind, onPay }: ReceivableRowProps) {
  const t = useT();
  const format = useFormat();
  const { number, currency, balance, paid_amount, client_id, client_name, order_id } = item;
  return (
    <tr data-selected={isSelected}>
      <td className={styles['box']}>
        <Checkbox
          slotProps={{ input: { 'aria-label': t('money.select', { number }) } }}
          title={isToSend(item) ? t('money.unsentHint') : undefined}
          disabled={!canRemind(item)}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </td>
      <InvoiceCells
        name={client_name ?? t('money.noClient')}
        to={client_id ? paths.clientPage(client_id) : null}
        number={number}
        orderId={order_id}
      />
      <td className={styles['due']}>
        <DueDay day={item.due_date} overdue={balance > 0 && !isToSend(item) ? item.overdue_days : null} />
        {isToSend(item) && <Tag tone="warn">{t('money.unsentTag')}</Tag>}
      </td>
      <td className={`${styles['right']} ${styles['wide']}`}>
        <Money amount={item.amount_due} currency={currency} />
      </td>
      <td className={`${styles['right']} ${styles['phone']}`}>
        <span className={styles['two']}>
          <b className={styles['strong']}>
            <Money amount={Math.abs(balance)} currency={currency} />
          </b>
          {(balance < 0 || paid_amount > 0) && (
            <span className={styles['small']}>
              {balance < 0
                ? t('money.toReturn')
                : t('money.paidOf', { paid: `${format.amount(paid_amount)}\u00a0${currency}` })}
            </span>
          )}
        </span>
      </td>
      <td className={styles['wide']}>
        {item.reminded_at ? (
          <>
            <span className="num">{format.shortDate(item.reminded_at)}</span>
            {item.reminders_sent > 1 && (
              <span className={styles['small']}>
                {' '}
                {t('money.times', { smart_count: item.reminders_sent })}
              </span>
            )}
          </>
        ) : (
          <span className={styles['small']}>{t('money.never')}</span>
        )}
      </td>
      <td className={styles['doing']}>
        <span className={styles['acts']}>
          {isToSend(item) && (
            <Tooltip title={t('money.send')} describeChild={false}>
              <IconButton
                component={Link}
                to={`${paths.order(order_id)}?act=mail_invoice`}
                size="small"
                aria-label={t('money.sendOf', { number })}
              >
                <Icon of={Send} />
              </IconButton>
            </Tooltip>
          )}
          {canRemind(item) && (
            <Tooltip title={t('money.remind')} describeChild={false}>
              <IconButton size="small" aria-label={t('money.remindOne', { number })} onClick={onRemind}>
                <Icon of={BellRing} />
              </IconButton>
            </Tooltip>
          )}
          <PayButton label={t('money.pay')} name={t('money.payOf', { number })} onClick={onPay} />
        </span>
      </td>
    </tr>
  );
}
