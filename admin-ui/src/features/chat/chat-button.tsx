import IconButton from '@mui/material/IconButton';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Icon } from '../../kit/components/icon';
import { Tooltip } from '../../kit/components/tooltip';
import { useT } from '../../kit/i18n/use-t';
import styles from './chat.module.css';
import { toggleChat, useChat } from './chat-store';
import { useUnreadChat } from '../../kit/api/unread';

/** Opens and closes the chat, from the menu; says how much is unread. */
export function ChatButton({ mini }: { mini: boolean }) {
  const t = useT();
  const { isOpen } = useChat();
  return (
    <Tooltip title={mini ? t('shell.chat') : ''} placement="right">
      <button
        type="button"
        className={`${styles['button']} ${mini ? styles['miniButton'] : ''}`}
        aria-expanded={isOpen}
        data-chat-button
        onClick={toggleChat}
      >
        <Icon of={MessageCircle} />
        <span className={mini ? 'visually-hidden' : 'cut'}>{t('shell.chat')}</span>
        <UnreadBadge />
      </button>
    </Tooltip>
  );
}

/** The same in the bar of phones. */
export function ChatBarButton() {
  const t = useT();
  const { isOpen } = useChat();
  return (
    <IconButton
      size="large"
      aria-expanded={isOpen}
      data-chat-button
      sx={{ position: 'relative' }}
      onClick={toggleChat}
    >
      <Icon of={MessageCircle} />
      <span className="visually-hidden">{t('shell.chat')}</span>
      <span className={styles['onIcon']}>
        <UnreadBadge />
      </span>
    </IconButton>
  );
}

function UnreadBadge() {
  const t = useT();
  const unread = useUnreadChat();
  if (unread === 0) return null;
  return (
    <>
      <span className={`${styles['buttonBadge']} num`} aria-hidden="true">
        {unread > 99 ? '99+' : unread}
      </span>
      <span className="visually-hidden">, {t('shell.unreadChat', { smart_count: unread })}</span>
    </>
  );
}
