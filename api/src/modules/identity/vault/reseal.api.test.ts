import { expect, test } from '@jest/globals';
import { SecretVault } from '../../../platform/vault/secret-vault.js';
import { aClient } from '../../../testing/directory.js';
import { aLink, signatureOf } from '../../../testing/links.js';
import { anOrderAt, requestFields } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { ResealService } from './reseal.service.js';

const former = 'the secret before the present one, long enough';
const present = 'the secret of the present, which is long enough';
const before = await testApp({ secret: former });
const after = await testApp({ database: before.database, secret: present, previousSecrets: [former] });
const without = await testApp({ database: before.database, secret: present });
const owner = await aCompany(before);
const context = { touch: () => Promise.resolve(), signal: new AbortController().signal };

test('links made under a former secret work until they expire, and no longer once it is forgotten', async () => {
  const client = await aClient(owner);
  const link = await aLink(owner, { kind: 'order-form', client_id: client.id });
  const request = {
    ...requestFields(),
    user_id: owner.id,
    client_id: client.id,
    client_email: client.email,
    ...signatureOf(link),
  };
  expect(await after.api.create('/public/quotation', request)).toMatchObject({ client_id: client.id });
  expect(await without.api.post('/public/quotation', request)).toMatchObject({ status: 400 });

  const order = await anOrderAt(before, owner, 3);
  const offer = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
  const view = { order_id: order.id, ...signatureOf(offer) };
  const status = async (app: typeof before) =>
    (await app.api.get('/public/links/client-offer-selection', view)).status;
  expect([await status(after), await status(without)]).toEqual([200, 400]);
  const now = after.clock.now();
  after.clock.set(new Date(offer.exp * 1000));
  expect(await status(after)).toBe(400);
  after.clock.set(now);
});

test('new links are signed with the present secret alone', async () => {
  const order = await anOrderAt(before, owner, 3);
  const { companyId, id: userId } = owner;
  const member = { companyId, userId } as Parameters<typeof after.container.services.links.createLink>[0];
  const input = { kind: 'client-offer-selection', order_id: order.id } as const;
  const { url } = await after.container.services.links.createLink(member, input);
  const { searchParams } = new URL(url);
  const view = {
    order_id: order.id,
    sig: searchParams.get('sig') ?? '',
    exp: Number(searchParams.get('exp')),
  };
  const status = async (app: typeof before) =>
    (await app.api.get('/public/links/client-offer-selection', view)).status;
  expect([await status(before), await status(without)]).toEqual([400, 200]);
});

test('what is sealed is sealed again once, and what does not open stays as it is', async () => {
  await after.rows('create table sealed_of_test (id integer primary key, company_key text)');
  const old = new SecretVault({ current: former, previous: [] });
  const unknown = new SecretVault({ current: 'x'.repeat(32), previous: [] }).seal('lost', 'test:3');
  for (let id = 1; id <= 250; id += 1) {
    const text = id === 3 ? unknown : id === 4 ? null : old.seal(`key ${id}`, `test:${id}`);
    await after.rows('insert into sealed_of_test values ($1, $2)', [id, text]);
  }
  const column = { table: 'sealed_of_test', column: 'company_key', key: 'id', kind: 'test' };
  const { db, vault, log } = after.container;
  const service = new ResealService({ db, vault, log, columns: [column] });
  expect(await service.resealAll(context)).toBe(248);
  const rows = await after.rows<{ id: number; company_key: string | null }>(
    'select id, company_key from sealed_of_test order by id',
  );
  for (const { id, company_key: sealed } of rows) {
    if (sealed === null || sealed === unknown) continue;
    expect(without.container.vault.open(sealed, `test:${id}`)).toEqual({
      text: `key ${id}`,
      needsReseal: false,
    });
  }
  expect(rows[2]?.company_key).toBe(unknown);
  expect(rows[3]?.company_key).toBeNull();
  expect(await service.resealAll(context)).toBe(0);
  await after.rows('drop table sealed_of_test');
});
