import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { DataRequestButton } from '../data-request/data-request-button';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { CopyLinkButton } from '../links/copy-link-button';
import { nextStepsOf } from './next-steps';
import { OrderMenu } from './order-menu';
import { PrimaryStep } from './primary-step';
import { RejectButton } from './reject-button';
import { SaveButton } from './save-button';
import styles from './order-head.module.css';

/** The buttons of the head: one primary, always the next step of the status, in the same place. */
export function HeadActions() {
  const t = useT();
  const format = useFormat();
  const { order, editing } = useOrder();
  const { primary, others } = nextStepsOf(order.status, order.allowed_actions);
  return (
    <div className={styles['actions']}>
      {editing?.savedAt && !editing.isDirty && (
        <span className={`num ${styles['saved']}`}>
          {t('orders.saved', { time: format.time(editing.savedAt) })}
        </span>
      )}
      <DataRequestButton />
      {order.status === status.sentToClient && (
        <CopyLinkButton
          label={t('orders.action.clientLink')}
          link={{ kind: 'client-offer-selection', order_id: order.id }}
        />
      )}
      <OrderMenu />
      {others.map((step) => (
        <RejectButton key={step.action} step={step} />
      ))}
      {editing && <SaveButton editing={editing} />}
      {primary && <PrimaryStep step={primary} />}
    </div>
  );
}
