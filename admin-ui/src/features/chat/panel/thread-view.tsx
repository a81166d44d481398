import { useState, useEffect, useRef, type KeyboardEvent } from 'react';
import { useMe } from '../../../kit/api/session';
import { ErrorState } from '../../../kit/components/error-state';
import { SkeletonLines } from '../../../kit/components/skeletons';
import { useT } from '../../../kit/i18n/use-t';
import { useConversations, useThread } from '../chat-queries';
import type { Partner } from '../chat-store';
import { useOutbox, deliver, dropPending, type Pending, keepDraft } from '../outbox';
import { firstUnread, messagesOf, type Thread, withMessage } from '../thread-pages';
import { MessageLog } from './message-log';
import styles from './thread.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { unreadKey } from '../../../kit/api/unread';
import { chatKeys } from '../chat-keys';
import type { ChatMessage } from '../connection/chat-event';
import { newKey } from '../../../kit/api/new-key';
import { useToast } from '../../../kit/components/use-toast';
import Button from '@mui/material/Button';
import { Kbd } from '../../../kit/components/kbd';

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
              <Kbd>Ctrl Enter</Kbd> {t('chat.compose.sends')}
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
