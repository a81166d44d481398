import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rowsOf } from './thread-rows';

const message = (id: number, sender_id: number, created_at: string) => ({
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
      message(1, 1, '2026-11-19T22:59:00.000Z'),
      message(2, 1, '2026-11-19T23:01:00.000Z'),
      message(3, 1, '2026-11-19T23:05:00.000Z'),
      message(4, 1, '2026-11-19T23:06:00.000Z'),
      message(5, 1, '2026-11-19T23:20:00.000Z'),
      message(6, 2, '2026-11-19T23:21:00.000Z'),
    ],
    4,
  );
  const ids = (which: 'beginsDay' | 'beginsNew' | 'endsBreath') =>
    rows.filter((row) => row[which]).map((row) => row.message.id);
  assert.deepEqual(ids('beginsDay'), [1, 2]);
  assert.deepEqual(ids('beginsNew'), [4]);
  assert.deepEqual(ids('endsBreath'), [1, 3, 4, 5, 6]);
});
