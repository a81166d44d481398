import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { refused, taken, type Answer, type ApiCaller } from '../../../testing/api-caller.js';
import { aClient, clientFields } from '../../../testing/directory.js';
import { anOrder, anOrderAt, requestFields } from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { NewApiKey } from '../api-keys/api-key.dto.js';

const app = await testApp();
/** Another process on the same database. */
const second = await testApp({ database: app.database });
const owner = await aCompany(app);

const keyed = (key: string, api: ApiCaller = owner.api) => api.with({ 'idempotency-key': key });
const count = async (statement: string, values: unknown[]): Promise<number> =>
  (await app.rows<{ count: number }>(`select count(*)::int as count from ${statement}`, values))[0]?.count ??
  0;
const clientsNamed = (name: string) => count('clients where name = $1', [name]);

/** Holds a lock on a connection of its own. */
async function heldLock(statement: string): Promise<{ release: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: app.database.url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return { release: () => client.end() };
}

function expectReplay(answer: Answer, first: Answer): void {
  expect(answer.headers['idempotency-replayed']).toBe('true');
  expect(first.headers['idempotency-replayed']).toBeUndefined();
  expect([answer.status, answer.text]).toEqual([first.status, first.text]);
  expect(answer.headers['content-type']).toBe(first.headers['content-type']);
}

describe('refusals of the input', () => {
  const withFields = (count: number, length: number) => ({
    ...clientFields(),
    ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}`.padStart(length, 'x'), 1])),
  });

  test('tell the first hundred faults', async () => {
    const problem = refused(await owner.api.post('/clients', withFields(150, 4)), 422, 'validation_failed');
    expect(problem.errors).toHaveLength(100);
  });

  test('are answered again, but not kept where they are large', async () => {
    const replayed = async (length: number): Promise<string | undefined> => {
      const api = keyed(randomUUID());
      const body = withFields(100, length);
      refused(await api.post('/clients', body), 422, 'validation_failed');
      const again = await api.post('/clients', body);
      refused(again, 422, 'validation_failed');
      return again.headers['idempotency-replayed'];
    };
    expect(await replayed(10)).toBe('true');
    expect(await replayed(1_000)).toBeUndefined();
  });
});

describe('the same call with the same key', () => {
  test('is done once and answered again as it was, byte for byte, by every process', async () => {
    const key = randomUUID();
    const body = clientFields();
    const first = await keyed(key).post('/clients-personal', body);
    taken(first, 201);
    expectReplay(await keyed(key).post('/clients-personal', body), first);
    expectReplay(await keyed(key, second.api.as(owner.token)).post('/clients-personal', body), first);
    expect(await clientsNamed(body.name)).toBe(1);
  });

  test('is done once of two hundred at once, over two processes', async () => {
    const key = randomUUID();
    const body = clientFields();
    const callers = [keyed(key), keyed(key, second.api.as(owner.token))];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, place) =>
        (callers[place % 2] ?? owner.api).post('/clients-personal', body),
      ),
    );
    const done = answers.filter((answer) => answer.status === 201);
    const others = answers.filter((answer) => answer.status !== 201);
    for (const answer of others) refused(answer, 409, 'idempotency_key_in_use');
    expect(new Set(done.map((answer) => answer.text)).size).toBe(1);
    expect(done.filter((answer) => answer.headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(await clientsNamed(body.name)).toBe(1);
    expectReplay(
      await keyed(key).post('/clients-personal', body),
      done.find((one) => !one?.headers['idempotency-replayed']) as Answer,
    );
  }, 60_000);

  test('writes, mails and tells the log once, and reads what it has written', async () => {
    const order = await anOrder(owner);
    const key = randomUUID();
    const first = await keyed(key).post('/quotations', { ...requestFields(), client_id: order.client.id });
    const made = taken(first, 201) as { id: number };
    expectReplay(
      await keyed(key).post('/quotations', { ...requestFields(), client_id: order.client.id }),
      first,
    );
    expect(
      await count(`audit_log where record = 'order' and record_id = $1 and action = 'order.created'`, [
        made.id,
      ]),
    ).toBe(1);
    expect(await count('order_history where order_id = $1', [made.id])).toBe(1);
  });

  test('has its mail delivered: what waits for the commit is done after it', async () => {
    const { client } = await anOrder(owner);
    const key = randomUUID();
    const body = { recipient_email: client.email, subject: `Only once ${key}`, message: '<p>Hello</p>' };
    const first = await keyed(key).post('/send-single-email', body);
    taken(first, 200);
    expectReplay(await keyed(key).post('/send-single-email', body), first);
    await app.doJobs();
    const mails = await app.rows<{ status: string }>('select status from mail_outbox where subject like $1', [
      `%${key}%`,
    ]);
    expect(mails).toEqual([{ status: 'captured' }]);
  });

  test('counts uploads by what is in them, not by how they are packed', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    const key = randomUUID();
    const send = (content: string) =>
      keyed(key).upload(
        `/documents/upload-order`,
        { order_id: String(order.id), document_type: 'OTHER' },
        {
          name: 'note.pdf',
          content,
        },
      );
    const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
    const first = await send(pdf);
    taken(first, 201);
    expectReplay(await send(pdf), first);
    refused(await send(`${pdf} `), 409, 'idempotency_key_reused');
    expect(await count('documents where order_id = $1', [order.id])).toBe(1);
  });

  test('tells the token of an API key again, which the database does not hold in the clear', async () => {
    const key = randomUUID();
    const body = { name: 'WMS', scopes: ['read'] };
    const first = await keyed(key).post<NewApiKey>('/api-keys', body);
    const { token } = taken(first, 201);
    expectReplay(await keyed(key).post('/api-keys', body), first);
    const rows = await app.rows<{ text: string }>('select t::text as text from idempotency_keys t');
    for (const { text } of rows) expect(text).not.toContain(token);
    const { vault } = app.container;
    for (const { text } of rows) expect(text).toContain(vault.currentPrefix.slice(0, 3));
  });

  test('is refused again as it was refused, once it was looked at', async () => {
    const key = randomUUID();
    const body = { client_id: 2_000_000_000 };
    const first = await keyed(key).post('/user-global-clients', body);
    refused(first, 404);
    expectReplay(await keyed(key).post('/user-global-clients', body), first);
  });

  test('is another one of another caller, and needs a token that works', async () => {
    const key = randomUUID();
    const body = clientFields();
    const rival = await aCompany(app);
    const program = await owner.api.create<NewApiKey>('/api-keys', { name: 'WMS', scopes: ['directory'] });
    for (const api of [owner.api, rival.api, app.api.as(program.token)]) {
      const answer = await keyed(key, api).post('/clients-personal', body);
      taken(answer, 201);
      expect(answer.headers['idempotency-replayed']).toBeUndefined();
    }
    await owner.api.remove(`/api-keys/${program.id}`);
    refused(await keyed(key, app.api.as(program.token)).post('/clients-personal', body), 401);
    refused(await keyed(key, app.api).post('/clients-personal', body), 401);
  });

  test('is done anew a day later', async () => {
    const key = randomUUID();
    const body = clientFields();
    taken(await keyed(key).post('/clients-personal', body), 201);
    await app.rows(`update idempotency_keys set created_at = created_at - interval '24 hours 1 second'`);
    const again = await keyed(key).post('/clients-personal', body);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, undefined]);
    await app.rows(`update idempotency_keys set created_at = created_at - interval '24 hours 1 second'`);
    await app.container.services.idempotency.cleanUp();
    expect(await count('idempotency_keys', [])).toBe(0);
  });
});

describe('another call with the same key', () => {
  test('is refused, with another body or on another path', async () => {
    const key = randomUUID();
    const body = clientFields();
    taken(await keyed(key).post('/clients-personal', body), 201);
    refused(await keyed(key).post('/clients-personal', clientFields()), 409, 'idempotency_key_reused');
    refused(await keyed(key).post('/clients', body), 409, 'idempotency_key_reused');
    refused(await keyed(key).post('/clients-personal', {}), 409, 'idempotency_key_reused');
    expect(await clientsNamed(body.name)).toBe(1);
  });

  test('is refused after one with faults, which is told them again', async () => {
    const key = randomUUID();
    const first = await keyed(key).post('/clients-personal', { name: '' });
    refused(first, 422);
    expectReplay(await keyed(key).post('/clients-personal', { name: '' }), first);
    refused(await keyed(key).post('/clients-personal', clientFields()), 409, 'idempotency_key_reused');
    taken(await keyed(randomUUID()).post('/clients-personal', clientFields()), 201);
  });

  test('is welcome after faults that a stranger was told: only what is known of somebody is kept', async () => {
    const kept = await count('idempotency_keys', []);
    refused(await keyed(randomUUID(), app.api).post('/public/quotation', {}), 422);
    expect(await count('idempotency_keys', [])).toBe(kept);
  });
});

describe('a failure', () => {
  test('between the effect and its answer leaves neither', async () => {
    const key = randomUUID();
    const body = clientFields();
    const sealing = jest.spyOn(app.container.vault, 'seal').mockImplementationOnce(() => {
      throw new Error('the process dies here');
    });
    await expect(keyed(key).post('/clients-personal', body)).rejects.toThrow('the process dies here');
    sealing.mockRestore();
    expect(await clientsNamed(body.name)).toBe(0);
    const answer = await keyed(key).post('/clients-personal', body);
    expect([answer.status, answer.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(await clientsNamed(body.name)).toBe(1);
  });

  test('after a file was stored takes the file back', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    const stored = jest.spyOn(app.container.storage, 'put');
    const removed = jest.spyOn(app.container.storage, 'delete');
    const sealing = jest.spyOn(app.container.vault, 'seal').mockImplementationOnce(() => {
      throw new Error('the process dies here');
    });
    const fields = { order_id: String(order.id), document_type: 'OTHER' };
    const file = { name: 'note.pdf', content: '%PDF-1.4\n%%EOF\n' };
    await expect(keyed(randomUUID()).upload('/documents/upload-order', fields, file)).rejects.toThrow('dies');
    sealing.mockRestore();
    expect(removed.mock.calls).toEqual([[stored.mock.calls[0]?.[0]]]);
    expect(await count('documents where order_id = $1', [order.id])).toBe(0);
    stored.mockRestore();
    removed.mockRestore();
  });

  test('of the connection in the middle leaves neither, and lets the key go at once', async () => {
    const key = randomUUID();
    const body = clientFields();
    // The effect is written, and its answer waits for a lock when the connection breaks.
    const lock = await heldLock('lock table idempotency_keys in exclusive mode');
    const sending = keyed(key).post('/clients-personal', body);
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await app.rows(`select 1 ${waiting}`)).length === 0) await pause(10);
    await app.rows(`select pg_terminate_backend(pid) ${waiting}`);
    expect([(await sending).status, await clientsNamed(body.name)]).toEqual([503, 0]);
    await lock.release();
    taken(await keyed(key, second.api.as(owner.token)).post('/clients-personal', body), 201);
    expect(await clientsNamed(body.name)).toBe(1);
  });
});

describe('a key', () => {
  test.each([[''], ['x'.repeat(256)], ['a\tb']])('like %j is refused', async (key) => {
    refused(await keyed(key).post('/clients-personal', clientFields()), 400, 'idempotency_key_invalid');
  });

  test('of 255 characters is taken, whatever they mean', async () => {
    const bytes = '"x y" ~'.padEnd(255, '.');
    taken(await keyed(bytes).post('/clients-personal', clientFields()), 201);
  });

  test('counts for the test tools: no second order, no second mail', async () => {
    const admin = await anAdministrator(app);
    const client = await aClient(owner);
    const api = () => keyed(key, admin.api);
    let key = '';
    const orders = () => count('orders where company_id = $1', [owner.companyId]);
    const mails = () => count('mail_outbox where to_address = $1', ['keyed@admin.example']);
    for (const [path, body, number] of [
      ['/tests/generate-random-quotation', { user_id: owner.id, client_id: client.id }, orders],
      ['/tests/send-test-email', { email: 'keyed@admin.example' }, mails],
    ] as const) {
      key = randomUUID();
      const before = await number();
      const first = await api().post(path, body);
      expect([path, first.status]).toEqual([path, path.includes('generate') ? 201 : 200]);
      expectReplay(await api().post(path, body), first);
      expect([path, await number()]).toEqual([path, before + 1]);
    }
  });

  test('counts for what somebody changes of their own account; a stranger’s is not kept', async () => {
    const person = await aCompany(app);
    const mails = () =>
      count('mail_outbox where to_address = any($1)', [[person.email, 'new@keyed.example']]);
    const change = { password: person.password, new_email: 'new@keyed.example' };
    const another = { current_password: person.password, new_password: 'ein-ganz-anderes-9271' };
    for (const [path, body, status] of [
      ['/auth/change-email', change, 202],
      ['/auth/change-email/resend', undefined, 202],
      ['/auth/resend-confirmation', undefined, 202],
      ['/auth/change-password', another, 204],
    ] as const) {
      const key = randomUUID();
      const first = await keyed(key, person.api).post(path, body);
      expect([path, first.status]).toEqual([path, status]);
      const before = await mails();
      expectReplay(await keyed(key, person.api).post(path, body), first);
      expect([path, await mails()]).toEqual([path, before]);
    }
    const key = randomUUID();
    refused(await keyed(key, app.api).post('/auth/change-email', change), 401);
    const kept = () => count('idempotency_keys', []);
    const before = await kept();
    expect((await keyed(key, app.api).post('/auth/forgot-password', { email: person.email })).status).toBe(
      202,
    );
    expect(await kept()).toBe(before);
  });

  test('has no effect where somebody signs in', async () => {
    const key = randomUUID();
    const { email, password } = owner;
    const form = keyed(key, app.api).with({ 'content-type': 'application/x-www-form-urlencoded' });
    const login = () =>
      form.send<{ access_token: string }>(
        'POST',
        '/auth/login',
        new URLSearchParams({ username: email, password }).toString(),
      );
    const [one, other] = [await login(), await login()];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.access_token).not.toBe(other.body.access_token);
  });
});
