import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  createFraktoClient,
  type FraktoClient,
  type FraktoClientOptions,
  ProblemError,
} from '../src/client.js';
import { answering, cut, empty, json, problem, silent, type TestServer } from './server.js';

function clientOf(server: TestServer, options: Partial<FraktoClientOptions> = {}): FraktoClient {
  return createFraktoClient({ baseUrl: server.url, retryPausesMs: [1, 1], ...options });
}

async function refusalOf(call: Promise<unknown>): Promise<ProblemError> {
  const error: unknown = await call.then(
    () => assert.fail('the call was expected to be refused'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ProblemError, String(error));
  return error;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const setStatus = { params: { path: { id: 1 } }, body: { status: 6 as const } };

describe('a refusal', () => {
  it('names every field at fault', async () => {
    const errors = [
      { field: 'name', message: 'Pole wymagane', code: 'required' },
      { field: 'company_data.nip', message: 'Zły NIP', code: 'invalid_nip' },
    ];
    await using server = await answering(problem(422, 'validation_failed', { errors, request_id: 'r-1' }));
    const refusal = await refusalOf(clientOf(server).put('/orders/{id}/status', setStatus));
    assert.equal(refusal.status, 422);
    assert.equal(refusal.code, 'validation_failed');
    assert.equal(refusal.message, 'Because of validation_failed');
    assert.equal(refusal.requestId, 'r-1');
    assert.deepEqual(refusal.errors, errors);
    assert.equal(refusal.faultOf('company_data.nip')?.message, 'Zły NIP');
    assert.equal(refusal.faultOf('city'), undefined);
    assert.deepEqual(refusal.allowedStatuses, []);
  });

  it('of a step names the statuses that are allowed, and keeps what else came', async () => {
    await using server = await answering(
      problem(409, 'status_conflict', { allowed_statuses: [4, 5], extra: { a: 1 } }),
    );
    const refusal = await refusalOf(clientOf(server).put('/orders/{id}/status', setStatus));
    assert.deepEqual(refusal.allowedStatuses, [4, 5]);
    assert.deepEqual(refusal.extensions['extra'], { a: 1 });
    assert.equal(refusal.retryAfter, null);
  });

  it('by a gateway in its own words has a code made of the status', async () => {
    await using server = await answering((response) => {
      response
        .writeHead(502, 'Bad Gateway', { 'Content-Type': 'text/html', 'X-Request-Id': 'g-9' })
        .end('<h1>502</h1>');
    });
    const refusal = await refusalOf(clientOf(server).put('/orders/{id}/status', setStatus));
    assert.equal(refusal.code, 'http_502');
    assert.equal(refusal.message, 'Bad Gateway');
    assert.equal(refusal.requestId, 'g-9');
  });

  it('with members of the wrong kind does no harm', async () => {
    await using server = await answering(
      json({ code: 7, detail: null, errors: [null, 'x', { field: 1 }], allowed_statuses: 'all' }, 400),
      json([1], 400),
      json(null, 400),
    );
    const first = await refusalOf(clientOf(server).put('/orders/{id}/status', setStatus));
    assert.deepEqual([first.code, first.errors, first.allowedStatuses], ['http_400', [], []]);
    for (const _each of [2, 3]) {
      assert.equal(
        (await refusalOf(clientOf(server).put('/orders/{id}/status', setStatus))).code,
        'http_400',
      );
    }
  });
});

describe('a session that is over', () => {
  it('is told once, and the call fails', async () => {
    await using server = await answering(problem(401, 'unauthorized'));
    const told: string[] = [];
    const sdk = clientOf(server, { getToken: () => 'old', onUnauthorized: (error) => told.push(error.code) });
    assert.equal((await refusalOf(sdk.get('/orders'))).status, 401);
    assert.deepEqual(told, ['unauthorized']);
    assert.equal(server.seen.length, 1);
  });

  it('is not told of a wrong password, nor of a token that was replaced meanwhile', async () => {
    await using server = await answering(problem(401, 'unauthorized'));
    const told: string[] = [];
    const onUnauthorized = (error: ProblemError): void => void told.push(error.code);
    await refusalOf(
      clientOf(server, { onUnauthorized, getToken: () => null }).post('/auth/login', {
        body: { username: 'a', password: 'b' },
      }),
    );
    const tokens = ['old', 'new'];
    await refusalOf(
      clientOf(server, { onUnauthorized, getToken: () => tokens.shift() ?? null }).get('/orders'),
    );
    assert.deepEqual(told, []);
  });
});

describe('a call that fails for a while', () => {
  const ways = { 'no connection': cut, 502: problem(502, 'x'), 503: empty(503), 504: empty(504) };
  for (const [name, way] of Object.entries(ways)) {
    it(`is tried again when it only reads (${name})`, async () => {
      await using server = await answering(way, way, json({ total: 3 }));
      assert.equal((await clientOf(server).get('/orders')).total, 3);
      assert.equal(server.seen.length, 3);
    });

    it(`is tried once when it writes (${name})`, async () => {
      await using server = await answering(way, json({}));
      await assert.rejects(clientOf(server).put('/orders/{id}/status', setStatus));
      assert.equal(server.seen.length, 1);
    });
  }

  it('fails with the last answer after the last try', async () => {
    await using server = await answering(
      problem(503, 'first'),
      problem(503, 'second'),
      problem(503, 'third'),
    );
    assert.equal((await refusalOf(clientOf(server).get('/orders'))).code, 'third');
    assert.equal(server.seen.length, 3);
  });

  it('keeps token and language when it is tried again', async () => {
    await using server = await answering(empty(503), json({ total: 0 }));
    await clientOf(server, { getToken: () => 't', language: 'en' }).get('/orders');
    assert.equal(server.seen[1]?.headers.authorization, 'Bearer t');
    assert.equal(server.seen[1]?.headers['accept-language'], 'en');
  });

  for (const status of [400, 401, 403, 404, 409, 422, 500]) {
    it(`is not tried again after ${status}`, async () => {
      await using server = await answering(problem(status, 'x'));
      await refusalOf(clientOf(server).get('/orders'));
      assert.equal(server.seen.length, 1);
    });
  }
});

describe('a limit that was reached', () => {
  it('is waited for when it is short', async () => {
    await using server = await answering(problem(429, 'x', {}, { 'Retry-After': '1' }), json({ total: 1 }));
    const started = performance.now();
    assert.equal((await clientOf(server).get('/orders')).total, 1);
    assert.ok(performance.now() - started >= 990);
  });

  it('is told when it is long, as seconds or as a date', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    await using server = await answering(
      problem(429, 'x', {}, { 'Retry-After': '60' }),
      problem(503, 'x', {}, { 'Retry-After': inAMinute }),
      problem(429, 'x'),
    );
    const sdk = clientOf(server);
    assert.equal((await refusalOf(sdk.get('/orders'))).retryAfter, 60);
    const { retryAfter } = await refusalOf(sdk.get('/orders'));
    assert.ok(retryAfter !== null && retryAfter >= 58 && retryAfter <= 60, String(retryAfter));
    assert.equal((await refusalOf(sdk.get('/orders'))).retryAfter, null);
    assert.equal(server.seen.length, 3);
  });
});

describe('no answer', () => {
  it('from nowhere is a failure of the network', async () => {
    const server = await answering(json({}));
    await server[Symbol.asyncDispose]();
    const failure = { name: 'NetworkError', reason: 'unreachable' };
    await assert.rejects(clientOf(server).put('/orders/{id}/status', setStatus), failure);
    await assert.rejects(clientOf(server).get('/orders'), failure);
  });

  it('in time is told as such', async () => {
    await using server = await answering(silent);
    const sdk = clientOf(server, { timeoutMs: 30, retryPausesMs: [] });
    await assert.rejects(sdk.get('/orders'), { name: 'NetworkError', reason: 'timeout' });
  });
});

describe('giving up', () => {
  it('works before the call, during it, during a pause, and while the answer is read', async () => {
    await using server = await answering(silent, empty(503), (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
    });
    const sdk = clientOf(server, { retryPausesMs: [60_000] });
    await assert.rejects(sdk.get('/orders', { signal: AbortSignal.abort() }), { name: 'AbortError' });
    assert.equal(server.seen.length, 0);
    for (const tries of [1, 2, 3]) {
      const controller = new AbortController();
      const call = sdk.get('/orders', { signal: controller.signal });
      while (server.seen.length < tries) await sleep(5);
      setTimeout(() => controller.abort(), 60);
      await assert.rejects(call, { name: 'AbortError' });
      assert.equal(server.seen.length, tries);
    }
  });

  it('is listened for no longer than a try lasts', async () => {
    await using server = await answering(empty(503), cut, problem(404, 'not_found'));
    const controller = new AbortController();
    await refusalOf(clientOf(server).get('/orders', { signal: controller.signal }));
    assert.equal(server.seen.length, 3);
    assert.deepEqual(getEventListeners(controller.signal, 'abort'), []);
  });

  it('with a reason fails with that reason', async () => {
    await using server = await answering(silent);
    const reason = new Error('the page was left');
    const controller = new AbortController();
    const call = clientOf(server).get('/orders', { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 20);
    await assert.rejects(call, (error) => error === reason);
  });

  it('is noticed at once even when memory was cleaned up meanwhile', async () => {
    await using server = await answering(silent);
    const sdk = clientOf(server, { timeoutMs: 5_000 });
    for (const _each of [1, 2, 3, 4, 5]) {
      const controller = new AbortController();
      const call = sdk.get('/orders', { signal: controller.signal });
      setTimeout(() => controller.abort(), 30);
      const cleaning = setInterval(collectGarbage, 5);
      const started = performance.now();
      await assert.rejects(call, { name: 'AbortError' });
      clearInterval(cleaning);
      assert.ok(performance.now() - started < 2_000);
    }
  });
});
