import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FileOutput from 'lucide-react/icons/file-output';
import ListFilter from 'lucide-react/icons/list-filter';
import { useState, type ReactNode } from 'react';
import { ChoiceMenu } from '../../kit/components/choice-menu';
import { Icon } from '../../kit/components/icon';
import { Money } from '../../kit/components/money';
import { SearchField } from '../../kit/components/search-field';
import { Tag } from '../../kit/components/tag';
import { useToast } from '../../kit/components/use-toast';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { AgedList } from './aged-list';
import { ages, usePayables, type CarrierInvoice, type Currency, type MoneyFilters } from './money-queries';
import styles from './money.module.css';
import { PayInvoiceDialog, type Payable } from './pay-dialog';
import { PaymentFileDialog, type PaymentFile } from './payment-file-dialog';
import { PaidDialog, PaymentFilesDialog } from './payment-files-dialog';
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

const states = ['open', 'overdue', 'this_week', 'awaiting_pod', 'paid', 'all'] as const;

/** What subcontractors invoiced and get. */
export function Payables({ filters }: { filters: MoneyFilters }) {
  const t = useT();
  const { page, value, change } = filters;
  const [q, only] = [value('q'), value('only')];
  const ofSum = only === 'this_week' ? 'this_week' : only === 'no_due_day' ? 'awaiting_pod' : undefined;
  const state = states.find((one) => one === value('state')) ?? ofSum ?? 'open';
  const age = ages.find((one) => one === value('age'));
  const currency = value('currency') as Currency | '';
  const list = usePayables({
    page,
    state,
    ...(q && { q }),
    ...(value('sort') && { sort: value('sort') }),
    ...(age && { age }),
    ...(currency && { currency }),
  });
  const [isListing, setListing] = useState(false);
  const isFiltered = Boolean(q || age || currency || state !== 'open');
  return (
    <AgedList summaryOf="payables" list={list} filters={filters}>
      {(data, home) => (
        <>
          <PayableTable
            items={data.items}
            filters={filters}
            withFiles={home === 'PLN'}
            tools={
              <>
                <SearchField
                  label={t('money.search')}
                  placeholder={t('money.searchCarriers')}
                  value={q}
                  onSearch={(text) => change({ q: text || null })}
                />
                <ChoiceMenu
                  label={`${t('money.state.label')}: ${t(`money.state.${state}`)}`}
                  icon={<Icon of={ListFilter} size={14} />}
                  variant="outlined"
                  value={state}
                  options={states.map((one) => ({ value: one, label: t(`money.state.${one}`) }))}
                  onChoose={(one) => change({ state: one, only: null, age: null })}
                />
                {home === 'PLN' && (
                  <Button
                    variant="outlined"
                    startIcon={<Icon of={FileOutput} size={14} />}
                    onClick={() => setListing(true)}
                  >
                    {t('money.file.files')}
                  </Button>
                )}
              </>
            }
            empty={
              <NoMoney
                of="payables"
                isFiltered={isFiltered}
                onClear={() => change({ q: null, only: null, age: null, currency: null, state: null })}
              />
            }
          />
          {isListing && <PaymentFilesDialog onClose={() => setListing(false)} />}
        </>
      )}
    </AgedList>
  );
}

interface PayableTableProps {
  items: readonly CarrierInvoice[];
  filters: MoneyFilters;
  /** Invoices can be put into a file for the bank. */
  withFiles: boolean;
  /** What narrows the list, and the files. */
  tools: ReactNode;
  /** In place of the table while it has no rows. */
  empty: ReactNode;
}

function PayableTable({ items, filters, withFiles, tools, empty }: PayableTableProps) {
  const t = useT();
  const toast = useToast();
  const [filed, setFiled] = useState<number[] | null>(null);
  const [marked, setMarked] = useState<PaymentFile | null>(null);
  const chosen = useChosen(
    items.filter(({ balance }) => balance > 0).map(({ id }) => id),
    filters.place,
  );
  const { selected, select, selectAll } = chosen;
  const [paying, setPaying] = useState<Payable | null>(null);
  const sortable = { filters, usual: 'due_date' };
  return (
    <>
      <ChosenTools
        chosen={chosen}
        actions={
          <Button size="small" variant="contained" onClick={() => setFiled(selected)}>
            {t('money.file.make', { count: selected.length })}
          </Button>
        }
      >
        {tools}
      </ChosenTools>
      {items.length === 0 ? (
        empty
      ) : (
        <div className={styles['frame']}>
          <table className={styles['table']} aria-label={t('money.view.payables')}>
            <thead>
              <tr>
                {withFiles && <ChooseAllHead chosen={chosen} />}
                <SortHead column="carrier" field="subcontractor_name" {...sortable} />
                <SortHead column="invoice" field="number" {...sortable} />
                <th className={styles['wide']}>{t('money.column.route')}</th>
                <SortHead column="due" field="due_date" {...sortable} />
                <SortHead
                  column="amount"
                  field="gross_amount"
                  isRight
                  className={styles['wide']}
                  {...sortable}
                />
                <SortHead column="open" field="balance" isRight {...sortable} />
                <th aria-label={t('money.pay')} />
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <PayableRow
                  key={item.id}
                  item={item}
                  {...(withFiles && {
                    isSelected: selected.includes(item.id),
                    onSelect: (isSelected: boolean) => select(item.id, isSelected),
                  })}
                  onPay={() =>
                    setPaying({
                      kind: 'carrier',
                      orderId: item.order_id,
                      invoiceId: item.id,
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
      {paying && <PayInvoiceDialog payable={paying} onClose={() => setPaying(null)} />}
      {filed && (
        <PaymentFileDialog
          invoices={items.filter(({ id }) => filed.includes(id))}
          onWritten={(file) => {
            selectAll(false);
            toast.success(t('money.file.done', { smart_count: file.transfer_count }), {
              text: t('money.file.next'),
              action: { label: t('money.file.mark'), run: () => setMarked(file) },
            });
          }}
          onClose={() => setFiled(null)}
        />
      )}
      {marked && <PaidDialog file={marked} onClose={() => setMarked(null)} />}
    </>
  );
}

interface PayableRowProps {
  item: CarrierInvoice;
  isSelected?: boolean;
  onSelect?: (isSelected: boolean) => void;
  onPay: () => void;
}

function PayableRow({ item, isSelected = false, onSelect, onPay }: PayableRowProps) {
  const t = useT();
  const format = useFormat();
  const { number, currency, balance, paid_amount, subcontractor_id: carrier, order_id } = item;
  const { agreed_amount, agreed_currency } = item;
  const isAsAgreed = agreed_amount === item.gross_amount && agreed_currency === currency;
  const agreed =
    agreed_amount !== null && agreed_currency && !isAsAgreed
      ? `${format.amount(agreed_amount)}\u00a0${agreed_currency}`
      : null;
  return (
    <tr data-selected={isSelected}>
      {onSelect && (
        <td className={styles['box']}>
          <Checkbox
            slotProps={{ input: { 'aria-label': t('money.select', { number }) } }}
            disabled={balance <= 0}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </td>
      )}
      <InvoiceCells
        name={item.subcontractor_name}
        to={carrier ? paths.subcontractorPage(carrier) : null}
        number={number}
        orderId={order_id}
      />
      <td className={styles['wide']}>{item.route}</td>
      <td className={styles['due']}>
        <DueDay day={item.due_date} overdue={balance > 0 ? item.overdue_days : null} />
      </td>
      <td className={`${styles['right']} ${styles['wide']}`}>
        <span className={styles['two']}>
          <span>
            {item.difference_reason && (
              <Tag tone="warn" title={item.difference_reason}>
                {item.difference === null
                  ? t('money.differs')
                  : `${item.difference > 0 ? '+' : ''}${format.amount(item.difference)}\u00a0${currency}`}
              </Tag>
            )}{' '}
            <Money amount={item.gross_amount} currency={currency} />
          </span>
          {agreed && <span className={styles['small']}>{t('money.agreedNet', { amount: agreed })}</span>}
        </span>
      </td>
      <td className={`${styles['right']} ${styles['phone']}`}>
        <span className={styles['two']}>
          <b className={styles['strong']}>
            <Money amount={balance} currency={currency} />
          </b>
          {paid_amount > 0 && (
            <span className={styles['small']}>
              {t('money.paidOf', { paid: `${format.amount(paid_amount)}\u00a0${currency}` })}
            </span>
          )}
        </span>
      </td>
      <td className={styles['doing']}>
        <span className={styles['acts']}>
          {balance !== 0 && (
            <PayButton label={t('money.payOut')} name={t('money.payOutOf', { number })} onClick={onPay} />
          )}
        </span>
      </td>
    </tr>
  );
}
