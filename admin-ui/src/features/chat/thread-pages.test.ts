import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChatMessage } from './chat-connection';
import { firstUnread, messagesOf, withMessage, withRead, type Thread } from './thread-pages';

const message = (id: number, sender_id = 1): ChatMessage => ({
  id,
  sender_id,
  recipient_id: 3 - sender_id,
  content: String(id),
  created_at: '2026-11-20T09:00:00.000Z',
  is_read: false,
});
const page = (...ids: number[]) => ({
  items: ids.map((id) => message(id, id % 2 ? 1 : 2)),
  total: 5,
  page: 1,
  page_size: 50,
  total_pages: 1,
});
const thread: Thread = { pages: [page(4, 5), page(1, 2, 3)], pageParams: [null, 4] };
const ids = (of: Thread | undefined) => messagesOf(of).map(({ id }) => id);

describe('the messages of a conversation', () => {
  it('are read from the oldest', () => {
    assert.deepEqual(ids(thread), [1, 2, 3, 4, 5]);
    assert.deepEqual(ids(undefined), []);
  });

  it('take a new one once, at its place', () => {
    const more = withMessage(withMessage(thread, message(8)), message(7));
    assert.deepEqual(ids(more), [1, 2, 3, 4, 5, 7, 8]);
    assert.deepEqual(ids(withMessage(more, message(8))), [1, 2, 3, 4, 5, 7, 8]);
    assert.equal(withMessage(undefined, message(8)), undefined);
  });

  it('are marked as read for one of the two, up to a message', () => {
    const read = messagesOf(withRead(thread, 1, 3)).filter(({ is_read }) => is_read);
    assert.deepEqual(
      read.map(({ id }) => id),
      [1, 3],
    );
  });

  it('know the first that is unread', () => {
    const all = messagesOf(thread);
    assert.equal(firstUnread(all, 1, 0), null);
    assert.equal(firstUnread(all, 1, 2), 3);
    assert.equal(firstUnread(all, 1, 99), 1);
    assert.equal(firstUnread([], 1, 2), null);
  });
});
