import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Paged } from '../../../platform/http/api-types.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { aMailing } from '../../../testing/client-mails.js';
import { aClient, aGroup, aSubcontractor } from '../../../testing/directory.js';
import { offerIds, openMail } from '../../../testing/links.js';
import { anOrder, anOrderAt, priceFields, sendToCarrier } from '../../../testing/orders.js';
import { aCompany, anAdministrator, type TestMember } from '../../../testing/people.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { testApp } from '../../../testing/test-app.js';
import type { GroupDto, GroupMemberPage } from '../../directory/groups/group.dto.js';
import type { OutboxMailDetails } from '../../correspondence/outbox/mail-outbox.dto.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { SubcontractorDto } from '../../directory/subcontractors/subcontractor.dto.js';
import type { GroupPriceRequestAnswer, PriceRequestList } from './price-request.dto.js';

const app = await testApp();
/** Another process on the same database. */
const second = await testApp({ database: app.database });
const owner = await aCompany(app);
const administrator = await anAdministrator(app);
const path = '/send-email-to-subcontractor-group';

const mail = { subject: 'Zapytanie od Jana', message: '<p>Pilne, {{name}}!</p>' };

async function groupOf(members: readonly SubcontractorDto[], of: TestMember = owner): Promise<GroupDto> {
  const group = await aGroup(of);
  for (const { id } of members) await put(group, id, of);
  return group;
}
const put = (group: GroupDto, subcontractor_id: number, of: TestMember = owner) =>
  of.api.create(`/subcontractor-groups/${group.id}/members`, { subcontractor_id });
const ask = (group: GroupDto, quotation_route_id: number, changes: object = {}) =>
  owner.api.act<GroupPriceRequestAnswer>(path, {
    ...mail,
    group_id: group.id,
    quotation_route_id,
    ...changes,
  });
async function aRoute(): Promise<{ orderId: number; routeId: number }> {
  const { id, routes } = await anOrderAt(app, owner, OrderStatus.Accepted);
  return { orderId: id, routeId: routes[0] ?? 0 };
}

interface Mail {
  id: number;
  to_address: string;
  subject: string;
  html: string;
}
const mailsOf = (routeId: number) =>
  app.rows<Mail>(
    `select o.id, o.to_address, o.subject, o.html from mail_outbox o join messages m on m.id = o.message_id
     where m.route_id = $1 order by o.id`,
    [routeId],
  );
const fromPoland = () => aSubcontractor(owner, { country_id: 1, post_code: '80-001', city: 'Gdańsk' });

/** Has somebody unsubscribe by one request, as their mail program does. */
const unsubscribe = async ({ email }: SubcontractorDto) => {
  const { pathname } = new URL(app.container.services.refusals.urlFor(owner.companyId, email ?? ''));
  await request(app.server).post(pathname).expect(200);
};

describe('a request to a whole group is a mail to many', () => {
  test('which says how its readers unsubscribe; one to a carrier alone is none', async () => {
    const { orderId, routeId } = await aRoute();
    const [member, alone] = [await fromPoland(), await fromPoland()];
    await ask(await groupOf([member]), routeId);
    await owner.api.create(`/order-routes/${routeId}/price-requests`, { subcontractor_ids: [alone.id] });
    const read = async (email: string | null) => {
      const mail = (await mailsOf(routeId)).find(({ to_address }) => to_address === email);
      return administrator.api.read<OutboxMailDetails>(`/mail-outbox/${mail?.id}`);
    };
    const code = app.container.services.refusals.urlFor(owner.companyId, member.email ?? '');
    const [toMany, toOne] = [await read(member.email), await read(alone.email)];
    expect(toMany.html).toContain(code);
    expect(toMany.text).toContain(code);
    const headers = (mail: OutboxMailDetails) => mail.headers.map(({ name }) => name);
    expect(headers(toMany)).toEqual(expect.arrayContaining(['List-Unsubscribe', 'List-Unsubscribe-Post']));
    expect(headers(toOne)).not.toContain('List-Unsubscribe');
    expect(toOne.html).not.toContain('/unsubscribe/');
    expect(orderId).toBeGreaterThan(0);
  });

  test('leaves out who has unsubscribed, and says so before and after; alone they can still be asked', async () => {
    const { routeId } = await aRoute();
    const [gone, other] = [await fromPoland(), await fromPoland()];
    const group = await groupOf([gone, other]);
    await unsubscribe(gone);
    const { items } = await owner.api.read<GroupMemberPage>(`/subcontractor-groups/${group.id}/members`);
    expect(items.map(({ subcontractor_id, is_unsubscribed }) => [subcontractor_id, is_unsubscribed])).toEqual(
      expect.arrayContaining([
        [gone.id, true],
        [other.id, undefined],
      ]),
    );
    expect(await ask(group, routeId)).toEqual({
      emails_sent: 1,
      total: 2,
      skipped: [{ subcontractor_id: gone.id, reason: 'unsubscribed' }],
    });
    expect((await mailsOf(routeId)).map(({ to_address }) => to_address)).toEqual([other.email]);
    await owner.api.create(`/order-routes/${routeId}/price-requests`, { subcontractor_ids: [gone.id] });
    expect((await mailsOf(routeId)).map(({ to_address }) => to_address)).toEqual([other.email, gone.email]);
  });

  test('is not sent a second time to who unsubscribed after the first mail failed', async () => {
    const { routeId } = await aRoute();
    const gone = await fromPoland();
    await ask(await groupOf([gone]), routeId);
    await app.rows(`update messages set status = 'failed', failure_reason = 'full' where route_id = $1`, [
      routeId,
    ]);
    await unsubscribe(gone);
    expect(await owner.api.act(`/order-routes/${routeId}/price-requests/retry`)).toEqual({
      sent: 0,
      total: 1,
      skipped: [{ subcontractor_id: gone.id, reason: 'unsubscribed' }],
    });
  });

  test('is not sent to who has unsubscribed from mails to clients before; named ones are asked, and asked again', async () => {
    const carriers = [await fromPoland(), await fromPoland()];
    const [both] = carriers;
    if (!both) throw new Error('There is no carrier');
    const client = await aClient(owner, { email: both.email?.toUpperCase() });
    await aMailing(owner, [client.id, (await aClient(owner)).id]);
    const [mail] = await app.rows<Mail>('select * from mail_outbox where lower(to_address) = lower($1)', [
      both.email,
    ]);
    const { html } = await administrator.api.read<OutboxMailDetails>(`/mail-outbox/${mail?.id}`);
    const [link = ''] = /[^"]*\/unsubscribe\/[^"]*/.exec(html) ?? [];
    await request(app.server).post(new URL(link).pathname).expect(200);

    const { routeId } = await aRoute();
    expect(await ask(await groupOf(carriers), routeId)).toMatchObject({
      emails_sent: 1,
      skipped: [{ subcontractor_id: both.id, reason: 'unsubscribed' }],
    });
    const { routeId: named } = await aRoute();
    const subcontractor_ids = carriers.map(({ id }) => id);
    expect(await owner.api.create(`/order-routes/${named}/price-requests`, { subcontractor_ids })).toEqual({
      sent: 2,
      total: 2,
      skipped: [],
    });
    await app.rows(`update messages set status = 'failed', failure_reason = 'full' where route_id = $1`, [
      named,
    ]);
    expect(await owner.api.act(`/order-routes/${named}/price-requests/retry`)).toEqual({
      sent: 2,
      total: 2,
      skipped: [],
    });
  });

  test('keeps nobody from getting the order of a route', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    const [routeId = 0] = order.routes;
    const [carrier] = order.carriers;
    if (!carrier) throw new Error('A route without a carrier');
    await unsubscribe(carrier);
    await sendToCarrier(order, routeId);
    const mails = await mailsOf(routeId);
    expect(mails.at(-1)?.to_address).toBe(carrier.email);
  });
});

describe('a group', () => {
  test('is asked in the words of the forwarder where they are read, elsewhere in their own language', async () => {
    const { routeId } = await aRoute();
    const polish = await fromPoland();
    const norwegian = await aSubcontractor(owner);
    const german = await aSubcontractor(owner, { country_id: 2, post_code: '10115' });
    const group = await groupOf([polish, norwegian, german]);
    expect(await ask(group, routeId)).toEqual({ emails_sent: 3, total: 3, skipped: [] });
    const mails = await mailsOf(routeId);
    expect(mails.map(({ to_address, subject }) => [to_address, subject])).toEqual([
      [polish.email, 'Zapytanie od Jana'],
      [norwegian.email, expect.not.stringContaining('Zapytanie')],
      [german.email, expect.not.stringContaining('Zapytanie')],
    ]);
    expect(mails[0]?.html).toContain(`Pilne, ${polish.name}!`);
    expect(mails[0]?.html).toContain('Bergen');
    expect(mails[1]?.html).toContain('lang="no"');
    expect(mails[2]?.html).toContain('lang="de"');
    for (const { html } of mails.slice(1)) expect(html).not.toContain('Pilne');
  });

  test.each([
    ['en', 27, 'BT1 1AA'],
    ['no', 21, '9008'],
  ])('is written to in %s when the words are in it', async (language, country_id, post_code) => {
    const { routeId } = await aRoute();
    const reader = await aSubcontractor(owner, { country_id, post_code });
    const other = await fromPoland();
    await ask(await groupOf([reader, other]), routeId, { language, subject: 'Our words' });
    const mails = await mailsOf(routeId);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Our words',
      expect.stringMatching(/^Zapytanie o wycenę transportu · #\d+: Gdańsk → Bergen$/),
    ]);
  });

  test('gets links that work, each of them its own', async () => {
    const { orderId, routeId } = await aRoute();
    const members = [await fromPoland(), await aSubcontractor(owner)];
    await ask(await groupOf(members), routeId);
    for (const { id } of await mailsOf(routeId)) {
      const { html } = await administrator.api.read<OutboxMailDetails>(`/mail-outbox/${id}`);
      const link = await openMail(app, html);
      taken(await app.api.post('/public/subcontractor-offer', { ...offerIds(link), ...priceFields() }), 201);
    }
    expect(await owner.api.read(`/subcontractor-offers/count/${orderId}`)).toEqual({ count: 2 });
  });

  test('without words of the forwarder gets those of the company, or the built-in ones', async () => {
    const company = await aCompany(app);
    const { routes } = await anOrderAt(app, company, OrderStatus.Accepted);
    const route = routes[0] ?? 0;
    const own = { template_type: 'subcontractor_price_request', body: '<p>Od lat razem.</p>' };
    await company.api.create('/email-templates', own);
    const group = await groupOf([await aSubcontractor(company, { country_id: 1, post_code: '' })], company);
    await company.api.act(path, {
      group_id: group.id,
      quotation_route_id: route,
      subject: 'Nowa trasa',
      message: '<p><br></p>',
    });
    const [mail] = await mailsOf(route);
    expect(mail?.subject).toBe('Nowa trasa');
    expect(mail?.html).toContain('Od lat razem.');
  });

  test('gets nothing that runs, loads or hides', async () => {
    const { routeId } = await aRoute();
    const message = '<p onclick="x()">Witaj<script>alert(1)</script><img src="http://spy.example/a.png"></p>';
    await ask(await groupOf([await fromPoland()]), routeId, { message });
    const [mail] = await mailsOf(routeId);
    expect(mail?.html).toContain('Witaj');
    expect(mail?.html).not.toMatch(/alert\(1\)|onclick|spy\.example/);
  });

  test('brings the order to 2, and is named in the history', async () => {
    const { orderId, routeId } = await aRoute();
    const group = await groupOf([await fromPoland(), await aSubcontractor(owner)]);
    await ask(group, routeId);
    const { items } = await owner.api.read<OrderHistory>(`/orders/${orderId}/history`);
    expect(items.at(-1)).toMatchObject({
      from_status: 1,
      to_status: 2,
      event: 'ask_subcontractors',
      user_id: owner.id,
      reason: '2',
      facts: { pickup_city: 'Gdańsk', delivery_city: 'Bergen', group: group.name },
    });
  });
});

describe('nobody is asked twice', () => {
  test('who is in two groups, or was asked alone', async () => {
    const { routeId } = await aRoute();
    const [both, alone, other] = [await fromPoland(), await fromPoland(), await fromPoland()];
    await owner.api.create(`/order-routes/${routeId}/price-requests`, { subcontractor_ids: [alone.id] });
    expect(await ask(await groupOf([both, alone]), routeId)).toEqual({
      emails_sent: 1,
      total: 2,
      skipped: [{ subcontractor_id: alone.id, reason: 'already_asked' }],
    });
    expect(await ask(await groupOf([both, other]), routeId)).toEqual({
      emails_sent: 1,
      total: 2,
      skipped: [{ subcontractor_id: both.id, reason: 'already_asked' }],
    });
    const addresses = (await mailsOf(routeId)).map(({ to_address }) => to_address);
    expect(addresses.sort()).toEqual([both, alone, other].map(({ email }) => email).sort());
  });

  test('when many ask at once, in two processes', async () => {
    const { routeId } = await aRoute();
    const shared = await fromPoland();
    const groups = [await groupOf([shared, await fromPoland()]), await groupOf([shared])];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, index) =>
        (index % 2 === 0 ? app : second).api.as(owner.token).post<GroupPriceRequestAnswer>(path, {
          ...mail,
          group_id: groups[index % 4 < 2 ? 0 : 1]?.id,
          quotation_route_id: routeId,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.reduce((sum, { body }) => sum + body.emails_sent, 0)).toBe(2);
    expect(await mailsOf(routeId)).toHaveLength(2);
  });

  test('a group that was asked is remembered; who joined later is asked then', async () => {
    const { orderId, routeId } = await aRoute();
    const group = await groupOf([await fromPoland()]);
    const untouched = await aGroup(owner);
    await ask(group, routeId);
    const listed = async (query: object = {}) => {
      const { items } = await owner.api.read<Paged<GroupDto>>('/subcontractor-groups', { ...query });
      const find = ({ id }: GroupDto) => items.find((item) => item.id === id);
      return { asked: find(group), not: find(untouched) };
    };
    const told = await listed({ route_id: routeId });
    expect(told.asked).toMatchObject({ member_count: 1, asked_at: expect.any(String) });
    expect(told.not).toMatchObject({ member_count: 0, asked_at: null });
    expect((await listed()).asked).not.toHaveProperty('asked_at');
    expect((await ask(group, routeId)).emails_sent).toBe(0);
    await put(group, (await fromPoland()).id);
    expect(await ask(group, routeId)).toMatchObject({ emails_sent: 1, total: 2 });
    const { items } = await owner.api.read<OrderHistory>(`/orders/${orderId}/history`);
    expect(items.filter(({ event }) => event === 'ask_subcontractors')).toHaveLength(2);
  });
});

describe('without anybody to write to', () => {
  test('nothing happens to the order, and the group counts as not asked', async () => {
    const { orderId, routeId } = await aRoute();
    const silent = await aSubcontractor(owner, { email: null });
    const group = await groupOf([silent]);
    expect(await ask(group, routeId)).toEqual({
      emails_sent: 0,
      total: 1,
      skipped: [{ subcontractor_id: silent.id, reason: 'no_email' }],
    });
    expect(await ask(await aGroup(owner), routeId)).toEqual({ emails_sent: 0, total: 0, skipped: [] });
    expect(await owner.api.read(`/orders/${orderId}/details`)).toMatchObject({ status: 1 });
    const query = { route_id: routeId, q: group.name };
    const { items } = await owner.api.read<Paged<GroupDto>>('/subcontractor-groups', query);
    expect(items).toMatchObject([{ asked_at: null }]);
  });
});

test.each([OrderStatus.SentToClient, OrderStatus.OrderCreated])('at %i it is too late', async (status) => {
  const { routes } = await anOrderAt(app, owner, status);
  const group = await groupOf([await fromPoland()]);
  const answer = await owner.api.post(path, {
    ...mail,
    group_id: group.id,
    quotation_route_id: routes[0],
  });
  refused(answer, 409, 'status_not_allowed');
});

test('a deleted group leaves what it was asked for', async () => {
  const { routeId } = await aRoute();
  const group = await groupOf([await fromPoland()]);
  await ask(group, routeId);
  const requests = () => owner.api.read<PriceRequestList>(`/order-routes/${routeId}/price-requests`);
  expect((await requests()).items).toMatchObject([{ group_id: group.id }]);
  await owner.api.remove(`/subcontractor-groups/${group.id}`);
  expect((await requests()).items).toMatchObject([{ group_id: null, state: 'waiting' }]);
});

const { routeId: openRoute } = await aRoute();
const openGroup = await aGroup(owner);

describe('rules of a mail', () => {
  const body = () => ({
    ...mail,
    group_id: openGroup.id,
    quotation_route_id: openRoute,
    language: 'pl',
  });

  refusesValues(
    [
      ['subject', 'Transport\r\nBcc: spam@spam.example', 'invalid_characters'],
      ['subject', 'Transport\n', 'invalid_characters'],
      ['subject', '  ', 'required'],
      ['subject', 'x'.repeat(201), 'too_long'],
      ['message', 'x'.repeat(10_001), 'too_long'],
      ['message', null, 'not_a_text'],
      ['language', 'sv', 'not_in_list'],
      ['group_id', 0, 'too_small'],
      ['group_id', '1', 'not_an_integer'],
      ['quotation_route_id', 2 ** 31, 'too_large'],
      ['price', 5, 'unknown_field'],
    ],
    (field, value) => owner.api.post(path, { ...body(), [field]: value }),
  );

  test('everything that is needed is named at once', async () => {
    expect(faultsIn(await owner.api.post(path, {}))).toEqual({
      group_id: 'required',
      message: 'required',
      quotation_route_id: 'required',
      subject: 'required',
    });
  });

  test('a request without routes has nothing to ask about', async () => {
    const { id } = await anOrder(owner);
    refused(await owner.api.post(path, { ...body(), quotation_route_id: 2_000_000_000 }), 404, 'not_found');
    expect(await owner.api.read(`/orders/${id}/order-routes`)).toMatchObject({ total: 0 });
  });

  refusesBadBodies({ method: 'POST', path: () => path, caller: () => owner.api, body });
});
