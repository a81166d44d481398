import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { PriceRequest } from '../queries/types';
import { linkLines, openRequests } from './link-lines';

const request = (id: number, changes: Partial<PriceRequest> = {}): PriceRequest => ({
  id,
  quotation_route_id: 1,
  subcontractor_id: id,
  subcontractor_name: `Carrier ${String(id)}`,
  subcontractor_email: `${String(id)}@carrier.example`,
  message_id: id,
  group_id: null,
  asked_at: '2026-11-20T08:00:00.000Z',
  state: 'stored',
  failure_reason: null,
  reminded_at: null,
  answered: false,
  mail_failed: false,
  ...changes,
});

it('who has answered, or is in no directory any more, needs no link', () => {
  const open = openRequests([
    request(1, { state: 'answered' }),
    request(2, { subcontractor_id: null }),
    request(3),
  ]);
  assert.deepEqual(
    open.map(({ id }) => id),
    [3],
  );
});

it('each has a line with its name and link, in the sequence of the list, whichever link comes first', async () => {
  const open = openRequests([1, 2, 3, 4, 5, 6].map((id) => request(id)));
  const linkOf = async ({ id }: { id: number }) => {
    await new Promise((done) => setTimeout(done, 10 - id));
    return `https://frakto.example/l/${String(id)}`;
  };
  const lines = (await linkLines(open, linkOf)).split('\n');
  assert.equal(lines.length, 6);
  assert.equal(lines[0], 'Carrier 1, https://frakto.example/l/1');
  assert.equal(lines[5], 'Carrier 6, https://frakto.example/l/6');
});

it('fails as a whole when one link cannot be made', async () => {
  await assert.rejects(
    linkLines(openRequests([request(1), request(2)]), () => Promise.reject(new Error('no'))),
  );
});
