import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DateField } from '../../kit/components/date-field';
import { ErrorState } from '../../kit/components/error-state';
import { Money } from '../../kit/components/money';
import { Segmented } from '../../kit/components/segmented';
import { SkeletonRows } from '../../kit/components/skeletons';
import { dayOf } from '../../kit/format/dates';
import { useFormat } from '../../kit/format/use-format';
import { useLocale } from '../../kit/i18n/locale-provider';
import { intlTag } from '../../kit/i18n/locale';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { all, namedPeriod, ownDays, periodIn, periods } from './margin-period';
import { useMarginOrders, useMargins, type Grouping, type MoneyFilters } from './money-queries';
import styles from './money.module.css';
import { NoMoney, Pages, SortHead } from './table-parts';

const groupings = ['client', 'lane', 'month'] as const;

/** What was earned, by client, lane or month; the orders behind each. Opens with the clients of the last three months. */
export function Margins({ filters }: { filters: MoneyFilters }) {
  const t = useT();
  const { page, value, change } = filters;
  const by = groupings.find((one) => one === value('by')) ?? 'client';
  const { name, from, to } = periodIn(value, dayOf(new Date()));
  const period = { ...(from && { from }), ...(to && { to }) };
  const { data, error, refetch } = useMargins({
    by,
    page,
    ...period,
    ...(value('sort') && { sort: value('sort') }),
  });
  const [open, setOpen] = useState<string | null>(null);
  const nameOf = useGroupName(by);
  const isOnlyOne = data?.items.length === 1;
  const most = Math.max(...(data?.items ?? []).map(({ margin }) => Math.abs(margin)), 0.01);
  const sortable = { filters, usual: by === 'month' ? '-label' : '-margin' };
  return (
    <div className={styles['body']}>
      <div className={styles['period']}>
        <Segmented
          label={t('money.by.label')}
          value={by}
          options={groupings.map((one) => ({ value: one, label: t(`money.by.${one}`) }))}
          onChange={(one) => change({ by: one, sort: null })}
        />
        <Segmented
          label={t('money.period.label')}
          value={name}
          options={([...periods, all] as const).map((one) => ({
            value: one,
            label: t(`money.period.${one}`),
          }))}
          onChange={(one) => change(namedPeriod(one))}
        />
        <div className={styles['days']}>
          {(['from', 'to'] as const).map((end) => (
            <div key={end} className={styles['day']}>
              <DateField
                label={t(`money.${end}`)}
                value={{ from, to }[end]}
                onChange={(day) => change(end === 'from' ? ownDays(day, to) : ownDays(from, day))}
                whenLeft
              />
            </div>
          ))}
        </div>
      </div>
      {error && <ErrorState error={error} title={t('money.failed')} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={8} height={44} />}
      {!error && data?.items.length === 0 && (
        <NoMoney
          of="margins"
          isFiltered={name !== all && name !== 'threeMonths'}
          onClear={() => change(namedPeriod(all))}
        />
      )}
      {!error && data && data.items.length > 0 && (
        <>
          <div className={styles['frame']}>
            <table className={styles['table']} aria-label={t('money.view.margins')}>
              <thead>
                <tr>
                  <SortHead column="label" field="label" label={t(`money.by.${by}`)} {...sortable} />
                  <SortHead column="orders" field="orders" isRight {...sortable} />
                  <SortHead column="revenue" field="revenue" isRight {...sortable} />
                  <SortHead column="cost" field="cost" isRight {...sortable} />
                  <SortHead column="margin" field="margin" isRight {...sortable} />
                  <th scope="col" className={styles['share']} aria-label={t('money.shareLegend')} />
                  <SortHead column="margin_percent" field="margin_percent" isRight {...sortable} />
                </tr>
              </thead>
              <tbody>
                {data.items.map((group) => (
                  <MarginRows
                    key={group.key}
                    group={group}
                    name={nameOf(group.key, group.label)}
                    share={isOnlyOne ? null : Math.abs(group.margin) / most}
                    currency={data.currency}
                    isOpen={open === group.key}
                    onToggle={() => setOpen(open === group.key ? null : group.key)}
                  >
                    <MarginOrders by={by} groupKey={group.key} period={period} />
                  </MarginRows>
                ))}
              </tbody>
              {(data.items.length > 1 || data.total_pages > 1) && (
                <tfoot>
                  <tr>
                    <td className={styles['main']}>{t('money.totals')}</td>
                    <SumCells sums={data.totals} currency={data.currency} />
                  </tr>
                </tfoot>
              )}
            </table>
          </div>
          {data.orders_without_rate > 0 && (
            <p className={styles['note']}>{t('money.without', { smart_count: data.orders_without_rate })}</p>
          )}
          <Pages page={page} pages={data.total_pages} onPage={filters.toPage} />
        </>
      )}
    </div>
  );
}

/** A group as people call it: months in words, countries with an arrow. */
function useGroupName(by: Grouping): (key: string, label: string) => string {
  const t = useT();
  const { locale } = useLocale();
  const month = new Intl.DateTimeFormat(intlTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (key, label) => {
    if (by === 'month') return month.format(new Date(`${key}-15T12:00:00Z`)).replaceAll(' ', '\u00a0');
    if (by === 'lane') return key.replace('-', ' → ');
    return label || t('money.noClient');
  };
}

interface Sums {
  orders: number;
  revenue: number;
  cost: number;
  margin: number;
  margin_percent: number | null;
}

interface SumCellsProps {
  sums: Sums;
  currency: string;
  /** The margin beside the largest one of the page, from 0 to 1; null where there is nothing to compare. */
  share?: number | null;
  /** Shows the orders behind the sums. */
  toggle?: { name: string; isOpen: boolean; run: () => void };
}

function SumCells({ sums, currency, share = null, toggle }: SumCellsProps) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <td
        className={`${styles['right']} ${styles['fact']}`}
        data-fact="orders"
        data-label={t('money.column.orders')}
      >
        {toggle ? (
          <button
            type="button"
            className={styles['count']}
            aria-expanded={toggle.isOpen}
            aria-label={`${format.number(sums.orders)}, ${t('money.showOrders', { name: toggle.name })}`}
            onClick={toggle.run}
          >
            {format.number(sums.orders)}
          </button>
        ) : (
          format.number(sums.orders)
        )}
      </td>
      <td className={`${styles['right']} ${styles['fact']}`} data-label={t('money.column.revenue')}>
        <Money amount={sums.revenue} currency={currency} />
      </td>
      <td className={`${styles['right']} ${styles['fact']}`} data-label={t('money.column.cost')}>
        <Money amount={sums.cost} currency={currency} />
      </td>
      <td
        className={`${styles['right']} ${styles['phone']} ${sums.margin < 0 ? styles['late'] : styles['strong']}`}
      >
        <Money amount={sums.margin} currency={currency} />
      </td>
      <td className={styles['share']}>
        {share !== null && (
          <span
            title={t('money.shareLegend')}
            data-loss={sums.margin < 0 || undefined}
            style={{ width: `${String(Math.round(share * 100))}%` }}
          />
        )}
      </td>
      <td
        className={`${styles['right']} ${styles['fact']}`}
        data-fact="percent"
        data-label={t('money.column.margin_percent')}
      >
        {sums.margin_percent === null ? '–' : format.percent(sums.margin_percent)}
      </td>
    </>
  );
}

interface MarginRowsProps {
  group: Sums;
  name: string;
  share: number | null;
  currency: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function MarginRows({ group, name, share, currency, isOpen, onToggle, children }: MarginRowsProps) {
  const t = useT();
  return (
    <>
      <tr>
        <td className={styles['main']}>
          <button
            type="button"
            className={styles['group']}
            aria-expanded={isOpen}
            title={t('money.showOrders', { name })}
            onClick={onToggle}
          >
            {name}
          </button>
        </td>
        <SumCells sums={group} currency={currency} share={share} toggle={{ name, isOpen, run: onToggle }} />
      </tr>
      {isOpen && (
        <tr className={styles['drill']}>
          <td colSpan={7}>{children}</td>
        </tr>
      )}
    </>
  );
}

interface MarginOrdersProps {
  by: Grouping;
  groupKey: string;
  period: { from?: string; to?: string };
}

/** The orders of a group, the least earning first. */
function MarginOrders({ by, groupKey, period }: MarginOrdersProps) {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch } = useMarginOrders({ by, key: groupKey, ...period });
  if (error) return <ErrorState error={error} title={t('money.failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} height={36} />;
  return (
    <>
      <table className={styles['table']} aria-label={t('money.ordersOf', { name: groupKey })}>
        <tbody>
          {data.items.map((order) => (
            <tr key={order.order_id}>
              <td className={styles['main']}>
                <Link to={paths.order(order.order_id)}>
                  {order.number} · {order.client_name ?? t('money.noClient')}
                </Link>
              </td>
              <td className={styles['notPhone']}>
                {order.from_country} → {order.to_country}
              </td>
              <td className={`${styles['notPhone']} num`}>
                {format.shortDate(`${order.sale_date}T12:00:00Z`)}
              </td>
              <td className={`${styles['right']} ${styles['notPhone']}`}>
                {order.revenue === null ? '–' : <Money amount={order.revenue} currency={data.currency} />}
              </td>
              <td className={`${styles['right']} ${styles['notPhone']}`}>
                {order.cost === null ? '–' : <Money amount={order.cost} currency={data.currency} />}
              </td>
              <td className={`${styles['right']} ${styles['phone']}`}>
                {order.margin === null ? '–' : <Money amount={order.margin} currency={data.currency} />}
              </td>
              <td className={`${styles['right']} ${styles['notPhone']}`}>
                {order.margin_percent === null ? '–' : format.percent(order.margin_percent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.total > data.items.length && (
        <p className={styles['small']} style={{ padding: '8px 24px' }}>
          {t('money.least', { shown: data.items.length, total: data.total })}
        </p>
      )}
    </>
  );
}
