import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import type { PriceRequest, PriceRequestCounts } from '../queries/types';
import { RequestRow } from './request-row';
import { requestStates, type RequestFilter } from './request-state';
import styles from './requests.module.css';

const pageSize = 20;

interface RequestListProps {
  orderId: number;
  requests: readonly PriceRequest[];
  counts: PriceRequestCounts;
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
}

/** Everyone who was asked, with what became of it: narrowed to a state, twenty to a page. */
export function RequestList({ orderId, requests, counts, filter, onFilter }: RequestListProps) {
  const t = useT();
  const { number } = useFormat();
  const [wanted, setWanted] = useState(1);
  const top = useRef<HTMLElement>(null);
  const shown = filter === 'all' ? requests : requests.filter(({ state }) => state === filter);
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  // While mails go out, what is narrowed to those that wait grows shorter.
  const page = Math.min(wanted, pages);
  const from = (page - 1) * pageSize;
  const turnTo = (next: number) => {
    setWanted(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  // Kept mails there are only without a mail server.
  const options: RequestFilter[] = [
    'all',
    ...requestStates.filter((state) => state !== 'stored' || counts.stored > 0),
  ];
  return (
    <section ref={top} className={styles['asked']} aria-label={t('orders.requests.list')}>
      <div className={styles['filters']} role="group" aria-label={t('orders.requests.filter')}>
        {options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === filter}
            onClick={() => {
              onFilter(option);
              setWanted(1);
            }}
          >
            {t(`orders.requests.filters.${option}`)}{' '}
            <span className="num">{number(option === 'all' ? counts.total : counts[option])}</span>
          </button>
        ))}
      </div>
      {shown.length === 0 ? (
        <p className={styles['empty']}>{t('orders.requests.empty')}</p>
      ) : (
        <ul className={styles['rows']}>
          {shown.slice(from, from + pageSize).map((request) => (
            <RequestRow key={request.id} request={request} orderId={orderId} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className={styles['pager']}>
          <span className="num" role="status">
            {t('common.list.shown', {
              from: number(from + 1),
              to: number(Math.min(from + pageSize, shown.length)),
              total: number(shown.length),
            })}
          </span>
          <Button size="small" variant="outlined" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            {t('common.list.previous')}
          </Button>
          <Button size="small" variant="outlined" disabled={page >= pages} onClick={() => turnTo(page + 1)}>
            {t('common.list.next')}
          </Button>
        </div>
      )}
    </section>
  );
}
