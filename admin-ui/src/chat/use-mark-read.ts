import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../api/client';
import { chatKeys } from './chat-keys';
import type { ChatMessage } from './connection/chat-event';

/** Marks what somebody wrote as read while it is seen: the page is, and not a tab in the background. */
export function useMarkRead(partnerId: number, messages: readonly ChatMessage[]): void {
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
              client.invalidateQueries({ queryKey: chatKeys.unread }),
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
