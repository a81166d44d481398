/** Names under which what was read of the chat is kept. */
export const chatKeys = {
  all: ['chat'],
  conversations: ['chat', 'conversations'],
  threads: ['chat', 'thread'],
  thread: (partnerId: number) => ['chat', 'thread', partnerId],
  search: (text: string) => ['chat', 'search', text],
} as const;
