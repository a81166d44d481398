import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import type { Activity } from '../../api/types';
import { Tag } from '../../components/tag';
import { useT } from '../../i18n/use-t';
import { paths } from '../../paths';
import { ActivityRow } from './activity-row';
import styles from './feed.module.css';

type MessageOf = Activity & { message: NonNullable<Activity['message']> };

/** A message in the feed: from or to whom, about what, and what became of it. */
export function MessageActivity({ activity: { id, at, is_read, message } }: { activity: MessageOf }) {
  const t = useT();
  const isIncoming = message.message_type === 'incoming';
  const party = message.party_name ?? message.party_email;
  return (
    <ActivityRow
      to={paths.message(id)}
      icon={isIncoming ? Mail : Send}
      kind={t(isIncoming ? 'activities.kind.received' : 'activities.kind.sent')}
      isRead={is_read}
      at={at}
      who={
        message.others > 0 ? t('activities.andOthers', { name: party, smart_count: message.others }) : party
      }
      what={
        <>
          <b>{message.subject}</b>
          <span className={styles['excerpt']}> {message.excerpt}</span>
        </>
      }
      status={
        message.has_failed ? (
          <Tag tone="bad">{t('messages.status.failed')}</Tag>
        ) : message.sender_check === 'fail' ? (
          <Tag tone="bad" title={t('messages.forged.title')}>
            {t('messages.forged.short')}
          </Tag>
        ) : (
          message.delivery && (
            <span className={styles['became']}>{t(`messages.status.${message.delivery}`)}</span>
          )
        )
      }
    />
  );
}
