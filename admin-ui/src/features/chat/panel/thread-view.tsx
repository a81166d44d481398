import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { Fragment, useLayoutEffect, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { api, newKey } from '../../../kit/api/client';
import { useMe } from '../../../kit/api/session';
import { unreadKey } from '../../../kit/api/unread';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { SendKeys } from '../../../kit/components/kbd';
import { ReachEnd } from '../../../kit/components/reach-end';
import { SkeletonLines } from '../../../kit/components/skeletons';
import { useToast } from '../../../kit/components/use-toast';
import { dayOf, daysBefore } from '../../../kit/format/dates';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { hasCompany } from '../../../kit/navigation';
import { paths } from '../../../kit/paths';
import { chatKeys, useConversations, useThread } from '../chat-queries';
import type { Partner } from '../chat-store';
import type { ChatMessage } from '../chat-connection';
import {
  firstUnread,
  messagesOf,
  partsOf,
  rowsOf,
  withMessage,
  type Thread,
  type ThreadRow,
} from '../thread';
import { deliver, dropPending, keepDraft, useOutbox, type Pending } from '../outbox';
import styles from '../chat.module.css';

/** Characters of a message, as the API takes them. */
const longest = 4_000;
const fewLeft = 200;

interface ComposerProps {
  partner: Partner;
  onSend: (text: string) => void;
}

/** Where a message is written: Enter begins a line, Ctrl or Cmd and Enter sends. */
function Composer({ partner, onSend }: ComposerProps) {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useOutbox().drafts[partner.id] ?? '';
  const isEmpty = text.trim() === '';
  const left = longest - text.length;

  useEffect(() => field.current?.focus(), []);

  function send(): void {
    if (isEmpty) return;
    onSend(text.trim());
    keepDraft(partner.id, '');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    send();
  }

  return (
    <footer className={styles['composer']}>
      <textarea
        ref={field}
        aria-label={t('chat.compose.label')}
        placeholder={t('chat.compose.placeholder')}
        maxLength={longest}
        value={text}
        onChange={(event) => keepDraft(partner.id, event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles['send']}>
        <span>
          {left <= fewLeft ? (
            t('chat.compose.left', { smart_count: left })
          ) : (
            <span className={styles['keys']}>
              <SendKeys />
            </span>
          )}
        </span>
        <Button size="small" variant="contained" disabled={isEmpty} onClick={send}>
          {t('chat.compose.send')}
        </Button>
      </div>
    </footer>
  );
}

interface Sending {
  /** Shows a message at once and sends it. */
  send: (content: string) => void;
  /** Sends one that failed once more, under its key. */
  resend: (message: Pending) => void;
}

/** Sends messages to somebody. What fails stays to be sent again. */
function useSend(partner: Partner): Sending {
  const client = useQueryClient();
  const { id: me } = useMe();
  const toast = useToast();
  const t = useT();

  async function post(message: Pending): Promise<void> {
    const { id: recipient_id, email } = partner;
    const outcome = await deliver(me, message, () =>
      api.post('/chat/messages', {
        body: {
          recipient_id,
          content: message.content,
          client_key: message.key,
          ...(email && { recipient_email: email }),
        },
      }),
    );
    if (outcome === null) return;
    if ('error' in outcome) {
      toast.failure(t('chat.compose.failed'), outcome.error);
      return;
    }
    client.setQueryData<Thread>(chatKeys.thread(recipient_id), (thread) =>
      withMessage(thread ?? nothingYet, outcome.sent),
    );
    dropPending(message.key);
    await client.invalidateQueries({ queryKey: chatKeys.conversations });
  }

  return {
    send: (content) => {
      const at = new Date().toISOString();
      void post({ key: newKey(), partnerId: partner.id, content, at, isFailed: false });
    },
    resend: (message) => void post(message),
  };
}

const nothingYet: Thread = {
  pages: [{ items: [], total: 0, page: 1, page_size: 50, total_pages: 0 }],
  pageParams: [null],
};

/** Marks what somebody wrote as read while it is seen: the page is, and not a tab in the background. */
function useMarkRead(partnerId: number, messages: readonly ChatMessage[]): void {
  const client = useQueryClient();
  const marked = useRef(0);
  const latest = messages.findLast(({ sender_id }) => sender_id === partnerId);
  const upTo = latest && !latest.is_read ? latest.id : 0;

  useEffect(() => {
    const mark = () => {
      if (upTo <= marked.current || document.visibilityState !== 'visible') return;
      marked.current = upTo;
      api
        .post('/chat/conversations/{id}/read', {
          params: { path: { id: partnerId } },
          body: { up_to_id: upTo },
        })
        .then(
          () =>
            Promise.all([
              client.invalidateQueries({ queryKey: unreadKey }),
              client.invalidateQueries({ queryKey: chatKeys.conversations }),
            ]),
          // It is tried again with the next message, or when the page is looked at again.
          () => (marked.current = 0),
        );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, partnerId, upTo]);
}

/** What was written with somebody, and the field to go on. */
export function ThreadView({ partner }: { partner: Partner }) {
  const t = useT();
  const { id: me } = useMe();
  const thread = useThread(partner);
  const { send, resend } = useSend(partner);
  const pending = useOutbox().pending.filter(({ partnerId }) => partnerId === partner.id);
  const messages = messagesOf(thread.data as Thread | undefined);
  const firstNew = useFirstNew(partner.id, messages.length > 0 ? messages : null);
  const isInactive = useIsInactive(partner.id);
  useMarkRead(partner.id, messages);
  return (
    <>
      {thread.error && !thread.data ? (
        <div className={styles['waiting']}>
          <ErrorState error={thread.error} onRetry={() => void thread.refetch()} />
        </div>
      ) : thread.data ? (
        <MessageLog
          partner={partner}
          me={me}
          messages={messages}
          pending={pending}
          firstNew={firstNew}
          older={thread.hasNextPage ? () => void thread.fetchNextPage() : null}
          isFetchingOlder={thread.isFetchingNextPage}
          onResend={resend}
        />
      ) : (
        <div className={styles['waiting']}>
          <SkeletonLines lines={5} />
        </div>
      )}
      {isInactive ? (
        <p className={styles['closed']}>{t('chat.compose.inactive')}</p>
      ) : (
        <Composer partner={partner} onSend={send} />
      )}
    </>
  );
}

function useIsInactive(partnerId: number): boolean {
  const { data } = useConversations();
  return data?.items.some(({ user_id, is_active }) => user_id === partnerId && !is_active) ?? false;
}

/** The first message that was unread when the conversation was opened: reading marks it, and the mark stays. */
function useFirstNew(partnerId: number, messages: Parameters<typeof firstUnread>[0] | null): number | null {
  const { data } = useConversations();
  const [unread] = useState(
    () => data?.items.find(({ user_id }) => user_id === partnerId)?.unread_count ?? 0,
  );
  const [latest, setLatest] = useState<number | null>(null);
  // What comes while one looks on is not behind the mark.
  if (messages && latest === null) setLatest(messages.at(-1)?.id ?? 0);
  if (!messages || latest === null) return null;
  return firstUnread(
    messages.filter(({ id }) => id <= latest),
    partnerId,
    unread,
  );
}

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

/** Beside the mark of a day and at the end of the log, in pixels. */
const airPx = 8;
const endPx = 12;

/**
 * While the latest message is in sight, the log begins with a whole one: what the upper edge cuts is not seen, and the others
 * stand right below the mark of their day.
 */
function beginWhole(log: HTMLElement): void {
  const isAtLatest = Math.abs(log.scrollTop) < 1;
  // While one scrolls among older ones, nothing is measured.
  if (!isAtLatest && !log.hasAttribute('data-latest')) return;
  log.toggleAttribute('data-latest', isAtLatest);
  if (isAtLatest) log.style.paddingBottom = '';
  const { top } = log.getBoundingClientRect();
  const days = [...log.querySelectorAll(`.${styles['day']}`)].map((day) => day.getBoundingClientRect());
  const edge = days.find((day) => Math.abs(day.top - top) < 2)?.bottom ?? top;
  let isGone = false;
  let first: number | null = null;
  for (const part of log.querySelectorAll(`:is(p, .${styles['at']})`)) {
    const place = part.getBoundingClientRect();
    const isDay = part.classList.contains(styles['day'] ?? '');
    // The time of a message goes with it.
    if (part.localName !== 'span') isGone = place.top < (isDay ? top - 1 : edge);
    part.toggleAttribute('data-cut', isAtLatest && isGone);
    if (!isGone && place.top >= edge) first ??= place.top;
  }
  if (isAtLatest && first !== null && log.scrollHeight > log.clientHeight)
    log.style.paddingBottom = `${endPx + Math.max(0, first - edge - airPx)}px`;
}

/** The messages, held at the latest one; older ones come when one scrolls up. */
function MessageLog(props: MessageLogProps) {
  const { partner, me, messages, pending, firstNew, older, isFetchingOlder, onResend } = props;
  const t = useT();
  const log = useRef<HTMLDivElement>(null);
  const [isFar, setIsFar] = useState(false);
  const lastRead = messages.findLast(({ sender_id, is_read }) => sender_id === me && is_read)?.id;
  const toLatest = () => log.current?.scrollTo({ top: 0 });
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => beginWhole(element));
    observer.observe(element);
    beginWhole(element);
    return () => observer.disconnect();
  }, [messages, pending]);
  return (
    <div className={styles['logFrame']}>
      <div
        ref={log}
        className={styles['log']}
        tabIndex={0}
        role="group"
        aria-label={t('chat.thread.messages', { name: partner.name })}
        // Counted from the end, where the log begins.
        onScroll={({ currentTarget }) => {
          setIsFar(currentTarget.scrollTop < -farPx);
          beginWhole(currentTarget);
        }}
      >
        <div className={styles['messages']}>
          {older && !isFetchingOlder && <ReachEnd key={messages[0]?.id} onReach={older} />}
          {isFetchingOlder && <p className={styles['mark']}>{t('chat.thread.older')}</p>}
          {messages.length + pending.length === 0 && (
            <p className={styles['mark']}>{t('chat.thread.empty')}</p>
          )}
          {daysOf(rowsOf(messages, firstNew)).map((rows) => (
            <div key={rows[0] && dayOf(rows[0].message.created_at)} className={styles['ofDay']}>
              {rows.map(({ message, beginsDay, beginsNew, endsGroup }) => (
                <Fragment key={message.id}>
                  {beginsDay && <Day instant={message.created_at} />}
                  {beginsNew && <p className={styles['new']}>{t('chat.thread.newMessages')}</p>}
                  <Bubble
                    message={message}
                    isOwn={message.sender_id === me}
                    hasTime={endsGroup || message.id === lastRead}
                    isRead={message.id === lastRead}
                    author={message.sender_id === me ? null : partner.name}
                  />
                </Fragment>
              ))}
            </div>
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

/** Rows by their days: the mark of a day stays in sight for as long as its messages do. */
function daysOf(rows: readonly ThreadRow[]): ThreadRow[][] {
  const days: ThreadRow[][] = [];
  for (const row of rows) {
    const day = days.at(-1);
    if (day && !row.beginsDay) day.push(row);
    else days.push([row]);
  }
  return days;
}

function Day({ instant }: { instant: string }) {
  const t = useT();
  const format = useFormat();
  const ago = daysBefore(instant);
  const name = ago === 0 ? t('chat.today') : ago === 1 ? t('chat.yesterdayDay') : format.day(instant);
  return <p className={`${styles['mark']} ${styles['day']}`}>{name}</p>;
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
