import { describe, expect, test } from '@jest/globals';
import { anOpenSocket, write } from '../../../../testing/chat.js';
import { aCollaborator, aCompany, type TestUser } from '../../../../testing/people.js';
import { testApp } from '../../../../testing/test-app.js';
import type { UserSearchResult } from '../../../identity/users/user.dto.js';
import type { ChatConversationPage } from '../chat.dto.js';

const app = await testApp();
/** Another process on the same database. */
const second = await testApp({ database: app.database });
const owner = await aCompany(app);
const worker = await aCollaborator(app, owner);

async function seesOnline(on: typeof app, who: TestUser, of: TestUser): Promise<boolean> {
  const { items } = await on.api.as(who.token).read<UserSearchResult>('/chat/users', { q: of.email });
  return items[0]?.is_online ?? false;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('with two processes on one database', () => {
  test('each tells its own sockets what was written on the other', async () => {
    const here = await anOpenSocket(app, worker);
    const there = await anOpenSocket(second, worker);
    const windows = await anOpenSocket(second, owner);
    const { id } = await write(owner, worker, 'Przez bazę');
    for (const socket of [here, there, windows]) {
      expect((await socket.next('new_chat_message')).message.id).toBe(id);
    }
    await second.api.as(worker.token).act(`/chat/conversations/${owner.id}/read`);
    expect((await windows.next('chat_read')).up_to_id).toBe(id);
  });

  test('what goes over the wire between them are ids', async () => {
    const heard: string[] = [];
    app.container.notices.on('chat', (payload) => heard.push(payload));
    const { id } = await write(owner, worker, 'Nikomu nie mów');
    const ids = JSON.stringify({ message: id, sender: owner.id, recipient: worker.id });
    await until(() => Promise.resolve(heard.includes(ids)));
    expect(heard.join()).not.toContain('Nikomu');
  });

  test('a notice that nobody understands ends nothing', async () => {
    const socket = await anOpenSocket(app, worker);
    await app.rows(`select pg_notify('chat', 'no JSON'), pg_notify('chat', 'null')`);
    const { id } = await write(owner, worker, 'Nadal działa');
    expect((await socket.next('new_chat_message')).message.id).toBe(id);
  });

  test('a session that ends on one closes the socket on the other', async () => {
    const leaver = await aCollaborator(app, owner);
    const socket = await anOpenSocket(second, leaver);
    await owner.api.act(`/companies/${owner.companyId}/users/${leaver.id}/activate`, { is_active: false });
    expect(await socket.closed()).toBe(4401);
  });

  test('a user is online as long as a socket is open on one of them', async () => {
    const somebody = await aCollaborator(app, owner);
    await write(somebody, owner, 'Cześć');
    expect(await seesOnline(app, owner, somebody)).toBe(false);
    const there = await anOpenSocket(second, somebody);
    await until(() => seesOnline(app, owner, somebody));
    const { items } = await owner.api.read<ChatConversationPage>('/chat/conversations');
    expect(items.find(({ user_id }) => user_id === somebody.id)?.is_online).toBe(true);
    const here = await anOpenSocket(app, somebody);
    there.socket.close();
    await there.closed();
    await until(
      async () =>
        (await app.rows('select from chat_presence where user_id = $1', [somebody.id])).length === 1,
    );
    expect(await seesOnline(second, owner, somebody)).toBe(true);
    here.socket.close();
    await until(async () => !(await seesOnline(second, owner, somebody)));
  });

  test('users of a process that was killed are away once it has been silent for half a minute', async () => {
    const somebody = await aCollaborator(app, owner);
    await app.rows(
      `insert into chat_processes (id, seen_at) values (gen_random_uuid(), now() - interval '29 s')`,
    );
    await app.rows(
      "insert into chat_presence select $1, id from chat_processes where seen_at < now() - interval '25 s'",
      [somebody.id],
    );
    expect(await seesOnline(app, owner, somebody)).toBe(true);
    await app.rows(
      `update chat_processes set seen_at = seen_at - interval '2 s' where seen_at < now() - interval '25 s'`,
    );
    expect(await seesOnline(app, owner, somebody)).toBe(false);
  });

  test('after the notices were cut off, sockets are told to read what they may have missed', async () => {
    const socket = await anOpenSocket(second, worker);
    const leaver = await aCollaborator(app, owner);
    const leavers = await anOpenSocket(second, leaver);
    await app.database.outside(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query ilike 'listen%'`,
      [app.database.name],
    );
    await socket.next('chat_missed');
    await owner.api.act(`/companies/${owner.companyId}/users/${leaver.id}/activate`, { is_active: false });
    expect(await leavers.closed()).toBe(4401);
    await socket.next('chat_missed');
    const { id } = await write(owner, worker, 'Znowu słychać');
    expect((await socket.next('new_chat_message')).message.id).toBe(id);
  });
});
