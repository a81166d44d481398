import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { Database } from './database.js';
import { createPool, preparing } from './pools.js';
import { sql } from './sql.js';

/** The first message of a connection that is to be encrypted: PostgreSQL's SSLRequest. */
const sslRequest = Buffer.from('0000000804d2162f', 'hex');
const shutdownHooks: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of shutdownHooks.splice(0)) await end();
});

/** A database server that has no TLS, and notes what each connection begins with. */
async function serverWithoutTls(): Promise<{ port: number; first: Buffer[] }> {
  const first: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      first.push(bytes.subarray(0, 8));
      socket.end('N');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shutdownHooks.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return { port: (server.address() as AddressInfo).port, first };
}

test.each(['sslmode=verify-full', 'sslmode=no-verify', 'ssl=true'])(
  'an address with %s is spoken to by TLS or not at all, for reading and for writing',
  async (option) => {
    const { port, first } = await serverWithoutTls();
    const url = `postgresql://frakto:secret@127.0.0.1:${port}/frakto?${option}`;
    const pool = createPool(url, 1, 'read', false);
    shutdownHooks.unshift(() => pool.end());
    await expect(sql`select 1`.execute(preparing(pool))).rejects.toThrow();
    const reading = first.length;
    const db = await Database.open(url, 4);
    shutdownHooks.unshift(() => db.close());
    // Nothing connects before it is used.
    expect(first.length).toBe(reading);
    await expect(db.acrossCompanies((unit) => unit.execute('select 1'))).rejects.toThrow();
    expect(reading).toBeGreaterThan(0);
    expect(first.length).toBeGreaterThan(reading);
    for (const bytes of first) expect(bytes).toEqual(sslRequest);
  },
);
