import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceMenu } from '../../kit/components/choice-menu';
import { Icon } from '../../kit/components/icon';
import { Money } from '../../kit/components/money';
import { SearchField } from '../../kit/components/search-field';
import { Tag } from '../../kit/components/tag';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { AgedList } from './aged-list';
import { ages, usePayables, type CarrierInvoice, type Currency, type MoneyFilters } from './money-queries';
import styles from './money.module.css';
import { PayInvoiceDialog, type Payable } from './pay-dialog';
import { DueDay, NoMoney, PayButton, SortHead } from './table-parts';

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
  const isFiltered = Boolean(q || age || currency || state !== 'open');
  return (
    <AgedList summaryOf="payables" list={list} filters={filters}>
      {(data) => (
        <>
          <div className={styles['period']}>
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
          </div>
          {data.items.length === 0 ? (
            <NoMoney
              of="payables"
              isFiltered={isFiltered}
              onClear={() => change({ q: null, only: null, age: null, currency: null, state: null })}
            />
          ) : (
            <PayableTable items={data.items} filters={filters} />
          )}
        </>
      )}
    </AgedList>
  );
}

function PayableTable({ items, filters }: { items: readonly CarrierInvoice[]; filters: MoneyFilters }) {
  const t = useT();
  const [paying, setPaying] = useState<Payable | null>(null);
  const sortable = { filters, usual: 'due_date' };
  return (
    <>
      <div className={styles['frame']}>
        <table className={styles['table']} aria-label={t('money.view.payables')}>
          <thead>
            <tr>
              <SortHead column="carrier" field="subcontractor_name" {...sortable} />
              <SortHead column="invoice" field="number" {...sortable} />
              <th className={styles['wide']}>{t('money.column.route')}</th>
              <SortHead column="due" field="due_date" {...sortable} />
              <th className={`${styles['right']} ${styles['wide']}`}>{t('money.column.agreed')}</th>
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
      {paying && <PayInvoiceDialog payable={paying} onClose={() => setPaying(null)} />}
    </>
  );
}

function PayableRow({ item, onPay }: { item: CarrierInvoice; onPay: () => void }) {
  const t = useT();
  const format = useFormat();
  const { number, currency, balance, paid_amount, subcontractor_id: carrier, order_id } = item;
  return (
    <tr>
      <td className={styles['main']}>
        <span className={styles['two']}>
          {carrier ? (
            <Link to={paths.subcontractor(carrier)}>{item.subcontractor_name}</Link>
          ) : (
            <span>{item.subcontractor_name}</span>
          )}
          <Link className={`${styles['small']} ${styles['phoneOnly']}`} to={paths.order(order_id)}>
            {number}
          </Link>
        </span>
      </td>
      <td className={styles['notPhone']}>
        <span className={styles['two']}>
          <Link to={paths.order(order_id)} className="num">
            {number}
          </Link>
          <span className={styles['small']}>{t('money.order', { id: order_id })}</span>
        </span>
      </td>
      <td className={styles['wide']}>{item.route}</td>
      <td className={styles['phoneRow']}>
        <DueDay day={item.due_date} overdue={balance > 0 ? item.overdue_days : null} />
      </td>
      <td className={`${styles['right']} ${styles['wide']}`}>
        <span className={styles['two']}>
          {item.agreed_amount !== null && item.agreed_currency && (
            <Money amount={item.agreed_amount} currency={item.agreed_currency} />
          )}
          {item.difference_reason && (
            <span>
              <Tag tone="warn" title={item.difference_reason}>
                {item.difference === null
                  ? t('money.differs')
                  : `${item.difference > 0 ? '+' : ''}${format.amount(item.difference)}`}
              </Tag>
            </span>
          )}
        </span>
      </td>
      <td className={`${styles['right']} ${styles['wide']}`}>
        <Money amount={item.gross_amount} currency={currency} />
      </td>
      <td className={`${styles['right']} ${styles['phone']}`}>
        <span className={styles['two']}>
          <b className={styles['strong']}>
            <Money amount={balance} currency={currency} />
          </b>
          {paid_amount > 0 && (
            <span className={styles['small']}>{t('money.paidOf', { paid: format.amount(paid_amount) })}</span>
          )}
        </span>
      </td>
      <td className={styles['phoneRow']}>
        <span className={styles['acts']}>
          {balance !== 0 && (
            <PayButton label={t('money.payOut')} name={t('money.payOutOf', { number })} onClick={onPay} />
          )}
        </span>
      </td>
    </tr>
  );
}
