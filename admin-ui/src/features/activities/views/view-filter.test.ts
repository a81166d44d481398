import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameView, viewFilterOf } from './view-filter';

test('a view keeps what is not as it is at first', () => {
  assert.deepEqual(viewFilterOf({}, { field: 'created_at', order: 'DESC' }), {});
  assert.deepEqual(
    viewFilterOf({ q: 'Oslo', status: [1], assigned: 'mine', other: 1 }, { field: 'status', order: 'ASC' }),
    { q: 'Oslo', status: [1], assigned: 'mine', sort: 'status' },
  );
});

test('views are the same whatever the sequence of their statuses', () => {
  assert.ok(isSameView({ status: [2, 1] }, { status: [1, 2], sort: '-created_at' }));
  assert.ok(!isSameView({ status: [1] }, { status: [1], assigned: 'mine' }));
  assert.ok(isSameView({ kind: ['overdue', 'drafts'] }, { kind: ['drafts', 'overdue'] }));
  assert.ok(!isSameView({ assignee_id: 1 }, { assignee_id: 2 }));
});
