import { describe, expect, test } from '@jest/globals';
import { aSocket, anOpenSocket, refusalOf, write } from '../../../../testing/chat.js';
import { aCollaborator, aCompany, signedIn } from '../../../../testing/people.js';
import { testApp } from '../../../../testing/test-app.js';
import { mostSockets } from './chat-sockets.service.js';
import { authMs } from './peer.js';

const app = await testApp();
const owner = await aCompany(app, { name: 'Anna Kowalczyk' });
const worker = await aCollaborator(app, owner);
const rival = await aCompany(app);

describe('a socket', () => {
  test.each(['', '/api'] as const)(
    'under "%s" tells the recipient what was written, and by whom',
    async (prefix) => {
      const socket = await anOpenSocket(app, worker, { prefix });
      expect(socket.socket.protocol).toBe('bearer');
      const message = await write(owner, worker, 'Jest POD?');
      expect(await socket.next('new_chat_message')).toEqual({
        type: 'new_chat_message',
        sender_id: owner.id,
        recipient_id: worker.id,
        sender_name: 'Anna Kowalczyk',
        message,
      });
    },
  );

  test('tells the sender’s other windows too, and nobody else', async () => {
    const [mine, other, strangers] = await Promise.all([
      anOpenSocket(app, owner),
      anOpenSocket(app, owner),
      anOpenSocket(app, rival),
    ]);
    const { id } = await write(owner, worker, 'Dla Ciebie');
    expect((await mine.next('new_chat_message')).message.id).toBe(id);
    expect((await other.next('new_chat_message')).message.id).toBe(id);
    strangers.send({ type: 'ping' });
    await strangers.next('pong');
    expect(strangers.events).toEqual([{ type: 'pong' }]);
  });

  test('tells messages in the sequence in which they were stored', async () => {
    const socket = await anOpenSocket(app, worker);
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, index) => write(owner, worker, `${index}`)),
    );
    const told: number[] = [];
    while (told.length < sent.length) told.push((await socket.next('new_chat_message')).message.id);
    expect(told).toEqual(sent.map(({ id }) => id).sort((one, other) => one - other));
  });

  test('tells what was read', async () => {
    const socket = await anOpenSocket(app, owner);
    const { id } = await write(owner, worker, 'Przeczytaj');
    await worker.api.act(`/chat/conversations/${owner.id}/read`);
    expect(await socket.next('chat_read')).toEqual({
      type: 'chat_read',
      reader_id: worker.id,
      sender_id: owner.id,
      up_to_id: id,
    });
  });

  test('answers pings, and passes over what it does not know', async () => {
    const socket = await anOpenSocket(app, worker);
    for (const frame of ['not JSON', '[]', 'null', '7', { type: 'subscribe' }]) socket.send(frame);
    socket.send({ type: 'ping' });
    expect(await socket.next('pong')).toEqual({ type: 'pong' });
  });

  test('is proved by a first message as well; what is sent in the same breath waits', async () => {
    const socket = await anOpenSocket(app, worker, { protocols: [] });
    socket.send({ type: 'auth', token: worker.token });
    socket.send({ type: 'ping' });
    await socket.next('pong');
    await write(owner, worker, 'Hej');
    await socket.next('new_chat_message');
  });

  test('is found at its own path alone, and not from other websites', async () => {
    const at = (path: string) => aSocket({ url: `${app.url}${path}` }, worker);
    expect(await refusalOf(at('/elsewhere'))).toBe(404);
    expect(await refusalOf(aSocket(app, worker, { userId: 0 }))).toBe(404);
    expect(await refusalOf(aSocket(app, worker, { origin: 'https://evil.example' }))).toBe(403);
    expect(await refusalOf(aSocket(app, worker, { origin: 'null' }))).toBe(403);
    for (const origin of [app.url, 'https://frakto.test']) await anOpenSocket(app, worker, { origin });
  });
});

describe('a socket is closed', () => {
  test.each([
    ['a token that does not work', { protocols: ['bearer', 'x'.repeat(43)] }, 4401],
    ['an endless token', { protocols: ['bearer', 'x'.repeat(3_000)] }, 4401],
    ['another user’s token', { userId: owner.id }, 4403],
    ['a user who is not there', { userId: 2_000_000_000 }, 4403],
  ])('for %s', async (_what, options, code) => {
    expect(await aSocket(app, worker, options).closed()).toBe(code);
  });

  test.each([
    ['another first message', { type: 'hello' }, 4401],
    ['a ping without a token', { type: 'ping' }, 4401],
    ['a broken first message', '{', 4401],
    ['a token that does not work', { type: 'auth', token: 'x' }, 4401],
    ['an empty token', { type: 'auth', token: '' }, 4401],
    ['a token that is no text', { type: 'auth', token: 7 }, 4401],
    ['another user’s token', { type: 'auth', token: owner.token }, 4403],
  ])('after %s', async (_what, frame, code) => {
    const socket = await anOpenSocket(app, worker, { protocols: [] });
    socket.send(frame);
    expect(await socket.closed()).toBe(code);
  });

  test('when no token comes within five seconds', async () => {
    const began = Date.now();
    const socket = await anOpenSocket(app, worker, { protocols: [] });
    expect(await socket.closed()).toBe(4401);
    expect(Date.now() - began).toBeGreaterThan(authMs - 100);
  });

  test('after a frame over 64 kB, a binary one, or a flood', async () => {
    const long = await anOpenSocket(app, worker);
    long.send('x'.repeat(64 * 1024));
    long.send({ type: 'ping' });
    await long.next('pong');
    long.send('x'.repeat(64 * 1024 + 1));
    expect(await long.closed()).toBe(1009);
    const binary = await anOpenSocket(app, worker);
    binary.send(Buffer.from('{"type":"ping"}'));
    expect(await binary.closed()).toBe(1003);
    const flood = await anOpenSocket(app, worker);
    for (let count = 0; count < 100; count += 1) flood.send({ type: 'ping' });
    expect(await flood.closed()).toBe(1008);
  });

  test('when its session ends, its user is deactivated, or gets another password', async () => {
    const one = await aCollaborator(app, owner);
    const other = await signedIn(app, one);
    const [first, second] = [await anOpenSocket(app, one), await anOpenSocket(app, other)];
    await one.api.post('/auth/logout');
    expect(await first.closed()).toBe(4401);
    second.send({ type: 'ping' });
    await second.next('pong');
    await owner.api.act(`/companies/${owner.companyId}/users/${one.id}/activate`, { is_active: false });
    expect(await second.closed()).toBe(4401);
    expect(await aSocket(app, other).closed()).toBe(4401);
  });

  test('when everybody’s sessions are looked at anew and its own is gone', async () => {
    const one = await aCollaborator(app, owner);
    const [gone, stays] = [await anOpenSocket(app, one), await anOpenSocket(app, worker)];
    await app.rows('delete from sessions where user_id = $1', [one.id]);
    await app.db.acrossCompanies((unit) => app.container.services.sessions.announceAll(unit));
    expect(await gone.closed()).toBe(4401);
    stays.send({ type: 'ping' });
    await stays.next('pong');
  });

  test('when its user has too many, the newest first; another window may be opened once one is closed', async () => {
    const many = await aCollaborator(app, owner);
    const sockets = [];
    for (let count = 0; count < mostSockets; count += 1) sockets.push(await anOpenSocket(app, many));
    expect(await aSocket(app, many).closed()).toBe(4429);
    sockets[0]?.socket.close();
    await sockets[0]?.closed();
    const next = await anOpenSocket(app, many);
    next.send({ type: 'ping' });
    await next.next('pong');
  });

  test('with 1012 when the process ends', async () => {
    const other = await testApp({ database: app.database });
    const sockets = [await anOpenSocket(other, worker), await anOpenSocket(other, worker, { protocols: [] })];
    await other.close();
    for (const socket of sockets) expect(await socket.closed()).toBe(1012);
  });

  test('without a word when nobody answers on the other side', async () => {
    const { chatSockets } = app.container.services;
    const [asleep, awake] = [await anOpenSocket(app, worker), await anOpenSocket(app, worker)];
    // As if its machine slept: it reads no more.
    asleep.socket.pause();
    for (let round = 0; round < 2; round += 1) {
      chatSockets.probe();
      awake.send({ type: 'ping' });
      await awake.next('pong');
    }
    asleep.socket.resume();
    expect(await asleep.closed()).toBe(1006);
    expect(awake.socket.readyState).toBe(awake.socket.OPEN);
  });
});
