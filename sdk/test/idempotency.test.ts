import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFraktoClient, type FraktoClientOptions, NetworkError, ProblemError } from '../src/client.js';
import { answering, cut, json, problem, type TestServer } from './server.js';

const clientOf = (server: TestServer, options: Partial<FraktoClientOptions> = {}) =>
  createFraktoClient({ baseUrl: server.url, retryPausesMs: [1, 1], ...options });

const keysOf = ({ seen }: TestServer) => seen.map(({ headers }) => headers['idempotency-key']);
const order = { body: { kind: 'order-form' as const } };

describe('a POST', () => {
  it('has a key of its own, another each time', async () => {
    await using server = await answering(json({ url: 'x', expires_at: 'y' }));
    await clientOf(server).post('/links', order);
    await clientOf(server).post('/links', order);
    const [one, other] = keysOf(server);
    assert.match(String(one), /^[0-9a-f-]{36}$/);
    assert.notEqual(one, other);
  });

  it('is sent again with its key and body when its answer is lost, a gateway fails or it is still under way', async () => {
    for (const failure of [cut, problem(503, 'busy'), problem(409, 'idempotency_key_in_use')]) {
      await using server = await answering(failure, json({ url: 'x', expires_at: 'y' }));
      assert.deepEqual(await clientOf(server).post('/links', order), { url: 'x', expires_at: 'y' });
      assert.equal(server.seen.length, 2);
      assert.equal(new Set(keysOf(server)).size, 1);
      assert.deepEqual(
        server.seen.map(({ body }) => JSON.parse(body) as unknown),
        [order.body, order.body],
      );
    }
  });

  it('is not sent again for ever', async () => {
    await using server = await answering(cut);
    await assert.rejects(clientOf(server).post('/links', order), NetworkError);
    assert.equal(server.seen.length, 3);
  });

  it('is not sent again when it was refused', async () => {
    for (const refusal of [
      problem(409, 'changed_meanwhile'),
      problem(422, 'validation_failed'),
      problem(500, 'x'),
    ]) {
      await using server = await answering(refusal);
      await assert.rejects(clientOf(server).post('/links', order), ProblemError);
      assert.equal(server.seen.length, 1);
    }
  });

  it('of a file is sent again whole', async () => {
    await using server = await answering(cut, json({}, 201));
    const body = { file: new Blob(['%PDF-1.4']), document_type: 'OTHER', order_id: '1' };
    await clientOf(server).request('post', '/documents/upload-order', { body });
    assert.equal(server.seen.length, 2);
    for (const { body: sent } of server.seen) assert.match(sent, /%PDF-1\.4/);
  });

  it('keeps the key that the caller gave', async () => {
    await using server = await answering(json({ url: 'x', expires_at: 'y' }));
    await clientOf(server).post('/links', { ...order, headers: { 'Idempotency-Key': 'mine' } });
    assert.deepEqual(keysOf(server), ['mine']);
  });

  it('has none, and is sent once, where keys have no effect or are not wanted', async () => {
    await using server = await answering(cut);
    await assert.rejects(
      clientOf(server).post('/auth/login', { body: { username: 'a@b.example', password: 'x' } }),
      NetworkError,
    );
    await assert.rejects(clientOf(server, { idempotencyKeys: false }).post('/links', order), NetworkError);
    assert.deepEqual(keysOf(server), [undefined, undefined]);
  });
});
