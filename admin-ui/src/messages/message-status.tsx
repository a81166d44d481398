import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import MailCheck from 'lucide-react/icons/mail-check';
import MailOpen from 'lucide-react/icons/mail-open';
import type { Message } from '../api/types';
import { Tag } from '../components/tag';
import { useT } from '../i18n/use-t';

const looks = {
  sent: { icon: Clock, tone: 'warn' },
  delivered: { icon: MailCheck, tone: 'good' },
  failed: { icon: CircleX, tone: 'bad' },
  read: { icon: MailOpen, tone: 'plain' },
  received: { icon: MailCheck, tone: 'plain' },
} as const;

/** What became of a message. That it could not be delivered weighs more than that somebody has read so. */
export function MessageStatus({ message }: { message: Message }) {
  const t = useT();
  const { status, failure_reason, message_type } = message;
  const shown = failure_reason === null ? status : 'failed';
  const named = shown === 'delivered' && message_type === 'incoming' ? 'received' : shown;
  const { icon, tone } = looks[named];
  return (
    <Tag icon={icon} tone={tone}>
      {t(`messages.status.${named}`)}
    </Tag>
  );
}
