import { describe, expect, test } from '@jest/globals';
import { anOpenSocket, type TestSocket } from '../../../../testing/chat.js';
import { aClient, aGlobalClient, aSubcontractor } from '../../../../testing/directory.js';
import { anOrder } from '../../../../testing/orders.js';
import { aCollaborator, aCompany, anAdministrator, type TestUser } from '../../../../testing/people.js';
import { testApp } from '../../../../testing/test-app.js';
import { mostMissed } from './change-feed.js';
import type { SocketEvent } from './socket-event.js';

const app = await testApp();
/** Another process on the same database. */
const second = await testApp({ database: app.database });
const owner = await aCompany(app, { name: 'Anna Kowalczyk' });
const worker = await aCollaborator(app, owner);
const rival = await aCompany(app);

type Change = Extract<SocketEvent, { type: 'change' }>;

interface Following {
  socket: TestSocket;
  /** Where it began. */
  seq: number;
}

/** Opens a socket that follows the changes, and waits until it is in its place. */
async function follows(on: typeof app, user: TestUser, wish: object = {}): Promise<Following> {
  const socket = await anOpenSocket(on, user);
  socket.send({ type: 'follow', ...wish });
  for (;;) {
    const placed = socket.events.find(({ type }) => type === 'following' || type === 'resync');
    if (placed && 'seq' in placed) return { socket, seq: Number(placed.seq) };
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function hears(socket: TestSocket, kind: string): Promise<Change> {
  for (;;) {
    const change = await socket.next('change');
    if (change.kind === kind) return change;
  }
}

const changesOf = ({ events }: TestSocket) =>
  events.filter((event): event is Change => event.type === 'change');

/** What a socket was told, without what is on its way: whoever is asked something later answers later. */
async function quiet(socket: TestSocket): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.send({ type: 'ping' });
  await socket.next('pong');
}

describe('a socket tells what has changed', () => {
  test('to everybody of the company, on every process, and to nobody else', async () => {
    const [mine, colleague, stranger] = await Promise.all([
      follows(app, owner),
      follows(second, worker),
      follows(second, rival),
    ]);
    const began = performance.now();
    const { id } = await aSubcontractor(worker);
    const told = await Promise.all([mine, colleague].map(({ socket }) => hears(socket, 'subcontractor')));
    // It is rung for: who only looked now and then would take a second.
    expect(performance.now() - began).toBeLessThan(900);
    for (const change of told)
      expect(change).toEqual({
        type: 'change',
        seq: expect.any(Number),
        kind: 'subcontractor',
        id,
        order_id: null,
        version: 1,
      });
    const order = await anOrder(owner);
    const ofOrder = await hears(colleague.socket, 'order');
    expect(ofOrder).toMatchObject({ id: order.id, order_id: order.id });
    await quiet(stranger.socket);
    expect(changesOf(stranger.socket)).toEqual([]);
  });

  test('also when it was changed by plain SQL, or by an administrator for all', async () => {
    const client = await aClient(owner);
    const [mine, stranger] = await Promise.all([follows(app, worker), follows(app, rival)]);
    await app.rows(`update clients set city = 'Radom' where id = $1`, [client.id]);
    expect(await hears(mine.socket, 'client')).toMatchObject({ id: client.id });
    const { id } = await aGlobalClient(app);
    for (const { socket } of [mine, stranger])
      expect(await hears(socket, 'client')).toMatchObject({ id, seq: null });
  });

  test('but nothing to a socket that does not follow, and nothing that no screen shows', async () => {
    const socket = await anOpenSocket(app, worker);
    const { socket: following } = await follows(app, owner);
    await app.rows('update users set last_login_at = now() where id = $1', [worker.id]);
    const { id } = await aClient(owner);
    expect(await hears(following, 'client')).toMatchObject({ id });
    await quiet(following);
    expect(changesOf(following).map(({ kind }) => kind)).toEqual(['client']);
    expect(changesOf(socket)).toEqual([]);
  });

  test('that an order was only opened, under a name of its own', async () => {
    const order = await anOrder(owner);
    await app.rows('update orders set is_read = false where id = $1', [order.id]);
    const { socket } = await follows(app, worker);
    await app.rows('update orders set is_read = true where id = $1', [order.id]);
    await app.rows('update orders set is_read = true where id = $1', [order.id]);
    await app.rows(`update orders set is_read = false, notes = 'Winda' where id = $1`, [order.id]);
    expect(await hears(socket, 'order')).toMatchObject({ id: order.id });
    expect(changesOf(socket).map(({ kind }) => kind)).toEqual(['order_read', 'order']);
  });

  test('many of a kind in one statement as one change, and what a deletion takes along with its cause', async () => {
    const order = await anOrder(owner);
    const { socket } = await follows(app, owner);
    await app.rows(
      `insert into subcontractors (company_id, user_id, name, email, created_at, update_date)
       select $1, $2, 'Wielu ' || n, 'wielu' || n || '@example.com', now(), now() from generate_series(1, 500) n`,
      [owner.companyId, owner.id],
    );
    expect(await hears(socket, 'subcontractor')).toMatchObject({ id: null });
    await app.rows('delete from orders where id = $1', [order.id]);
    expect(await hears(socket, 'order')).toMatchObject({ id: order.id });
    await quiet(socket);
    expect(changesOf(socket).map(({ kind }) => kind)).toEqual(['subcontractor', 'order']);
  });
});

describe('who comes back', () => {
  test('is told what they have missed, once, and what comes from then on', async () => {
    const { socket, seq } = await follows(app, owner);
    socket.socket.terminate();
    const ids = [await aClient(owner), await aClient(worker)].map(({ id }) => id);
    const again = await follows(second, owner, { after: seq });
    expect(changesOf(again.socket).map(({ id }) => id)).toEqual(ids);
    expect(again.seq).toBe(changesOf(again.socket).at(-1)?.seq);
    const { id } = await aClient(owner);
    expect(await hears(again.socket, 'client')).toMatchObject({ id: ids[0] });
    await quiet(again.socket);
    expect(changesOf(again.socket).map((change) => change.id)).toEqual([...ids, id]);
  });

  test('is told nothing when nothing was missed', async () => {
    const { seq } = await follows(app, owner);
    const { socket } = await follows(second, owner, { after: seq });
    expect(socket.events).toEqual([{ type: 'following', seq }]);
  });

  test('reads everything anew after a number that is gone, was another company’s, or lies too far back', async () => {
    await aClient(rival);
    const { seq } = await follows(app, rival);
    const { seq: mine } = await follows(app, owner);
    const [gone] = await app.rows<{ seq: number }>(
      'delete from changes where seq = (select min(seq) from changes where company_id = $1) returning seq',
      [owner.companyId],
    );
    for (const after of [seq, mine + 1_000_000, Number(gone?.seq)]) {
      const { socket } = await follows(app, owner, { after });
      expect(socket.events).toEqual([{ type: 'resync', seq: mine }]);
    }
    await app.rows(
      `insert into change_notes (company_id, kind, record_id) select $1, 'client', n from generate_series(1, $2::int) n`,
      [rival.companyId, mostMissed],
    );
    expect(changesOf((await follows(app, rival, { after: seq })).socket)).toHaveLength(mostMissed);
    await app.rows(`insert into change_notes (company_id, kind) values ($1, 'client')`, [rival.companyId]);
    const late = await follows(app, rival, { after: seq });
    expect(late.socket.events.map(({ type }) => type)).toEqual(['resync']);
  });

  test('for the first time is told what changed while their page was loading', async () => {
    const { id } = await aClient(owner);
    const { socket } = await follows(app, owner, { seconds: 30 });
    expect(changesOf(socket).map((change) => change.id)).toContain(id);
    expect(changesOf((await follows(app, owner)).socket)).toEqual([]);
  });

  test('with what is no wish is passed over', async () => {
    const socket = await anOpenSocket(app, owner);
    for (const after of [-1, 1.5, 'x', {}, 1e300]) socket.send({ type: 'follow', after });
    await quiet(socket);
    expect(socket.events).toEqual([{ type: 'pong' }]);
  });
});

test('numbers come in the sequence of the commits: none appears before one that was told', async () => {
  const company = await aCompany(app);
  const { socket } = await follows(app, company);
  const connections = await Promise.all(Array.from({ length: 6 }, () => app.db.pools.units.connect()));
  const all = 90;
  try {
    await Promise.all(
      connections.map(async (connection, place) => {
        for (let round = 0; round < all / connections.length; round += 1) {
          await connection.query('begin');
          await connection.query(
            `insert into change_notes (company_id, kind, record_id) values ($1, 'client', $2)`,
            [company.companyId, place * 1000 + round],
          );
          await connection.query('select pg_sleep($1)', [Math.random() / 50]);
          await connection.query('commit');
        }
      }),
    );
  } finally {
    connections.forEach((connection) => connection.release());
  }
  while (changesOf(socket).length < all) await socket.next('change');
  const seqs = changesOf(socket).map(({ seq }) => Number(seq));
  expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
  const rows = await app.rows<{ seq: number }>('select seq from changes where company_id = $1 order by seq', [
    company.companyId,
  ]);
  const later = rows.map(({ seq }) => Number(seq)).slice(-all);
  expect(seqs).toEqual(later);
});

describe('who may follow', () => {
  test('whoever is deactivated is told no more', async () => {
    const leaver = await aCollaborator(app, owner);
    const { socket } = await follows(second, leaver);
    await owner.api.act(`/companies/${owner.companyId}/users/${leaver.id}/activate`, { is_active: false });
    expect(await socket.closed()).toBe(4401);
    const heard = socket.events.length;
    await aClient(owner);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(socket.events).toHaveLength(heard);
  });

  test('whoever is in another company now reads everything anew, and is told of that one alone', async () => {
    const mover = await aCollaborator(app, owner);
    const { socket } = await follows(app, mover);
    await app.rows('update users set company_id = $1 where id = $2', [rival.companyId, mover.id]);
    await socket.next('resync');
    const heard = socket.events.length;
    await aClient(owner);
    const { id } = await aClient(rival);
    expect(await hears(socket, 'client')).toMatchObject({ id });
    await quiet(socket);
    expect(socket.events.slice(heard).filter(({ type }) => type === 'change')).toHaveLength(1);
  });

  test('an administrator is told of what belongs to no company, and of no company’s records', async () => {
    const administrator = await anAdministrator(app);
    const { socket } = await follows(app, administrator);
    await aClient(owner);
    const { id } = await aGlobalClient(app);
    expect(await hears(socket, 'client')).toMatchObject({ id, seq: expect.any(Number) });
    await quiet(socket);
    const foreign = changesOf(socket).filter(({ order_id, kind }) => order_id !== null || kind === 'quote');
    expect(foreign).toEqual([]);
    expect(changesOf(socket).filter(({ kind }) => kind === 'client')).toHaveLength(1);
  });
});
