import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { Money } from '../../kit/components/money';
import { SkeletonRows } from '../../kit/components/skeletons';
import { dayOf } from '../../kit/format/dates';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { Note } from '../../kit/components/note';
import { paths } from '../../kit/paths';
import { useLacksOfflineCode } from '../settings/ksef-settings';
import { KsefTag } from './ksef-tag';
import { pageSize, useKsefConnection, type MoneyFilters } from './money-queries';
import styles from './money.module.css';
import { KsefIsOff } from './received-invoices';
import { Pages } from './table-parts';

/** What KSeF does not have yet, with the day by which it has to. */
export function UnsentInvoices({ filters }: { filters: MoneyFilters }) {
  const t = useT();
  const format = useFormat();
  const { page } = filters;
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'money', 'unsent-invoices', { page }],
    queryFn: ({ signal }) =>
      api.get('/money/unsent-invoices', { params: { query: { page, page_size: pageSize } }, signal }),
    placeholderData: keepPreviousData,
  });
  const isEmpty = data?.items.length === 0;
  const connection = useKsefConnection();
  const isOn = connection.data?.sync.is_on;
  const lacksCode = useLacksOfflineCode(
    data?.items.some(({ ksef_status }) => ksef_status === 'offline') ?? false,
  );
  return (
    <div className={styles['body']}>
      {error && <ErrorState error={error} title={t('money.unsent.failed')} onRetry={() => void refetch()} />}
      {!error && (!data || (isEmpty && connection.isPending)) && <SkeletonRows rows={8} height={44} />}
      {!error && isEmpty && isOn === false && <KsefIsOff />}
      {!error && isEmpty && !connection.isPending && isOn !== false && (
        <EmptyState title={t('money.unsent.none')} text={t('money.unsent.noneText')} picture="tray" />
      )}
      {!error && lacksCode && (
        <Note tone="warn">
          {t('money.unsent.noCode')}{' '}
          <Link to={paths.settings('ksef')} style={{ textDecoration: 'underline' }}>
            {t('money.received.toSettings')}
          </Link>
        </Note>
      )}
      {!error && data && data.items.length > 0 && (
        <div className={styles['frame']}>
          <table className={styles['table']} aria-label={t('money.view.unsent')}>
            <thead>
              <tr>
                <th>{t('money.column.invoice')}</th>
                <th className={styles['wide']}>{t('money.column.client')}</th>
                <th>{t('money.unsent.by')}</th>
                <th>{t('money.unsent.state')}</th>
                <th className={styles['right']}>{t('money.column.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((item) => (
                <tr key={item.invoice_id}>
                  <td className={styles['main']}>
                    <span className={styles['two']}>
                      <Link to={`${paths.order(item.order_id)}?tab=documents`} className="num">
                        {item.number}
                      </Link>
                      <span className={styles['small']}>
                        {format.shortDate(`${item.issue_date}T12:00:00Z`)}
                      </span>
                    </span>
                  </td>
                  <td className={styles['wide']}>{item.client_name}</td>
                  <td className={styles['phoneRow']}>
                    <span className={styles['two']}>
                      <span
                        className={`num ${item.send_by && item.send_by < dayOf(new Date()) ? styles['late'] : ''}`}
                      >
                        {item.send_by
                          ? format.shortDate(`${item.send_by}T12:00:00Z`)
                          : item.ksef_status !== 'refused' && t('money.unsent.noDay')}
                      </span>
                      {item.offline_mode && (
                        <span className={styles['small']}>{t(`money.unsent.mode.${item.offline_mode}`)}</span>
                      )}
                    </span>
                  </td>
                  <td className={styles['phoneRow']}>
                    <span className={styles['two']}>
                      <span>
                        <KsefTag status={item.ksef_status} />
                      </span>
                      {item.unsent_reason && <span className={styles['small']}>{item.unsent_reason}</span>}
                      {item.ksef_status === 'refused' && (
                        <Link
                          to={`${paths.order(item.order_id)}?tab=documents&act=mend_invoice&invoice=${item.invoice_id}`}
                          aria-label={t('invoices.ksef.mendOf', { number: item.number })}
                        >
                          {t('invoices.ksef.mend')}
                        </Link>
                      )}
                    </span>
                  </td>
                  <td className={`${styles['right']} ${styles['phone']}`}>
                    <Money amount={item.gross_amount} currency={item.currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && <Pages page={page} pages={data.total_pages} onPage={filters.toPage} />}
    </div>
  );
}
