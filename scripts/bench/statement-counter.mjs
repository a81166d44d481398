// Stands between the product and its database and counts the statements that go through.
import { connect, createServer } from 'node:net';
import { once } from 'node:events';

/** Of PostgreSQL's protocol: a statement that is sent as text, and one that was prepared and is executed. */
const query = 'Q'.charCodeAt(0);
const execute = 'E'.charCodeAt(0);

/**
 * Starts to count.
 * @param {string} databaseUrl with a port on loopback
 * @returns the URL to give to the product; `take()` tells how many statements there were since it was asked last
 */
export async function startStatementCounter(databaseUrl) {
  const behind = new URL(databaseUrl);
  let statements = 0;
  const sockets = new Set();
  // Without a delay: what waits here to be sent as one would look like time that the database takes.
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: Number(behind.port), host: behind.hostname, noDelay: true });
    for (const socket of [client, database]) {
      sockets.add(socket);
      // Whoever hangs up takes the other one along.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    const read = messagesOf((kind) => {
      if (kind === query || kind === execute) statements += 1;
    });
    client.on('data', (data) => {
      read(data);
      database.write(data);
    });
    database.on('data', (data) => client.write(data));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.port = String(server.address().port);
  return {
    url: url.href,
    take() {
      const taken = statements;
      statements = 0;
      return taken;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Reads a client's messages: a letter and a length each, but for the first one, which is a length alone. */
function messagesOf(onMessage) {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return;
      const length = head + rest.readUInt32BE(head);
      if (rest.length < length) return;
      if (!isFirst) onMessage(rest[0]);
      isFirst = false;
      rest = rest.subarray(length);
    }
  };
}
