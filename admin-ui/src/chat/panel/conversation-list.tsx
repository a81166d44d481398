import Button from '@mui/material/Button';
import { useMe } from '../../api/session';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { SkeletonRows } from '../../components/skeletons';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { useConversations, type Conversation } from '../chat-queries';
import { showInChat } from '../chat-store';
import { chatTime } from '../chat-time';
import styles from './chat-panel.module.css';
import { PartnerAvatar } from './partner-avatar';

/** The user's conversations, the latest first. */
export function ConversationList() {
  const t = useT();
  const { data, error, refetch } = useConversations();
  if (error && !data) {
    return (
      <div className={styles['scroll']}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles['scroll']}>
        <SkeletonRows rows={5} height={56} />
      </div>
    );
  }
  if (data.items.length === 0) {
    return (
      <div className={`${styles['scroll']} ${styles['empty']}`}>
        <EmptyState title={t('chat.empty.title')} text={t('chat.empty.text')}>
          <Button variant="outlined" onClick={() => showInChat({ at: 'new' })}>
            {t('chat.newConversation')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className={`${styles['scroll']} ${styles['list']}`} aria-label={t('chat.conversations')}>
      {data.items.map((conversation) => (
        <ConversationRow key={conversation.user_id} conversation={conversation} />
      ))}
    </ul>
  );
}

function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useT();
  const format = useFormat();
  const { id: me } = useMe();
  const { user_id, user_name, is_online, is_active, last_message, last_message_time, unread_count } =
    conversation;
  const isOwn = conversation.last_message_sender_id === me;
  const text = isOwn ? t('chat.you', { text: last_message }) : last_message;
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        data-unread={unread_count > 0 || undefined}
        onClick={() => showInChat({ at: 'thread', partner: { id: user_id, name: user_name } })}
      >
        <PartnerAvatar name={user_name} isOnline={is_online} />
        <span className={styles['rowText']}>
          <b className="cut">{user_name}</b>
          <span className="cut">{text}</span>
        </span>
        <span className={styles['rowEnd']}>
          <time dateTime={last_message_time} title={format.fullDateTime(last_message_time)} className="num">
            {chatTime(last_message_time, format, t('chat.yesterday'))}
          </time>
          {unread_count > 0 && (
            <span className={`${styles['badge']} num`} aria-hidden="true">
              {unread_count > 99 ? '99+' : unread_count}
            </span>
          )}
        </span>
        <span className="visually-hidden">
          {is_online && `, ${t('chat.online')}`}
          {!is_active && `, ${t('chat.inactive')}`}
          {unread_count > 0 && `, ${t('shell.unreadChat', { smart_count: unread_count })}`}
        </span>
      </button>
    </li>
  );
}
