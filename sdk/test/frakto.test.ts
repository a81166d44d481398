// What the API's own tests cannot bring about: answers that are lost, broken off or late.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFrakto, NetworkError, ServerError, type Frakto, type LiveEvent } from '../src/frakto.js';
import { answering, cut, json, problem, type TestServer } from './server.js';

const of = (server: TestServer): Frakto =>
  createFrakto({ baseUrl: server.url, token: 'fk_key', retryPausesMs: [1, 1] });

describe('a client by name', () => {
  it('sends a stream again when the answer is lost', async () => {
    await using server = await answering(cut, json({ id: 5 }));
    const content = new Blob(['%PDF-1.4 whole']).stream();
    const form = { file: { name: 'pod.pdf', content, type: 'application/pdf' }, order_id: 7 };
    const document = await of(server).documents.uploadOrderDocument({ ...form, document_type: 'OTHER' });
    assert.equal(document.id, 5);
    assert.equal(server.seen.length, 2);
    for (const { body } of server.seen) {
      assert.match(body, /filename="pod\.pdf"\r\nContent-Type: application\/pdf\r\n\r\n%PDF-1\.4 whole\r\n/);
      assert.match(body, /name="order_id"\r\n\r\n7\r\n/);
    }
  });

  it('tells of a file that breaks off', async () => {
    await using server = await answering((response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': '100' });
      response.write('%PDF', () => setTimeout(() => response.destroy(), 20));
    });
    const answer = await of(server).documents.download(17);
    assert.deepEqual(
      [answer.name, answer.type, answer.size, answer.count],
      [null, 'application/pdf', 100, null],
    );
    await assert.rejects(answer.blob(), NetworkError);
  });

  it('escapes what stands in a path, and sends no body where none is given', async () => {
    await using server = await answering(json({ items: [], total: 0 }));
    await of(server).emailTemplates.getOfType('a/b' as never);
    await of(server).orders.duplicate(3);
    assert.deepEqual(
      server.seen.map(({ method, url, body }) => [method, url, body]),
      [
        ['GET', '/email-templates/type/a%2Fb', ''],
        ['POST', '/orders/3/duplicate', ''],
      ],
    );
  });

  it('throws the class of a failure on the way, after its tries', async () => {
    await using server = await answering(problem(503, 'busy', {}, { 'Retry-After': '60' }));
    await assert.rejects(of(server).countries.list(), (error) => {
      assert.ok(error instanceof ServerError);
      assert.deepEqual([error.status, error.code, error.retryAfter], [503, 'busy', 60]);
      return true;
    });
  });
});

describe('the live stream of a key', () => {
  const change = (seq: number): object => ({
    seq,
    kind: 'order',
    id: seq,
    order_id: seq,
    version: 1,
    at: '2026-11-26T08:00:00.000Z',
  });
  const page = (items: object[], seq: number, more = {}): object => ({
    items,
    seq,
    has_more: false,
    resync: false,
    ...more,
  });

  it('goes on after failures, asks for all that there is, and tells nothing twice', async () => {
    await using server = await answering(
      json(page([change(5), change(7)], 7, { has_more: true })),
      json(page([change(8)], 8)),
      cut,
      cut,
      cut,
      json(page([change(8), change(9)], 9)),
      json(page([], 20, { resync: true })),
    );
    const events: LiveEvent[] = [];
    for await (const event of of(server).live({ since: 4, pollMs: 1 })) {
      events.push(event);
      if (event.type === 'resync') break;
    }
    assert.deepEqual(
      events.map(({ type, seq }) => `${type} ${seq}`),
      ['change 5', 'change 7', 'change 8', 'following 8', 'change 9', 'following 9', 'resync 20'],
    );
    const asked = server.seen.map(({ url }) => new URL(url, server.url).searchParams.get('after'));
    assert.deepEqual(asked, ['4', '7', '8', '8', '8', '8', '9']);
  });

  it('ends with what trying again would not mend', async () => {
    await using server = await answering(problem(403, 'scope_missing', { scope: 'read' }));
    await assert.rejects(of(server).live().next(), { name: 'PermissionError', code: 'scope_missing' });
    assert.equal(server.seen.length, 1);
  });
});
