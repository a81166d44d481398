import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../testing/api-caller.js';
import { aClient, clientFields, subcontractorFields } from '../../testing/directory.js';
import { requestFields } from '../../testing/orders.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import type { NewApiKey } from '../../modules/identity/api-keys/api-key.dto.js';
import type { ClientBulkAnswer } from '../../modules/directory/clients/client.dto.js';
import type { SubcontractorBulkAnswer } from '../../modules/directory/subcontractors/subcontractor.dto.js';
import type { OrderBulkAnswer } from '../../modules/shipment/orders/order.dto.js';
import type { OrderHistory } from '../../modules/shipment/orders/order-history.dto.js';
import type { Problem } from './api-types.js';

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);

const count = async (table: string, companyId = owner.companyId): Promise<number> =>
  (
    await app.rows<{ n: number }>(`select count(*)::int as n from ${table} where company_id = $1`, [
      companyId,
    ])
  )[0]?.n ?? 0;

describe('many records at once', () => {
  test('each row has its own result, in their sequence', async () => {
    const before = await count('clients');
    const answer = await owner.api.act<ClientBulkAnswer>('/clients/bulk', {
      items: [
        clientFields({ external_id: 'B-1' }),
        clientFields({ name: ' ', post_code: 'x', colour: 'red' }),
        clientFields({ external_id: 'B-1' }),
        'no row',
        null,
        clientFields({ name: 'Halves \ud800' }),
        clientFields({ country_id: '1' }),
        clientFields({ external_id: 'B-2' }),
      ],
    });
    expect(answer.items.map(({ index, status, problem }) => [index, status, problem?.code ?? null])).toEqual([
      [0, 201, null],
      [1, 422, 'validation_failed'],
      [2, 409, 'external_id_taken'],
      [3, 422, 'validation_failed'],
      [4, 422, 'validation_failed'],
      [5, 422, 'validation_failed'],
      [6, 422, 'validation_failed'],
      [7, 201, null],
    ]);
    expect(answer).toMatchObject({ created: 2, refused: 6 });
    expect(answer.items[0]?.record).toEqual(await owner.api.read(`/clients/${answer.items[0]?.record?.id}`));
    expect(await count('clients')).toBe(before + 2);
  });

  test.each([
    ['/clients', clientFields],
    ['/subcontractors', subcontractorFields],
  ] as const)('%s: a row is refused with what the single call is refused with', async (path, fields) => {
    const rows = [
      fields({ name: ' ', post_code: 'x' }),
      fields({ email: 'nobody', country_id: 9_999 }),
      fields({ name: 5, colour: 'red' }),
      fields({ name: 'x'.repeat(2_000) }),
      {},
    ];
    const { items } = await owner.api.act<SubcontractorBulkAnswer>(`${path}/bulk`, { items: rows });
    for (const [index, row] of rows.entries()) {
      const single = refused(await owner.api.post(path, row), 422, 'validation_failed');
      const { request_id: _id, ...problem } = single;
      expect(items[index]).toEqual({ index, status: 422, record: null, problem });
    }
  });

  test('orders are entered as by POST /quotations, with history and for the company alone', async () => {
    const client = await aClient(owner);
    const strange = await aClient(rival);
    const rows = [
      { ...requestFields(), client_id: client.id, external_id: 'O-1' },
      { ...requestFields(), client_id: strange.id },
      requestFields(),
      { ...requestFields({ delivery_date: '2020-01-01T10:00:00.000Z' }), client_id: client.id },
    ];
    const { items } = await owner.api.act<OrderBulkAnswer>('/orders/bulk', { items: rows });
    expect(items.map(({ status }) => status)).toEqual([201, 404, 422, 422]);
    for (const [index, row] of rows.entries()) {
      if (index === 0) continue;
      const { request_id: _id, ...problem } = (await owner.api.post<Problem>('/quotations', row)).body;
      expect(items[index]?.problem).toEqual(problem);
    }
    const made = items[0]?.record;
    expect(made).toEqual(await owner.api.read(`/orders/${made?.id}/details`));
    const history = await owner.api.read<OrderHistory>(`/orders/${made?.id}/history`);
    expect(history.items.map(({ event }) => event)).toEqual(['created']);
    refused(await rival.api.get(`/orders/${made?.id}/details`), 404, 'not_found');
  });

  test('500 rows are taken, 501, none and other forms are refused as a whole', async () => {
    const before = await count('subcontractors');
    const items = Array.from({ length: 500 }, () => subcontractorFields());
    const answer = await owner.api.act<SubcontractorBulkAnswer>('/subcontractors/bulk', { items });
    expect(answer.created).toBe(500);
    const faults = async (body: object) => faultsIn(await owner.api.post('/subcontractors/bulk', body));
    expect(await faults({ items: [...items, items[0]] })).toEqual({ items: 'too_many_items' });
    expect(await faults({ items: Array.from({ length: 300_000 }, () => 0) })).toEqual({
      items: 'too_many_items',
    });
    expect(await faults({ items: [] })).toEqual({ items: 'too_few_items' });
    expect(await faults({ items: { 0: items[0] } })).toEqual({ items: 'invalid_value' });
    expect(await faults({ items: [items[0]], more: 1 })).toEqual({ more: 'unknown_field' });
    expect(await faults({})).toEqual({ items: 'required' });
    refused(
      await owner.api
        .with({ 'content-type': 'application/json' })
        .send('POST', '/subcontractors/bulk', `{"items":[${'['.repeat(50_000)}${']'.repeat(50_000)}],"x":1}`),
      422,
      'validation_failed',
    );
    expect(await count('subcontractors')).toBe(before + 500);
  });

  test('sent again with the same key it is done once', async () => {
    const before = await count('clients');
    const items = [
      clientFields({ external_id: 'R-1' }),
      clientFields({ external_id: 'R-1' }),
      clientFields(),
    ];
    const keyed = owner.api.with({ 'idempotency-key': randomUUID() });
    const first = await keyed.post<ClientBulkAnswer>('/clients/bulk', { items });
    expect(taken(first, 200).items.map(({ status }) => status)).toEqual([201, 409, 201]);
    const again = await keyed.post('/clients/bulk', { items });
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
    expect(await count('clients')).toBe(before + 2);
    refused(await keyed.post('/clients/bulk', { items: items.slice(1) }), 409, 'idempotency_key_reused');
  });

  test('a failure of the server undoes all rows, and leaves the key free', async () => {
    const before = await count('clients');
    await app.rows(`create function pg_temp_fail() returns trigger language plpgsql as $$
      begin if new.name = 'Fails' then raise exception 'broken' using errcode = 'P0999'; end if; return new; end $$`);
    await app.rows(
      'create trigger fails before insert on clients for each row execute function pg_temp_fail()',
    );
    const items = [clientFields(), clientFields({ name: 'Fails' }), clientFields()];
    const keyed = owner.api.with({ 'idempotency-key': randomUUID() });
    for (const caller of [owner.api, keyed])
      await expect(caller.post('/clients/bulk', { items })).rejects.toThrow('The server failed');
    expect(await count('clients')).toBe(before);
    await app.rows('drop trigger fails on clients');
    taken(await keyed.post('/clients/bulk', { items }), 200);
    expect(await count('clients')).toBe(before + 3);
  });
});

describe('for a key', () => {
  test('each row counts as a call; too many are refused whole and not counted', async () => {
    const small = await testApp({ database: app.database, settings: { RATE_LIMIT_FACTOR: '0.02' } });
    const { token } = await owner.api.create<NewApiKey>('/api-keys', { name: 'ERP', scopes: ['directory'] });
    const program = small.api.as(token);
    const rows = (n: number) => ({ items: Array.from({ length: n }, () => clientFields()) });
    const before = await count('clients');
    const remaining = ({ headers }: { headers: Readonly<Record<string, string | undefined>> }) =>
      headers['ratelimit'];
    const first = await program.post('/clients/bulk', rows(8));
    expect(taken(first, 200)).toMatchObject({ created: 8 });
    expect(remaining(first)).toMatch(/^"default";r=4;/);
    const over = await program.post('/clients/bulk', rows(5));
    refused(over, 429, 'too_many_requests');
    expect(remaining(over)).toMatch(/^"default";r=3;/);
    expect(await count('clients')).toBe(before + 8);
    const fits = await program.post('/clients/bulk', rows(3));
    expect(taken(fits, 200)).toMatchObject({ created: 3 });
    expect(remaining(fits)).toMatch(/^"default";r=0;/);
  });

  test('a call that comes while the first of its key is under way is counted as one', async () => {
    const small = await testApp({ database: app.database, settings: { RATE_LIMIT_FACTOR: '0.02' } });
    const { token } = await owner.api.create<NewApiKey>('/api-keys', { name: 'ERP', scopes: ['directory'] });
    const program = small.api.as(token).with({ 'idempotency-key': randomUUID() });
    const items = Array.from({ length: 4 }, () => clientFields());
    const answers = await Promise.all([1, 2, 3].map(() => program.post('/clients/bulk', { items })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).not.toEqual([]);
    const last = await small.api.as(token).get('/clients');
    // Three calls, three rows more of the one that was done, and this one.
    expect(last.headers['ratelimit']).toMatch(/^"default";r=5;/);
  });

  test('the scope is that of the single call', async () => {
    const { token } = await owner.api.create<NewApiKey>('/api-keys', { name: 'ERP', scopes: ['read'] });
    const program = app.api.as(token);
    for (const path of ['/clients/bulk', '/subcontractors/bulk', '/orders/bulk'])
      refused(await program.post(path, { items: [{}] }), 403, 'scope_missing');
  });
});
