import { useQuery } from '@tanstack/react-query';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { DateTime } from '../../kit/components/date-time';
import { ErrorState } from '../../kit/components/error-state';
import { Icon } from '../../kit/components/icon';
import { SkeletonLines } from '../../kit/components/skeletons';
import { Tag } from '../../kit/components/tag';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import styles from './conversation.module.css';
import { MailFrame } from './mail-frame';

type Message = Schemas['MessageDto'];

/** As many in a row stand unfolded. */
const mostShown = 4;

/**
 * Messages of a conversation before or after the one that is looked at; each can be read where it stands. Of many the first and the last stay, and
 * those between are unfolded at once.
 */
export function OtherMessages({ messages, label }: { messages: readonly Message[]; label: string }) {
  const t = useT();
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (messages.length === 0) return null;
  const isFolded = !isUnfolded && messages.length > mostShown;
  const between = isFolded ? messages.slice(1, -1) : [];
  const shown = isFolded ? messages.slice(0, 1) : messages;
  return (
    <ol className={styles['thread']} aria-label={label}>
      {shown.map((message) => (
        <OtherMessage key={message.id} message={message} />
      ))}
      {between.length > 0 && (
        <li className={styles['folded']}>
          <button type="button" aria-expanded={false} onClick={() => setIsUnfolded(true)}>
            <Icon of={UnfoldVertical} size={14} />
            {t('messages.unfold', { smart_count: between.length })}
            {between.some(({ is_read }) => !is_read) && <Tag tone="fast">{t('common.state.unread')}</Tag>}
          </button>
        </li>
      )}
      {isFolded && messages.slice(-1).map((message) => <OtherMessage key={message.id} message={message} />)}
    </ol>
  );
}

function OtherMessage({ message }: { message: Message }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { id, message_type, subject, excerpt, from, sender_name, created_at } = message;
  const isReceived = message_type === 'incoming';
  return (
    <li className={isReceived ? styles['received'] : undefined}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon
          of={isReceived ? ArrowDownLeft : ArrowUpRight}
          size={14}
          label={t(isReceived ? 'messages.received' : 'messages.sent')}
        />
        <b className="cut">{sender_name || from}</b>
        <span className={`cut ${styles['excerpt']}`}>{excerpt || subject}</span>
        <DateTime value={created_at} />
      </button>
      {isOpen && <Body id={id} />}
    </li>
  );
}

function Body({ id }: { id: number }) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['messages', 'one', id],
    queryFn: ({ signal }) => api.get('/messages/{id}', { params: { path: { id } }, signal }),
  });
  if (error && !data)
    return <ErrorState error={error} title={t('messages.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={4} />;
  return (
    <>
      <MailFrame
        content={data.content}
        title={t('messages.content')}
        isOwn={data.message_type !== 'incoming'}
      />
      <Link to={paths.message(id)}>{t('messages.open')}</Link>
    </>
  );
}
