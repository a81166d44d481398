import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ClientDto } from '../../modules/directory/clients/client.dto.js';
import type { EmptyDatabase } from '../../testing/empty-database.js';
import { anOpenSocket } from '../../testing/chat.js';
import { clientFields } from '../../testing/directory.js';
import { aCollaborator, aCompany, type TestMember } from '../../testing/people.js';
import { startPrimary, startStandby, type ReplicatedServer } from '../../testing/postgres-pair.js';
import { testApp, type TestApp } from '../../testing/test-app.js';
import { Database } from './database.js';
import { prepareDatabase } from './migrate.js';
import { longestLagMs, positionOf, readFor } from './replica.js';

let primary: ReplicatedServer;
let standby: ReplicatedServer;
let app: TestApp;
/** Another process on the same servers. */
let second: TestApp;
let owner: TestMember;
let colleague: TestMember;

beforeAll(async () => {
  primary = await startPrimary();
  const db = await Database.open(primary.url, 4);
  await prepareDatabase(db);
  await db.close();
  standby = await startStandby(primary);
  const database: EmptyDatabase = {
    url: primary.url,
    name: 'frakto',
    outside: (sql) => primary.admin(sql),
    drop: () => Promise.resolve(),
  };
  const settings = { DATABASE_READ_URL: standby.url };
  app = await testApp({ database, settings, rates: 'shipped' });
  second = await testApp({ database, settings, rates: 'shipped' });
  owner = await aCompany(app);
  colleague = await aCollaborator(app, owner);
});
afterAll(async () => {
  await second.close();
  await app.close();
  await standby.remove();
  await primary.remove();
});

const header = 'frakto-position';

/** Lists the clients; tells their names, and the position of the answer. */
async function list(on: TestApp, who: TestMember, headers: Record<string, string> = {}) {
  const answer = await on.api
    .as(who.token)
    .with(headers)
    .get<{ items: ClientDto[] }>('/clients', { page_size: 100 });
  expect(answer.status).toBe(200);
  return { names: answer.body.items.map(({ name }) => name), position: answer.headers[header] };
}

/** Enters a client; tells the position of the answer. */
async function enter(name: string): Promise<string> {
  const answer = await app.api.as(owner.token).post('/clients', clientFields({ name }));
  expect(answer.status).toBe(201);
  return answer.headers[header] ?? '';
}

/** Waits until the standby has what the primary had. */
async function caughtUp(): Promise<string> {
  const { rows } = await primary.admin('select pg_current_wal_flush_lsn()::text as lsn');
  const wanted = positionOf(String(rows[0]?.['lsn']));
  for (;;) {
    const { rows: there } = await standby.admin('select pg_last_wal_replay_lsn()::text as lsn');
    if (positionOf(String(there[0]?.['lsn'])) >= wanted) return wanted;
    await pause(20);
  }
}

/** Does something while the standby gets what is written and shows nothing of it. */
async function whileHeldBack(work: () => Promise<void>): Promise<void> {
  await standby.admin('select pg_wal_replay_pause()');
  try {
    await work();
  } finally {
    await standby.admin('select pg_wal_replay_resume()');
  }
}

/** Stops or goes on with all processes of the standby, so that it holds its connections and answers none. */
function signal(name: 'STOP' | 'CONT'): void {
  const pid = readFileSync(join(standby.pgData, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' })
    .trim()
    .split(/\s+/);
  for (const one of [pid, ...children]) process.kill(Number(one), `SIG${name}`);
}

describe('with a replica', () => {
  test('who brings a position is answered by it, who brings none by the primary', async () => {
    await enter('Before');
    const position = await caughtUp();
    await whileHeldBack(async () => {
      await enter('Held back');
      expect((await list(app, colleague, { [header]: position })).names).not.toContain('Held back');
      // It is told where the primary was a second ago.
      await pause(2_000);
      const first = await list(app, colleague);
      expect(first.names).toContain('Held back');
      // What the first answer tells is enough to see it again.
      expect((await list(app, colleague, { [header]: first.position ?? '' })).names).toContain('Held back');
    });
  });

  test('everybody reads what they have written, whichever process answers', async () => {
    const before = await caughtUp();
    await whileHeldBack(async () => {
      const position = await enter('My own');
      expect(position > before).toBe(true);
      for (const one of [app, second]) {
        expect((await list(one, owner, { [header]: position })).names).toContain('My own');
        // A browser brings its cookie; the page may know of something later, or earlier.
        const cookie = `__Host-frakto_position=${position}`;
        expect((await list(one, owner, { cookie })).names).toContain('My own');
        expect((await list(one, owner, { cookie, [header]: before })).names).toContain('My own');
        expect((await list(one, owner, { cookie: `__Host-frakto_position=${before}` })).names).not.toContain(
          'My own',
        );
      }
    });
    const position = await caughtUp();
    expect((await list(second, owner, { [header]: position })).names).toContain('My own');
  });

  test('the answer to what wrote has a cookie that scripts cannot read', async () => {
    const { headers } = await app.api.as(owner.token).post('/clients', clientFields());
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-frakto_position=[\dA-F]{16}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('nobody is told less than they have brought, and what a stranger or everybody is answered tells nothing', async () => {
    const far = 'FFFFFFFFFFFFFFF0';
    const wrote = await app.api
      .as(owner.token)
      .with({ [header]: far })
      .post('/clients', clientFields());
    expect(wrote.headers[header]).toBe(far);
    const stable = await app.api.as(owner.token).get('/countries');
    expect(stable.headers['cache-control']).toContain('public');
    for (const { headers } of [stable, await app.api.get('/countries'), await app.api.get('/clients')]) {
      expect(headers[header]).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('who brings none that is known is told where the primary is now', async () => {
    const written = await enter('Just now');
    const { position } = await list(app, owner, { [header]: 'none' });
    expect((position ?? '') >= written).toBe(true);
  });

  test('a list that takes it too long is answered by the primary, then and for a while', async () => {
    const position = await caughtUp();
    const slow = (): Promise<unknown> =>
      readFor({ position, hasWritten: false }, () =>
        app.db.lists.query<{ at: string }>(
          `select pg_sleep(case when pg_is_in_recovery() then 20 else 0 end)::text, 'primary' as at`,
          [],
        ),
      );
    expect(await slow()).toMatchObject({ rows: [{ at: 'primary' }] });
    const again = performance.now();
    await slow();
    expect(performance.now() - again).toBeLessThan(2_000);
  });

  test('a call that is sent again since its answer was lost tells it as well', async () => {
    const before = await caughtUp();
    const keyed = app.api.as(owner.token).with({ 'idempotency-key': 'lost answer', [header]: before });
    await whileHeldBack(async () => {
      await keyed.post('/clients', clientFields({ name: 'Sent again' }));
      const { headers } = await keyed.post('/clients', clientFields({ name: 'Sent again' }));
      expect((await list(second, owner, { [header]: headers[header] ?? '' })).names).toContain('Sent again');
    });
  });

  test('what the caller made up, or could not be told, has the primary answer', async () => {
    await whileHeldBack(async () => {
      await enter('Made up');
      for (const made of ['none', 'x', 'FFFFFFFFFFFFFFFF', '0/16B3748'])
        expect((await list(app, colleague, { [header]: made })).names).toContain('Made up');
    });
  });

  test('a change that is told brings the position with which it is read', async () => {
    const socket = await anOpenSocket(second, colleague);
    socket.socket.send(JSON.stringify({ type: 'follow' }));
    await socket.next('following');
    await caughtUp();
    await whileHeldBack(async () => {
      await enter('Told of');
      const change = await socket.next('change');
      const { names } = await list(app, colleague, { [header]: change.position ?? '' });
      expect(names).toContain('Told of');
    });
    socket.socket.close();
  });

  test('programs that ask for changes read them afterwards', async () => {
    const position = await caughtUp();
    await whileHeldBack(async () => {
      await enter('Asked for');
      const { headers } = await app.api
        .as(colleague.token)
        .with({ [header]: position })
        .get('/changes');
      expect((await list(app, colleague, { [header]: headers[header] ?? '' })).names).toContain('Asked for');
    });
  });

  test('one that lags is left alone, and used again once it has caught up', async () => {
    const position = await caughtUp();
    await whileHeldBack(async () => {
      await enter('Lagging');
      expect((await list(app, colleague, { [header]: position })).names).not.toContain('Lagging');
      await pause(longestLagMs + 2_500);
      expect((await list(app, colleague, { [header]: position })).names).toContain('Lagging');
      expect(app.log.map(({ msg }) => msg)).toContain(
        'the replica is behind: the primary answers in its place',
      );
    });
    await caughtUp();
    await whileHeldBack(async () => {
      await enter('Used again');
      expect((await list(app, colleague, { [header]: position })).names).not.toContain('Used again');
    });
  });

  test('one that hangs holds nobody up for longer than it takes to notice', async () => {
    const position = await caughtUp();
    await list(app, colleague, { [header]: position });
    signal('STOP');
    try {
      const begun = performance.now();
      await Promise.all(Array.from({ length: 8 }, () => list(app, colleague, { [header]: position })));
      expect(performance.now() - begun).toBeLessThan(10_000);
      const again = performance.now();
      await list(app, colleague, { [header]: position });
      expect(performance.now() - again).toBeLessThan(1_000);
    } finally {
      signal('CONT');
    }
  });

  test('one that was promoted, and one that is gone, has the primary answer', async () => {
    const position = await caughtUp();
    await standby.admin('select pg_promote()');
    await enter('Promoted');
    expect((await list(second, colleague, { [header]: position })).names).toContain('Promoted');
    await standby.kill();
    expect((await list(app, colleague, { [header]: position })).names).toContain('Promoted');
    expect(app.log.map(({ msg }) => msg)).toContain('the replica is away: the primary answers in its place');
  });
});

test('without the setting lists are read like everything else, and nobody is told a position', async () => {
  const plain = await testApp();
  const somebody = await aCompany(plain);
  expect(plain.db.lists).toBe(plain.db.reads);
  expect(await plain.db.position()).toBeNull();
  const { headers } = await plain.api.as(somebody.token).get('/clients');
  expect(headers[header]).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
});
