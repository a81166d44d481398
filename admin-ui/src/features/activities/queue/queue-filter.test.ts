import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQueueFilter, writeQueueFilter, type QueueFilter } from './queue-filter';

const read = (query: string, kept: 'all' | 'mine' = 'all') =>
  readQueueFilter(new URLSearchParams(query), kept);

test('an address says what is shown; one that says nothing shows whose entries were shown last', () => {
  assert.deepEqual(read(''), {});
  assert.deepEqual(read('', 'mine'), { assigned: 'mine' });
  assert.deepEqual(read('draft=7', 'mine'), { assigned: 'mine' });
  assert.deepEqual(read('assigned=all', 'mine'), {});
  assert.deepEqual(read('kind=drafts', 'mine'), { kind: ['drafts'] });
  assert.deepEqual(read('kind=drafts&kind=lunch&assignee=5&assigned=mine'), {
    kind: ['drafts'],
    assignee_id: 5,
  });
  assert.deepEqual(read('assigned=yours&assignee=x'), {});
});

test('what is written is read again, and leaves the rest of the address', () => {
  const filters: QueueFilter[] = [
    {},
    { assigned: 'mine' },
    { kind: ['overdue', 'drafts'], assigned: 'unassigned' },
    { assignee_id: 5, kind: ['drafts'] },
  ];
  for (const filter of filters) {
    const query = writeQueueFilter(new URLSearchParams('draft=7&kind=mails&assignee=3'), filter);
    assert.equal(query.get('draft'), '7');
    assert.deepEqual(readQueueFilter(query, 'mine'), filter);
  }
});
