import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { write } from '../../../testing/chat.js';
import {
  aCollaborator,
  aCompany,
  aLoner,
  anAdministrator,
  signedIn,
  type TestMember,
  type TestUser,
} from '../../../testing/people.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { testApp } from '../../../testing/test-app.js';
import type {
  ChatMessageDto,
  ChatConversationPage,
  ChatMessagePage,
  ChatReadResult,
  UnreadChatMessages,
} from './chat.dto.js';

const app = await testApp();
const owner = await aCompany(app, { name: 'Anna Kowalczyk' });
const rival = await aCompany(app);
const admin = await anAdministrator(app);

const colleague = (): Promise<TestMember> => aCollaborator(app, owner);
const thread = async (of: TestUser, other: { id: number }, query = {}) =>
  of.api.read<ChatMessagePage>(`/chat/messages/${other.id}`, query);
const texts = async (of: TestUser, other: { id: number }, query = {}) =>
  (await thread(of, other, query)).items.map(({ content }) => content);
const conversations = async (of: TestUser) =>
  (await of.api.read<ChatConversationPage>('/chat/conversations')).items;
const unread = async (of: TestUser) =>
  (await of.api.read<UnreadChatMessages>('/chat/unread-count')).unread_count;
const markRead = (of: TestUser, other: { id: number }, body = {}) =>
  of.api.act<ChatReadResult>(`/chat/conversations/${other.id}/read`, body);

describe('a conversation', () => {
  test('is what two people wrote, and both see it with the other one’s name', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const sent = await write(one, other, '  Skandia pyta o rozładunek.\nPo 16?  ');
    expect(sent).toEqual({
      id: expect.any(Number),
      sender_id: one.id,
      recipient_id: other.id,
      content: 'Skandia pyta o rozładunek.\nPo 16?',
      created_at: expect.any(String),
      is_read: false,
    });
    await write(other, one, 'Tak, brama 3.');
    expect(await texts(one, other)).toEqual(['Skandia pyta o rozładunek.\nPo 16?', 'Tak, brama 3.']);
    expect(await texts(other, one)).toEqual(await texts(one, other));
    expect(await conversations(one)).toEqual([
      {
        user_id: other.id,
        user_name: expect.stringMatching(/^Worker/),
        is_online: false,
        is_active: true,
        last_message: 'Tak, brama 3.',
        last_message_time: expect.any(String),
        last_message_sender_id: other.id,
        unread_count: 1,
      },
    ]);
  });

  test('is in the list by its latest message', async () => {
    const me = await colleague();
    const others = [await colleague(), await colleague(), await colleague()];
    for (const other of others) await write(other, me, 'Dzień dobry');
    await write(me, others[0] as TestUser, 'Witam');
    const ids = others.map(({ id }) => id);
    expect((await conversations(me)).map(({ user_id }) => user_id)).toEqual([ids[0], ids[2], ids[1]]);
    const second = await me.api.read<ChatConversationPage>('/chat/conversations', { page: 2, page_size: 2 });
    expect(second).toMatchObject({ total: 3, total_pages: 2, items: [{ user_id: ids[1] }] });
    const beyond = await me.api.read<ChatConversationPage>('/chat/conversations', { page: 9, page_size: 2 });
    expect(beyond).toMatchObject({ total: 3, items: [] });
  });

  test('has its latest messages on the first page, each page in the sequence of reading', async () => {
    const [one, other] = [await colleague(), await colleague()];
    for (let number = 1; number <= 7; number += 1)
      await write(number % 2 ? one : other, number % 2 ? other : one, `${number}`);
    expect(await texts(one, other, { page_size: 3 })).toEqual(['5', '6', '7']);
    expect(await texts(one, other, { page_size: 3, page: 3 })).toEqual(['1']);
    const { items, ...page } = await thread(one, other, { page_size: 3 });
    expect(page).toEqual({ total: 7, page: 1, page_size: 3, total_pages: 3 });
    await write(other, one, '8');
    expect(await texts(one, other, { page_size: 3, before_id: items[0]?.id })).toEqual(['2', '3', '4']);
    expect((await thread(one, other)).page_size).toBe(50);
  });

  test('counts what is unread until it is marked; looking marks nothing', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const first = await write(one, other, 'Jeden');
    await write(one, other, 'Dwa');
    await thread(other, one);
    expect(await unread(other)).toBe(2);
    expect(await unread(one)).toBe(0);
    expect(await markRead(other, one, { up_to_id: first.id })).toEqual({ user_id: one.id, unread_count: 1 });
    expect((await thread(one, other)).items.map(({ is_read }) => is_read)).toEqual([true, false]);
    expect(await markRead(other, one)).toEqual({ user_id: one.id, unread_count: 0 });
    // Nothing that was read becomes unread again.
    expect(await markRead(other, one, { up_to_id: first.id })).toEqual({ user_id: one.id, unread_count: 0 });
    expect(await unread(other)).toBe(0);
    // What has not been written yet is not read either.
    await markRead(other, one, { up_to_id: 2_000_000_000 });
    await write(one, other, 'Trzy');
    expect(await unread(other)).toBe(1);
    expect(await markRead(one, await colleague())).toMatchObject({ unread_count: 0 });
  });

  test('is deleted for one, stays for the other, and comes back with what is new', async () => {
    const [one, other] = [await colleague(), await colleague()];
    await write(one, other, 'Stare');
    await other.api.remove(`/chat/conversations/${one.id}`);
    expect(await conversations(other)).toEqual([]);
    expect(await texts(other, one)).toEqual([]);
    expect(await unread(other)).toBe(0);
    expect(await texts(one, other)).toEqual(['Stare']);
    await write(one, other, 'Nowe');
    expect(await texts(other, one)).toEqual(['Nowe']);
    expect(await conversations(other)).toMatchObject([{ last_message: 'Nowe', unread_count: 1 }]);
    expect(await texts(one, other)).toEqual(['Stare', 'Nowe']);
    await other.api.remove(`/chat/conversations/${(await colleague()).id}`);
  });

  test('is gone once both have deleted it', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const stored = () =>
      app.rows(`select id from chat_messages where sender_id = any($1)`, [[one.id, other.id]]);
    await write(one, other, 'Jeden');
    await other.api.remove(`/chat/conversations/${one.id}`);
    await write(one, other, 'Dwa');
    await one.api.remove(`/chat/conversations/${other.id}`);
    expect(await stored()).toHaveLength(1);
    await other.api.remove(`/chat/conversations/${one.id}`);
    expect(await stored()).toHaveLength(0);
    await write(one, other, 'Trzy');
    expect(await texts(other, one)).toEqual(['Trzy']);
  });

  test('that one deletes for good while the other one writes begins anew with what was written', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const forget = (of: TestUser, who: { id: number }) => of.api.delete(`/chat/conversations/${who.id}`);
    for (let round = 0; round < 20; round += 1) {
      await write(one, other, 'Stare');
      await forget(one, other);
      await Promise.all([forget(other, one), write(one, other, `${round}`)]);
      expect(await texts(one, other)).toEqual([`${round}`]);
      expect((await conversations(one)).map(({ last_message }) => last_message)).toEqual([`${round}`]);
      await forget(one, other);
      await forget(other, one);
    }
  });

  test('of two who write at the same moment has every message once, in one sequence for both', async () => {
    const [one, other] = [await colleague(), await colleague()];
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 ? write(one, other, `${index}`) : write(other, one, `${index}`),
      ),
    );
    expect(new Set(await texts(one, other)).size).toBe(40);
    expect(await texts(one, other)).toEqual(await texts(other, one));
    expect(await unread(one)).toBe(20);
    expect(await unread(other)).toBe(20);
  });
});

describe('a message', () => {
  const key = '6f1c2a34-0b5d-4e6f-8a9b-0c1d2e3f4a5b';

  test('is written once however often it is sent under its key', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const sent = await Promise.all([1, 2, 3].map(() => write(one, other, 'Raz', { client_key: key })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await texts(other, one)).toEqual(['Raz']);
    expect(await unread(other)).toBe(1);
    const elsewhere = { recipient_id: owner.id, content: 'Raz', client_key: key };
    expect(faultsIn(await one.api.post('/chat/messages', elsewhere))).toEqual({
      client_key: 'invalid_value',
    });
    // Keys are the sender's own.
    await write(other, one, 'Dwa', { client_key: key });
    expect(await texts(one, other)).toEqual(['Raz', 'Dwa']);
  });

  refusesValues(
    [
      ['content', '', 'required'],
      ['content', ' \n\t ', 'required'],
      ['content', 'x'.repeat(4_001), 'too_long'],
      ['content', 7, 'not_a_text'],
      ['content', 'a\u0000b', 'invalid_characters'],
      ['recipient_id', null, 'not_an_integer'],
      ['recipient_id', String(owner.id), 'not_an_integer'],
      ['recipient_id', 0, 'too_small'],
      ['recipient_id', 3_000_000_000, 'too_large'],
      ['recipient_id', rival.id, 'invalid_value'],
      ['client_key', 'x', 'invalid_format'],
      ['recipient_email', 'kari', 'invalid_email'],
      ['sender_id', 1, 'unknown_field'],
    ],
    (name, value) =>
      rival.api.post('/chat/messages', { recipient_id: admin.id, content: 'Hei', [name]: value }),
  );

  test('names every fault at once', async () => {
    expect(faultsIn(await owner.api.post('/chat/messages', { content: ' ' }))).toEqual({
      content: 'required',
      recipient_id: 'required',
    });
  });

  test('keeps every letter and sign as it was written, and is no HTML to anybody', async () => {
    const other = await colleague();
    const text = '<b>Łódź</b> & „Tromsø” 🚚 \\n %s {{x}} $1\nhttps://frakto.example';
    await write(owner, other, text);
    expect(await texts(other, owner)).toContain(text);
  });

  test('is limited', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.02' } });
    const one = await aCompany(strict);
    const other = await aCollaborator(strict, one);
    const send = () => one.api.post('/chat/messages', { recipient_id: other.id, content: 'Hej' });
    for (let count = 0; count < 2; count += 1) await send();
    refused(await send(), 429, 'too_many_requests');
  });
});

describe('who may write to whom', () => {
  const post = (from: TestUser, to: { id: number }, more = {}) =>
    from.api.post('/chat/messages', { recipient_id: to.id, content: 'Dzień dobry', ...more });

  test('colleagues and administrators, in both directions', async () => {
    const worker = await colleague();
    for (const [from, to] of [
      [worker, owner],
      [owner, worker],
      [rival, admin],
      [admin, rival],
      [await aLoner(app), admin],
    ] as const) {
      expect((await post(from, to)).status).toBe(201);
    }
  });

  test('another company’s people only with their whole address; they may answer', async () => {
    const stranger = await aCollaborator(app, rival);
    const me = await colleague();
    refused(await post(me, stranger), 404, 'chat_partner_not_found');
    refused(await post(me, stranger, { recipient_email: rival.email }), 404, 'chat_partner_not_found');
    refused(await me.api.get(`/chat/messages/${stranger.id}`), 404, 'chat_partner_not_found');
    expect(
      (await post(me, stranger, { recipient_email: ` ${stranger.email.toUpperCase()}`.trim() })).status,
    ).toBe(201);
    expect((await post(stranger, me)).status).toBe(201);
    expect((await post(me, stranger)).status).toBe(201);
    expect(JSON.stringify(await conversations(stranger))).not.toContain(me.email);
  });

  test('by the whole address alone, whoever they are', async () => {
    const stranger = await aCollaborator(app, rival);
    const me = await colleague();
    const send = (recipient_email: string) =>
      me.api.post<ChatMessageDto>('/chat/messages', { recipient_email, content: 'Hei' });
    expect((await send(` ${stranger.email.toUpperCase()}`.trim())).body.recipient_id).toBe(stranger.id);
    expect((await send(owner.email)).body.recipient_id).toBe(owner.id);
    refused(await send('nobody@forwarder.example'), 404, 'chat_partner_not_found');
    refused(await send(me.email), 404, 'chat_partner_not_found');
    expect(faultsIn(await me.api.post('/chat/messages', { content: 'Hei' }))).toEqual({
      recipient_id: 'required',
    });
  });

  test('whom one found by their whole address is written to by the id, for a day, and tells no more', async () => {
    const stranger = await aCollaborator(app, rival);
    const me = await colleague();
    const find = (q: string) => me.api.read('/users/search', { q });
    await find(stranger.email.slice(0, -1));
    refused(await post(me, stranger), 404, 'chat_partner_not_found');
    await find(stranger.email.toUpperCase());
    refused(await me.api.get(`/chat/messages/${stranger.id}`), 404, 'chat_partner_not_found');
    refused(await post(await colleague(), stranger), 404, 'chat_partner_not_found');
    const age = () =>
      app.rows(`update found_users set found_at = now() - interval '25 hours' where user_id = $1`, [me.id]);
    await age();
    refused(await post(me, stranger), 404, 'chat_partner_not_found');
    await find(stranger.email);
    expect((await post(me, stranger)).status).toBe(201);
    // From now on they know each other.
    await age();
    expect((await post(me, stranger)).status).toBe(201);
  });

  test('guesses of addresses are limited', async () => {
    const strict = await testApp({ database: app.database, settings: { RATE_LIMIT_FACTOR: '0.02' } });
    const one = await signedIn(strict, await colleague());
    const other = rival;
    const guess = async (user: TestUser) =>
      (await post(user, other, { recipient_email: 'guess@forwarder.example' })).status;
    expect([await guess(one), await guess(one)]).toEqual([404, 404]);
    expect(await guess(one)).toBe(429);
  });

  test('nobody to an account that was deactivated; what was written stays', async () => {
    const idle = await colleague();
    await write(idle, owner, 'Do widzenia');
    await owner.api.act(`/companies/${owner.companyId}/users/${idle.id}/activate`, { is_active: false });
    refused(await post(owner, idle), 409, 'chat_partner_inactive');
    const byAddress = { recipient_email: idle.email, content: 'Hei' };
    refused(await owner.api.post('/chat/messages', byAddress), 409, 'chat_partner_inactive');
    expect(await texts(owner, idle)).toEqual(['Do widzenia']);
    expect(await conversations(owner)).toContainEqual(
      expect.objectContaining({ user_id: idle.id, is_active: false }),
    );
  });

  test('a deleted user’s conversations go with them', async () => {
    const gone = await colleague();
    const other = await colleague();
    await write(gone, other, 'Zniknie');
    await admin.api.remove(`/users/${gone.id}`);
    expect(await conversations(other)).toEqual([]);
    expect(await unread(other)).toBe(0);
    refused(await other.api.get(`/chat/messages/${gone.id}`), 404);
  });

  test('nobody to themselves', async () => {
    expect(faultsIn(await post(owner, owner))).toEqual({ recipient_id: 'invalid_value' });
    refused(await owner.api.get(`/chat/messages/${owner.id}`), 404);
    refused(await owner.api.post(`/chat/conversations/${owner.id}/read`), 404);
  });
});

test('the search of the chat is the search for users', async () => {
  const me = await colleague();
  for (const q of [me.email.slice(0, 5), 'administ', rival.email, ' ']) {
    const found = await me.api.read('/chat/users', { q });
    expect(found).toEqual(await me.api.read('/users/search', { q }));
  }
  expect(faultsIn(await me.api.get('/chat/users'))).toEqual({ q: 'required' });
});

test('paths take no other ids', async () => {
  for (const id of ['0', 'x', '2147483648', '1.5']) {
    refused(await owner.api.get(`/chat/messages/${id}`), 404);
    refused(await owner.api.delete(`/chat/conversations/${id}`), 404);
  }
  expect(
    faultsIn(await owner.api.get(`/chat/messages/${admin.id}`, { page: 0, page_size: 1001, before_id: 0 })),
  ).toEqual({
    before_id: 'too_small',
    page: 'too_small',
    page_size: 'too_large',
  });
});
