import * as records from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';

/** Operations of the chat. Administrators may write to anybody; others to colleagues, and not to another company's people. */
export const chatCases: Readonly<Record<string, OperationCase>> = {
  listChatConversations: { access: 'user' },
  listChatMessages: { access: 'user', records: records.user, everywhere: true },
  sendChatMessage: {
    access: 'user',
    records: records.chatRecipient,
    body: (ids) => ({ content: 'Kierowca jest pod bramą.', ...ids }),
    everywhere: true,
  },
  markChatConversationAsRead: {
    access: 'user',
    records: records.user,
    body: () => ({}),
    everywhere: true,
  },
  deleteChatConversation: { access: 'user', records: records.user, everywhere: true },
  countUnreadChatMessages: { access: 'user' },
  searchChatUsers: { access: 'user', query: () => ({ q: 'worker' }) },
};
