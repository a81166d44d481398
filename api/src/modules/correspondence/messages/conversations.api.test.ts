import { describe, expect, test } from '@jest/globals';
import { FakeMailbox } from '../../../platform/incoming-mail/fake-mailbox.js';
import { refused } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ConversationMessages, ConversationPage, MessageDetails, MessagePage } from './message.dto.js';

const app = await testApp({ mailbox: new FakeMailbox() });
const owner = await aCompany(app);

/** A mail that came in. */
async function received(
  from: string,
  subject: string,
  order: number | null,
  header: string,
): Promise<number> {
  const [row] = await app.rows<{ id: number }>(
    `insert into messages (company_id, type, message_type, subject, body, sender_email, recipient_email, order_id, status, message_id_header)
     values ($1, 'letter', 'incoming', $2, '<p>Tak</p>', $3, 'us@frakto.example', $4, 'delivered', $5) returning id`,
    [owner.companyId, subject, from, order, header],
  );
  return row?.id ?? 0;
}
const conversation = (id: number) => owner.api.read<ConversationMessages>(`/messages/${id}/conversation`);
const of = (query: Record<string, string | number>) =>
  owner.api.read<ConversationPage>('/messages/conversations', query);

describe('a conversation', () => {
  test('holds what was written with one address about one order, the oldest first, and an answer to it', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    const email = order.client.email ?? '';
    const incoming = await received(email.toUpperCase(), 'Zupełnie inny temat', order.id, '<in-1@x.example>');
    await received('carrier@x.example', 'Re: oferta', order.id, '<in-2@x.example>');
    const before = await conversation(incoming);
    expect(before.items.map(({ message_type }) => message_type)).toEqual([
      'outgoing',
      'outgoing',
      'incoming',
    ]);
    const answer = await owner.api.act<MessageDetails>('/send-single-email', {
      recipient_email: email,
      subject: 'Re: Zupełnie inny temat',
      message: '<p>Dziękujemy</p>',
      type: 'reply',
      client_id: order.client.id,
      answers: incoming,
    });
    expect(answer).toMatchObject({ order_id: order.id, type: 'reply' });
    expect((await conversation(incoming)).items.at(-1)?.id).toBe(answer.id);
    const [mail] = await app.rows<{ follows_ids: string[] }>(
      'select follows_ids from mail_outbox where message_id = $1',
      [answer.id],
    );
    expect(mail?.follows_ids.at(-1)).toBe('<in-1@x.example>');
    const { items, total } = await of({ order_id: order.id });
    expect(total).toBe(2);
    expect(items.map(({ latest, count, unread }) => [latest.id, count, unread])).toEqual(
      expect.arrayContaining([[answer.id, 4, 1]]),
    );
  });

  test('without an order holds one subject, whatever mail programs put before it', async () => {
    const client = await aClient(owner);
    const email = client.email ?? '';
    const first = await received(email, 'Wolne auta', null, '<a@x.example>');
    const second = await received(email, 'Odp: RE[2]: wolne auta', null, '<b@x.example>');
    const other = await received(email, 'Fracht', null, '<c@x.example>');
    expect((await conversation(second)).items.map(({ id }) => id)).toEqual([first, second]);
    expect((await conversation(other)).items.map(({ id }) => id)).toEqual([other]);
    const { items, total, total_pages } = await of({ email, page_size: 1 });
    expect([items.length, total, total_pages]).toEqual([1, 2, 2]);
    expect((await of({ email: 'nobody@x.example' })).items).toEqual([]);
  });

  test('is found on its page however many there are, and all are counted by who goes on', async () => {
    const busy = await aCompany(app);
    await app.rows(
      `insert into messages (company_id, type, message_type, subject, body, sender_email, recipient_email, status, created_at)
       select $1, 'letter', 'incoming', 'Re: a', '', 'a' || n % 10050 || '@x.example', 'us@frakto.example', 'delivered',
         timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, 10100) n`,
      [busy.companyId],
    );
    const page = (number: number) =>
      busy.api.read<ConversationPage>('/messages/conversations', { page: number, page_size: 100 });
    const first = await page(1);
    expect(first).toMatchObject({ total: 10_000, total_pages: 100, is_total_capped: true });
    // The first 50 have written twice.
    expect(first.items.map(({ count, unread }) => [count, unread])).toEqual(
      first.items.map((_one, place) => (place < 50 ? [2, 2] : [1, 1])),
    );
    const [before, last] = [await page(100), await page(101)];
    expect(before.is_total_capped).toBeUndefined();
    expect([before.total, before.items.length, last.total, last.items.length]).toEqual([
      10_050, 100, 10_050, 50,
    ]);
    expect(last.items.at(-1)?.latest.from).toBe('a51@x.example');
  });

  test('of others is none, and cannot be answered', async () => {
    const stranger = await aCompany(app);
    const mine = await received('x@x.example', 'Moje', null, '<d@x.example>');
    refused(await stranger.api.get(`/messages/${mine}/conversation`), 404, 'not_found');
    const body = { recipient_email: 'x@x.example', subject: 'A', message: 'B', answers: mine };
    refused(await stranger.api.post('/send-single-email', body), 404, 'not_found');
    expect((await stranger.api.read<ConversationPage>('/messages/conversations')).items).toEqual([]);
    expect((await stranger.api.read<MessagePage>('/messages')).items).toEqual([]);
  });
});
