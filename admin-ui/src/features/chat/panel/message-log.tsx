import Button from '@mui/material/Button';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { Fragment, useRef, useState } from 'react';
import { Icon } from '../../../kit/components/icon';
import { ReachEnd } from '../../../kit/components/reach-end';
import { daysBefore } from '../../../kit/format/dates';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import type { Partner } from '../chat-store';
import type { ChatMessage } from '../connection/chat-event';
import { type Pending, dropPending } from '../outbox';
import { rowsOf } from '../thread-rows';
import styles from './thread.module.css';
import { Link } from 'react-router-dom';
import { useMe } from '../../../kit/api/session';
import { paths } from '../../../kit/paths';
import { hasCompany } from '../../../kit/navigation';
import { partsOf } from '../message-parts';

interface PendingMessageProps {
  message: Pending;
  onResend: (message: Pending) => void;
}

/** A message on its way, or one that did not get there. */
function PendingMessage({ message, onResend }: PendingMessageProps) {
  const t = useT();
  return (
    <>
      <p className={`${styles['message']} ${styles['own']} ${message.isFailed ? styles['failed'] : ''}`}>
        {message.content}
      </p>
      <span className={`${styles['at']} ${styles['ownAt']}`}>
        {t(message.isFailed ? 'chat.thread.failed' : 'chat.thread.sending')}
      </span>
      {message.isFailed && (
        <span className={styles['again']}>
          <Button size="small" onClick={() => dropPending(message.key)}>
            {t('chat.thread.discard')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => onResend(message)}>
            {t('chat.thread.retry')}
          </Button>
        </span>
      )}
    </>
  );
}

/** What somebody wrote: text, addresses of the web as links, and numbers of orders for who has orders. */
function MessageText({ content }: { content: string }) {
  const hasOrders = hasCompany(useMe());
  return partsOf(content).map((part, place) => {
    if ('href' in part) {
      return (
        <a key={place} href={part.href} target="_blank" rel="noopener noreferrer">
          {part.text}
        </a>
      );
    }
    if ('order' in part && hasOrders) {
      return (
        <Link key={place} to={paths.order(part.order)}>
          {part.text}
        </Link>
      );
    }
    return part.text;
  });
}

interface MessageLogProps {
  partner: Partner;
  /** The user's id. */
  me: number;
  messages: readonly ChatMessage[];
  pending: readonly Pending[];
  firstNew: number | null;
  /** Loads older messages; null when there are none. */
  older: (() => void) | null;
  isFetchingOlder: boolean;
  onResend: (message: Pending) => void;
}

const farPx = 240;

/** The messages, held at the latest one; older ones come when one scrolls up. */
export function MessageLog(props: MessageLogProps) {
  const { partner, me, messages, pending, firstNew, older, isFetchingOlder, onResend } = props;
  const t = useT();
  const log = useRef<HTMLDivElement>(null);
  const [isFar, setIsFar] = useState(false);
  const lastRead = messages.findLast(({ sender_id, is_read }) => sender_id === me && is_read)?.id;
  const toLatest = () => log.current?.scrollTo({ top: 0 });
  return (
    <div className={styles['logFrame']}>
      <div
        ref={log}
        className={styles['log']}
        tabIndex={0}
        role="group"
        aria-label={t('chat.thread.messages', { name: partner.name })}
        // Counted from the end, where the log begins.
        onScroll={({ currentTarget }) => setIsFar(currentTarget.scrollTop < -farPx)}
      >
        <div className={styles['messages']}>
          {older && !isFetchingOlder && <ReachEnd key={messages[0]?.id} onReach={older} />}
          {isFetchingOlder && <p className={styles['mark']}>{t('chat.thread.older')}</p>}
          {messages.length + pending.length === 0 && (
            <p className={styles['mark']}>{t('chat.thread.empty')}</p>
          )}
          {rowsOf(messages, firstNew).map(({ message, beginsDay, beginsNew, endsBreath }) => (
            <Fragment key={message.id}>
              {beginsDay && <Day instant={message.created_at} />}
              {beginsNew && <p className={styles['new']}>{t('chat.thread.newMessages')}</p>}
              <Bubble
                message={message}
                isOwn={message.sender_id === me}
                hasTime={endsBreath || message.id === lastRead}
                isRead={message.id === lastRead}
                author={message.sender_id === me ? null : partner.name}
              />
            </Fragment>
          ))}
          {pending.map((message) => (
            <PendingMessage key={message.key} message={message} onResend={onResend} />
          ))}
        </div>
      </div>
      {isFar && (
        <Button size="small" variant="outlined" className={styles['toLatest'] ?? ''} onClick={toLatest}>
          <Icon of={ArrowDown} size={14} />
          {t('chat.thread.toLatest')}
        </Button>
      )}
    </div>
  );
}

function Day({ instant }: { instant: string }) {
  const t = useT();
  const format = useFormat();
  const ago = daysBefore(instant);
  const name = ago === 0 ? t('chat.today') : ago === 1 ? t('chat.yesterdayDay') : format.day(instant);
  return <p className={styles['mark']}>{name}</p>;
}

interface BubbleProps {
  message: ChatMessage;
  isOwn: boolean;
  hasTime: boolean;
  isRead: boolean;
  /** Said before the text to who does not see on which side it stands; null for the user. */
  author: string | null;
}

function Bubble({ message, isOwn, hasTime, isRead, author }: BubbleProps) {
  const t = useT();
  const format = useFormat();
  const { content, created_at } = message;
  return (
    <>
      <p className={`${styles['message']} ${isOwn ? styles['own'] : ''}`}>
        {author && <span className="visually-hidden">{author}: </span>}
        <MessageText content={content} />
      </p>
      {hasTime && (
        <span className={`${styles['at']} ${isOwn ? styles['ownAt'] : ''}`}>
          <time dateTime={created_at} title={format.fullDateTime(created_at)} className="num">
            {format.time(created_at)}
          </time>
          {isRead && `, ${t('chat.thread.read')}`}
        </span>
      )}
    </>
  );
}
