import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatOf } from '../../kit/format/format';
import { chatTime } from './chat-time';

const now = Date.parse('2026-11-20T09:00:00.000Z');
const said = (instant: string) => chatTime(instant, formatOf('pl'), 'wczoraj', now);

it('times in the chat are as short as they can be', () => {
  assert.equal(said('2026-11-20T08:21:00.000Z'), '09:21');
  assert.equal(said('2026-11-19T09:00:01.000Z'), '10:00');
  assert.equal(said('2026-11-19T09:00:00.000Z'), 'wczoraj');
  assert.equal(said('2026-11-18T09:00:01.000Z'), 'wczoraj');
  assert.equal(said('2026-11-18T09:00:00.000Z'), '18.11');
  assert.equal(said('2026-03-01T23:30:00.000Z'), '2.03');
});
