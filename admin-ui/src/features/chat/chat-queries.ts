import {
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { unreadKey } from '../../kit/api/unread';
import { useConnection, type Partner } from './chat-store';
import type { ChatMessage } from './chat-connection';
import { withMessage, type Thread, type ThreadPage } from './thread';

export type Conversation = Schemas['ChatConversationDto'];

const refreshMs = 30_000;
/** While nothing is told over the socket. */
const pollMs = 10_000;
const searchKeptMs = 30_000;
const most = 200;

/** The user's conversations; looked at again every half minute, for who is there. */
export function useConversations() {
  return useQuery({
    queryKey: chatKeys.conversations,
    queryFn: ({ signal }) =>
      api.get('/chat/conversations', { params: { query: { page_size: most } }, signal }),
    // Who is online is told by nobody.
    refetchInterval: refreshMs,
  });
}

const emptyPage: ThreadPage = { items: [], total: 0, page: 1, page_size: 50, total_pages: 0 };

/** What was written with somebody, the latest page first. */
export function useThread({ id, email }: Partner) {
  const conversations = useConversations();
  const isListed = conversations.data?.items.some(({ user_id }) => user_id === id) ?? false;
  const { state } = useConnection();
  return useInfiniteQuery<ThreadPage, Error, InfiniteData<ThreadPage>, readonly unknown[], number | null>({
    queryKey: chatKeys.thread(id),
    queryFn: ({ pageParam, signal }) =>
      // With somebody who was just found nothing was written yet.
      email !== undefined && !isListed
        ? Promise.resolve(emptyPage)
        : api.get('/chat/messages/{id}', {
            params: { path: { id }, query: pageParam === null ? {} : { before_id: pageParam } },
            signal,
          }),
    initialPageParam: null,
    getNextPageParam: ({ items, total }) => (total > items.length ? (items[0]?.id ?? null) : null),
    refetchInterval: state === 'open' ? false : pollMs,
    refetchOnMount: 'always',
  });
}

/** Users to write to, by a part of their name or their whole address. */
export function useUserSearch(text: string) {
  return useQuery({
    queryKey: chatKeys.search(text),
    queryFn: ({ signal }) => api.get('/chat/users', { params: { query: { q: text } }, signal }),
    enabled: text !== '',
    staleTime: searchKeptMs,
  });
}

/** Enters a message into what was read, and has the list look again. */
export function enterMessage(client: QueryClient, partnerId: number, message: ChatMessage): void {
  client.setQueryData<Thread>(chatKeys.thread(partnerId), (thread) => withMessage(thread, message));
  void client.invalidateQueries({ queryKey: chatKeys.conversations });
}

/** Deletes a conversation for the user alone. */
export function useDeleteConversation() {
  const client = useQueryClient();
  return async (partnerId: number): Promise<void> => {
    await api.delete('/chat/conversations/{id}', { params: { path: { id: partnerId } } });
    client.removeQueries({ queryKey: chatKeys.thread(partnerId) });
    void client.invalidateQueries({ queryKey: unreadKey });
    await client.invalidateQueries({ queryKey: chatKeys.all });
  };
}

/** Names under which what was read of the chat is kept. */
export const chatKeys = {
  all: ['chat'],
  conversations: ['chat', 'conversations'],
  threads: ['chat', 'thread'],
  thread: (partnerId: number) => ['chat', 'thread', partnerId],
  search: (text: string) => ['chat', 'search', text],
} as const;
