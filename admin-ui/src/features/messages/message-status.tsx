import Archive from 'lucide-react/icons/archive';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import MailCheck from 'lucide-react/icons/mail-check';
import MailOpen from 'lucide-react/icons/mail-open';
import type { Message, Schemas } from '../../kit/api/types';
import { Tag } from '../../kit/components/tag';
import { useT } from '../../kit/i18n/use-t';

const looks = {
  waiting: { icon: Clock, tone: 'warn' },
  queued: { icon: Clock, tone: 'plain' },
  // Kept while no mail server was set up, which the shell says once: a single one is no fault.
  stored: { icon: Archive, tone: 'line' },
  handed_over: { icon: MailCheck, tone: 'good' },
  passed_on: { icon: MailCheck, tone: 'good' },
  failed: { icon: CircleX, tone: 'bad' },
  read: { icon: MailOpen, tone: 'plain' },
  received: { icon: MailCheck, tone: 'plain' },
} as const;

type State = keyof typeof looks;

/** What became of a message. That it could not be delivered weighs more than that somebody has read so. */
export function MessageStatus({ message }: { message: Message }) {
  return <StateTag state={stateOf(message)} />;
}

/** What became of a mail that the product sent by itself. */
export function AutomaticMailStatus({ mail }: { mail: Schemas['AutomaticMail'] }) {
  return (
    <StateTag
      state={mail.waits_for_confirmation ? 'waiting' : mail.delivery}
      title={mail.failure_reason ?? undefined}
    />
  );
}

function StateTag({ state, title }: { state: State; title?: string | undefined }) {
  const t = useT();
  const { icon, tone } = looks[state];
  return (
    <Tag icon={icon} tone={tone} title={title ?? (state === 'stored' ? t('messages.keptOnly') : undefined)}>
      {t(`messages.status.${state}`)}
    </Tag>
  );
}

function stateOf({ status, delivery, failure_reason, waits_for_confirmation }: Message): State {
  if (delivery === 'passed_on') return delivery;
  if (failure_reason !== null) return 'failed';
  if (waits_for_confirmation) return 'waiting';
  return delivery ?? (status === 'read' ? 'read' : 'received');
}
