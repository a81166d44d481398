import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import type { PriceRequest, PriceRequestCounts, LinkInput } from '../queries/types';
import { requestStates, type RequestFilter, stateIcons } from './request-state';
import styles from './requests.module.css';
import IconButton from '@mui/material/IconButton';
import Link2Off from 'lucide-react/icons/link-2-off';
import { Icon } from '../../../kit/components/icon';
import { Tooltip } from '../../../kit/components/tooltip';
import { CopyLinkButton } from '../links/copy-link-button';
import { RevokeLinkDialog } from '../links/revoke-link-dialog';

/** Somebody who was asked: where the mail went, what became of it, and the link that they were sent. */
function RequestRow({ request, orderId }: { request: PriceRequest; orderId: number }) {
  const t = useT();
  const format = useFormat();
  const { subcontractor_id: id, subcontractor_name: name, subcontractor_email: email, state } = request;
  return (
    <li>
      <span className={`${styles['sign']} ${styles[state] ?? ''}`}>
        <Icon of={stateIcons[state]} size={16} />
      </span>
      <span className={styles['who']}>
        <span className={`cut ${styles['name']}`} title={name}>
          {name}
        </span>
        <span className={`cut ${styles['sub']}`} title={email}>
          {email}
        </span>
        {state === 'failed' && request.failure_reason && (
          <span className={styles['why']}>{request.failure_reason}</span>
        )}
      </span>
      <span className={styles['end']}>
        <span className={`${styles['word']} ${styles[state] ?? ''}`}>
          {t(`orders.requests.state.${state}`)}
        </span>
        <time className="num" dateTime={request.asked_at} title={format.fullDateTime(request.asked_at)}>
          {t('orders.quotes.asked', { time: format.dateTime(request.asked_at) })}
        </time>
      </span>
      {id !== null && (
        <PriceLink
          name={name}
          link={{
            kind: 'subcontractor-offer',
            order_id: orderId,
            route_id: request.quotation_route_id,
            subcontractor_id: id,
          }}
        />
      )}
    </li>
  );
}

/** The link for prices that somebody was sent: to copy, and to take back. */
function PriceLink({ name, link }: { name: string; link: LinkInput }) {
  const t = useT();
  const [isRevoking, setRevoking] = useState(false);
  return (
    <>
      <CopyLinkButton iconOnly label={t('orders.quotes.copyLinkOf', { name })} link={link} />
      <Tooltip title={t('orders.revokeLink.actionOf', { name })} describeChild={false}>
        <IconButton size="small" onClick={() => setRevoking(true)}>
          <Icon of={Link2Off} size={14} />
        </IconButton>
      </Tooltip>
      {isRevoking && <RevokeLinkDialog link={link} name={name} onClose={() => setRevoking(false)} />}
    </>
  );
}

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
