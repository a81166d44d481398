import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import { newKey } from '../api/new-key';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import { chatKeys } from './chat-keys';
import type { Partner } from './chat-store';
import { dropPending, enterPending, type Pending } from './outbox';
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
  const toast = useToast();
  const t = useT();

  async function post(message: Pending): Promise<void> {
    enterPending({ ...message, isFailed: false });
    try {
      const sent = await api.post('/chat/messages', {
        body: {
          recipient_id: message.partnerId,
          content: message.content,
          client_key: message.key,
          ...(partner.email && { recipient_email: partner.email }),
        },
      });
      client.setQueryData<Thread>(chatKeys.thread(message.partnerId), (thread) =>
        withMessage(thread ?? nothingYet, sent),
      );
      dropPending(message.key);
      await client.invalidateQueries({ queryKey: chatKeys.conversations });
    } catch (error) {
      enterPending({ ...message, isFailed: true });
      toast.failure(t('chat.compose.failed'), error);
    }
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
