import { beforeEach, describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { aReceivedMessage, mailToSomebody } from '../../../testing/messages.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { MessageDetails, MessagePage, MessageStats } from './message.dto.js';

const app = await testApp();
let owner: TestMember;
beforeEach(async () => {
  owner = await aCompany(app);
});

const subjects = async (query: Record<string, string | number> = {}) =>
  (await owner.api.read<MessagePage>('/messages', query)).items.map(({ subject }) => subject);

/** What came in and what went out: one order's confirmation, and two messages from outside. */
async function someMessages() {
  const order = await anOrderAt(app, owner, 1);
  await app.doJobs();
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await app.rows('update messages set created_at = $2 where order_id = $1', [order.id, ago(2)]);
  const first = await aReceivedMessage(app, owner, { subject: 'Ładunek do Tromsø', received_at: ago(3) });
  const second = await aReceivedMessage(app, owner, {
    subject: 'Faktura',
    type: 'invoice',
    client_id: order.client.id,
    received_at: ago(1),
  });
  return { order, first, second };
}

describe('the list of messages', () => {
  test('has what came and went, the latest first, with who wrote to whom', async () => {
    const { order, second } = await someMessages();
    const { items, total } = await owner.api.read<MessagePage>('/messages');
    expect(total).toBe(3);
    expect(items[0]).toMatchObject({
      id: second,
      message_type: 'incoming',
      from: 'lukasz@klient.example',
      sender_name: 'Łukasz Wiśniewski',
      client_id: order.client.id,
      client_name: order.client.name,
      excerpt: 'Potwierdzamy załadunek w piątek.',
      status: 'delivered',
      is_read: false,
    });
    expect(items[1]).toMatchObject({
      type: 'quote_confirmation',
      message_type: 'outgoing',
      to: order.client.email,
      order_id: order.id,
      status: 'delivered',
      is_read: true,
    });
    expect(items[1]?.excerpt).not.toBe('');
  });

  test('is filtered, searched and sorted', async () => {
    const { order } = await someMessages();
    expect(await subjects({ message_type: 'incoming' })).toEqual(['Faktura', 'Ładunek do Tromsø']);
    expect(await subjects({ type: 'invoice' })).toEqual(['Faktura']);
    expect(await subjects({ client_id: order.client.id, message_type: 'incoming' })).toEqual(['Faktura']);
    expect(await subjects({ q: 'ladunek DO tromso' })).toEqual(['Ładunek do Tromsø']);
    expect(await subjects({ q: 'wisniewski' })).toHaveLength(2);
    expect(await subjects({ sort: 'created_at', message_type: 'incoming' })).toEqual([
      'Ładunek do Tromsø',
      'Faktura',
    ]);
    expect(await subjects({ page: 2, page_size: 2 })).toEqual(['Ładunek do Tromsø']);
    expect(faultsIn(await owner.api.get('/messages', { sort: 'body' }))).toEqual({
      sort: 'unknown_sort_field',
    });
    expect(Object.keys(faultsIn(await owner.api.get('/messages', { status: 'lost', page: 0 })))).toEqual([
      'page',
      'status',
    ]);
  });

  test('knows the product’s types and the company’s own words, and refuses others', async () => {
    await someMessages();
    expect(await subjects({ type: 'follow_up' })).toEqual([]);
    expect(await subjects({ type: 'invoice' })).toEqual(['Faktura']);
    expect(faultsIn(await owner.api.get('/messages', { type: 'bar' }))).toEqual({ type: 'not_in_list' });
    const stranger = await aCompany(app);
    expect(faultsIn(await stranger.api.get('/messages', { type: 'invoice' }))).toEqual({
      type: 'not_in_list',
    });
  });

  test('is shared by the people of a company and nobody else', async () => {
    const { second } = await someMessages();
    const colleague = await aCollaborator(app, owner);
    expect((await colleague.api.read<MessagePage>('/messages')).total).toBe(3);
    const stranger = await aCompany(app);
    expect((await stranger.api.read<MessagePage>('/messages')).total).toBe(0);
    expect((await stranger.api.get(`/messages/${second}`)).status).toBe(404);
    expect((await stranger.api.put(`/messages/${second}`, { status: 'read' })).status).toBe(404);
    expect((await stranger.api.delete(`/messages/${second}`)).status).toBe(404);
    expect((await owner.api.read<MessageDetails>(`/messages/${second}`)).is_read).toBe(false);
  });
});

describe('reading', () => {
  test('is counted, and marked once for the whole company', async () => {
    const { first } = await someMessages();
    expect(await owner.api.read('/messages/unread-count')).toEqual({ unread_count: 2 });
    expect(await owner.api.change(`/messages/${first}`, { status: 'read' })).toMatchObject({
      status: 'read',
      is_read: true,
    });
    const colleague = await aCollaborator(app, owner);
    expect(await colleague.api.read('/messages/unread-count')).toEqual({ unread_count: 1 });
    expect(await subjects({ status: 'read' })).toEqual(['Ładunek do Tromsø']);
    expect(await owner.api.read<MessageStats>('/messages/stats')).toEqual({
      total: 3,
      incoming: 2,
      outgoing: 1,
      unread: 1,
      sent: 0,
      delivered: 2,
      failed: 0,
      read: 1,
    });
    expect(faultsIn(await owner.api.put(`/messages/${first}`, { status: 'failed' }))).toHaveProperty(
      'status',
    );
    expect(faultsIn(await owner.api.put(`/messages/${first}`, {}))).toHaveProperty('status');
  });

  test('is asked for what could not be delivered, and keeps why', async () => {
    const order = await anOrderAt(app, owner, 1);
    await app.doJobs();
    await app.rows(
      `update messages set status = 'failed', failure_reason = 'no such mailbox' where order_id = $1`,
      [order.id],
    );
    const [message] = (await owner.api.read<MessagePage>('/messages')).items;
    expect(message).toMatchObject({ status: 'failed', failure_reason: 'no such mailbox', is_read: false });
    expect(await owner.api.read('/messages/unread-count')).toEqual({ unread_count: 1 });
    await owner.api.change(`/messages/${message?.id}`, { status: 'read' });
    expect(await owner.api.read(`/messages/${message?.id}`)).toMatchObject({
      status: 'read',
      failure_reason: 'no such mailbox',
      is_read: true,
    });
  });
});

describe('what a message says', () => {
  test('has nothing in it that runs, loads or hides', async () => {
    const id = await aReceivedMessage(app, owner, {
      body:
        '<style>p{color:red}</style><p onclick="steal()">Cena: <b>100</b> EUR<script>steal()</script></p>' +
        '<div style="display: none">hidden <b>words</b></div><a href="javascript:steal()">tu</a>' +
        '<iframe src="https://evil.example"></iframe><img src="http://evil.example/pixel">',
    });
    const { content } = await owner.api.read<MessageDetails>(`/messages/${id}`);
    expect(content).toBe('<p>Cena: <b>100</b> EUR</p><a>tu</a>');
  });

  test("is the words of our own mails without their layout, with the client's link", async () => {
    const order = await anOrderAt(app, owner, 3);
    const { items } = await owner.api.read<MessagePage>('/messages', { type: 'offers_to_client' });
    const { content } = await owner.api.read<MessageDetails>(`/messages/${items[0]?.id}`);
    expect(content).toContain('Our offer:');
    expect(content).toMatch(/href="https:\/\/frakto\.test\/l\/[\w-]{64}"/);
    expect(content).not.toMatch(/frakto\.invalid|<style|<html|background/);
    expect(order.id).toBe(items[0]?.order_id);
  });
});

describe('deleting', () => {
  test('leaves the mail in the outbox', async () => {
    const order = await anOrderAt(app, owner, 1);
    const [message] = (await owner.api.read<MessagePage>('/messages')).items;
    refused(await owner.api.delete(`/messages/${message?.id}`), 409, 'message_not_sent_yet');
    await app.doJobs();
    await owner.api.remove(`/messages/${message?.id}`);
    refused(await owner.api.get(`/messages/${message?.id}`), 404);
    refused(await owner.api.delete(`/messages/${message?.id}`), 404);
    expect(
      await app.rows('select message_id, status from mail_outbox where to_address = $1', [
        order.client.email,
      ]),
    ).toEqual([{ message_id: null, status: 'captured' }]);
  });
});

describe('many', () => {
  test('are paged', async () => {
    const client = await aClient(owner);
    for (let number = 0; number < 5; number += 1) {
      await owner.api.create(
        '/messages',
        mailToSomebody({ client_id: client.id, subject: `List ${number}` }),
      );
    }
    const page = await owner.api.read<MessagePage>('/messages', { page: 2, page_size: 2, sort: 'subject' });
    expect(page.items.map(({ subject }) => subject)).toEqual(['List 2', 'List 3']);
    expect(page).toMatchObject({ total: 5, page: 2, page_size: 2, total_pages: 3 });
  });
});
