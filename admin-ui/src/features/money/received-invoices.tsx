import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import { ChoiceMenu } from '../../kit/components/choice-menu';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { Icon } from '../../kit/components/icon';
import { Money } from '../../kit/components/money';
import { Note } from '../../kit/components/note';
import { SkeletonRows } from '../../kit/components/skeletons';
import { Tag } from '../../kit/components/tag';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { pageSize, type MoneyFilters, type ReceivedInvoice } from './money-queries';
import styles from './money.module.css';
import { ReceivedInvoiceDialog } from './received-invoice-dialog';
import { NoMoney, Pages } from './table-parts';

const states = ['open', 'approved', 'rejected', 'all'] as const;
const tones = {
  agreed: 'good',
  seller_to_check: 'warn',
  differs: 'warn',
  documents_missing: 'fast',
  duplicate: 'bad',
  unknown: 'plain',
} as const;

/** What KSeF has for the company as the buyer: what each invoice is for, and what is to be done about it. */
export function ReceivedInvoices({ filters }: { filters: MoneyFilters }) {
  const t = useT();
  const format = useFormat();
  const { page, value, change } = filters;
  const state = states.find((one) => one === value('state')) ?? 'open';
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'money', 'received-invoices', { page, state }],
    queryFn: ({ signal }) =>
      api.get('/money/received-invoices', {
        params: { query: { page, state, page_size: pageSize } },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const [shown, setShown] = useState<ReceivedInvoice | null>(null);
  if (error)
    return (
      <div className={styles['body']}>
        <ErrorState error={error} title={t('money.received.failed')} onRetry={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <div className={styles['body']}>
        <SkeletonRows rows={12} height={44} />
      </div>
    );
  const { sync, items, total_pages } = data;
  const isFiltered = state !== 'open';
  return (
    <div className={styles['body']}>
      <div className={styles['period']}>
        {/* Nothing was ever fetched that could be chosen from. */}
        {(sync.is_on || sync.fetched_at !== null) && (
          <ChoiceMenu
            label={`${t('money.state.label')}: ${t(`money.received.state.${state}`)}`}
            icon={<Icon of={ListFilter} size={14} />}
            variant="outlined"
            value={state}
            options={states.map((one) => ({ value: one, label: t(`money.received.state.${one}`) }))}
            onChoose={(one) => change({ state: one })}
          />
        )}
        {sync.is_on && sync.fetched_at && (
          <span className={styles['small']}>
            {t('money.received.fetched', { at: format.dateTime(sync.fetched_at) })}
          </span>
        )}
      </div>
      {sync.error && <Note tone="warn">{sync.error}</Note>}
      {items.length === 0 && isFiltered && (
        <NoMoney of="payables" isFiltered onClear={() => change({ state: null })} />
      )}
      {items.length === 0 && !isFiltered && !sync.is_on && <KsefIsOff />}
      {items.length === 0 && !isFiltered && sync.is_on && (
        <EmptyState title={t('money.received.none')} text={t('money.received.noneText')} picture="tray" />
      )}
      {items.length > 0 && (
        <div className={styles['frame']}>
          <table className={styles['table']} aria-label={t('money.view.ksef')}>
            <thead>
              <tr>
                <th>{t('money.column.carrier')}</th>
                <th>{t('money.column.invoice')}</th>
                <th className={styles['wide']}>{t('money.column.route')}</th>
                <th className={`${styles['right']} ${styles['wide']}`}>{t('money.column.agreed')}</th>
                <th className={styles['right']}>{t('money.received.net')}</th>
                <th>{t('money.received.match.label')}</th>
                <th aria-label={t('money.received.act.label')} />
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <ReceivedRow key={item.id} item={item} onShow={() => setShown(item)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pages page={page} pages={total_pages} onPage={filters.toPage} />
      {shown && <ReceivedInvoiceDialog item={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

/** The one act that an invoice waits for. */
function actOf({ state, match }: ReceivedInvoice): 'show' | 'approve' | 'compare' | 'assign' | 'check' {
  if (state !== 'open') return 'show';
  if (match === 'agreed' || match === 'documents_missing') return 'approve';
  if (match === 'differs') return 'compare';
  return match === 'unknown' ? 'assign' : 'check';
}

function ReceivedRow({ item, onShow }: { item: ReceivedInvoice; onShow: () => void }) {
  const t = useT();
  const format = useFormat();
  const { invoice_number: number, invoice_currency: currency, difference, order_id, reason } = item;
  const act = actOf(item);
  const day = format.shortDate(`${item.issue_date}T12:00:00Z`);
  return (
    <tr>
      <td className={styles['main']}>
        <span className={styles['two']}>
          <span>{item.seller_name || item.seller_nip}</span>
          <span className={`${styles['small']} ${styles['phoneOnly']}`}>{`${number} · ${day}`}</span>
        </span>
      </td>
      <td className={styles['notPhone']}>
        <span className={styles['two']}>
          <span className="num">{number}</span>
          <span className={styles['small']}>{day}</span>
        </span>
      </td>
      <td className={styles['wide']}>
        {order_id !== null && (
          <span className={styles['two']}>
            <span>{item.route}</span>
            <Link className={styles['small']} to={paths.order(order_id)}>
              {t('money.order', { id: order_id })}
            </Link>
          </span>
        )}
      </td>
      <td className={`${styles['right']} ${styles['wide']}`}>
        {item.agreed_amount !== null && item.agreed_currency && (
          <Money amount={item.agreed_amount} currency={item.agreed_currency} />
        )}
      </td>
      <td className={`${styles['right']} ${styles['phone']}`}>
        <span className={styles['two']}>
          <b className={styles['strong']}>
            <Money amount={item.net_amount} currency={currency} />
          </b>
          {item.match === 'differs' && (
            <span className={styles['small']}>
              {difference === null
                ? t('money.differs')
                : `${difference > 0 ? '+' : ''}${format.amount(difference)}`}
            </span>
          )}
        </span>
      </td>
      <td className={styles['phoneRow']}>
        <span className={styles['two']}>
          <span>
            {item.state === 'open' ? (
              <Tag tone={tones[item.match]}>{t(`money.received.match.${item.match}`)}</Tag>
            ) : (
              <Tag tone={item.state === 'approved' ? 'good' : 'plain'}>
                {t(`money.received.decided.${item.state}`)}
              </Tag>
            )}
          </span>
          {reason && <span className={styles['small']}>{t(`money.received.reason.${reason}`)}</span>}
        </span>
      </td>
      <td className={styles['phoneRow']}>
        <span className={styles['acts']}>
          <Button
            size="small"
            aria-label={t('money.received.act.of', { act: t(`money.received.act.${act}`), number })}
            onClick={onShow}
          >
            {t(`money.received.act.${act}`)}
          </Button>
        </span>
      </td>
    </tr>
  );
}

/** In place of what would come from KSeF, or go there, while the company has it switched off. */
export function KsefIsOff() {
  const t = useT();
  const isOwner = useMe().user_companies.some(({ is_owner }) => is_owner);
  return (
    <EmptyState
      title={t('money.received.off')}
      text={t(isOwner ? 'money.received.offText' : 'money.received.offTextMember')}
      picture="tray"
    >
      {isOwner && (
        <Button component={Link} to={paths.settings('ksef')} variant="outlined">
          {t('money.received.toSettings')}
        </Button>
      )}
    </EmptyState>
  );
}
