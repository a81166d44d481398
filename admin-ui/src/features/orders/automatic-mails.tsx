import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { api } from '../../kit/api/client';
import { useToast } from '../../kit/components/use-toast';
import { dayOf } from '../../kit/format/dates';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { AutomaticMailStatus } from '../messages/message-status';
import { useOrder } from './order-context';
import { useOrderMutation } from './queries/use-order-mutation';
import { Link } from 'react-router-dom';
import type { Schemas } from '../../kit/api/types';
import { DateTime } from '../../kit/components/date-time';
import { LabelledValue } from '../../kit/components/labelled-value';
import { paths } from '../../kit/paths';

const NoteLine = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  marginTop: 6,
});

const Sent = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});

/** On an offer that waits for its answer: when the client is reminded, why they are not, or that they were. */
export function FollowUpNote() {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const followUp = order.follow_up;
  if (!followUp) return null;
  const { day, held, mail } = followUp;
  if (mail)
    return (
      <NoteLine>
        {t(mail.sent_at === null ? 'orders.followUp.written' : 'orders.followUp.sent', {
          date: format.shortDate(mail.sent_at ?? mail.written_at),
          email: mail.to,
        })}{' '}
        <AutomaticMailStatus mail={mail} />
      </NoteLine>
    );
  if (held)
    return (
      <NoteLine>
        {t(`orders.followUp.held.${held}`)}
        {held === 'switched_off' && <Switch enabled />}
        {held === 'failed' && <Switch enabled label={t('common.action.retry')} />}
      </NoteLine>
    );
  const isLater = day !== null && day > dayOf(new Date());
  return (
    <NoteLine>
      {isLater
        ? t('orders.followUp.planned', { date: format.shortDate(`${day}T12:00:00Z`) })
        : t('orders.followUp.today')}
      <Switch enabled={false} />
    </NoteLine>
  );
}

/** Switches the reminders of this order on or off; on once more has one tried anew that failed. */
function Switch({ enabled, label }: { enabled: boolean; label?: string }) {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const change = useOrderMutation({
    run: () => api.put('/orders/{id}/follow-up', { params: { path: { id: order.id } }, body: { enabled } }),
    failed: t('orders.followUp.failed'),
    done: () => toast.success(t(enabled ? 'orders.followUp.switchedOn' : 'orders.followUp.switchedOff')),
  });
  return (
    <Button size="small" variant="outlined" loading={change.isPending} onClick={() => change.mutate()}>
      {label ?? t(enabled ? 'orders.followUp.switchOn' : 'orders.followUp.switchOff')}
    </Button>
  );
}

/** The confirmation of the order to its client: when it left, or was written when it has not, and what became of it. */
export function ConfirmationSent({ mail }: { mail: Schemas['AutomaticMail'] }) {
  const t = useT();
  const time = <DateTime value={mail.sent_at ?? mail.written_at} />;
  return (
    <LabelledValue label={t('orders.acceptance.label')}>
      <Sent>
        {mail.sent_at === null && t('orders.acceptance.written')}
        {mail.message_id === null ? (
          time
        ) : (
          <Link to={paths.message(mail.message_id)} title={mail.to}>
            {time}
          </Link>
        )}
        <AutomaticMailStatus mail={mail} />
      </Sent>
    </LabelledValue>
  );
}
