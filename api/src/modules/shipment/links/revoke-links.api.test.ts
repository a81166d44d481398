import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aGlobalClient, aSubcontractor } from '../../../testing/directory.js';
import { aLink, followLink, openLink, signatureOf, type OpenedLink } from '../../../testing/links.js';
import { anOrderAt, requestFields } from '../../../testing/orders.js';
import { aCollaborator, aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ClientDto } from '../../directory/index.js';
import type { LinkDto, LinkInput, LinkKind } from './link.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const stranger = await aCompany(app);
const view = (kind: LinkKind, { url }: OpenedLink) => {
  const ids = ['user_id', 'client_id', 'order_id', 'route_id', 'subcontractor_id', 'sig', 'exp'];
  const query = [...url.searchParams].filter(([name]) => ids.includes(name));
  return app.api.get(`/public/links/${kind}`, Object.fromEntries(query));
};
const revoke = (input: LinkInput, as = owner) => as.api.post('/links/revoke', input);

test('the link of a subcontractor who was deleted is taken back', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.Accepted);
  const carrier = await aSubcontractor(owner);
  const ids = { order_id: order.id, route_id: order.routes[0] ?? 0, subcontractor_id: carrier.id };
  const link = await aLink(owner, { kind: 'subcontractor-offer', ...ids });
  await owner.api.remove(`/subcontractors/${carrier.id}`);
  refused(await owner.api.post('/links', { kind: 'subcontractor-offer', ...ids }), 404);
  taken(await revoke({ kind: 'subcontractor-offer', ...ids }), 200);
  refused(await view('subcontractor-offer', link), 400, 'invalid_link');
});

test('the order form of a client who was deleted is taken back by its order', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.Created);
  const link = await aLink(owner, { kind: 'order-form', order_id: order.id });
  taken(await view('order-form', link), 200);
  await owner.api.remove(`/clients-personal/${link.id('client_id')}`);
  taken(await revoke({ kind: 'order-form', order_id: order.id }), 200);
  refused(await view('order-form', link), 400, 'invalid_link');
});

test('the order of a route is taken back from a subcontractor whose quote is no longer chosen', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
  const ids = { order_id: order.id, route_id: order.routes[0] ?? 0 };
  const other = await aSubcontractor(owner);
  const input: LinkInput = { kind: 'subcontractor-order-view', ...ids, subcontractor_id: other.id };
  refused(await owner.api.post('/links', input), 404);
  taken(await revoke(input), 200);
});

describe('the forms for new requests of a client', () => {
  const send = (client: ClientDto, link: OpenedLink) =>
    app.api.post('/public/quotation', {
      ...requestFields({ client_id: client.id, client_email: client.email, payment_days: 14 }),
      user_id: link.id('user_id'),
      ...signatureOf(link),
    });

  test('are taken back by the client, whoever gave them; others, and what is made later, work', async () => {
    const colleague = await aCollaborator(app, owner);
    const order = await anOrderAt(app, owner, OrderStatus.Created);
    const { client } = order;
    const input: LinkInput = { kind: 'order-form', client_id: client.id };
    const [ours, theirs] = [await aLink(owner, input), await aLink(colleague, input)];
    const ofOrder = await aLink(owner, { kind: 'order-form', order_id: order.id });
    taken(await send(client, ours), 201);
    taken(await revoke(input), 200);
    for (const link of [ours, theirs]) refused(await send(client, link), 400, 'invalid_link');
    taken(await view('order-form', ofOrder), 200);
    taken(await send(client, await aLink(colleague, input)), 201);
    const { short_url } = await owner.api.create<LinkDto>('/links', input);
    taken(await send(client, await followLink(app, short_url ?? '')), 201);
  });

  test('of a global client are those of the company', async () => {
    const shared = await aGlobalClient(app);
    for (const { api } of [owner, stranger])
      await api.create('/user-global-clients', { client_id: shared.id });
    const input: LinkInput = { kind: 'order-form', client_id: shared.id };
    const [ours, theirs] = [await aLink(owner, input), await aLink(stranger, input)];
    taken(await revoke(input), 200);
    refused(await send(shared, ours), 400, 'invalid_link');
    taken(await send(shared, theirs), 201);
  });
});

describe('whom to call', () => {
  const contactIn = (answer: { body: unknown }) => (answer.body as { contact?: unknown }).contact;

  test('is told to who has a link that was ours and no longer works, and to nobody who made one up', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    await app.rows('update company_settings set company_data = $1 where company_id = $2', [
      { phone: '+48 58 600 10 20' },
      owner.companyId,
    ]);
    const carrier = await aSubcontractor(owner);
    const ids = { order_id: order.id, route_id: order.routes[0] ?? 0, subcontractor_id: carrier.id };
    const link = await aLink(owner, { kind: 'subcontractor-offer', ...ids });
    const forged = openLink(link.url.href.replace(/sig=[\w-]{4}/, 'sig=AAAA'));
    const contact = { company_name: owner.companyName, phone: '+48 58 600 10 20' };
    expect(contactIn(await view('subcontractor-offer', forged))).toBeUndefined();
    for (let time = 0; time < 2; time += 1) {
      taken(await revoke({ kind: 'subcontractor-offer', ...ids }), 200);
      const answer = await view('subcontractor-offer', link);
      refused(answer, 400, 'invalid_link');
      expect(contactIn(answer)).toEqual(contact);
      expect(contactIn(await view('subcontractor-offer', forged))).toBeUndefined();
    }
  });
});

describe('is refused', () => {
  test('without what names the links', async () => {
    expect(faultsIn(await revoke({ kind: 'order-form' }))).toEqual({ order_id: 'required' });
    expect(faultsIn(await revoke({ kind: 'subcontractor-offer' }))).toEqual({
      order_id: 'required',
      route_id: 'required',
      subcontractor_id: 'required',
    });
  });

  test('for the order of another company, and for a route of another order', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    const other = await anOrderAt(app, owner, OrderStatus.Accepted);
    const carrier = await aSubcontractor(owner);
    const input: LinkInput = {
      kind: 'subcontractor-offer',
      order_id: order.id,
      subcontractor_id: carrier.id,
    };
    refused(await revoke({ ...input, route_id: other.routes[0] ?? 0 }), 404, 'not_found');
    refused(await revoke({ ...input, route_id: order.routes[0] ?? 0 }, stranger), 404, 'not_found');
    refused(await revoke({ kind: 'order-form', order_id: order.id }, stranger), 404, 'not_found');
    refused(await revoke({ kind: 'order-form', client_id: order.client.id }, stranger), 404, 'not_found');
  });
});

test('an address that is none, or more than a line, makes no link', async () => {
  const { id } = await anOrderAt(app, owner, OrderStatus.Created);
  for (const client_email of ['nobody', 'a@b.example\nBcc: c@d.example', 'a@b.example, c@d.example']) {
    expect(
      Object.keys(
        faultsIn(await owner.api.post('/links', { kind: 'order-form', order_id: id, client_email })),
      ),
    ).toEqual(['client_email']);
  }
  const { url } = await owner.api.create<LinkDto>('/links', {
    kind: 'order-form',
    order_id: id,
    client_email: 'other@client.example',
  });
  expect(openLink(url).url.searchParams.get('client_email')).toBe('other@client.example');
});
