import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { write } from '../../../testing/chat.js';
import { aMailing } from '../../../testing/client-mails.js';
import { aClient, aGlobalClient } from '../../../testing/directory.js';
import { aPdf, uploadToOrder } from '../../../testing/documents.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { anImport } from '../../../testing/imports.js';
import { anInvoicedOrder } from '../../../testing/invoices.js';
import { aReceivedMessage, mailToSomebody } from '../../../testing/messages.js';
import { anOrder, anOrderAt, type TestOrder } from '../../../testing/orders.js';
import {
  aCollaborator,
  aCompany,
  anAdministrator,
  aRegistration,
  signedIn,
  type TestMember,
} from '../../../testing/people.js';
import { countLimitedStatements } from '../../../testing/statement-timers.js';
import { testApp } from '../../../testing/test-app.js';
import { aCarrierRegistration } from '../../../testing/website-forms.js';
import type { Member } from '../../../platform/http/principal.js';
import type { Me } from '../../identity/accounts/auth.dto.js';
import type { OrderDetails } from '../../shipment/orders/order.dto.js';
import type { ErasureReport } from './erasure.dto.js';

const app = await testApp();
const path = '/privacy/erase';
const erase = (of: TestMember, email: string, dry_run?: boolean) =>
  of.api.act<ErasureReport>(path, { email, ...(dry_run === undefined ? {} : { dry_run }) });

/** Tables and numbers of their rows of a company in which a text stands. */
async function tracesOf({ companyId }: TestMember, text: string): Promise<Record<string, number>> {
  const tables = await app.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'company_id'`,
  );
  const traces: Record<string, number> = {};
  for (const { name } of tables) {
    // What was written before the erasure stays as evidence, and the answer says so.
    if (name === 'audit_log') continue;
    const [row] = await app.rows<{ count: number }>(
      `select count(*)::int as count from "${name}" t
       where company_id = $1 and strpos(lower(to_jsonb(t)::text), lower($2)) > 0`,
      [companyId, text],
    );
    if (row?.count) traces[name] = row.count;
  }
  return traces;
}

/** Everything that a company can have of somebody who is its client. */
async function aWholeLife(
  owner: TestMember,
): Promise<{ invoiced: TestOrder; open: TestOrder; email: string }> {
  const invoiced = await anInvoicedOrder(app, owner);
  const email = invoiced.client.email ?? '';
  await uploadToOrder(owner, invoiced.id, { ...aPdf, name: 'cmr.pdf' });
  const open = await anOrder(owner, { client_id: invoiced.client.id, client_email: email.toUpperCase() });
  const other = await anOrder(owner, { notes: `Pytać: ${email}, nie x${email}` });
  await owner.api.change(`/orders/${open.id}`, { notes: 'Dzwonić do Jana 600 100 200' });
  await owner.api.change(`/orders/${open.id}/status`, { status: 1 });
  await aMailing(owner, [invoiced.client.id, other.client.id]);
  await owner.api.create('/messages', mailToSomebody({ to: email }));
  await aReceivedMessage(app, owner, { sender: { name: 'Jan Klient', email } });
  await anImport(owner, `Name;E-mail\nKtoś;${email}`);
  await owner.api.send('POST', `/companies/${owner.companyId}/export`);
  return { invoiced, open, email };
}

describe('a client', () => {
  test('leaves everything but invoices and evidence, as the dry run has said before', async () => {
    const owner = await aCompany(app);
    const rival = await aCompany(app);
    const { invoiced, open, email } = await aWholeLife(owner);
    await anOrder(rival, { client_email: email });
    const before = await fingerprint(app);
    const planned = await erase(owner, email, true);
    expect(planned.dry_run).toBe(true);
    expect(await fingerprint(app)).toBe(before);

    const report = await erase(owner, ` ${email.toUpperCase()}`.trim());
    expect(report).toEqual({ ...planned, dry_run: false, receipt: expect.anything() });
    expect(report.erased).toMatchObject({ clients: 1, orders: 2, mailing_recipients: 1, imports: 1 });
    for (const name of ['messages', 'withdrawn_mails', 'texts'] as const) {
      expect([name, report.erased[name] > 0]).toEqual([name, true]);
    }
    expect(report.kept).toEqual([
      {
        kind: 'invoice',
        id: expect.any(Number),
        number: expect.any(String),
        reason: 'accounting_pl',
        until: expect.stringMatching(/^\d{4}-12-31$/),
        record: 'order',
        record_id: invoiced.id,
      },
      {
        kind: 'document',
        id: expect.any(Number),
        number: 'cmr.pdf',
        reason: 'accounting_pl',
        until: expect.stringMatching(/^\d{4}-12-31$/),
        record: 'order',
        record_id: invoiced.id,
      },
      ...[invoiced, open].map(({ id }) => ({
        kind: 'order',
        id,
        number: expect.stringMatching(new RegExp(`^${id}: Gdańsk – `)),
        reason: 'evidence',
        until: null,
        record: 'order',
        record_id: id,
      })),
      {
        kind: 'audit_log',
        id: null,
        number: expect.stringMatching(/^\d+$/),
        reason: 'security',
        until: null,
        record: null,
        record_id: null,
      },
    ]);
    const [invoice] = await app.rows<{ year: number }>('select year from invoices where order_id = $1', [
      invoiced.id,
    ]);
    expect(report.kept[0]?.until).toBe(`${(invoice?.year ?? 0) + 5}-12-31`);

    // The other order's note names somebody else, whose address only ends alike.
    expect(await tracesOf(owner, email)).toEqual({ orders: 1 });
    expect(await tracesOf(owner, invoiced.client.name)).toEqual({
      invoices: 1,
      // The invoice is found by its buyer there.
      order_balances: 1,
    });
    expect(await tracesOf(owner, `[…], nie x${email}`)).toEqual({ orders: 1 });
    expect(await tracesOf(owner, 'Jan Klient')).toEqual({});
    for (const id of [invoiced.id, open.id]) {
      expect(await owner.api.read<OrderDetails>(`/orders/${id}/details`)).toMatchObject({
        client_id: null,
        client_name: null,
        client_email: '',
        notes: null,
        pickup_city: 'Gdańsk',
      });
    }
    expect(await tracesOf(rival, email)).toEqual({ orders: 1 });
  });

  test('is told record by record, with the screens that show them', async () => {
    const owner = await aCompany(app);
    const { invoiced, open, email } = await aWholeLife(owner);
    const { client } = invoiced;
    const { erased, records, found, receipt } = await erase(owner, email, true);
    expect([found, receipt]).toEqual([true, null]);
    expect(records).toContainEqual({
      kind: 'clients',
      name: client.name,
      record: 'client',
      record_id: client.id,
    });
    for (const order of [invoiced, open]) {
      expect(records).toContainEqual({
        kind: 'orders',
        name: expect.stringMatching(new RegExp(`^${order.id}: Gdańsk – `)),
        record: 'order',
        record_id: order.id,
      });
    }
    const [mail] = await app.rows<{ id: number; subject: string }>(
      `select id, subject from messages where company_id = $1 and lower(recipient_email) = lower($2) limit 1`,
      [owner.companyId, email],
    );
    expect(records).toContainEqual({
      kind: 'messages',
      name: mail?.subject,
      record: 'message',
      record_id: mail?.id,
    });
    const counted = Object.fromEntries(Object.keys(erased).map((kind) => [kind, 0]));
    for (const { kind } of records) counted[kind] = (counted[kind] ?? 0) + 1;
    expect(counted).toEqual(erased);
  });

  test('is looked up although somebody holds every lock on their records', async () => {
    const owner = await aCompany(app);
    const { client, id } = await anOrder(owner);
    const other = await app.container.db.pools.units.connect();
    try {
      await other.query('begin');
      await other.query('select from clients where id = $1 for update', [client.id]);
      await other.query('select from orders where id = $1 for update', [id]);
      // As long as a lock would be waited for.
      const looked = erase(owner, client.email ?? '', true);
      let isOver = false;
      const waiting = async () => {
        while (!isOver) {
          const { rowCount } = await other.query(
            `select from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))`,
            [(other as unknown as { processID: number }).processID],
          );
          if (rowCount) return 'waits';
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return 'does not wait';
      };
      const looking = waiting();
      expect(await Promise.race([looked.then(({ erased }) => erased.clients), looking])).toBe(1);
      isOver = true;
      expect(await looking).toBe('does not wait');
    } finally {
      await other.query('rollback');
      other.release();
    }
  });

  test('leaves a receipt, which tells what the audit log does', async () => {
    const owner = await aCompany(app);
    const { client } = await anOrder(owner);
    const { receipt } = await erase(owner, client.email ?? '');
    const [entry] = await app.rows<{ actor_name: string; digest: string; at: Date }>(
      `select actor_name, after ->> 'address_digest' as digest, created_at as at from audit_log
       where company_id = $1 and action = 'privacy.erased'`,
      [owner.companyId],
    );
    expect(receipt).toMatchObject({ erased_by: entry?.actor_name, address_digest: entry?.digest });
    expect(Math.abs(Date.parse(String(receipt?.erased_at)) - (entry?.at.getTime() ?? 0))).toBeLessThan(
      240_000,
    );
  });

  test('is found under the address of before, unless somebody else has that', async () => {
    const owner = await aCompany(app);
    const former = 'former-of-client@client.example';
    const shared = 'shared@client.example';
    const client = await aClient(owner, { email: former });
    const written = await owner.api.create<{ id: number }>('/messages', mailToSomebody({ to: former }));
    await owner.api.change(`/clients/${client.id}`, { email: shared });
    await owner.api.change(`/clients/${client.id}`, { email: 'now-of-client@client.example' });
    await aClient(owner, { email: shared });
    const kept = await owner.api.create<{ id: number }>('/messages', mailToSomebody({ to: shared }));
    const { addresses, records } = await erase(owner, 'now-of-client@client.example');
    expect(addresses).toEqual(['now-of-client@client.example', former]);
    expect(records.filter(({ kind }) => kind === 'messages').map(({ record_id }) => record_id)).toEqual([
      written.id,
    ]);
    expect(await tracesOf(owner, former)).toEqual({});
    expect(await app.rows('select id from messages where id = $1', [kept.id])).toHaveLength(1);
  });

  test('does not take along whom somebody wrote to about them', async () => {
    const owner = await aCompany(app);
    const accountant = 'faktury@biuro-rachunkowe.example';
    const client = await aClient(owner, { email: 'erased-with-accountant@client.example' });
    const other = await aClient(owner);
    for (const { id } of [client, other])
      await owner.api.create('/messages', mailToSomebody({ to: accountant, client_id: id }));
    const third = mailToSomebody({ to: 'third@client.example', content: `Tel. ${client.email}, pilne` });
    const { id } = await owner.api.create<{ id: number }>('/messages', third);
    expect((await erase(owner, client.email ?? '')).addresses).toEqual([client.email]);
    // What was said of the erased client goes; what was said of the other one stays.
    expect(
      await app.rows(`select id from mail_outbox where to_address = $1 and company_id = $2`, [
        accountant,
        owner.companyId,
      ]),
    ).toHaveLength(1);
    // What a mail to somebody else said of them is gone from its copy in the outbox, too.
    const [copy] = await app.rows<{ text: string }>(
      `select subject || html || text_body as text from mail_outbox where message_id = $1`,
      [id],
    );
    expect(copy?.text).toContain('pilne');
    expect(copy?.text).not.toContain(client.email);
  });

  test('again is not found any more', async () => {
    const owner = await aCompany(app);
    const { email } = await aWholeLife(owner);
    await erase(owner, email);
    const { erased, receipt } = await erase(owner, email);
    expect(Object.entries(erased).filter(([, count]) => count !== 0)).toEqual([]);
    expect(receipt).toBeNull();
  });

  test('is named in the log of the erasure by a digest alone', async () => {
    const owner = await aCompany(app);
    const { client } = await anOrder(owner);
    await erase(owner, client.email ?? '');
    const rows = await app.rows<{ after: Record<string, unknown>; actor_id: number }>(
      `select after, actor_id from audit_log where company_id = $1 and action = 'privacy.erased'`,
      [owner.companyId],
    );
    expect(rows).toMatchObject([{ actor_id: owner.id, after: { clients: 1, orders: 1 } }]);
    expect(rows[0]?.after['address_digest']).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.after['kept']).toContainEqual({ kind: 'order', reason: 'evidence', count: 1 });
    expect(JSON.stringify(rows)).not.toContain(client.email);
  });

  test('gets no mail that was waiting to be sent', async () => {
    const owner = await aCompany(app);
    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    const mails = () =>
      app.rows('select id from mail_outbox where lower(to_address) = $1', [order.client.email ?? '']);
    expect(await mails()).toHaveLength(1);
    expect((await erase(owner, order.client.email ?? '')).erased.withdrawn_mails).toBe(1);
    expect(await mails()).toEqual([]);
    await app.doJobs();
    expect(await mails()).toEqual([]);
  });
});

describe('somebody invited who has no account', () => {
  test('leaves the invitation with its link, and the mail is withdrawn', async () => {
    const inviting = await testApp({ settings: { REGISTRATION: 'invited' } });
    const admin = await anAdministrator(inviting);
    const input = aRegistration();
    const { id, user_companies } = await admin.api.create<Me>('/auth/register', input);
    const owner = await signedIn(inviting, { ...input, id });
    const email = 'nowa@person.example';
    await owner.api.create(`/companies/${user_companies[0]?.company_id}/users`, { email });
    const traces = () =>
      inviting.rows<{ name: string }>(
        `select 'company_invitations' as name from company_invitations where lower(email) = $1
         union all select 'account_links' from account_links where lower(email) = $1
         union all select 'mail_outbox' from mail_outbox where lower(to_address) = $1 order by 1`,
        [email],
      );
    expect((await traces()).map(({ name }) => name)).toEqual([
      'account_links',
      'company_invitations',
      'mail_outbox',
    ]);
    const { erased } = await owner.api.act<ErasureReport>(path, { email: email.toUpperCase() });
    expect(erased).toMatchObject({ invitations: 1, withdrawn_mails: 1 });
    expect(await traces()).toEqual([]);
  });

  test('leaves the mails that were sent again, or taken back, and of this company alone', async () => {
    const inviting = await testApp({ settings: { REGISTRATION: 'invited' } });
    const admin = await anAdministrator(inviting);
    const company = () => aCompany({ ...inviting, api: admin.api });
    const [owner, rival] = [await company(), await company()];
    const [again, back, added] = ['again', 'back', 'added'].map((name) => `${name}@person.example`);
    const invited = async (by: TestMember, email = '') => {
      const users = `/companies/${by.companyId}`;
      const { id } = await by.api.create<{ id: number }>(`${users}/users`, { email });
      await inviting.doJobs();
      await by.api.act(`${users}/invitations/${id}/resend`);
      await inviting.doJobs();
      return `${users}/invitations/${id}`;
    };
    for (const by of [owner, rival]) await invited(by, again);
    for (const by of [owner, rival]) await by.api.remove(await invited(by, back));
    // A colleague who never signed in, and was taken out again.
    const users = `/companies/${owner.companyId}`;
    const colleague = { name: 'Ada', email: added, password: null };
    const { id } = await owner.api.create<{ id: number }>(`${users}/register-user`, colleague);
    await inviting.doJobs();
    await owner.api.remove(`${users}/users/${id}`);
    const mailsTo = async (email = '') =>
      (await inviting.rows('select id from mail_outbox where lower(to_address) = $1', [email])).length;
    expect(await Promise.all([again, back, added].map(mailsTo))).toEqual([4, 4, 1]);
    for (const [email = '', sent_mails] of [
      [again, 2],
      [back, 2],
      [added, 1],
    ] as const) {
      const { erased } = await owner.api.act<ErasureReport>(path, { email });
      expect(erased).toMatchObject({ sent_mails, withdrawn_mails: 0 });
    }
    expect(await Promise.all([again, back, added].map(mailsTo))).toEqual([2, 2, 0]);
  });
});

describe('files that may hold anybody', () => {
  test('stay when the company has nothing of the person', async () => {
    const owner = await aCompany(app);
    const imported = await anImport(owner, 'Name;E-mail\nKtoś;ktos@client.example');
    await owner.api.send('POST', `/companies/${owner.companyId}/export`);
    const { erased } = await erase(owner, 'nobody@client.example');
    expect(Object.values(erased).filter((count) => count > 0)).toEqual([]);
    expect(await app.rows('select id from imports where id = $1', [imported.id])).toHaveLength(1);
    expect(
      await app.rows('select id from company_exports where company_id = $1', [owner.companyId]),
    ).toHaveLength(1);
  });

  test('are not missed while they are entered', async () => {
    const owner = await aCompany(app);
    const { client } = await anOrder(owner);
    const imported = await anImport(owner, 'Name;E-mail\nKtoś;ktos@client.example');
    await app.rows(`update imports set status = 'running' where id = $1`, [imported.id]);
    refused(await owner.api.post(path, { email: client.email }), 409, 'import_running');
    await app.rows(`update imports set status = 'done' where id = $1`, [imported.id]);
    expect((await erase(owner, client.email ?? '')).erased.clients).toBe(1);
  });
});

test('no statement of an erasure is cut off while the database still works on it', async () => {
  const owner = await aCompany(app);
  const { client } = await anOrder(owner);
  const member = { companyId: owner.companyId, userId: owner.id } as Member;
  const erasing = () => app.container.services.erasures.erase(member, { email: client.email ?? '' });
  // But for the rate limit, which is counted before.
  expect(await countLimitedStatements(erasing)).toBeLessThan(3);
});

test('a carrier leaves quotes, requests, orders and vehicles; prices and ways stay', async () => {
  const owner = await aCompany(app);
  const order = await anOrderAt(app, owner, OrderStatus.InProgress);
  const [carrier] = order.carriers;
  const email = carrier?.email ?? '';
  const report = await erase(owner, email);
  expect(report.erased).toMatchObject({ subcontractors: 1, quotes: 1, carrier_orders: 1, orders: 0 });
  expect(await tracesOf(owner, email)).toEqual({});
  expect(await tracesOf(owner, carrier?.name ?? '')).toEqual({});
  const details = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
  expect(details.status).toBe(OrderStatus.InProgress);
  expect(details.routes[0]?.chosen_offer).toMatchObject({ price: 1000, currency: 'PLN' });
});

test('a carrier’s mails to the address of before are found', async () => {
  const owner = await aCompany(app);
  const order = await anOrderAt(app, owner, OrderStatus.InProgress);
  const [carrier] = order.carriers;
  const former = carrier?.email ?? '';
  const now = 'now-of-carrier@carrier.example';
  await owner.api.change(`/subcontractors/${carrier?.id}`, { email: now });
  const mails = () => app.rows('select id from mail_outbox where lower(to_address) = $1', [former]);
  expect((await mails()).length).toBeGreaterThan(0);
  expect((await erase(owner, now)).addresses).toEqual([now, former]);
  expect(await mails()).toEqual([]);
  expect(await tracesOf(owner, former)).toEqual({});
});

test('addresses in words of strangers and of load exchanges go, and all that was told there of a client’s order', async () => {
  const owner = await aCompany(app);
  const email = 'jan.wolny@transport.example';
  const { id } = await aCarrierRegistration(app, owner, {
    contact_name: `Ewa albo ${email}`,
    notes: `Proszę też pisać do ${email}`,
  });
  const client = await aClient(owner, { email });
  const theirs = await anOrder(owner, { client_id: client.id, client_email: email });
  const other = await anOrder(owner);
  for (const [order, remarks] of [
    [theirs.id, 'Brama 4, dzwonić do Jana 600 100 200'],
    [other.id, `Pytania: ${email}`],
  ] as const)
    await app.rows(`insert into load_publications (company_id, order_id, load) values ($1, $2, $3::jsonb)`, [
      owner.companyId,
      order,
      JSON.stringify({ remarks, cargo: 'Meble' }),
    ]);
  const report = await erase(owner, email);
  expect(report.erased.texts).toBe(4);
  expect(await tracesOf(owner, 'jan.wolny')).toEqual({});
  const loads = await app.rows<{ load: object }>(
    'select load from load_publications where company_id = $1 order by id',
    [owner.companyId],
  );
  expect(loads.map(({ load }) => load)).toEqual([
    { remarks: null, cargo: 'Meble' },
    { remarks: 'Pytania: […]', cargo: 'Meble' },
  ]);
  expect(await app.rows('select contact_name, notes from carrier_registrations where id = $1', [id])).toEqual(
    [{ contact_name: 'Ewa albo […]', notes: 'Proszę też pisać do […]' }],
  );
});

test('the address goes out of what people wrote of a load, names of files, templates and saved views', async () => {
  const owner = await aCompany(app);
  const email = 'jan@meble.example';
  const client = await aClient(owner, { email });
  const load = { cargo_type: `Meble, ${email}`, client_reference: `PO 7 ${email}` };
  const theirs = await anOrder(owner, { client_id: client.id, client_email: email, ...load });
  const other = await anOrder(owner, { ...load, cargo_type: `Stoły od ${email}, nie od ${email}.eu` });
  // As far as documents are taken.
  await app.rows('update orders set status = $2 where id = $1', [theirs.id, OrderStatus.PodReceived]);
  const files = [`zlecenie_${email}_2026.pdf`, `${email}.pdf`, `ajan@meble.example.pdf`];
  for (const name of files) taken(await uploadToOrder(owner, theirs.id, { ...aPdf, name }), 201);
  await app.rows(
    `insert into load_publications (company_id, order_id, load) values ($1, $2, $3::jsonb), ($1, $4, $3::jsonb)`,
    [owner.companyId, theirs.id, JSON.stringify({ remarks: null, cargo: `Meble:\n${email}` }), other.id],
  );
  await owner.api.create('/email-templates', {
    template_type: 'follow_up',
    subject: `Oferta, kopia ${email}`,
    body: `<p>{{client_name}}, <a href="mailto:${email}">pytania</a></p>`,
  });
  const view = { name: `Od ${email}`.slice(0, 60), filter: { q: email, status: [1] } };
  const { id } = await owner.api.create<{ id: number }>('/order-views', view);
  const planned = await erase(owner, email, true);
  const { erased, records } = await erase(owner, email);
  expect(planned.records).toEqual(records);
  expect(records).toContainEqual({ kind: 'texts', name: files[0], record: 'order', record_id: theirs.id });
  expect(erased.texts).toBeGreaterThan(0);
  const names = await app.rows<{ name: string }>(
    `select original_filename as name from documents where order_id = $1 order by id`,
    [theirs.id],
  );
  expect(names.map(({ name }) => name)).toEqual(['zlecenie_[…]_2026.pdf', '[…].pdf', files[2]]);
  const history = await app.rows<{ reason: string }>(
    `select reason from order_history where order_id = $1 and reason like '%.pdf' order by id`,
    [theirs.id],
  );
  expect(history.map(({ reason }) => reason)).toEqual(names.map(({ name }) => name));
  const cargo = async (order: number) =>
    (await owner.api.read<OrderDetails>(`/orders/${order}/details`)).cargo_type;
  expect(await Promise.all([theirs.id, other.id].map(cargo))).toEqual([
    'Meble, […]',
    `Stoły od […], nie od ${email}.eu`,
  ]);
  expect(await app.rows('select name, filter from order_views where id = $1', [id])).toEqual([
    { name: 'Od […]', filter: { q: '[…]', status: [1] } },
  ]);
  // Somebody else's address alone, which theirs is a part of: in the name of a file with its history, and of a load.
  expect(await tracesOf(owner, email)).toEqual({ documents: 1, order_history: 1, orders: 1 });
});

test('of somebody whom nobody knows it is said that there are no data, and nothing is logged', async () => {
  const owner = await aCompany(app);
  for (const dry_run of [true, false]) {
    expect(await erase(owner, 'nobody-at-all@client.example', dry_run)).toMatchObject({
      dry_run,
      found: false,
      records: [],
      kept: [],
      receipt: null,
    });
  }
  expect(
    await app.rows(`select id from audit_log where company_id = $1 and action = 'privacy.erased'`, [
      owner.companyId,
    ]),
  ).toEqual([]);
});

test('chats stay, and that is told', async () => {
  const owner = await aCompany(app);
  const person = await aCompany(app);
  await write(owner, person, 'Witam', { recipient_email: person.email });
  await write(person, owner, 'Dzień dobry');
  const { found, kept } = await erase(owner, person.email);
  expect(found).toBe(true);
  expect(kept).toContainEqual({
    kind: 'chat',
    id: null,
    number: '2',
    reason: 'between_users',
    until: null,
    record: null,
    record_id: null,
  });
  expect(await app.rows('select id from chat_messages where sender_id = $1', [person.id])).toHaveLength(1);
});

test('of a global entry the company’s own link goes, and the entry is named as somebody else’s', async () => {
  const owner = await aCompany(app);
  const client = await aGlobalClient(app);
  await owner.api.create('/user-global-clients', { client_id: client.id });
  const { erased, kept } = await erase(owner, client.email ?? '');
  expect(erased.collected).toBe(1);
  expect(kept).toEqual([
    {
      kind: 'global_entry',
      id: client.id,
      number: client.name,
      reason: 'not_the_companys',
      until: null,
      record: null,
      record_id: null,
    },
  ]);
});

test('people of the company are removed from it first; others may not erase anybody', async () => {
  const owner = await aCompany(app);
  const worker = await aCollaborator(app, owner);
  refused(await owner.api.post(path, { email: worker.email }), 409, 'person_is_user');
  refused(await worker.api.post(path, { email: 'somebody@client.example' }), 403, 'owner_only');
  expect(faultsIn(await owner.api.post(path, { email: 'a@b, c@d' }))).toEqual({ email: 'invalid_email' });
  expect(faultsIn(await owner.api.post(path, {}))).toEqual({ email: 'required' });
});

test('an address is taken as it is written, not as a pattern', async () => {
  const owner = await aCompany(app);
  await anOrder(owner, { notes: 'janxkowalski@firma.example' });
  const { erased } = await erase(owner, 'jan.kowalski@firma.example');
  expect(erased.texts).toBe(0);
});
