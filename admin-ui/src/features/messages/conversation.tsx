import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { DateTime } from '../../kit/components/date-time';
import { ErrorState } from '../../kit/components/error-state';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { laneIn, saidApart } from './said-apart';
import styles from './conversation.module.css';

type Message = Schemas['MessageDto'];

/** Whose conversations are listed: an order's, a client's, those with an address, or all. */
export interface ConversationsOf {
  order_id?: number;
  client_id?: number;
  email?: string;
}

interface ConversationsProps {
  of: ConversationsOf;
  /** The message that is looked at; its conversation is marked. */
  openId?: number;
}

/** What was written with people outside, by conversation; each opens at its latest message. */
export function Conversations({ of, openId }: ConversationsProps) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['messages', 'conversations', of],
    queryFn: ({ signal }) =>
      api.get('/messages/conversations', { params: { query: { ...of, page_size: 50 } }, signal }),
  });
  const open = useConversation(openId ?? null).data?.items.at(-1)?.id;
  if (error && !data)
    return (
      <ErrorState error={error} title={t('messages.conversations.failed')} onRetry={() => void refetch()} />
    );
  if (!data) return <SkeletonLines lines={6} />;
  if (data.items.length === 0) return <p className={styles['none']}>{t('messages.conversations.none')}</p>;
  const groups = byLane(data.items);
  return groups.map(({ lane, orderId, items }) => (
    <section key={items[0]?.latest.id} className={styles['group']}>
      {groups.length > 1 && (
        <h3>
          {orderId === null ? (
            t('messages.conversations.ofNoOrder')
          ) : lane === null ? (
            t('messages.orderNumber', { number: orderId })
          ) : (
            <>
              {lane} <span className="num">#{orderId}</span>
            </>
          )}
        </h3>
      )}
      <ul className={styles['list']}>
        {items.map((item) => (
          <ConversationRow
            key={item.latest.id}
            conversation={item}
            isOpen={item.latest.id === open}
            namedLane={groups.length > 1 ? lane : null}
          />
        ))}
      </ul>
    </section>
  ));
}

type Conversation = Schemas['ConversationPage']['items'][number];

interface ConversationGroup {
  /** From where to where, as the subjects say; null where they do not. */
  lane: string | null;
  orderId: number | null;
  items: Conversation[];
}

/** What was written about one way of one order stands together, the latest first as before. */
function byLane(items: readonly Conversation[]): ConversationGroup[] {
  const groups = new Map<string, ConversationGroup>();
  for (const item of items) {
    const { order_id: orderId } = item.latest;
    const lane = laneIn(item.latest);
    const key = `${orderId} ${lane}`;
    const group = groups.get(key) ?? { lane, orderId, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  /** The lane that stands above it; null where none does. */
  namedLane: string | null;
}

function ConversationRow({ conversation, isOpen, namedLane }: ConversationRowProps) {
  const t = useT();
  const { latest, count, unread } = conversation;
  const { subject, excerpt } = saidApart(latest, namedLane);
  return (
    <li>
      <Link
        to={paths.message(latest.id)}
        aria-current={isOpen ? 'true' : undefined}
        className={unread > 0 ? styles['unread'] : undefined}
      >
        <span className={styles['line']}>
          <b className="cut">{partnerOf(latest)}</b>
          {count > 1 && <span className={`num ${styles['count']}`}>{count}</span>}
          <DateTime value={latest.created_at} as="short" />
        </span>
        <span className={`cut ${styles['subject']}`}>{subject}</span>
        {excerpt !== null && <span className={`cut ${styles['excerpt']}`}>{excerpt}</span>}
        {unread > 0 && (
          <span className="visually-hidden">
            {t('messages.conversations.unread', { smart_count: unread })}
          </span>
        )}
      </Link>
    </li>
  );
}

/** Whom the company wrote with, by name or else by address. */
function partnerOf({ message_type, sender_name, from, recipient_name, to }: Message): string {
  return message_type === 'incoming' ? sender_name || from : recipient_name || to;
}

/** The messages of the conversation that one is part of, the oldest first; nothing is read without one. */
export function useConversation(id: number | null) {
  return useQuery({
    queryKey: ['messages', 'conversation', id],
    queryFn: ({ signal }) =>
      api.get('/messages/{id}/conversation', { params: { path: { id: id ?? 0 } }, signal }),
    enabled: id !== null,
  });
}
