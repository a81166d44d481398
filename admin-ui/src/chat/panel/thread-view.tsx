import { useState } from 'react';
import { useMe } from '../../api/session';
import { ErrorState } from '../../components/error-state';
import { SkeletonLines } from '../../components/skeletons';
import { useT } from '../../i18n/use-t';
import { useConversations, useThread } from '../chat-queries';
import type { Partner } from '../chat-store';
import { useOutbox } from '../outbox';
import { firstUnread, messagesOf, type Thread } from '../thread-pages';
import { useMarkRead } from '../use-mark-read';
import { useSend } from '../use-send';
import { Composer } from './composer';
import { MessageLog } from './message-log';
import styles from './thread.module.css';

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
