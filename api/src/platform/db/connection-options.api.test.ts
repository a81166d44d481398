import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { createEmptyDatabase } from '../../testing/empty-database.js';
import { Database } from './database.js';
import { migrate } from './migrate.js';
import { sql } from './sql.js';

const database = await createEmptyDatabase();
afterAll(() => database.drop());
const shutdownHooks: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of shutdownHooks.splice(0)) await end();
});

/** Lies between the product and its database, and notes what each connection begins with. */
async function listener(): Promise<{ url: string; first: string[] }> {
  const target = new URL(database.url);
  const first: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const there = connect(Number(target.port), target.hostname);
    for (const one of [socket, there]) {
      sockets.add(one);
      one.on('error', () => undefined);
    }
    socket.once('data', (bytes) => first.push(bytes.toString('latin1')));
    socket.pipe(there).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(database.url);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  shutdownHooks.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return { url: url.href, first };
}

test('what stands behind the question mark of the address counts for every connection', async () => {
  const { url, first } = await listener();
  const address = `${url}?application_name=seen-everywhere`;
  await migrate(address);
  const migrating = first.length;
  const db = await Database.open(address, 4);
  shutdownHooks.unshift(() => db.close());
  await sql`select 1`.execute(db.reads);
  await db.acrossCompanies((unit) => unit.execute('select 1'));
  // The lock and the migrations; then reading and writing.
  expect(migrating).toBeGreaterThan(1);
  expect(first.length).toBeGreaterThan(migrating + 1);
  for (const bytes of first) expect(bytes).toContain('application_name\0seen-everywhere\0');
});
