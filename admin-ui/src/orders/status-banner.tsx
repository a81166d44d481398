import { Suspense } from 'react';
import { later } from '../components/later';
import { Note } from '../components/note';
import { dayOf } from '../format/dates';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { LateTexts } from '../i18n/late-texts';
import { useSendsMail } from '../mail-text/use-sends-mail';
import { useOrder } from './order-context';
import { status } from './order-view';
import { useOrderHistory } from './queries/order-queries';
import { StageNote } from './stage-note';
import styles from './order-page.module.css';

const FollowUpNote = later(async () => (await import('./automatic-mail/follow-up-note')).FollowUpNote);

/** From the offer on: why nothing can be changed, and what comes next. */
export function StatusBanner() {
  const t = useT();
  const { order } = useOrder();
  const { data: history } = useOrderHistory(order.id);
  const lost = order.lost_reason;
  const reason = history?.items.findLast((entry) => entry.to_status === status.rejectedByClient)?.reason;
  switch (order.status) {
    case status.sentToClient:
      return (
        <div className={styles['banner']}>
          <OfferNote validUntil={order.valid_until} />
        </div>
      );
    case status.acceptedByClient:
      return (
        <div className={styles['banner']}>
          <Note tone="ok">{t('orders.view.accepted')}</Note>
        </div>
      );
    case status.rejectedByClient:
      return (
        <div className={styles['banner']}>
          <Note tone="bad">
            {lost && <strong>{`${t(`orders.lost.reason.${lost}`)}. `}</strong>}
            {reason ? t('orders.view.rejectedWithReason', { reason }) : t('orders.view.rejected')}
          </Note>
        </div>
      );
    default:
      return <StageNote />;
  }
}

/** Until when the client can answer; that the day has passed is told as a warning, with what can still be done. */
function OfferNote({ validUntil }: { validUntil: string | null }) {
  const t = useT();
  const format = useFormat();
  const sends = useSendsMail();
  const where = t(sends ? 'orders.view.readOnly' : 'orders.view.offerStored');
  const tone = sends ? 'info' : 'warn';
  if (validUntil === null)
    return (
      <Note tone={tone}>
        {where}
        <FollowUp />
      </Note>
    );
  const date = format.date(`${validUntil}T12:00:00Z`);
  if (validUntil < dayOf(new Date()))
    return <Note tone="warn">{t('orders.validity.expired', { date })}</Note>;
  return (
    <Note tone={tone}>
      {where} {t('orders.validity.until', { date })}
      <FollowUp />
    </Note>
  );
}

/** The reminder of the offer; its code and texts come with the first order that has one. */
function FollowUp() {
  const { order } = useOrder();
  return (
    <Suspense>
      {order.follow_up && (
        <LateTexts of="orderDialogs">
          <FollowUpNote />
        </LateTexts>
      )}
    </Suspense>
  );
}
