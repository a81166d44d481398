import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import { newKey } from '../api/new-key';
import { useMe } from '../api/session';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { chatKeys } from './chat-keys';
import type { Partner } from './chat-store';
import { deliver, dropPending, type Pending } from './outbox';
import { withMessage, type Thread } from './thread-pages';

interface Sending {
  /** Shows a message at once and sends it. */
  send: (content: string) => void;
  /** Sends one that failed once more, under its key. */
  resend: (message: Pending) => void;
}

/** Sends messages to somebody. What fails stays to be sent again. */
export function useSend(partner: Partner): Sending {
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
