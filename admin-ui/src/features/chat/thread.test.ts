import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChatMessage } from './chat-connection';
import { firstUnread, messagesOf, partsOf, rowsOf, withMessage, withRead, type Thread } from './thread';

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

const sentAt = (id: number, sender_id: number, created_at: string) => ({
  id,
  sender_id,
  recipient_id: 3 - sender_id,
  content: '',
  created_at,
  is_read: false,
});

it('a conversation is laid out by days, breaths and what is new', () => {
  const rows = rowsOf(
    [
      // The day begins at midnight in Warsaw, not in Greenwich.
      sentAt(1, 1, '2026-11-19T22:59:00.000Z'),
      sentAt(2, 1, '2026-11-19T23:01:00.000Z'),
      sentAt(3, 1, '2026-11-19T23:05:00.000Z'),
      sentAt(4, 1, '2026-11-19T23:06:00.000Z'),
      sentAt(5, 1, '2026-11-19T23:20:00.000Z'),
      sentAt(6, 2, '2026-11-19T23:21:00.000Z'),
    ],
    4,
  );
  const ids = (which: 'beginsDay' | 'beginsNew' | 'endsGroup') =>
    rows.filter((row) => row[which]).map((row) => row.message.id);
  assert.deepEqual(ids('beginsDay'), [1, 2]);
  assert.deepEqual(ids('beginsNew'), [4]);
  assert.deepEqual(ids('endsGroup'), [1, 3, 4, 5, 6]);
});

describe('what a message leads to', () => {
  it('are addresses of the web, without what ends the sentence', () => {
    assert.deepEqual(partsOf('Patrz https://frakto.example/a?b=1, albo (http://x.example).'), [
      { text: 'Patrz ' },
      { text: 'https://frakto.example/a?b=1', href: 'https://frakto.example/a?b=1' },
      { text: ', albo (' },
      { text: 'http://x.example', href: 'http://x.example' },
      { text: ').' },
    ]);
  });

  it('are orders by their number', () => {
    assert.deepEqual(partsOf('POD do #1031?'), [
      { text: 'POD do ' },
      { text: '#1031', order: 1031 },
      { text: '?' },
    ]);
    assert.deepEqual(partsOf('#0 a#5 ##7 &#60; #12a'), [{ text: '#0 a#5 ##7 &#60; #12a' }]);
  });

  it('is nothing else', () => {
    for (const text of ['javascript:alert(1)', '<b>x</b>', 'ftp://x.example', 'data:text/html,x', '']) {
      assert.deepEqual(partsOf(text), text ? [{ text }] : []);
    }
    assert.deepEqual(partsOf('https://'), [{ text: 'https://' }]);
  });
});
