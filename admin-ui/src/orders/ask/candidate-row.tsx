import Checkbox from '@mui/material/Checkbox';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { CopyLinkButton } from '../links/copy-link-button';
import type { Candidate } from './candidates';
import styles from './ask-dialog.module.css';

interface CandidateRowProps {
  candidate: Candidate;
  orderId: number;
  routeId: number;
  checked: boolean;
  onToggle: () => void;
}

/** A subcontractor to tick, or why they cannot be; the price link can be copied for anyone. */
export function CandidateRow({ candidate, orderId, routeId, checked, onToggle }: CandidateRowProps) {
  const t = useT();
  const format = useFormat();
  const { id, name, email, city, askedAt, mailFailed, mailStored, canBeAsked } = candidate;
  return (
    <li>
      <label className={`${styles['choice']} ${canBeAsked ? '' : styles['off']}`}>
        <Checkbox checked={checked} disabled={!canBeAsked} onChange={onToggle} />
        <span className={styles['who']}>
          <span className={`cut ${styles['name']}`} title={name}>
            {name}
          </span>
          <span className={`cut ${styles['sub']}`}>{[city, email].filter(Boolean).join(', ')}</span>
        </span>
      </label>
      <span className={`num ${styles['state']}`}>
        {mailFailed && t('orders.quotes.mailFailed')}
        {mailStored && t('orders.requests.state.stored')}
        {askedAt !== null &&
          !mailFailed &&
          !mailStored &&
          t('orders.askDialog.asked', { time: format.dateTime(askedAt) })}
        {askedAt === null && !email && t('orders.askDialog.noEmail')}
      </span>
      <CopyLinkButton
        iconOnly
        label={t('orders.askDialog.copyLink', { name })}
        link={{ kind: 'subcontractor-offer', order_id: orderId, route_id: routeId, subcontractor_id: id }}
      />
    </li>
  );
}
