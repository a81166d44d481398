import IconButton from '@mui/material/IconButton';
import Link2Off from 'lucide-react/icons/link-2-off';
import { useState } from 'react';
import { Icon } from '../../components/icon';
import { Tooltip } from '../../components/tooltip';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { CopyLinkButton } from '../links/copy-link-button';
import { RevokeLinkDialog } from '../links/revoke-link-dialog';
import type { LinkInput, PriceRequest } from '../queries/types';
import { stateIcons } from './request-state';
import styles from './requests.module.css';

/** Somebody who was asked: where the mail went, what became of it, and the link that they were sent. */
export function RequestRow({ request, orderId }: { request: PriceRequest; orderId: number }) {
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
