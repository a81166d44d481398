import Archive from 'lucide-react/icons/archive';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import MailCheck from 'lucide-react/icons/mail-check';
import type { OutboxMail } from '../../kit/api/types';
import { Tag } from '../../kit/components/tag';
import { useT } from '../../kit/i18n/use-t';

const looks = {
  waiting: { icon: Clock, tone: 'plain' },
  queued: { icon: Clock, tone: 'plain' },
  sent: { icon: MailCheck, tone: 'good' },
  captured: { icon: Archive, tone: 'line' },
  failed: { icon: CircleX, tone: 'bad' },
} as const;

/** What became of a mail; the tooltip explains it. */
export function MailStatus({ status }: { status: OutboxMail['status'] }) {
  const t = useT();
  const { icon, tone } = looks[status];
  return (
    <Tag icon={icon} tone={tone} title={t(`mail.statusHint.${status}`)}>
      {t(`mail.status.${status}`)}
    </Tag>
  );
}
